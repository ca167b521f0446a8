import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { writeDeclarations } from './declarations.ts'

interface Bundling {
  /** Dependencies that become part of the output. */
  readonly bundled?: readonly string[]
  /** The imports of those dependencies, and their replacements. */
  readonly replaced?: Readonly<Record<string, string>>
}

/**
 * The tsup setting of the published packages: entries are read from the package's own `exports`. As ES modules every
 * other module becomes a chunk of its own, so that an app's bundler drops the modules it does not use whole; within one
 * large file it has to keep every table that reads a property of another. CommonJS is never dropped in parts: there only
 * what entries share is a chunk. No source maps: the output is not minified and keeps every name.
 */
export const library = ({ bundled = [], replaced = {} }: Bundling = {}) => {
  rmSync('dist', { recursive: true, force: true })
  const shared: Options = {
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: true,
    noExternal: [...bundled],
    esbuildPlugins: [standIns(replaced)],
    esbuildOptions: (options) => {
      options.chunkNames = 'chunks/[hash]'
    },
  }
  return defineConfig([
    {
      ...shared,
      format: 'esm',
      entry: named(everyModule()),
      plugins: [withoutUnreachable()],
      onSuccess: async () => keepDirectives('js'),
    },
    { ...shared, format: 'cjs', entry: named(publicSources()), onSuccess: async () => keepDirectives('cjs') },
    bundledDeclarations(),
  ])
}

/** In a fixed order, so that the same sources produce the same files: the order of entries affects the output. */
const everyModule = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter((path) => /(?<!\.d|\.test|\.stories)\.tsx?$/.test(path))
    .sort()

/** Output names that keep the paths of entries below `src`. */
const named = (sources: readonly string[]): Record<string, string> =>
  Object.fromEntries(sources.map((path) => [path.replace(/^src\/|\.tsx?$/g, ''), path]))

/** Bundling removes `'use client'`, without which the Next server runs the hooks and fails. */
const keepDirectives = (extension: 'js' | 'cjs'): void => {
  for (const source of publicSources()) {
    if (!/^['"]use client['"]/.test(readFileSync(source, 'utf8'))) continue
    const file = source.replace(/^src/, 'dist').replace(/tsx?$/, extension)
    writeFileSync(file, `"use client";\n${readFileSync(file, 'utf8')}`)
  }
}

/** Removes files that no public entry imports: a build entry that is not public only re-exports its chunk. */
const withoutUnreachable = (): BuildPlugin => ({
  name: 'without-unreachable',
  buildEnd: ({ writtenFiles }) => {
    const reached = new Set<string>()
    const reach = (path: string) => {
      if (reached.has(path)) return
      reached.add(path)
      for (const [, , specifier = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
        reach(join(dirname(path), specifier))
      }
    }
    for (const name of Object.keys(named(publicSources()))) reach(join('dist', `${name}.js`))
    for (const { name } of writtenFiles) if (!reached.has(join(name))) rmSync(name)
  },
})

type BuildPlugin = NonNullable<Options['plugins']>[number]

/** Where a module names another file of the build: `from './x.js'`, `import './x.js'`, `import('./x.js')`. */
const IMPORTED = /\b(from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

const standIns = (replaced: Readonly<Record<string, string>>): Plugin => ({
  name: 'stand-ins',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path, importer }) => {
      const standIn = importer.includes('node_modules') ? replaced[path] : undefined
      return standIn === undefined ? null : { path: resolve(standIn) }
    }),
})

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The same for a package whose JavaScript another build has written to `dist`: tsup adds the declarations. */
export const declarations = () => defineConfig(bundledDeclarations())

const bundledDeclarations = (): Options => {
  const sources = publicSources()
  const written = writeDeclarations(sources)
  return {
    entry: Object.fromEntries(Object.keys(named(sources)).map((name, index) => [name, written[index] ?? ''])),
    format: ['esm', 'cjs'],
    clean: false,
    dts: { only: true, compilerOptions: COMPILER },
  }
}

const COMPILER: NonNullable<Exclude<Options['dts'], boolean | string | undefined>['compilerOptions']> = {
  ignoreDeprecations: '6.0',
  incremental: false,
  noEmit: false,
  allowImportingTsExtensions: false,
}

type ExportsMap = Record<string, { '@org/source'?: string } | string>

/** The source behind every TypeScript entry of the package in the current folder. */
const publicSources = (): string[] => {
  const { exports: map } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: ExportsMap }
  return Object.values(map)
    .flatMap((target) => (typeof target === 'object' && target['@org/source'] ? [target['@org/source']] : []))
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => source.replace('./', ''))
}
