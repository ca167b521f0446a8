import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/** A change that affects users of a package needs a changeset, which becomes its changelog. */
export const changeset = {
  id: 'changeset',
  title: 'A changeset for every changed package',
  remedy: 'Run `npx changeset`.',
  check: async ({ root }) => {
    const base = git(root, 'merge-base', 'origin/main', 'HEAD')
    if (!base) return { skipped: 'there is no origin/main to compare with' }

    const changed = [
      ...lines(git(root, 'diff', '--name-only', base)),
      ...lines(git(root, 'ls-files', '--others', '--exclude-standard')),
    ]
    const notes = changed
      .filter((file) => isNote(file) && existsSync(join(root, file)))
      .map((file) => readFileSync(join(root, file), 'utf8'))
    const isTold = (name) =>
      changed.includes(`packages/${name}/CHANGELOG.md`) ||
      notes.some((note) => RegExp(`^['"]@org/${name}['"]:`, 'm').test(note))
    return {
      problems: [...new Set(changed.filter(isNoticeable).map((file) => file.split('/')[1]))]
        .filter((name) => !isTold(name))
        .map((name) => `packages/${name} changed since origin/main without a changeset: run \`npx changeset\``),
    }
  },
}

const isNote = (file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file)

const isNoticeable = (file) =>
  /^packages\/[^/]+\/(src\/|package\.json$)/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)

const lines = (text) => (text ?? '').split('\n').filter(Boolean)
