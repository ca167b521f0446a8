import { readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

type ExportsMap = Record<string, { '@org/source'?: string } | string>

/** The one tsup setting of the published packages: entries are read from the package's own `exports`. */
export const library = (overrides: Options = {}) => {
  const { exports: map } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: ExportsMap }
  const sources = Object.values(map).flatMap((target) =>
    typeof target === 'object' && target['@org/source'] ? [target['@org/source']] : [],
  )
  return defineConfig({
    entry: sources.map((source) => source.replace('./', '')),
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    clean: true,
    splitting: true,
    treeshake: true,
    dts: { compilerOptions: { ignoreDeprecations: '6.0', incremental: false, noEmit: false, allowImportingTsExtensions: false } },
    ...overrides,
  })
}
