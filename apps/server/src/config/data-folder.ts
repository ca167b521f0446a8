import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARKER = '.live-sports-data'
const NOTE = 'A data folder of the live-sports server. This file lets `--reset` delete it.\n'

/**
 * Makes the folder, and marks one that was empty as ours. What is ours is closed to other users of the machine, also
 * where an earlier version left it open; what else lies in a folder that is not ours is its owner's affair.
 */
export const openDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, MARKER), NOTE)
  if (existsSync(join(dataDir, MARKER))) chmodSync(dataDir, CLOSED)
  const uploads = join(dataDir, UPLOADS)
  if (existsSync(uploads)) chmodSync(uploads, 0o700)
}

/** Where root starts the server, the database's user has to walk through to its own folder: it gets the group. */
const CLOSED = process.getuid?.() === 0 ? 0o710 : 0o700

/** Where files that people send each other lie, unless a bucket keeps them. */
export const UPLOADS = 'uploads'

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
