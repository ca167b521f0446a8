import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

interface Marks {
  readonly groupID: string
  readonly userIDs: readonly string[]
  readonly markType: number
}

/** One parameter however many users there are: a room has more listeners than a statement has parameters. */
const isOneOf = (userIDs: readonly string[]) => sql<boolean>`user_id = ANY (${userIDs})`

export const addMarks = async (trx: Transaction<Database>, { groupID, userIDs, markType }: Marks): Promise<void> => {
  if (userIDs.length === 0) return
  await trx
    .insertInto('member_mark')
    .values(userIDs.map((user_id) => ({ group_id: groupID, user_id, mark_type: markType })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const removeMarks = async (trx: Transaction<Database>, { groupID, userIDs, markType }: Marks): Promise<void> => {
  if (userIDs.length === 0) return
  await trx
    .deleteFrom('member_mark')
    .where('group_id', '=', groupID)
    .where('mark_type', '=', markType)
    .where(isOneOf(userIDs))
    .execute()
}

/** The marks of some users of a group. */
export const marksOf = async (
  db: Kysely<Database>,
  groupID: string,
  userIDs: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  if (userIDs.length === 0) return new Map()
  const rows = await db
    .selectFrom('member_mark')
    .select(['user_id', 'mark_type'])
    .where('group_id', '=', groupID)
    .where(isOneOf(userIDs))
    .orderBy('mark_type')
    .execute()
  const marks = new Map<string, number[]>()
  for (const { user_id, mark_type } of rows) marks.set(user_id, [...(marks.get(user_id) ?? []), mark_type])
  return marks
}

/** Which of the users have a mark. */
export const markedAmong = async (
  db: Kysely<Database>,
  groupID: string,
  markType: number,
  userIDs: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (userIDs.length === 0) return new Set()
  const rows = await db
    .selectFrom('member_mark')
    .select('user_id')
    .where('group_id', '=', groupID)
    .where('mark_type', '=', markType)
    .where(isOneOf(userIDs))
    .execute()
  return new Set(rows.map((row) => row.user_id))
}
