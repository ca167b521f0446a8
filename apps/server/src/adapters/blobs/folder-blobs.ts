import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BlobStoreFullError, checkBlobKey, type BlobStore } from '../../ports/blob-store'

/**
 * Blobs as files below a folder, each with a second file for its type. A blob appears completely or not at all. Other
 * users of the machine cannot read them.
 */
export const folderBlobs = (folder: string): BlobStore => {
  const pathOf = (key: string) => join(folder, checkBlobKey(key))
  // Keys never start with a dot.
  const unfinishedFolder = join(folder, '.unfinished')
  return {
    put: async (key, body, type) => {
      const path = pathOf(key)
      const unfinished = join(unfinishedFolder, randomUUID())
      try {
        await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 })
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = await open(unfinished, 'w', 0o600)
        try {
          await writeFile(file, body)
          await file.sync()
        } finally {
          await file.close()
        }
        await writeFile(`${path}.type`, type, { flush: true, mode: 0o600 })
        await rename(unfinished, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isFull(error) ? new BlobStoreFullError(`${folder} has no room left.`, { cause: error }) : error
      }
    },
    get: async (key, range) => {
      const path = pathOf(key)
      try {
        const [{ size }, type] = await Promise.all([stat(path), readFile(`${path}.type`, 'utf8')])
        const body = createReadStream(path, range === undefined ? {} : { start: range.from, end: range.to })
        return { body, size, type }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    delete: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true })
      await rm(`${path}.type`, { force: true })
    },
    sweep: async (before) => {
      for (const name of await namesIn(unfinishedFolder)) {
        const path = join(unfinishedFolder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: before }))
        if (mtimeMs < before) await rm(path, { force: true })
      }
    },
  }
}

/** Makes the name of a new file survive a power loss. Not every system can open a folder. */
const syncFolder = async (folder: string): Promise<void> => {
  const opened = await open(folder, 'r').catch(() => null)
  await opened?.sync().catch(() => undefined)
  await opened?.close()
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const isFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'
