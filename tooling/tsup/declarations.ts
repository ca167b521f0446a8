import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/** The native compiler, with which types are checked. */
const TSC = join(
  dirname(createRequire(new URL('../typecheck/x', import.meta.url)).resolve('typescript/package.json')),
  'bin/tsc',
)

/**
 * Writes the declarations of the package in the current folder to a temporary folder, and returns the paths of those of
 * the sources. tsup bundles them: its own programs would take five times as long. Types are checked elsewhere. Throws an
 * Error if a declaration cannot be written.
 */
export const writeDeclarations = (sources: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(configOf(sources, folder)))
  const { status } = spawnSync(process.execPath, [TSC, '--checkers', '1', '-p', config], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`The declarations of ${process.cwd()} could not be written.`)
  return sources.map((source) => join(folder, basename(process.cwd()), source.replace(/\.tsx?$/, '.d.ts')))
}

const configOf = (sources: readonly string[], outDir: string) => ({
  extends: resolve('tsconfig.json'),
  files: sources.map((source) => resolve(source)),
  // Modules that are no TypeScript, such as style sheets.
  include: [resolve('src/**/*.d.ts')],
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    incremental: false,
    // The packages that are imported are compiled with their sources.
    rootDir: resolve('..'),
    outDir,
    typeRoots: ['node_modules/@types', '../../node_modules/@types'].map((path) => resolve(path)),
  },
})
