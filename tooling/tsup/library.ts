import { readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

type ExportsMap = Record<string, { '@org/source'?: string } | string>

/**
 * The one tsup setting of the published packages: entries are read from the package's own `exports`. Every other module
 * becomes a chunk of its own, so that an app's bundler drops the modules it does not use whole; within one large file
 * it has to keep every table that reads a property of another.
 */
export const library = (overrides: Options = {}) => {
  const { exports: map } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: ExportsMap }
  const entries = Object.values(map).flatMap((target) =>
    typeof target === 'object' && target['@org/source'] ? [target['@org/source'].replace('./', '')] : [],
  )
  return defineConfig({
    entry: [...entries, 'src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/**/*.d.ts'],
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    clean: true,
    splitting: true,
    treeshake: true,
    esbuildOptions: (options) => {
      options.chunkNames = 'chunks/[hash]'
    },
    dts: {
      entry: entries,
      compilerOptions: {
        ignoreDeprecations: '6.0',
        incremental: false,
        noEmit: false,
        allowImportingTsExtensions: false,
      },
    },
    ...overrides,
  })
}
