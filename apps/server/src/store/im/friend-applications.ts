import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { FriendApplicationTable } from './people-tables'

export type FriendApplicationRow = Selectable<FriendApplicationTable>

/** Whose list an application is in. */
export type ApplicationSide = 'from' | 'to'

/** A new application, or the same one again: then it is new for both. */
export const putApplication = async (
  trx: Transaction<Database>,
  application: Omit<FriendApplicationRow, 'id' | 'is_read' | 'is_gone_from' | 'is_gone_to'>,
): Promise<void> => {
  const fields = { ...application, is_read: false, is_gone_from: false, is_gone_to: false }
  await trx
    .insertInto('friend_application')
    .values(fields)
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doUpdateSet(fields))
    .execute()
}

export const findApplication = async (
  db: Kysely<Database>,
  from: string,
  to: string,
): Promise<FriendApplicationRow | null> =>
  (await db
    .selectFrom('friend_application')
    .selectAll()
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()) ?? null

export const removeApplication = async (trx: Transaction<Database>, from: string, to: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('friend_application')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Removes an application from the list of one side. False if it is not in it. */
export const hideApplication = async (
  trx: Transaction<Database>,
  { from, to }: { readonly from: string; readonly to: string },
  side: ApplicationSide,
): Promise<boolean> => {
  const column = side === 'from' ? 'is_gone_from' : 'is_gone_to'
  const { numUpdatedRows } = await trx
    .updateTable('friend_application')
    .set({ [column]: true })
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where(column, '=', false)
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('friend_application')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where('is_gone_from', '=', true)
    .where('is_gone_to', '=', true)
    .execute()
  return numUpdatedRows > 0n
}

/** How many applications of the user have no answer. */
export const countSent = async (db: Kysely<Database>, userID: string): Promise<number> => {
  const { count } = await db
    .selectFrom('friend_application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('from_id', '=', userID)
    .executeTakeFirstOrThrow()
  return count
}

export const countUnread = async (db: Kysely<Database>, userID: string): Promise<number> => {
  const { count } = await db
    .selectFrom('friend_application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('to_id', '=', userID)
    .where('is_read', '=', false)
    .where('is_gone_to', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks applications to the user up to a time as read. False if all were. */
export const readApplications = async (
  trx: Transaction<Database>,
  userID: string,
  latest: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('friend_application')
    .set({ is_read: true })
    .where('to_id', '=', userID)
    .where('created_at', '<=', latest)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface ApplicationQuery {
  readonly sides: readonly ApplicationSide[]
  readonly startTime: number
  readonly offset: number
  readonly count: number
}

/** A page of the applications in the list of a user, the latest first. */
export const applicationPage = async (
  db: Kysely<Database>,
  userID: string,
  { sides, startTime, offset, count }: ApplicationQuery,
): Promise<readonly FriendApplicationRow[]> => {
  const most = offset + count
  const of = (side: ApplicationSide) => sql`(
    SELECT * FROM friend_application
    WHERE ${sql.ref(`${side}_id`)} = ${userID} AND NOT ${sql.ref(`is_gone_${side}`)} AND created_at >= ${startTime}
    ORDER BY created_at DESC, id DESC LIMIT ${most}
  )`
  const { rows } = await sql<FriendApplicationRow>`
    SELECT * FROM (${sql.join(sides.map(of), sql` UNION ALL `)}) AS found
    ORDER BY created_at DESC, id DESC OFFSET ${offset} LIMIT ${count}
  `.execute(db)
  return rows
}
