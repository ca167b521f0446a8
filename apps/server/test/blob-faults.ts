import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folderBlobs } from '../src/adapters/blobs/folder-blobs'
import type { BlobStore } from '../src/ports/blob-store'

/**
 * Called for each put and deletion: it may throw before, and its result is awaited after a put and before a deletion.
 */
export type BlobFault = (key: string) => Promise<void> | null

/** A folder of blobs that a test can disturb. */
export const faultyBlobs = (folder: string) => {
  const blobs = folderBlobs(folder)
  const none: BlobFault = () => null
  const faults = { put: none, delete: none }
  const store: BlobStore = {
    ...blobs,
    put: async (key, body, type) => {
      const after = faults.put(key)
      await blobs.put(key, body, type)
      await after
    },
    delete: async (key) => {
      await faults.delete(key)
      await blobs.delete(key)
    },
  }
  return { store, faults }
}

/** Simulates a killed process: nothing happens after it. */
export const forever = (): Promise<void> => new Promise(() => undefined)

/** The files of a folder and what is in it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
