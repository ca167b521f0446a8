import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/** The glossary of CONTRIBUTING.md, for the words that no other sense makes right. By the word to use instead. */
const INSTEAD = {
  asker: 'caller',
  hears: 'gets, receives',
  hearer: 'listener',
  untold: 'unannounced',
  tellable: 'announceable',
  doorbell: 'bus',
  parcel: 'body',
  hole: 'gap',
  anew: 'again',
  whoever: 'a user who, anyone who',
  presenter: 'anchor',
  tenant: 'site',
}

const SOURCE = /\.(?:tsx?|mjs)$/
const DECLARED =
  /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)|^\s*(?:async )?#?([a-z][\w$]*)(?:\(|: )/gm
const TITLES = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** The declared names and the titles of tests that contain such a word. */
export const problemsOf = (files) =>
  files.flatMap(({ file, text }) => {
    const names = [...text.matchAll(DECLARED)].map(([, declared, member]) => declared ?? member)
    const titles = [...text.matchAll(TITLES)].map(([, , title]) => title)
    const found = [
      ...names.map((name) => [name, name.split(/(?=[A-Z])|_/)]),
      ...titles.map((title) => [title, title.split(/\W+/)]),
    ].flatMap(([where, words]) =>
      words
        .map((word) => word.toLowerCase())
        .filter((word) => Object.hasOwn(INSTEAD, word))
        .map((word) => `${file}: "${where}" says ${word}: use ${INSTEAD[word]}`),
    )
    return [...new Set(found)]
  })

/** Names and titles are for newcomers: one word for one thing. */
export const words = {
  id: 'words',
  title: 'Names and titles of tests use the words of the glossary',
  check: async ({ root }) => {
    const tracked = git(root, 'ls-files', '--', 'packages', 'apps', 'tooling', 'examples')
    if (tracked === null) return { skipped: 'not a git checkout' }
    const files = tracked.split('\n').filter((file) => SOURCE.test(file) && !file.startsWith('tooling/guards/words.'))
    return { problems: problemsOf(files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))) }
  },
}
