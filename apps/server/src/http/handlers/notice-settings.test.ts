import { getNoticeSettings, setNoticeSettings } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { registerPerson } from '../../../test/people'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const ALL = { goal: 1, kick_off: 1, on_air: 1, plan_settled: 1, quiet_from: '00:00', quiet_to: '00:00' }

it('tells a member of everything at any hour, until the member chooses; a choice changes nothing else', async () => {
  const [{ api }, other] = await Promise.all([registerPerson(server), registerPerson(server)])
  expect(await api.call(getNoticeSettings, {})).toEqual(ALL)
  expect(await api.call(setNoticeSettings, { goal: 0 })).toEqual({ ...ALL, goal: 0 })
  const quiet = { quiet_from: '23:00', quiet_to: '07:30' }
  expect(await api.call(setNoticeSettings, { ...quiet, tz: 'America/Sao_Paulo' })).toEqual({
    ...ALL,
    ...quiet,
    goal: 0,
  })
  expect(await api.call(setNoticeSettings, { goal: 1 })).toEqual({ ...ALL, ...quiet })
  expect(await other.api.call(getNoticeSettings, {})).toEqual(ALL)
})

it('keeps the zone of the quiet hours when something else is chosen elsewhere', async () => {
  const { api, uid } = await registerPerson(server)
  await api.call(setNoticeSettings, { quiet_from: '22:00', tz: 'America/Sao_Paulo' })
  await api.call(setNoticeSettings, { goal: 0, tz: 'Europe/Lisbon' })
  const row = await server.context.db
    .selectFrom('notice_settings')
    .select('zone')
    .where('account_id', '=', uid)
    .executeTakeFirst()
  expect(row).toEqual({ zone: 'America/Sao_Paulo' })
})

it.each(['24:00', '7:30', '07:60', ''])('refuses the time %j', async (quiet_from) => {
  const { api } = await registerPerson(server)
  await expect(api.call(setNoticeSettings, { quiet_from })).rejects.toMatchObject({ status: 3 })
})
