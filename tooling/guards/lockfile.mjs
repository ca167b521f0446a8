import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.mjs'

/** A host in the lockfile, or a registry setting, would bind every install to that host. */
export const lockfile = {
  id: 'lockfile',
  title: 'Lockfile without host names',
  remedy: 'Install again without a custom registry.',
  check: async ({ root }) => {
    const lines = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').split('\n')
    const hosts = lines.flatMap((line, index) =>
      /:\/\/|\btarball:|git@[a-z0-9.-]+:|localhost/.test(line)
        ? [`pnpm-lock.yaml:${index + 1}: ${line.trim().slice(0, 120)}`]
        : [],
    )
    const settings = (
      git(
        root,
        'grep',
        '-nEI',
        '^\\s*(@[a-z0-9-]+:)?registry\\s*[=:]',
        '--',
        '*.npmrc',
        'pnpm-workspace.yaml',
        '.yarnrc*',
      ) ?? ''
    )
      .split('\n')
      .filter(Boolean)
    return { problems: [...hosts, ...settings] }
  },
}
