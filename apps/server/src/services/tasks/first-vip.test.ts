import { getFirstVipAward, getUserInfo } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { type BootOptions, bootForTest } from '../../../test/boot'
import { apiOf, registerPerson } from '../../../test/people'
import { steppedClock } from '../../../test/stepped-clock'

const NOW = Date.parse('2026-11-25T12:00:00Z') / 1_000
const DAY = 86_400

const boot = (options: BootOptions = {}) =>
  bootForTest({ clock: steppedClock('2026-11-25T12:00:00Z'), firstVipDays: 5, ...options })

it('gives a member the VIP days once, also to two tabs at once', async () => {
  const server = await boot()
  const { api, uid, token } = await registerPerson(server)
  expect(await api.call(getUserInfo, {})).toMatchObject({
    vip_level: 0,
    tasks: { appFirstVip: 0, appFirstVipDays: 5 },
  })
  const tabs = [apiOf(server, { uid, token }), apiOf(server, { uid, token })]
  const replies = await Promise.all(tabs.map((tab) => tab.call(getFirstVipAward, {})))
  const given = { days: 5, vip_level: 1, vip_date: NOW + 5 * DAY }
  expect(replies).toEqual([given, given])
  expect(await api.call(getFirstVipAward, {})).toEqual(given)
  expect(await api.call(getUserInfo, {})).toMatchObject({
    vip_level: 1,
    vip_date: NOW + 5 * DAY,
    tasks: { appFirstVip: 1, appFirstVipDays: 5 },
  })
})

it('adds the days to the end of a VIP that runs, and keeps its level', async () => {
  const server = await boot()
  const { api, uid } = await registerPerson(server)
  const vip = { vip_level: 3, vip_date: NOW + 10 * DAY }
  await server.context.db.updateTable('account').set(vip).where('id', '=', uid).execute()
  expect(await api.call(getFirstVipAward, {})).toEqual({ days: 5, vip_level: 3, vip_date: NOW + 15 * DAY })
})

it('is refused where the operator offers no days, which the user info says', async () => {
  const server = await boot({ firstVipDays: 0 })
  const { api } = await registerPerson(server)
  expect((await api.call(getUserInfo, {})).tasks).toEqual({ appFirstVip: 0, appFirstVipDays: 0 })
  await expect(api.call(getFirstVipAward, {})).rejects.toMatchObject({ status: 9 })
})
