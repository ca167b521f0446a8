import type { Readable } from 'node:stream'

/** Both ends included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

export interface StoredBlob {
  readonly body: Readable
  /** Of the whole blob, also where a part of it was asked for. */
  readonly size: number
  readonly type: string
}

/** Files by key: `/`-separated names of letters, digits, `_`, `-` and `.`. */
export interface BlobStore {
  /** The blob appears whole or not at all, in place of an earlier one. Throws BlobStoreFullError. */
  put(key: string, body: Readable | Uint8Array, type: string): Promise<void>
  /** Null when there is none. The range must lie within. */
  get(key: string, range?: ByteRange): Promise<StoredBlob | null>
  /** Also when there is none. */
  delete(key: string): Promise<void>
  /**
   * Deletes what is left of puts that broke off with their process, when nothing of them was written since `before`
   * (epoch milliseconds).
   */
  sweep(before: number): Promise<void>
}

export class BlobStoreFullError extends Error {
  override readonly name = 'BlobStoreFullError'
}

/** Anything that could mean another place than a name below the store is refused. */
export const checkBlobKey = (key: string): string => {
  if (key.length > 512 || !/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key))
    throw new Error(`The blob key ${JSON.stringify(key)} is not usable.`)
  return key
}
