import { getTaskInfo, getUserInfo, getVideoWatchTime, login, updateVideoWatchTime } from '@org/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newGuest, registerPerson } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { MEMBER_WATCH } from '../../services/sites/site-settings'
import { brands } from '@org/site-brands'
import { setSiteConfig } from '../../store/ops/site-config'

let clock: SteppedClock
let server: RunningServer
beforeEach(async () => {
  // 23:00 in Shanghai.
  clock = steppedClock('2026-06-14T15:00:00Z')
  server = await bootForTest({ clock, rateLimits: false })
})

type Api = Awaited<ReturnType<typeof newGuest>>['api']
const watch = (api: Api, watch_seconds: number) => api.call(updateVideoWatchTime, { watch_seconds })
const after = (seconds: number, api: Api, watched: number) => {
  clock.advance(seconds * 1_000)
  return watch(api, watched)
}
const limit = async (key: string, value: number) => {
  for (const { code: site } of brands) await setSiteConfig(server.context.db, { site, key, value })
}

it('counts what a viewer reports, never faster than the clock, and from nothing on the next day in Shanghai', async () => {
  const { api } = await newGuest(server)
  expect(await api.call(getVideoWatchTime, {})).toEqual({ watch_seconds: 0, can_continue_watch: true })
  expect(await watch(api, 3_600)).toMatchObject({ watch_seconds: 60 })
  expect(await watch(api, 30)).toMatchObject({ watch_seconds: 60 })
  expect(await after(20, api, 30)).toMatchObject({ watch_seconds: 80 })
  expect(await after(600, api, 30)).toMatchObject({ watch_seconds: 110 })
  expect(await api.call(getVideoWatchTime, {})).toMatchObject({ watch_seconds: 110 })
  // Ten seconds of the new day have passed.
  expect(await after(3_600 - 620 + 10, api, 30)).toMatchObject({ watch_seconds: 10 })
})

it('counts two devices at once no faster than one', async () => {
  const { api } = await newGuest(server)
  await watch(api, 10)
  clock.advance(30_000)
  const sums = await Promise.all([watch(api, 30), watch(api, 30), watch(api, 30)])
  expect(sums.map(({ watch_seconds }) => watch_seconds)).toEqual([40, 40, 40])
})

it('stops guests after the seconds of the config, and members after those of the operator, unless they are VIP', async () => {
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  await limit('room_video_play_flogin_sec', 40)
  await limit(MEMBER_WATCH, 50)
  expect(await watch(guest.api, 39)).toMatchObject({ can_continue_watch: true })
  expect(await after(1, guest.api, 1)).toEqual({ watch_seconds: 40, can_continue_watch: false })
  expect(await watch(member.api, 49)).toMatchObject({ can_continue_watch: true })
  expect(await after(1, member.api, 1)).toEqual({ watch_seconds: 50, can_continue_watch: false })
  expect(await member.api.call(getUserInfo, {})).toMatchObject({ watchSeconds: 50, canContinueWatch: false })
  const vip = { vip_level: 1, vip_date: Math.floor(clock.now() / 1_000) + 60 }
  await server.context.db.updateTable('account').set(vip).where('id', '=', member.uid).execute()
  expect(await member.api.call(getVideoWatchTime, {})).toMatchObject({ can_continue_watch: true })
})

it('moves what a guest has watched to the member who logs in, once, and reaches the stages of the task', async () => {
  const member = await registerPerson(server)
  clock.advance(-8 * 3_600_000)
  const guest = await newGuest(server)
  await watch(guest.api, 60)
  await after(1_000, guest.api, 1_000)
  await watch(member.api, 60)
  expect(await after(740, member.api, 740)).toMatchObject({ watch_seconds: 800 })
  const stage = async () => (await member.api.call(getTaskInfo, {})).tasks['watchLive']?.stage
  expect(await stage()).toBe(0)
  const logIn = () => guest.api.call(login, { account: member.account, pwd: member.password })
  await logIn()
  await logIn()
  expect(await member.api.call(getVideoWatchTime, {})).toMatchObject({ watch_seconds: 1_860 })
  expect(await stage()).toBe(1)
  expect(await after(3_600, member.api, 3_600)).toMatchObject({ watch_seconds: 5_460 })
  expect(await stage()).toBe(3)
})
