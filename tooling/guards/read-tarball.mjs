import { gunzipSync } from 'node:zlib'

/** The files of an npm tarball by their path inside `package/`. */
export const readTarball = (bytes) => {
  const archive = gunzipSync(bytes)
  const files = new Map()
  let offset = 0
  while (offset + BLOCK <= archive.length && archive[offset] !== 0) {
    const prefix = text(archive, offset + 345, 155)
    const name = [prefix, text(archive, offset, 100)].filter(Boolean).join('/')
    const size = parseInt(text(archive, offset + 124, 12), 8)
    offset += BLOCK
    files.set(name.replace(/^package\//, ''), archive.subarray(offset, offset + size))
    offset += Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

const BLOCK = 512

const text = (archive, from, length) =>
  archive
    .toString('latin1', from, from + length)
    .split('\0', 1)[0]
    .trim()
