import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folderBlobs } from '../src/adapters/folder-blobs'
import type { BlobStore } from '../src/ports/blob-store'

/** Decides about a put: it may throw before, and what it gives is waited for after the blob is there. */
export type PutFault = (key: string) => Promise<void> | null

/** A folder of blobs whose puts a test can disturb. */
export const faultyBlobs = (folder: string) => {
  const blobs = folderBlobs(folder)
  const faults = { put: ((): Promise<void> | null => null) as PutFault }
  const store: BlobStore = {
    ...blobs,
    put: async (key, body, type) => {
      const after = faults.put(key)
      await blobs.put(key, body, type)
      await after
    },
  }
  return { store, faults }
}

/** As when the process is killed: nothing comes after. */
export const forever = (): Promise<void> => new Promise(() => undefined)

/** The files of a folder and what is in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
