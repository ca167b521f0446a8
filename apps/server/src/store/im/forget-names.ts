import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

/**
 * Replaces the name and the picture of a user who is gone in all that has them as they were: own messages, tips about
 * the user, messages that others have merged. Devices learn of the changed messages as of all changes.
 */
export const forgetNames = async (trx: Transaction<Database>, userID: string, nick: string): Promise<void> => {
  const names = JSON.stringify({ nick, avatar: '', nameCard: '' })
  await sql`
    UPDATE message SET details = (details::jsonb || ${names}::jsonb)::json WHERE sender = ${userID}`.execute(trx)
  const about = JSON.stringify([{ msgContent: { memberList: [{ userID }] } }])
  await sql`
    UPDATE message SET body = jsonb_set(body::jsonb, '{0,msgContent,memberList}', (
      SELECT jsonb_agg(CASE WHEN member->>'userID' = ${userID} THEN member || ${names}::jsonb ELSE member END ORDER BY place)
      FROM jsonb_array_elements(body::jsonb #> '{0,msgContent,memberList}') WITH ORDINALITY AS list (member, place)
    ))::json
    WHERE kind = 'tip' AND body::jsonb @> ${about}::jsonb AND conv_id IN (
      SELECT 'g:' || group_id FROM group_member WHERE user_id = ${userID}
      UNION SELECT 'g:' || group_id FROM group_departure WHERE user_id = ${userID}
      UNION SELECT conv_id FROM user_conversation WHERE user_id = ${userID}
      -- A chat room has tips about its listeners, who have no rows there.
      UNION SELECT 'g:' || group_id FROM chat_group WHERE type = 'AVChatRoom'
    )`.execute(trx)
  await renameInMergers(trx, { userID, nick, avatar: '', nameCard: '' })
  await trx
    .updateTable('group_member')
    .set({ name_card: '', custom_fields: '{}' })
    .where('user_id', '=', userID)
    .execute()
}

interface Names {
  readonly userID: string
  readonly nick: string
  readonly avatar: string
  readonly nameCard: string
}

/** The records in one step; one may have hundreds of messages. */
const RECORDS_AT_ONCE = 50

/** A message that has merged messages in it also has the key of their record, and so have its versions. */
const renameInMergers = async (trx: Transaction<Database>, names: Names): Promise<void> => {
  const named = JSON.stringify(names.userID)
  for (let after = '', isLast = false; !isLast;) {
    const { rows } = await sql<{ key: string; messages: unknown }>`
      SELECT key, messages FROM merged_messages WHERE key > ${after} AND strpos(messages::text, ${named}) > 0
      ORDER BY key LIMIT ${RECORDS_AT_ONCE}`.execute(trx)
    const keys = rows.map(({ key }) => key)
    const messages = rows.map((row) => JSON.stringify(renamed(row.messages, names)))
    await sql`
      UPDATE merged_messages SET messages = given.messages::json
      FROM unnest(${keys}::text[], ${messages}::text[]) AS given (key, messages)
      WHERE merged_messages.key = given.key`.execute(trx)
    for (const table of ['message', 'message_version'] as const) await renameInBodies(trx, table, keys, names)
    after = keys.at(-1) ?? ''
    isLast = keys.length < RECORDS_AT_ONCE
  }
}

const renameInBodies = async (
  trx: Transaction<Database>,
  table: 'message' | 'message_version',
  keys: readonly string[],
  names: Names,
): Promise<void> => {
  const bodies = await sql<{ conv_id: string; seq: number; version: number; body: unknown }>`
    SELECT conv_id, seq, version, body FROM ${sql.table(table)}
    WHERE merged_keys(body::text) <> '{}' AND merged_keys(body::text) && ${keys}::text[]
      AND strpos(body::text, ${JSON.stringify(names.userID)}) > 0`.execute(trx)
  for (const { conv_id, seq, version, body } of bodies.rows)
    await sql`
      UPDATE ${sql.table(table)} SET body = ${JSON.stringify(renamed(body, names))}::json
      WHERE conv_id = ${conv_id} AND seq = ${seq} AND version = ${version}`.execute(trx)
}

/** The same with these names in messages of the user and in what tips say about the user, at any depth. */
const renamed = (value: unknown, names: Names): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names))
  if (typeof value !== 'object' || value === null) return value
  const same = Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, renamed(inner, names)]))
  const { userID, ...shown } = names
  return 'nick' in same && [same.fromAccount, same.userID].includes(userID) ? { ...same, ...shown } : same
}
