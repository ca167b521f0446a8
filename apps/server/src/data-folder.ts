import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARKER = '.live-sports-data'
const NOTE = 'A data folder of the live-sports server. This file lets `--reset` delete it.\n'

/** Makes the folder, and marks one that was empty as ours. */
export const openDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true })
  if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, MARKER), NOTE)
}

/**
 * Empties a folder of ours but for the marker and `keep`. Throws when the folder holds something and is not marked as
 * ours.
 */
export const emptyDataFolder = (dataDir: string, keep: readonly string[]): void => {
  const names = readdirSync(dataDir)
  if (!names.includes(MARKER) && names.some((name) => !keep.includes(name)))
    throw new Error(
      `${dataDir} was not made by this server, so --reset leaves it alone. Delete it yourself if you mean it.`,
    )
  for (const name of names)
    if (name !== MARKER && !keep.includes(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
}
