import { readdirSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { defineConfig, type Options } from 'tsup'

interface Bundling {
  /** Dependencies that become part of the output. */
  readonly bundled?: readonly string[]
  /** What they load, in their own words, and what stands in for it. */
  readonly replaced?: Readonly<Record<string, string>>
}

/**
 * The tsup setting of the published packages: entries are read from the package's own `exports`. Every other module
 * becomes a chunk of its own, so that an app's bundler drops the modules it does not use whole; within one large file
 * it has to keep every table that reads a property of another.
 */
export const library = ({ bundled = [], replaced = {} }: Bundling = {}) => {
  const entries = publicSources()
  return defineConfig({
    entry: everyModule(),
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    clean: true,
    splitting: true,
    treeshake: true,
    noExternal: [...bundled],
    esbuildPlugins: [standIns(replaced)],
    esbuildOptions: (options) => {
      options.chunkNames = 'chunks/[hash]'
    },
    dts: { entry: entries, compilerOptions: COMPILER },
  })
}

/** In one order, so that the same sources become the same files: bundlers put modules together as the entries stand. */
const everyModule = (): Record<string, string> => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'))
  const sources = paths.filter((path) => /(?<!\.d|\.test|\.stories)\.tsx?$/.test(path)).sort()
  return Object.fromEntries(sources.map((path) => [path.replace(/\.tsx?$/, ''), `src/${path}`]))
}

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
export const declarations = () =>
  defineConfig({
    entry: publicSources(),
    format: ['esm', 'cjs'],
    clean: false,
    dts: { only: true, compilerOptions: COMPILER },
  })

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
