import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../schema'
import type { SmsCodeTable, SmsOutboxTable } from './account-tables'

export type SmsCode = Selectable<SmsCodeTable>
export type NewSmsCode = Insertable<SmsCodeTable> & Pick<SmsCode, 'by_owner'>

/** How many codes a mobile may get. */
export interface SmsQuota {
  readonly minute: number
  readonly day: number
  /** Of those of a day, how many only the owner can ask for. */
  readonly ofOwner: number
}

type SmsCodeOutcome = 'added' | 'repeated' | 'tooMany'

/**
 * Stores a code, unless the mobile has got too many, or there is one of its id. Concurrent calls for one
 * mobile are serialised.
 */
export const addSmsCode = (db: Kysely<Database>, code: NewSmsCode, quota: SmsQuota): Promise<SmsCodeOutcome> =>
  db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sms:${code.mobile}`}, 0))`.execute(trx)
    const { minute, day } = await trx
      .selectFrom('sms_code')
      .select([
        sql<number>`count(*) FILTER (WHERE sent_at > ${code.sent_at - 60})`.as('minute'),
        sql<number>`count(*)`.as('day'),
      ])
      .where('mobile', '=', code.mobile)
      .where('sent_at', '>', code.sent_at - 86_400)
      .executeTakeFirstOrThrow()
    const most = code.by_owner ? quota.day : quota.day - quota.ofOwner
    if (minute >= quota.minute || day >= most) return 'tooMany'
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('sms_code')
      .values(code)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 0n ? 'repeated' : 'added'
  })

export const removeSmsCode = async (db: Kysely<Database>, id: Buffer): Promise<void> => {
  await db.deleteFrom('sms_code').where('id', '=', id).execute()
}

/** Counts a try and returns the code; null if there is none, it has expired, or its tries are used up. */
export const trySmsCode = async (
  db: Kysely<Database>,
  id: Buffer,
  { now, tries }: { readonly now: number; readonly tries: number },
): Promise<SmsCode | null> =>
  (await db
    .updateTable('sms_code')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', tries)
    .returningAll()
    .executeTakeFirst()) ?? null

/** Ends a code, which stays for the count of its mobile. False if another call has ended it. */
export const endSmsCode = async (db: Kysely<Database>, id: Buffer): Promise<boolean> =>
  (
    await db
      .updateTable('sms_code')
      .set({ expires_at: 0 })
      .where('id', '=', id)
      .where('expires_at', '>', 0)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const addSentSms = async (
  db: Kysely<Database>,
  message: Pick<SmsOutboxTable, 'mobile' | 'text'>,
  now: number,
): Promise<void> => {
  await db
    .insertInto('sms_outbox')
    .values({ ...message, sent_at: now })
    .execute()
}

/** The newest messages, newest first. */
export const listSentSms = (db: Kysely<Database>, count: number): Promise<Selectable<SmsOutboxTable>[]> =>
  db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(count).execute()

/** Deletes codes and messages from before a time. */
export const forgetSms = async (db: Kysely<Database>, before: number): Promise<void> => {
  await db.deleteFrom('sms_code').where('sent_at', '<=', before).execute()
  await db.deleteFrom('sms_outbox').where('sent_at', '<=', before).execute()
}
