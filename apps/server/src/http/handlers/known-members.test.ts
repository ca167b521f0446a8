import {
  editUserInfo,
  getUserInfo,
  getUserLastOnline,
  getUserThirdPrivateAgent,
  updateThirdMember,
} from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newGuest, registerPerson } from '../../../test/people'
import { loggedIn } from '../../../test/im-client'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

it('gives a member one id for partners, however often and from how many devices it is asked for', async () => {
  const { api } = await registerPerson(server)
  expect((await api.call(getUserInfo, {})).third_member).toBe('')
  const ids = await Promise.all([1, 2, 3].map(() => api.call(updateThirdMember, {})))
  expect(new Set(ids.map(({ third_member }) => third_member)).size).toBe(1)
  expect((await api.call(getUserInfo, {})).third_member).toBe(ids[0]?.third_member)
})

it('tells when a member was last online, but not those whom the member blocks, and nothing of guests', async () => {
  const [one, other, guest] = [await registerPerson(server), await registerPerson(server), await newGuest(server)]
  const { db } = server.context
  await db.updateTable('account').set({ last_online: 1_790_000_000 }).where('id', '=', other.uid).execute()
  const userid = String(other.uid)
  expect(await one.api.call(getUserLastOnline, { userid })).toEqual({ last_online: 1_790_000_000 })
  await db
    .insertInto('block_list')
    .values({ user_id: userid, blocked_id: String(one.uid), created_at: 1 })
    .execute()
  expect(await one.api.call(getUserLastOnline, { userid })).toEqual({ last_online: 0 })
  expect(await one.api.call(getUserLastOnline, { userid: guest.userID })).toEqual({ last_online: 0 })
  await expect(one.api.call(getUserLastOnline, { userid: '99999999' })).rejects.toMatchObject({ status: 7 })
})

it('tells it to nobody while the member hides it', async () => {
  const [one, other] = [await registerPerson(server), await registerPerson(server)]
  const guest = await newGuest(server)
  const userid = String(other.uid)
  expect((await other.api.call(getUserInfo, {})).online_status).toBe(1)
  const told = async () =>
    Promise.all([one, guest].map(async ({ api }) => (await api.call(getUserLastOnline, { userid })).last_online > 0))
  expect(await told()).toEqual([true, true])
  await other.api.call(editUserInfo, { online_status: 0 })
  expect(await told()).toEqual([false, false])
  await other.api.call(editUserInfo, { city: 'Recife' })
  expect((await other.api.call(getUserInfo, {})).online_status).toBe(0)
  expect(await told()).toEqual([false, false])
  await other.api.call(editUserInfo, { online_status: 1 })
  expect(await told()).toEqual([true, true])
})

it('tells it to within five minutes of the last call, and of the last sign of the chat', async () => {
  const [one, other] = [await registerPerson(server), await registerPerson(server)]
  const { clock, db } = server.context
  const userid = String(other.uid)
  const ago = async () =>
    Math.floor(clock.now() / 1_000) - (await one.api.call(getUserLastOnline, { userid })).last_online
  const im = await loggedIn(server, { userID: userid })
  for (const comesBack of [() => im.request('hello', {}), () => other.api.call(getUserInfo, {})]) {
    await db.updateTable('account').set({ last_online: 1 }).where('id', '=', other.uid).execute()
    await db.updateTable('im_session').set({ seen_at: 1 }).where('user_id', '=', userid).execute()
    await db.updateTable('session').set({ seen_at: 1 }).where('account_id', '=', other.uid).execute()
    expect(await ago()).toBeGreaterThan(1_000_000)
    await comesBack()
    expect(await ago()).toBeLessThan(60)
  }
})

it('says whom a member may write to for help', async () => {
  const [friend, member] = [await registerPerson(server), await registerPerson(server)]
  const { db } = server.context
  await db.updateTable('account').set({ invited_by: friend.uid }).where('id', '=', member.uid).execute()
  expect(await member.api.call(getUserThirdPrivateAgent, {})).toEqual({ customer_id: '', agentid: friend.uid })
})
