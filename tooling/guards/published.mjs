import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The published packages: folder, package.json, and the entries with types. */
export const published = (root) =>
  readdirSync(join(root, 'packages')).map((name) => {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const entries = Object.entries(manifest.exports)
      .filter(([, target]) => target.import?.types)
      .map(([path, target]) => ({
        path,
        types: join(folder, target.import.types),
        module: join(folder, target.import.default),
      }))
    return { name, folder, manifest, entries }
  })
