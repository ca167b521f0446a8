import { reactionKey } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** The present state of a key. */
export interface StoredExtension {
  readonly key: string
  readonly value: string
  /** The change of the message that has set or deleted it. */
  readonly seq: number
  readonly isDeleted: boolean
}

export interface ExtensionCounters {
  /** How many changes the extensions of the message had. */
  readonly globalSequence: number
  /** The change that has cleared them last. */
  readonly clearSequence: number
}

export interface ExtendedMessage {
  readonly convID: string
  readonly sequence: number
}

const NONE: ExtensionCounters = { globalSequence: 0, clearSequence: 0 }

export const extensionCounters = async (
  db: Kysely<Database>,
  { convID, sequence }: ExtendedMessage,
): Promise<ExtensionCounters> => {
  const row = await db
    .selectFrom('message_extensions')
    .select(['global_seq', 'clear_seq'])
    .where('conv_id', '=', convID)
    .where('seq', '=', sequence)
    .executeTakeFirst()
  return row === undefined ? NONE : { globalSequence: row.global_seq, clearSequence: row.clear_seq }
}

/** Keys that have changed after a change, in the order of their changes; with 0 those that are set. */
export const extensionsAfter = async (
  db: Kysely<Database>,
  { convID, sequence }: ExtendedMessage,
  startSeq: number,
  count: number,
): Promise<StoredExtension[]> => {
  let query = db
    .selectFrom('message_extension')
    .select(['key', 'value', 'ext_seq as seq', 'is_deleted as isDeleted'])
    .where('conv_id', '=', convID)
    .where('seq', '=', sequence)
    .where('ext_seq', '>', startSeq)
    .orderBy('ext_seq')
    .limit(count)
  if (startSeq === 0) query = query.where('is_deleted', '=', false)
  return query.execute()
}

/** The extensions of a message in the transaction that changes them. */
export interface LockedExtensions extends ExtensionCounters {
  /** Those that are set, and of the deleted ones those that are asked for. */
  readonly keys: ReadonlyMap<string, StoredExtension>
  /** How many keys of apps there are, with all deleted ones. */
  readonly appKeys: number
}

export const lockExtensions = async (
  trx: Transaction<Database>,
  { convID, sequence }: ExtendedMessage,
  asked: readonly string[],
): Promise<LockedExtensions> => {
  const { rows } = await sql<{ global_seq: number; clear_seq: number }>`
    INSERT INTO message_extensions (conv_id, seq, global_seq, clear_seq) VALUES (${convID}, ${sequence}, 0, 0)
    ON CONFLICT (conv_id, seq) DO UPDATE SET global_seq = message_extensions.global_seq
    RETURNING global_seq, clear_seq
  `.execute(trx)
  const keys = await trx
    .selectFrom('message_extension')
    .select(['key', 'value', 'ext_seq as seq', 'is_deleted as isDeleted'])
    .where('conv_id', '=', convID)
    .where('seq', '=', sequence)
    .where((is) => is.or([is('is_deleted', '=', false), is('key', '=', is.fn.any(is.val([...asked])))]))
    .execute()
  const count = await sql<{ app_keys: number }>`
    SELECT count(*)::integer AS app_keys FROM message_extension
    WHERE conv_id = ${convID} AND seq = ${sequence} AND key NOT LIKE ${reactionKey('_%')}
  `.execute(trx)
  return {
    globalSequence: rows[0]?.global_seq ?? 0,
    clearSequence: rows[0]?.clear_seq ?? 0,
    appKeys: count.rows[0]?.app_keys ?? 0,
    keys: new Map(keys.map((extension) => [extension.key, extension])),
  }
}

/** Stores new states of keys, and that the message has changed. `isCleared`: only those that are set stay. */
export const storeExtensions = async (
  trx: Transaction<Database>,
  { convID, sequence }: ExtendedMessage,
  changed: readonly StoredExtension[],
  { counters, isCleared }: { readonly counters: ExtensionCounters; readonly isCleared: boolean },
): Promise<void> => {
  const { globalSequence, clearSequence } = counters
  if (isCleared)
    await trx.deleteFrom('message_extension').where('conv_id', '=', convID).where('seq', '=', sequence).execute()
  const stored = isCleared ? changed.filter(({ isDeleted }) => !isDeleted) : changed
  if (stored.length > 0)
    await trx
      .insertInto('message_extension')
      .values(
        stored.map(({ key, value, seq, isDeleted }) => ({
          conv_id: convID,
          seq: sequence,
          key,
          value,
          ext_seq: seq,
          is_deleted: isDeleted,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['conv_id', 'seq', 'key']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          ext_seq: row.ref('excluded.ext_seq'),
          is_deleted: row.ref('excluded.is_deleted'),
        })),
      )
      .execute()
  await trx
    .updateTable('message_extensions')
    .set({ global_seq: globalSequence, clear_seq: clearSequence })
    .where('conv_id', '=', convID)
    .where('seq', '=', sequence)
    .execute()
  await sql`UPDATE message SET version = version WHERE conv_id = ${convID} AND seq = ${sequence}`.execute(trx)
}
