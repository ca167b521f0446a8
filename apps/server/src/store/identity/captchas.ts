import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../schema'
import type { CaptchaTable } from './account-tables'

type CaptchaRow = Selectable<CaptchaTable>

export interface NewCaptcha extends Pick<CaptchaRow, 'id' | 'purpose' | 'answer' | 'proof'> {
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const putCaptcha = async (db: Kysely<Database>, { expiresAt, ...captcha }: NewCaptcha): Promise<void> => {
  await db
    .insertInto('captcha')
    .values({ ...captcha, expires_at: expiresAt })
    .execute()
}

/** Null when there is none or it has expired. */
export const findCaptcha = async (db: Kysely<Database>, id: string, now: number): Promise<CaptchaRow | null> =>
  (await db.selectFrom('captcha').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()) ??
  null

/** Takes the captcha, which is valid for one attempt. Null if there is none or it has expired. */
export const takeCaptcha = async (db: Kysely<Database>, id: string, now: number): Promise<CaptchaRow | null> => {
  const row = await db.deleteFrom('captcha').where('id', '=', id).returningAll().executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row : null
}
