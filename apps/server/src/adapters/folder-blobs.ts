import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from '../ports/blob-store'

/** Blobs as files below a folder, each beside a file with its type. A blob appears whole or not at all. */
export const folderBlobs = (folder: string): BlobStore => ({
  put: async (key, body, type) => {
    const path = pathOf(folder, key)
    const unfinished = `${path}.${process.pid}.unfinished`
    await mkdir(dirname(path), { recursive: true })
    try {
      const file = await open(unfinished, 'w')
      try {
        await writeFile(file, body)
        await file.sync()
      } finally {
        await file.close()
      }
      await writeFile(`${path}.type`, type)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  },
  get: async (key) => {
    const path = pathOf(folder, key)
    try {
      const [{ size }, type] = await Promise.all([stat(path), readFile(`${path}.type`, 'utf8')])
      return { body: createReadStream(path), size, type }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
})

/** Keys are `/`-separated names; anything that could climb out of the folder is refused. */
const pathOf = (folder: string, key: string): string => {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key))
    throw new Error(`The blob key ${JSON.stringify(key)} is not usable.`)
  return join(folder, key)
}
