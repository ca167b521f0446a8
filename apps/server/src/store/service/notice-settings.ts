import { DEFAULT_ZONE } from '@org/domain'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import type { NoticeSettingsTable } from './service-tables'

export type NoticeSettings = Omit<Selectable<NoticeSettingsTable>, 'account_id'>

export const noticeSettingsOf = async (db: Kysely<Database>, uid: number): Promise<NoticeSettings> =>
  (await db
    .selectFrom('notice_settings')
    .select(['goal', 'kick_off', 'on_air', 'plan_settled', 'quiet_from', 'quiet_to', 'zone'])
    .where('account_id', '=', uid)
    .executeTakeFirst()) ?? ALL

/** Changes only what is given. */
export const changeNoticeSettings = async (
  db: Kysely<Database>,
  uid: number,
  change: Updateable<Omit<NoticeSettingsTable, 'account_id'>>,
): Promise<void> => {
  await repeatable(db)
    .insertInto('notice_settings')
    .values({ account_id: uid, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: uid, ...change }))
    .execute()
}

/** The defaults of the table. */
const ALL: NoticeSettings = {
  goal: true,
  kick_off: true,
  on_air: true,
  plan_settled: true,
  quiet_from: '00:00',
  quiet_to: '00:00',
  zone: DEFAULT_ZONE,
}
