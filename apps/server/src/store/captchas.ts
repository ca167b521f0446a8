import type { Kysely } from 'kysely'
import type { Database } from './schema'

export interface Captcha {
  readonly id: string
  readonly answer: string
  /** Epoch seconds. */
  readonly expiresAt: number
}

/** The newest picture of an id is the one that counts. */
export const putCaptcha = async (db: Kysely<Database>, { id, answer, expiresAt }: Captcha): Promise<void> => {
  await db
    .insertInto('captcha')
    .values({ id, answer, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ answer, expires_at: expiresAt }))
    .execute()
}

/**
 * The answer, which cannot be asked for again: a captcha is good for one try. Null when there is none or it has
 * expired.
 */
export const takeCaptcha = async (db: Kysely<Database>, id: string, now: number): Promise<string | null> => {
  const row = await db.deleteFrom('captcha').where('id', '=', id).returningAll().executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.answer : null
}
