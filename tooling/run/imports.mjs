import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { globSync } from 'tinyglobby'

const CODE = /\.[cm]?[jt]sx?$/
const TYPES = /\.d\.[cm]?ts$/
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.json']

/** The files that are in git or could be added, by their paths from the root. */
export const sourceFiles = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 2 ** 28 })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))

/**
 * The files that each file of code among `files` loads, by paths from the root: what it imports, also lazily and by
 * `import.meta.glob` and `new URL`; the manifest of a workspace that it imports; the set-up files of a configuration of
 * Vitest. Types load nothing. Workspaces are reached as in development, by the condition `@org/source`. An import of one of
 * the `gone` files counts, too. An import whose path is computed is not seen.
 */
export const readImports = (files, root, gone = []) => {
  const resolver = new ResolverFactory({
    conditionNames: ['@org/source', 'import', 'node', 'default'],
    extensions: EXTENSIONS,
  })
  const fromRoot = (path) => relative(root, path).replaceAll('\\', '/')
  const importsOf = (file) => {
    const folder = join(root, dirname(file))
    const { requests, globs } = read(join(root, file))
    const found = requests.flatMap((request) => {
      if (!/^[.@]/.test(request)) return []
      const { path } = resolver.sync(folder, request.replace(/\?.*$/, ''))
      if (path === undefined) return goneBehind(fromRoot(join(folder, request)), gone)
      if (path.includes('node_modules')) return []
      const loaded = fromRoot(path)
      return request.startsWith('@') ? [loaded, `${loaded.split('/', 2).join('/')}/package.json`] : [loaded]
    })
    const globbed = globs.flatMap((patterns) => globSync(patterns, { cwd: folder, absolute: true }).map(fromRoot))
    return new Set([...found, ...globbed])
  }
  return new Map(files.filter((file) => CODE.test(file) && !TYPES.test(file)).map((file) => [file, importsOf(file)]))
}

const goneBehind = (path, gone) =>
  gone.filter((file) => [path, ...EXTENSIONS.flatMap((end) => [path + end, `${path}/index${end}`])].includes(file))

const read = (path) => {
  const text = readFileSync(path, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const isUsed = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)
  return {
    requests: [
      ...staticImports.filter(isUsed).map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports
        .flatMap(({ entries }) => entries)
        .filter(({ moduleRequest, isType }) => moduleRequest && !isType)
        .map(({ moduleRequest }) => moduleRequest.value),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      ...[...text.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map(([, url]) => dotted(url)),
      ...[...text.matchAll(/(?:setupFiles|globalSetup): \[([^\]]*)\]/g)].flatMap(([, names]) =>
        stringsIn(names).map(dotted),
      ),
    ],
    globs: [...text.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)].map(([, patterns]) =>
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
