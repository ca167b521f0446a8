import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/** A text that is written in a component is Chinese in every language, and the types of the locales do not miss it. */
export const texts = {
  id: 'texts',
  title: 'Texts of the interface are in the locales',
  remedy: 'Add the text to the locales of both languages.',
  check: async ({ root }) => {
    const tracked = git(root, 'ls-files', '--', 'apps/mobile-web/src', 'packages/ui/src')
    if (tracked === null) return { skipped: 'not a git checkout' }
    const files = tracked.split('\n').filter((file) => /\.tsx?$/.test(file) && !OWN_TEXTS.test(file))
    return { problems: problemsOf(files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))) }
  },
}

/** The texts of a language, letters that sort names, tests and stories. */
const OWN_TEXTS =
  /\.(?:test|stories)\.tsx?$|\/(?:locales|testing|story-kit|conformance)\/|\/terms-cn\.ts$|\/by-letter\.ts$/
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm
const CHINESE = /\p{Script=Han}+/gu
/** The language switch names each language in that language. */
const IN_EVERY_LANGUAGE = new Set(['中文', '切换到中文'])

/** Every Chinese text outside of comments. */
export const problemsOf = (files) =>
  files.flatMap(({ file, text }) =>
    [...text.replaceAll(COMMENTS, '').matchAll(CHINESE)]
      .filter(([found]) => !IN_EVERY_LANGUAGE.has(found))
      .map(([found]) => `${file} has the text ${found}: add it to the locales`),
  )
