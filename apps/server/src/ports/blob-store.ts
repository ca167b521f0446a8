import type { Readable } from 'node:stream'

export interface BlobStore {
  put(key: string, body: Readable | Uint8Array, type: string): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<{ body: Readable; size: number; type: string } | null>
}
