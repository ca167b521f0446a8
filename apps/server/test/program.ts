import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'tsup'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that Node runs as the server. */
    programPath: string
  }
}

const PACKAGE = join(import.meta.dirname, '..')
const MAIN = join(PACKAGE, 'src/main.ts')
/** Below the package, because the program imports its dependencies. */
const CACHE = join(PACKAGE, 'node_modules/.cache')

/**
 * Bundles the server as its build does, once for all processes that the tests start: Node needs half the time to start it
 * that it needs for the sources. The modules have the address of `src/main.ts`, so that they find the files they read.
 */
export default async (project: TestProject) => {
  mkdirSync(CACHE, { recursive: true })
  const outDir = mkdtempSync(join(CACHE, 'server-program-'))
  await build({
    entry: [MAIN],
    outDir,
    splitting: true,
    clean: false,
    sourcemap: 'inline',
    silent: true,
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(MAIN)) },
  })
  project.provide('programPath', join(outDir, 'main.js'))
  return () => rmSync(outDir, { recursive: true, force: true })
}
