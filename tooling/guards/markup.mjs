import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/** Names and messages are of other users. As HTML they would be a program of theirs; React and `textContent` show text. */
export const markup = {
  id: 'markup',
  title: 'No text becomes HTML',
  remedy: 'Show the text with `textContent` or JSX.',
  check: async ({ root }) => {
    const tracked = git(root, 'ls-files', '--', 'packages', 'apps')
    if (tracked === null) return { skipped: 'not a git checkout' }
    const files = tracked.split('\n').filter((file) => SOURCE.test(file) && !OF_TESTS.test(file))
    return { problems: problemsOf(files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))) }
  },
}

const SOURCE = /\/(?:src|service-worker)\/.*\.tsx?$/
const OF_TESTS = /\.(?:test|stories)\.tsx?$|\/(?:conformance|testing)\//

const PROPERTIES = /\b(innerHTML|outerHTML|dangerouslySetInnerHTML|srcdoc)['"]?\]?\s*(?:=(?![=>])|[+?|&]+=|:)/gi
const METHODS =
  /\b(insertAdjacentHTML|createContextualFragment|parseFromString|setHTML|setHTMLUnsafe|document\.write|document\.writeln)\(/g

/** Every place that parses a text as HTML. */
export const problemsOf = (files) =>
  files.flatMap(({ file, text }) =>
    [PROPERTIES, METHODS].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ([, name]) => `${file} makes HTML of a text with ${name}: use textContent or JSX`,
      ),
    ),
  )
