import type { Generated, JSONColumnType } from 'kysely'
import type { StoredMessage } from '@org/im-sdk/protocol'

export interface UploadTables {
  upload: UploadTable
  upload_part: UploadPartTable
  upload_variant: UploadVariantTable
  upload_use: UploadUseView
  kept_upload: KeptUploadTable
  merged_use: MergedUseView
  merged_messages: MergedMessagesTable
}

export type UploadState = 'open' | 'done' | 'refused'
export type UploadVariant = 'thumb' | 'large' | 'cover'

interface UploadTable {
  /** The end of its URL. */
  key: string
  owner: string
  /** Of a guest; null for members. */
  network: Generated<string | null>
  /** The session of the member in which it was announced; null for guests, and for what the server has written. */
  session: Generated<number | null>
  file_type: number
  size: number
  /** The announced type; once the first bytes are stored, the detected type. */
  type: string
  name: string
  /** The blob of the whole file, once finished. */
  blob: string | null
  /** The number of stored bytes, without a gap from the first. */
  received: Generated<number>
  state: Generated<UploadState>
  created_at: number
  /** When a reference to it was last seen, or when it was announced. */
  used_at: number
}

/** A blob, recorded before it is written and before its upload is deleted, so that no blob is ever unknown. */
interface UploadPartTable {
  blob: string
  key: string
  start: number
  size: number
  /** Whether the part is valid; each start offset has one valid part. */
  taken: Generated<boolean>
  created_at: number
}

interface UploadVariantTable {
  key: string
  variant: UploadVariant
  type: string
  blob: string
}

/** References to uploads, by the last part of their keys. */
interface UploadUseView {
  names: string[]
}

/** Uploads that rows name by their keys, and not in a text. */
interface KeptUploadTable {
  /** The last part of the key. */
  name: string
  owner: string
  /** The row that names it: its table and id. */
  kept_by: string
}

interface MergedMessagesTable {
  key: string
  owner: string
  messages: JSONColumnType<StoredMessage[]>
  created_at: number
  /** When a reference to it was last seen, or when it was uploaded. */
  used_at: number
}

/** References to merged messages, by their keys. */
interface MergedUseView {
  keys: string[]
}
