import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { changeNoticeSettings, noticeSettingsOf } from '../../store/service/notice-settings'
import type { Database } from '../../store/schema'

type Settings = ReplyOf<Endpoints['getNoticeSettings']>

export const readNoticeSettings = async (db: Kysely<Database>, uid: number): Promise<Settings> => {
  const { goal, kick_off, on_air, plan_settled, quiet_from, quiet_to } = await noticeSettingsOf(db, uid)
  return {
    goal: goal ? 1 : 0,
    kick_off: kick_off ? 1 : 0,
    on_air: on_air ? 1 : 0,
    plan_settled: plan_settled ? 1 : 0,
    quiet_from,
    quiet_to,
  }
}

export const setNoticeSettings = async (
  db: Kysely<Database>,
  uid: number,
  { goal, kick_off, on_air, plan_settled, quiet_from, quiet_to, tz }: ParsedRequestOf<Endpoints['setNoticeSettings']>,
): Promise<Settings> => {
  await changeNoticeSettings(db, uid, {
    ...(goal !== undefined && { goal: goal === 1 }),
    ...(kick_off !== undefined && { kick_off: kick_off === 1 }),
    ...(on_air !== undefined && { on_air: on_air === 1 }),
    ...(plan_settled !== undefined && { plan_settled: plan_settled === 1 }),
    ...(quiet_from !== undefined && { quiet_from, zone: tz }),
    ...(quiet_to !== undefined && { quiet_to, zone: tz }),
  })
  return readNoticeSettings(db, uid)
}
