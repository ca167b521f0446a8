import type { World } from './world'

/** What users attach to messages, as stored. */
export interface StoredExtras {
  /** The users who have confirmed that they have read it, by `placeOf` a message. */
  readonly readers: ReadonlyMap<string, readonly string[]>
  /** The extensions that are set, in the order of their keys, by `placeOf` a message that has or had any. */
  readonly extensions: ReadonlyMap<string, readonly (readonly [key: string, value: string])[]>
  /** The users that messages mention, and their sequences, by conversation key. */
  readonly mentions: ReadonlyMap<string, readonly StoredMention[]>
  /** Sequences that the user has deleted from the mentions of a conversation. */
  readonly unmentioned: (userID: string, key: string) => readonly number[]
}

interface StoredMention {
  readonly seq: number
  readonly mentions: readonly string[]
}

export const placeOf = (key: string, sequence: number): string => `${key} ${sequence}`

export const readExtras = async (world: World, keys: readonly string[]): Promise<StoredExtras> => {
  const { store, userIDs } = world
  const read = <Row>(sql: string) => store.direct<Row & { conv_id: string; seq: number }>(sql, [keys])
  const receipts = await read<{ user_id: string }>(
    'SELECT conv_id, seq, user_id FROM message_receipt WHERE conv_id = ANY($1) ORDER BY user_id',
  )
  const extensions = await read<{ key: string | null; value: string }>(
    `SELECT conv_id, seq, key, value FROM message_extensions
     LEFT JOIN (SELECT * FROM message_extension WHERE NOT is_deleted) AS present USING (conv_id, seq)
     WHERE conv_id = ANY($1) ORDER BY key`,
  )
  const mentions = await read<{ mentions: readonly string[] }>(
    'SELECT conv_id, seq, mentions FROM message WHERE conv_id = ANY($1) AND mentions IS NOT NULL ORDER BY seq',
  )
  const deleted = await store.direct<{ user_id: string; conv_id: string; deleted_mentions: readonly number[] }>(
    'SELECT user_id, conv_id, deleted_mentions FROM user_conversation WHERE user_id = ANY($1)',
    [userIDs],
  )
  const at = (row: { conv_id: string; seq: number }) => placeOf(row.conv_id, row.seq)
  return {
    readers: grouped(receipts, at, ({ user_id }) => [user_id]),
    extensions: grouped(extensions, at, ({ key, value }) => (key === null ? [] : [[key, value] as const])),
    mentions: grouped(
      mentions,
      ({ conv_id }) => conv_id,
      (row) => [row],
    ),
    unmentioned: (userID, key) =>
      (deleted.find((row) => row.user_id === userID && row.conv_id === key)?.deleted_mentions ?? []).map(Number),
  }
}

const grouped = <Row, Value>(
  rows: readonly Row[],
  placeOfRow: (row: Row) => string,
  valuesOf: (row: Row) => readonly Value[],
): ReadonlyMap<string, readonly Value[]> => {
  const found = new Map<string, Value[]>()
  for (const row of rows) found.set(placeOfRow(row), [...(found.get(placeOfRow(row)) ?? []), ...valuesOf(row)])
  return found
}
