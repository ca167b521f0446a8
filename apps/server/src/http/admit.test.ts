import type { Caller } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { registerPerson } from '../../test/people'
import { seconds } from '../ports/clock'
import { admit } from './admit'

it('lets in who is what a call needs, and tells others why not', async () => {
  const server = await bootForTest()
  const { context } = server
  const { uid, token } = await registerPerson(server)
  const viewers = {
    visitor: { kind: 'visitor' },
    guest: { kind: 'guest', userID: 'g_1' },
    member: { kind: 'member', uid, userID: String(uid), token, sessionID: 1 },
  } as const
  const outcome = (needs: Caller, who: keyof typeof viewers) =>
    admit(context, needs, viewers[who]).then(
      () => 'ok',
      (error: { refusal?: string }) => error.refusal,
    )
  const outcomes = async (needs: Caller) =>
    Promise.all([outcome(needs, 'visitor'), outcome(needs, 'guest'), outcome(needs, 'member')])
  expect(await outcomes('anyone')).toEqual(['ok', 'ok', 'ok'])
  expect(await outcomes('guest')).toEqual(['loginExpired', 'ok', 'ok'])
  expect(await outcomes('member')).toEqual(['loginExpired', 'membersOnly', 'ok'])
  expect(await outcomes('manager')).toEqual(['loginExpired', 'membersOnly', 'ok'])
  for (const needs of ['vip', 'anchor', 'master'] as const)
    expect(await outcomes(needs)).toEqual(['loginExpired', 'membersOnly', 'notAllowed'])
  await context.db
    .updateTable('account')
    .set({ vip_date: seconds(context.clock) + 60, is_anchor: 1 })
    .where('id', '=', uid)
    .execute()
  expect([await outcome('vip', 'member'), await outcome('anchor', 'member')]).toEqual(['ok', 'ok'])
})
