import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../schema'
import type { AccountLogTable } from './account-tables'

/** What is noted of an account. */
export type AccountEvent =
  | 'loggedIn'
  | 'passwordChanged'
  | 'mobileBound'
  | 'accountNamed'
  | 'deviceEnded'
  | 'othersEnded'
  | 'allEnded'
  | 'deletionAsked'
  | 'deletionTakenBack'
  | 'dataExported'

interface NewEvent {
  readonly uid: number
  readonly type: AccountEvent
  /** What its text names. */
  readonly detail?: string
  /** Epoch seconds. */
  readonly now: number
}

/** Notes what happens to an account, in the transaction in which it happens. */
export const noteEvent = async (
  trx: Transaction<Database>,
  { uid, type, detail = '', now }: NewEvent,
): Promise<void> => {
  const kind = type === 'loggedIn' ? 'login' : 'security'
  await trx.insertInto('account_log').values({ account_id: uid, kind, type, detail, created_at: now }).execute()
}

/** Takes back what was noted before it failed. */
export const forgetEvent = async (
  db: Kysely<Database>,
  { uid, type, now }: Omit<NewEvent, 'detail'>,
): Promise<void> => {
  await db
    .deleteFrom('account_log')
    .where('account_id', '=', uid)
    .where('type', '=', type)
    .where('created_at', '=', now)
    .execute()
}

export interface EventsQuery {
  readonly uid: number
  readonly kind: AccountLogTable['kind']
  /** Only those with a smaller id; null for the latest. */
  readonly before: number | null
  readonly limit: number
}

/** The latest first. */
export const eventsOf = (
  db: Kysely<Database>,
  { uid, kind, before, limit }: EventsQuery,
): Promise<Selectable<AccountLogTable>[]> => {
  const query = db.selectFrom('account_log').selectAll().where('account_id', '=', uid).where('kind', '=', kind)
  return (before === null ? query : query.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute()
}

/** Whether this has happened since a moment. */
export const hasEventSince = async (
  db: Kysely<Database>,
  { uid, type, since }: { readonly uid: number; readonly type: AccountEvent; readonly since: number },
): Promise<boolean> =>
  (await db
    .selectFrom('account_log')
    .select('id')
    .where('account_id', '=', uid)
    .where('kind', '=', 'security')
    .where('type', '=', type)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const forgetEvents = async (db: Kysely<Database>, before: number): Promise<void> => {
  await db.deleteFrom('account_log').where('created_at', '<=', before).execute()
}
