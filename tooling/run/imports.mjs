import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { globSync } from 'tinyglobby'

const CODE = /\.[cm]?[jt]sx?$/
const TYPES = /\.d\.[cm]?ts$/
const CONFIG = /\.config\.[cm]?[jt]s$/

/** The files that are in git or could be added, by their paths from the root. */
export const sourceFiles = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 2 ** 28 })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))

/**
 * The files that each file of code among `files` loads, by paths from the root: what it imports, also lazily and by
 * `import.meta.glob` and `new URL`; for a configuration, the files that it names, too. Types load nothing. Workspaces are
 * reached as in development, by the condition `@org/source`.
 */
export const readImports = (files, root) => {
  const resolver = new ResolverFactory({
    conditionNames: ['@org/source', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  })
  const importsOf = (file) => {
    const folder = join(root, dirname(file))
    const { requests, patterns } = read(file, root)
    const found = requests
      .filter((request) => /^[.@]/.test(request))
      .map((request) => resolver.sync(folder, request.replace(/\?.*$/, '')).path)
    const globbed = patterns.length === 0 ? [] : globSync(patterns, { cwd: folder, absolute: true })
    return new Set(
      [...found, ...globbed]
        .filter((path) => path && !path.includes('node_modules'))
        .map((path) => relative(root, path).replaceAll('\\', '/')),
    )
  }
  return new Map(files.filter((file) => CODE.test(file) && !TYPES.test(file)).map((file) => [file, importsOf(file)]))
}

const read = (file, root) => {
  const text = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const isUsed = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)
  return {
    requests: [
      ...staticImports.filter(isUsed).map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports
        .flatMap(({ entries }) => entries)
        .filter(({ moduleRequest, isType }) => moduleRequest && !isType)
        .map(({ moduleRequest }) => moduleRequest.value),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      ...[...text.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(([, path]) => dotted(path)),
      ...(CONFIG.test(file)
        ? stringsIn(text)
            .filter((path) => CODE.test(path))
            .map(dotted)
        : []),
    ],
    patterns: [...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, patterns]) =>
      stringsIn(patterns),
    ),
  }
}

const dotted = (path) => (path.startsWith('.') ? path : `./${path}`)

const stringsIn = (text) => [...text.matchAll(/'([^'\n]*)'/g)].map(([, string]) => string)

/** `files` and all that load one of them, directly or through others, each with its number of imports to it. */
export const dependentsOf = (files, imports) => {
  const importers = new Map()
  for (const [file, loaded] of imports)
    for (const each of loaded) importers.set(each, [...(importers.get(each) ?? []), file])
  const distances = new Map(files.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}
