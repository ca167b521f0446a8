import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { ownFacts, readOwnFacts, type OwnFacts, type OwnFactsRow } from './own-facts'
import type { Locked } from './change-conversations'

export interface ConversationGroup {
  readonly id: number
  readonly name: string
}

/** The groups of conversations of a user, by their names. */
export const conversationGroups = (db: Kysely<Database>, userID: string): Promise<ConversationGroup[]> =>
  db.selectFrom('conversation_group').select(['id', 'name']).where('user_id', '=', userID).orderBy('name').execute()

/** Locks the group until the end of the transaction; null if there is none. */
export const lockGroup = async (
  db: Kysely<Database>,
  userID: string,
  name: string,
): Promise<ConversationGroup | null> =>
  (await db
    .selectFrom('conversation_group')
    .select(['id', 'name'])
    .where('user_id', '=', userID)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Null if the user has a group with this name. */
export const addGroup = async (db: Kysely<Database>, userID: string, name: string): Promise<ConversationGroup | null> =>
  (await db
    .insertInto('conversation_group')
    .values({ user_id: userID, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()) ?? null

/** False if the user has another group with this name. */
export const renameGroup = async (
  db: Kysely<Database>,
  userID: string,
  { id, name }: ConversationGroup,
): Promise<boolean> => {
  const renamed = await sql`
    UPDATE conversation_group SET name = ${name} WHERE id = ${id}
      AND NOT EXISTS (SELECT FROM conversation_group AS other WHERE other.user_id = ${userID} AND other.name = ${name} AND other.id <> ${id})
  `.execute(db)
  return Number(renamed.numAffectedRows) > 0
}

/** Deletes a group, and returns the conversations that were in it. */
export const deleteGroup = async (db: Kysely<Database>, userID: string, id: number): Promise<string[]> => {
  await db.deleteFrom('conversation_group').where('id', '=', id).execute()
  const { rows } = await sql<{ conv_id: string }>`
    UPDATE user_conversation SET group_ids = array_remove(group_ids, ${id}::integer)
    WHERE user_id = ${userID} AND group_ids @> ARRAY[${id}::integer]
    RETURNING conv_id
  `.execute(db)
  return rows.map(({ conv_id }) => conv_id)
}

/** Puts locked conversations into a group, or takes them out. */
export const setInGroup = async (
  db: Kysely<Database>,
  { userID, convIDs }: Locked,
  id: number,
  isIn: boolean,
): Promise<void> => {
  const next = isIn ? sql`group_ids || ${id}::integer` : sql`array_remove(group_ids, ${id}::integer)`
  await sql`
    UPDATE user_conversation SET group_ids = ${next}
    WHERE user_id = ${userID} AND conv_id = ANY (${convIDs}) AND (group_ids @> ARRAY[${id}::integer]) <> ${isIn}
  `.execute(db)
}

/** A page of the listed conversations that are in a group, by key. */
export const groupedConversations = async (
  db: Kysely<Database>,
  userID: string,
  offset: number,
  count: number,
): Promise<{ readonly convID: string; readonly own: OwnFacts }[]> => {
  const { rows } = await sql<OwnFactsRow & { readonly conv_id: string }>`
    SELECT mine.conv_id, ${ownFacts(sql`mine`)} FROM user_conversation AS mine JOIN conversation USING (conv_id)
    WHERE mine.user_id = ${userID} AND mine.group_ids <> '{}' AND seq > mine.deleted_seq
    ORDER BY conv_id OFFSET ${offset} LIMIT ${count}
  `.execute(db)
  return rows.map((row) => ({ convID: row.conv_id, own: readOwnFacts(row) }))
}
