import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARKER = '.live-sports-data'
const NOTE = 'A data folder of the live-sports server. This file lets `--reset` delete it.\n'

/**
 * Creates the folder, and marks an empty one as ours. Other users of the machine cannot read our files, even if an
 * earlier version left them readable; other files in the folder are left alone.
 */
export const openDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, MARKER), NOTE)
  if (existsSync(join(dataDir, MARKER))) chmodSync(dataDir, CLOSED)
  const uploads = join(dataDir, UPLOADS)
  if (existsSync(uploads)) chmodSync(uploads, 0o700)
}

/** If root starts the server, the database's user must be able to enter its own folder, so it gets the group. */
const CLOSED = process.getuid?.() === 0 ? 0o710 : 0o700

/** The folder of uploaded files, unless a bucket stores them. */
export const UPLOADS = 'uploads'

/** Empties our folder except the marker and `keep`. Throws if the folder is not empty and not marked as ours. */
export const emptyDataFolder = (dataDir: string, keep: readonly string[]): void => {
  const names = readdirSync(dataDir)
  if (!names.includes(MARKER) && names.some((name) => !keep.includes(name)))
    throw new Error(
      `${dataDir} was not made by this server, so --reset leaves it alone. Delete it yourself if you mean it.`,
    )
  for (const name of names)
    if (name !== MARKER && !keep.includes(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
}
