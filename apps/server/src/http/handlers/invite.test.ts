import { getInviteFriendAward, getInviteInfo, getInvitees, registNew } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf, registerPerson, solveCaptcha } from '../../../test/people'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

it('counts each registration with the code once, and what was claimed for them', async () => {
  const { api } = await registerPerson(server)
  const before = await api.call(getInviteInfo, {})
  expect(before).toMatchObject({ count: 0, profit: 0, award: 200 })
  expect(before.link).toBe(`/m/register?inviteCode=${before.code}`)
  const form = { account: 'invited2026', pwd: 'goal2026', nick_name: 'Beatriz', invite_code: before.code }
  await apiOf(server).call(registNew, { ...form, ...(await solveCaptcha(server)) })
  await expect(apiOf(server).call(registNew, { ...form, ...(await solveCaptcha(server)) })).rejects.toThrow()
  expect(await api.call(getInviteInfo, {})).toMatchObject({ count: 1, profit: 0 })
  await api.call(getInviteFriendAward, { amount: 1 })
  expect(await api.call(getInviteInfo, {})).toMatchObject({ count: 1, profit: 200 })
})

it('lists the invited page by page, the latest first, with masked names', async () => {
  const { api, uid } = await registerPerson(server)
  const other = await registerPerson(server)
  const { db } = server.context
  for (const nick_name of ['Ana', 'Bruno', 'Carla']) {
    const friend = await registerPerson(server)
    await db.updateTable('account').set({ nick_name, invited_by: uid }).where('id', '=', friend.uid).execute()
  }
  const first = await api.call(getInvitees, { size: 2 })
  const second = await api.call(getInvitees, { size: 2, cursor: first.next })
  expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(['C**a', 'B**o', 'A**a'])
  expect(second.next).toBe('')
  expect((await other.api.call(getInvitees, {})).list).toEqual([])
})
