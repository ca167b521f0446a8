import type { GeneratedAlways } from 'kysely'

/** What happens to messages after they were sent. Times are epoch seconds. */
export interface MessageChangeTables {
  message_version: MessageVersionTable
  message_extensions: MessageExtensionsTable
  message_extension: MessageExtensionTable
  message_receipt: MessageReceiptTable
  message_hidden: MessageHiddenTable
}

/** Every version of a message that was modified, also the present one. */
export interface MessageVersionTable {
  conv_id: string
  seq: number
  /** 0 as it was sent. */
  version: number
  editor: string
  time: number
  body: unknown
  cloud_custom_data: string
}

/** Of a message with extensions: how many changes they had, and the one that cleared them last. */
export interface MessageExtensionsTable {
  conv_id: string
  seq: number
  global_seq: number
  clear_seq: number
}

/** Values that users attach to a message. A deleted key stays until all are cleared. */
export interface MessageExtensionTable {
  conv_id: string
  seq: number
  key: string
  value: string
  /** The change of the message that has set or deleted it. */
  ext_seq: number
  is_deleted: boolean
}

/** Who has read a message that needs a read receipt. */
export interface MessageReceiptTable {
  conv_id: string
  seq: number
  user_id: string
  time: number
  /** Of the message; null for receipts from before there was this column. */
  sender: string | null
  /** The transaction of the receipt, as text. */
  changed: GeneratedAlways<string | null>
}

/** Messages that a user has deleted for himself. */
export interface MessageHiddenTable {
  user_id: string
  conv_id: string
  seq: number
  /** The transaction that hid it, as text. */
  changed: GeneratedAlways<string>
}
