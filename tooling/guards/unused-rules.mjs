import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

const LIST = 'tooling/guards/unused-rules.json'
const DOMAIN = 'packages/domain/src'

/**
 * A rule of `@org/domain` that is not imported is probably implemented again elsewhere. Rules that are not used yet are
 * in a list that may only get shorter: a change that uses one removes its line.
 */
export const unusedRules = {
  id: 'rules',
  title: 'Rules of the domain are used',
  remedy:
    'Use the rule where it is written again. `tooling/guards/unused-rules.json` lists the rules that wait for their screen; it may only get shorter.',
  check: async ({ root }) => {
    const listed = JSON.parse(readFileSync(join(root, LIST), 'utf8'))
    const before = listedBefore(root, listed)
    const used = usedNames(root)
    const unused = exportedNames(root).filter((name) => !used.has(name))
    return {
      problems: [
        ...unused
          .filter((name) => !listed.includes(name))
          .map(
            (name) =>
              `@org/domain exports ${name} and nobody uses it: use it where the rule is needed, or do not export it`,
          ),
        ...listed
          .filter((name) => !before.includes(name))
          .map((name) => `${name} came into ${LIST}, which only gets shorter`),
        ...listed
          .filter((name) => !unused.includes(name))
          .map((name) => `${name} is used now, or gone: take it out of ${LIST}`),
      ],
    }
  },
}

/** The list at the start of this branch; the current list if that is unknown. */
const listedBefore = (root, listed) => {
  const base = git(root, 'merge-base', 'origin/main', 'HEAD')
  const text = base && git(root, 'show', `${base}:${LIST}`)
  return text ? JSON.parse(text) : listed
}

/** The values exported by the entry of the domain. */
const exportedNames = (root) => {
  const entry = readFileSync(join(root, DOMAIN, 'index.ts'), 'utf8')
  return [...entry.matchAll(/from '\.\/([^']+)'/g)].flatMap(([, file]) => {
    const text = readFileSync(join(root, DOMAIN, `${file}.ts`), 'utf8')
    return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  })
}

const IMPORT = /import (?:type )?\{([^}]*)\} from '@org\/domain'/g

/** The imports from the domain in other workspaces, without tests and tooling. */
const usedNames = (root) => {
  const files = sourcesOf(root).filter((file) => !file.startsWith(`${DOMAIN}/`))
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, list]) =>
      list.split(',').map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      ),
    ),
  )
  return new Set(names)
}

const sourcesOf = (root) =>
  (git(root, 'ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps') ?? '')
    .split('\n')
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
