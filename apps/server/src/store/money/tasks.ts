import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../schema'
import type { CheckInTable, TaskProgressTable } from './task-tables'

export type CheckIn = Selectable<CheckInTable>
export type TaskProgress = Pick<Selectable<TaskProgressTable>, 'task' | 'stage' | 'received'>

/** For tasks that never start over, in place of a day. */
const ONCE = 'once'

export const lastCheckIn = async (db: Kysely<Database>, uid: number): Promise<CheckIn | null> =>
  (await db
    .selectFrom('check_in')
    .selectAll()
    .where('account_id', '=', uid)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** False when the day was checked in before. */
export const addCheckIn = async (db: Transaction<Database>, row: CheckIn): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('check_in')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** All days that were ever checked in, and the gold they brought. */
export const checkInTotals = async (db: Kysely<Database>, uid: number): Promise<{ days: number; gold: number }> => {
  const { days, gold } = await db
    .selectFrom('check_in')
    .select(({ fn }) => [fn.countAll<number>().as('days'), fn.sum<number | null>('award').as('gold')])
    .where('account_id', '=', uid)
    .executeTakeFirstOrThrow()
  return { days, gold: gold ?? 0 }
}

/** What is done and claimed, of the tasks of the day and of those that never start over. */
export const taskProgress = (db: Kysely<Database>, uid: number, day: string): Promise<TaskProgress[]> =>
  db
    .selectFrom('task_progress')
    .select(['task', 'stage', 'received'])
    .where('account_id', '=', uid)
    .where('day', 'in', [day, ONCE])
    .execute()

/** Calls of one member that change balances or tasks go one after the other. */
export const lockMember = async (db: Transaction<Database>, uid: number): Promise<void> => {
  await db.selectFrom('account').select('id').where('id', '=', uid).forNoKeyUpdate().execute()
}
