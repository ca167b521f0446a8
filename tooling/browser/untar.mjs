import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes the regular files of an uncompressed tar archive under `target`. */
export const untar = (archive, target) => {
  let offset = 0
  while (offset + BLOCK <= archive.length && archive[offset] !== 0) {
    const name = text(archive, offset, 100)
    const mode = parseInt(text(archive, offset + 100, 8), 8)
    const size = parseInt(text(archive, offset + 124, 12), 8)
    const kind = text(archive, offset + 156, 1)
    offset += BLOCK
    if (kind === '0' || kind === '') {
      const path = join(target, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, archive.subarray(offset, offset + size), { mode })
    }
    offset += Math.ceil(size / BLOCK) * BLOCK
  }
}

const BLOCK = 512

const text = (archive, from, length) =>
  archive
    .toString('latin1', from, from + length)
    .split('\0', 1)[0]
    .trim()
