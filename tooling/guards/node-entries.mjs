import { spawnSync } from 'node:child_process'
import { published } from './published.mjs'

/** A server renders with the packages, so each entry, alone, must load where there is no DOM. */
export const nodeEntries = {
  id: 'node',
  title: 'Every entry loads in Node without a DOM',
  remedy: 'Touch the page in handlers and effects only, and import style sheets nowhere but in components.',
  needs: ['build'],
  check: async ({ root }) => ({
    problems: published(root).flatMap(({ folder, manifest, entries }) =>
      entries.flatMap(({ path }) =>
        loadProblems(folder, manifest.name + path.slice(1), Boolean(manifest.exports[path].require)),
      ),
    ),
  }),
}

/** `specifier` is an entry of the package in `folder`, which Node resolves by the package's own name. */
export const loadProblems = (folder, specifier, required) =>
  [`await import('${specifier}')`, ...(required ? [`require('${specifier}')`] : [])].flatMap((code) => {
    const type = code.startsWith('await') ? 'module' : 'commonjs'
    const { status, stdout, stderr } = spawnSync(process.execPath, [`--input-type=${type}`, '--eval', code], {
      cwd: folder,
      encoding: 'utf8',
    })
    const output = `${stdout}${stderr}`.trim()
    return status === 0 && output === '' ? [] : [`${code}: ${output.split('\n').slice(0, 6).join('\n    ')}`]
  })
