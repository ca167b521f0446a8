import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Licences that allow shipping with a notice. */
export const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
])

/**
 * Every npm package that a workspace needs in production, also through our own packages, as installed: `{ name,
 * version, license, author, homepage, text }`, by name. `text` is null if the package has no licence file.
 */
export const thirdParties = (workspace) => {
  const found = new Map()
  const visited = new Set()
  const visit = (folder) => {
    if (visited.has(folder)) return
    visited.add(folder)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (folder !== workspace && !manifest.name.startsWith('@org/'))
      found.set(`${manifest.name}@${manifest.version}`, { ...factsOf(manifest), text: licenceText(folder) })
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const next = installed(folder, name)
      // Optional packages for other platforms are not installed.
      if (next !== null) visit(next)
      else if (manifest.optionalDependencies?.[name] === undefined)
        throw new Error(`${manifest.name} needs ${name}, which is not installed.`)
    }
  }
  visit(realpathSync(workspace))
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Resolves like Node: in the `node_modules` of the folder and of its parents. */
const installed = (from, name) => {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return realpathSync(place)
    if (folder === dirname(folder)) return null
  }
}

const factsOf = ({ name, version, license, author, homepage, repository }) => ({
  name,
  version,
  license: typeof license === 'string' ? license : (license?.type ?? ''),
  author: typeof author === 'string' ? author : (author?.name ?? ''),
  homepage: homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '',
})

const licenceText = (folder) => {
  const found = readdirSync(folder, { withFileTypes: true }).filter(({ name }) =>
    /^(third.party.)?(licen[cs]e|copying|notice)/i.test(name),
  )
  const files = found.flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]
  })
  const texts = files.map((file) => readFileSync(file, 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}

/** The problems with the licences of these packages, one line each. */
export const problemsOf = (packages) =>
  packages.flatMap(({ name, version, license }) =>
    license.split(' AND ').every((each) => PERMISSIVE.has(each))
      ? []
      : [`${name} ${version} has the licence "${license}", which scripts/third-party.mjs does not allow.`],
  )

/** The page of notices. A text that several packages share appears once. */
export const noticesOf = (packages, besides) => {
  const byText = groupBy(packages, ({ text }) => text ?? '')
  const heads = (group) =>
    group.map(
      (each) =>
        `${each.name} ${each.version} (${[each.license, each.author, each.homepage].filter(Boolean).join(', ')})`,
    )
  const sections = [...byText].map(([text, group]) =>
    [...heads(group), '', text || 'These carry no text of their licence.'].join('\n'),
  )
  return ['What others have made and this server ships.', ...sections, besides].join(`\n\n${'-'.repeat(80)}\n\n`)
}

const groupBy = (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
