import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { removing } from './removing.mjs'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const GIB = 2 ** 30
/** More than the databases of all suites take at once. */
const ROOM = 4 * GIB
const LEFT = 4 * GIB

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM && freemem() >= ROOM + LEFT
  } catch {
    return false
  }
}

/**
 * Runs `work` with a `TMPDIR` in memory, if there is room: PostgreSQL copies a database four times as fast there, and a
 * slow disk does not stop it. Removes it afterwards.
 */
export const inMemory = async (work) => {
  if (!hasRoom()) return work({})
  const folder = mkdtempSync(join(MEMORY, 'tests-'))
  // PostgreSQL runs as another user if this one is root.
  chmodSync(folder, 0o1777)
  return removing(folder, () => work({ TMPDIR: folder }))
}
