import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../schema'
import type { ApplicationTable, ApplicationType } from './service-tables'

export type Application = Selectable<ApplicationTable>

/** The latest one of a member; null for none. */
export const lastApplication = async (
  db: Kysely<Database>,
  uid: number,
  type: ApplicationType,
): Promise<Application | null> =>
  (await db
    .selectFrom('application')
    .selectAll()
    .where('account_id', '=', uid)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Null if one of its type is open. */
export const addApplication = async (
  db: Kysely<Database>,
  row: Insertable<ApplicationTable>,
): Promise<Application | null> =>
  (await db
    .insertInto('application')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null

/** Null if it is not open. */
export const decideApplication = async (
  db: Kysely<Database>,
  id: number,
  decision: Pick<Application, 'state' | 'reason' | 'decided_at'>,
): Promise<Application | null> =>
  (await db
    .updateTable('application')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()) ?? null
