import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Licences that allow to ship what they are about with a product, in return for a notice. */
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
 * Every package of npm that a workspace needs in production, through our own packages too, as it is installed:
 * `{ name, version, license, author, homepage, text }`, by name. `text` is null where the package carries none.
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
      // What is for other platforms is not there.
      if (next !== null) visit(next)
      else if (manifest.optionalDependencies?.[name] === undefined)
        throw new Error(`${manifest.name} needs ${name}, which is not installed.`)
    }
  }
  visit(realpathSync(workspace))
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** As Node looks for it: in the `node_modules` of the folder and of those above it. */
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
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}

/** What is wrong with the licences of these packages, one line each. */
export const problemsOf = (packages) =>
  packages.flatMap(({ name, version, license }) =>
    PERMISSIVE.has(license)
      ? []
      : [`${name} ${version} has the licence "${license}", which scripts/third-party.mjs does not allow.`],
  )

/** The page of notices. Texts that several packages share stand there once. */
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
