import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PARENT = join(import.meta.dirname, '../../node_modules/.cache/bench')
let folder: string | null = null

/** A folder that is deleted with this process, from which packages of this workspace can be imported. */
const scratch = (): string => {
  if (folder !== null) return folder
  mkdirSync(PARENT, { recursive: true })
  const made = mkdtempSync(join(PARENT, 'run-'))
  folder = made
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Writes a file there and returns its path. */
export const scratchFile = (name: string, contents: string | Uint8Array): string => {
  const path = join(scratch(), name)
  writeFileSync(path, contents)
  return path
}
