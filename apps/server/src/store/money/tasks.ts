import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { CheckInTable, TaskProgressTable } from './task-tables'

export type CheckIn = Selectable<CheckInTable>
export type TaskProgress = Pick<Selectable<TaskProgressTable>, 'task' | 'stage' | 'received'>

/** The value instead of a day for tasks that never repeat. */
export const ONCE = 'once'

export const lastCheckIn = async (db: Kysely<Database>, uid: number): Promise<CheckIn | null> =>
  (await db
    .selectFrom('check_in')
    .selectAll()
    .where('account_id', '=', uid)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** False if the day was checked in before. */
export const addCheckIn = async (db: Transaction<Database>, row: CheckIn): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('check_in')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The number of all checked-in days, and the gold from them. */
export const checkInTotals = async (db: Kysely<Database>, uid: number): Promise<{ days: number; gold: number }> => {
  const { days, gold } = await db
    .selectFrom('check_in')
    .select(({ fn }) => [fn.countAll<number>().as('days'), fn.sum<number | null>('award').as('gold')])
    .where('account_id', '=', uid)
    .executeTakeFirstOrThrow()
  return { days, gold: gold ?? 0 }
}

/** The progress and claims of the day's tasks and of those that never repeat. */
export const taskProgress = (db: Kysely<Database>, uid: number, day: string): Promise<TaskProgress[]> =>
  db
    .selectFrom('task_progress')
    .select(['task', 'stage', 'received'])
    .where('account_id', '=', uid)
    .where('day', 'in', [day, ONCE])
    .execute()

/** Whether the member has the award of a task that never repeats. */
export const hasAward = async (db: Kysely<Database>, uid: number, task: string): Promise<boolean> =>
  (await db
    .selectFrom('task_progress')
    .select('received')
    .where('account_id', '=', uid)
    .where('task', '=', task)
    .where('day', '=', ONCE)
    .where('received', '>', 0)
    .executeTakeFirst()) !== undefined

/** Notes the award of a task that never repeats; false if the member has it. */
export const addAward = async (db: Transaction<Database>, uid: number, task: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('task_progress')
    .values({ account_id: uid, task, day: ONCE, stage: 1, received: 1 })
    .onConflict((conflict) => conflict.columns(['account_id', 'task', 'day']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Where the progress of a task is noted: on a day, or once. */
export interface TaskPlace {
  readonly uid: number
  readonly task: string
  readonly day: string
}

/** The noted stages of a task, earned and claimed. */
export const progressOf = async (
  db: Kysely<Database>,
  { uid, task, day }: TaskPlace,
): Promise<Pick<TaskProgress, 'stage' | 'received'>> =>
  (await db
    .selectFrom('task_progress')
    .select(['stage', 'received'])
    .where('account_id', '=', uid)
    .where('task', '=', task)
    .where('day', '=', day)
    .executeTakeFirst()) ?? { stage: 0, received: 0 }

/** Notes the earned and the claimed stages of a task. */
export const setClaimed = async (
  db: Transaction<Database>,
  { uid, task, day }: TaskPlace,
  { stage, received }: Pick<TaskProgress, 'stage' | 'received'>,
): Promise<void> => {
  await db
    .insertInto('task_progress')
    .values({ account_id: uid, task, day, stage, received })
    .onConflict((conflict) => conflict.columns(['account_id', 'task', 'day']).doUpdateSet({ stage, received }))
    .execute()
}

/** Counts one more stage, up to `most`, unless one was counted within the last `apart` seconds. */
export const countStage = async (
  trx: Transaction<Database>,
  { uid, task, day }: TaskPlace,
  { most, apart, now }: { readonly most: number; readonly apart: number; readonly now: number },
): Promise<void> => {
  await trx
    .insertInto('task_progress')
    .values({ account_id: uid, task, day, stage: 1, received: 0, counted_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'task', 'day'])
        .doUpdateSet({ stage: sql`task_progress.stage + 1`, counted_at: now })
        .where('task_progress.stage', '<', most)
        .where('task_progress.counted_at', '<=', now - apart),
    )
    .execute()
}

/** Serialises calls of one member that change balances or tasks. */
export const lockMember = async (db: Transaction<Database>, uid: number): Promise<void> => {
  await db.selectFrom('account').select('id').where('id', '=', uid).forNoKeyUpdate().execute()
}

/** Notes that a task has reached a stage on a day; it never falls. */
export const reachStage = async (
  trx: Transaction<Database>,
  uid: number,
  { task, day, stage }: { readonly task: string; readonly day: string; readonly stage: number },
): Promise<void> => {
  await trx
    .insertInto('task_progress')
    .values({ account_id: uid, task, day, stage, received: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'task', 'day'])
        .doUpdateSet({ stage: sql`greatest(task_progress.stage, excluded.stage)` }),
    )
    .execute()
}
