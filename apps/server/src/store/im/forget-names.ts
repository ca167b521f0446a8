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
    )`.execute(trx)
  await sql`
    UPDATE merged_messages SET messages = (
      SELECT jsonb_agg(CASE WHEN message->>'from' = ${userID} THEN message || ${names}::jsonb ELSE message END ORDER BY place)
      FROM jsonb_array_elements(messages::jsonb) WITH ORDINALITY AS list (message, place)
    )::json
    WHERE messages::jsonb @> ${JSON.stringify([{ from: userID }])}::jsonb`.execute(trx)
  await trx
    .updateTable('group_member')
    .set({ name_card: '', custom_fields: '{}' })
    .where('user_id', '=', userID)
    .execute()
}
