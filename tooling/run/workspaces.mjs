import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

/** Every workspace of the repository: its folder and its package.json. */
export const workspaces = () =>
  ['packages', 'apps', 'tooling', 'examples'].flatMap((group) =>
    readdirSync(join(ROOT, group))
      .map((name) => ({ folder: join(ROOT, group, name), file: join(ROOT, group, name, 'package.json') }))
      .filter(({ file }) => existsSync(file))
      .map(({ folder, file }) => ({ folder, manifest: JSON.parse(readFileSync(file, 'utf8')) })),
  )
