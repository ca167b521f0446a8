import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/**
 * The rules of the specification are in `SPEC.md` of each package, and comments cite them by id. Without this check an
 * id could be missing after a renumbering, and there could be rules that no code implements.
 */
export const specRules = {
  id: 'spec',
  title: 'Cited rules exist, and every rule is cited',
  remedy: 'Correct the id, or add or delete the rule.',
  check: async ({ root }) => {
    const tracked = git(root, 'ls-files', '--', 'packages', 'apps', 'tooling')
    if (tracked === null) return { skipped: 'not a git checkout' }
    const files = tracked
      .split('\n')
      .filter((file) => /\.(tsx?|mjs|md)$/.test(file) && !/\/(etc|generated)\//.test(file))
    return { problems: problemsOf(files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))) }
  },
}

const RULE = /^- \*\*([A-Z]+-\d+)\*\* /gm
/** A file of the specification, which is not in the repository. */
const OUTSIDE = /\b(?:app|im|decisions)\.md\b|\bdecisions? \d+/

/** The problems with the rules and citations of files, each with its path and text. */
export const problemsOf = (files) => {
  const specs = files.filter(({ file }) => file.endsWith('/SPEC.md'))
  const rules = specs.flatMap(({ file, text }) => [...text.matchAll(RULE)].map(([, id]) => ({ id, file })))
  const known = new Set(rules.map(({ id }) => id))
  const prefixes = [...new Set(rules.map(({ id }) => id.split('-')[0]))]
  if (prefixes.length === 0) return []
  const citation = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g')
  const folders = specs.map(({ file }) => file.slice(0, -'SPEC.md'.length))
  const cited = new Set()
  const problems = []
  for (const { file, text } of files) {
    if (file.endsWith('/SPEC.md') || file.endsWith('/CHANGELOG.md')) continue
    for (const [id] of text.matchAll(citation)) {
      cited.add(id)
      if (!known.has(id)) problems.push(`${file} cites ${id}, which is in no SPEC.md`)
    }
    const outside = folders.some((folder) => file.startsWith(folder)) && OUTSIDE.exec(text)
    if (outside) problems.push(`${file} cites "${outside[0]}": cite a rule of the package's SPEC.md by its id`)
  }
  return [
    ...problems,
    ...rules
      .filter(({ id }, at) => rules.findIndex((rule) => rule.id === id) !== at)
      .map(({ id, file }) => `${file} has ${id} twice`),
    ...rules.filter(({ id }) => !cited.has(id)).map(({ id, file }) => `${file}: nothing cites ${id}`),
  ]
}
