import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range'

export interface StoredBlob {
  readonly body: Readable
  /** The size of the whole blob, also for a range. */
  readonly size: number
  readonly type: string
}

/** Files by key: `/`-separated names of letters, digits, `_`, `-` and `.`. */
export interface BlobStore {
  /** Writes or replaces the blob atomically. Throws BlobStoreFullError. */
  put(key: string, body: Readable | Uint8Array, type: string): Promise<void>
  /** Null if there is none. The range must be within the blob. */
  get(key: string, range?: ByteRange): Promise<StoredBlob | null>
  /** Succeeds if there is none. */
  delete(key: string): Promise<void>
  /** Deletes partial writes of crashed processes that were last written before `before` (epoch milliseconds). */
  sweep(before: number): Promise<void>
}

export class BlobStoreFullError extends Error {
  override readonly name = 'BlobStoreFullError'
}

/** Throws for keys that could lead outside of the store. */
export const checkBlobKey = (key: string): string => {
  if (key.length > 512 || !/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key))
    throw new Error(`The blob key ${JSON.stringify(key)} is not usable.`)
  return key
}
