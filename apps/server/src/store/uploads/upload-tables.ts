import type { Generated, JSONColumnType } from 'kysely'
import type { StoredMessage } from '@org/im-sdk/protocol'

export interface UploadTables {
  upload: UploadTable
  upload_part: UploadPartTable
  upload_variant: UploadVariantTable
  upload_use: UploadUseView
  merged_use: MergedUseView
  merged_messages: MergedMessagesTable
}

export type UploadState = 'open' | 'done' | 'refused'
export type UploadVariant = 'thumb' | 'large' | 'cover'

interface UploadTable {
  /** What its address ends with. */
  key: string
  owner: string
  /** Of a guest; null for members. */
  network: Generated<string | null>
  file_type: number
  size: number
  /** As announced; from its first bytes on, what these say. */
  type: string
  name: string
  /** Where the whole file is, once it is done. */
  blob: string | null
  /** Bytes that are here, without a gap from the first. */
  received: Generated<number>
  state: Generated<UploadState>
  created_at: number
  /** When something was last seen to name it, or when it was announced. */
  used_at: number
}

/**
 * A blob noted before it is written, or before what it belonged to is forgotten, so that every blob is known to
 * somebody.
 */
interface UploadPartTable {
  blob: string
  key: string
  start: number
  size: number
  /** Whether it counts; a start has one part that does. */
  taken: Generated<boolean>
  created_at: number
}

interface UploadVariantTable {
  key: string
  variant: UploadVariant
  type: string
  blob: string
}

/** What names uploads, by the last part of their keys. */
interface UploadUseView {
  names: string[]
}

interface MergedMessagesTable {
  key: string
  owner: string
  messages: JSONColumnType<StoredMessage[]>
  created_at: number
  /** When something was last seen to name it, or when it was put there. */
  used_at: number
}

/** What names merged messages, by their keys. */
interface MergedUseView {
  keys: string[]
}
