import { getAppFirstLoginAward, getInviteFriendAward, getTaskInfo } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf, registerPerson } from '../../../test/people'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

it('pays the first login once, also to two tabs at once', async () => {
  const { api, uid, token } = await registerPerson(server)
  const tabs = [apiOf(server, { uid, token }), apiOf(server, { uid, token })]
  const claims = await Promise.allSettled(tabs.map((tab) => tab.call(getAppFirstLoginAward, {})))
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(api.call(getAppFirstLoginAward, {})).rejects.toMatchObject({ status: 8 })
  const info = await api.call(getTaskInfo, {})
  expect(info).toMatchObject({ gold: 500, tasks: { appFirstLogin: { stage: 1, received: 1 } } })
})

it('pays each registered friend once, and no more than there are', async () => {
  const { api, uid } = await registerPerson(server)
  const invite = async () => {
    const friend = await registerPerson(server)
    await server.context.db.updateTable('account').set({ invited_by: uid }).where('id', '=', friend.uid).execute()
  }
  await expect(api.call(getInviteFriendAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  await invite()
  await invite()
  await expect(api.call(getInviteFriendAward, { amount: 3 })).rejects.toMatchObject({ status: 8 })
  expect(await api.call(getInviteFriendAward, { amount: 2 })).toEqual({ award: 400, gold: 400 })
  await expect(api.call(getInviteFriendAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  await invite()
  expect(await api.call(getInviteFriendAward, { amount: 1 })).toEqual({ award: 200, gold: 600 })
})
