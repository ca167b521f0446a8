import { getFirstVipAward, getMessageCounts, getMessages, readMessages, registNew } from '@org/api-client/contract'
import { parseHostMessage } from '@org/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { noticeOf } from '../../../test/notice-of'
import { apiOf, registerPerson, solveCaptcha } from '../../../test/people'
import { steppedClock } from '../../../test/stepped-clock'
import { changeContent } from '../../commands/change-content'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock: steppedClock('2026-11-25T12:00:00Z'), firstVipDays: 5, rateLimits: false })
})
afterAll(() => server.stop())

it('tells a member once of VIP days, in the language of the call', async () => {
  const { api, uid, token } = await registerPerson(server)
  await Promise.all([api.call(getFirstVipAward, {}), api.call(getFirstVipAward, {})])
  const { list, next } = await api.call(getMessages, { kind: 'system' })
  expect(next).toBe('')
  expect(list).toMatchObject([
    { title: '看球VIP会员', text: '恭喜您获得看球VIP会员 5天', read: 0, link: '/user-center' },
  ])
  const pt = apiOf(server, { uid, token, lang: 'pt-br' })
  expect((await pt.call(getMessages, {})).list[0]).toMatchObject({ text: 'Você ganhou 5 dias de VIP' })
  expect(await api.call(getMessageCounts, {})).toEqual({ system: 1, order: 0, plan: 0, anchor: 0 })
  expect(await api.call(readMessages, {})).toEqual({ system: 0, order: 0, plan: 0, anchor: 0 })
  expect((await api.call(getMessages, {})).list[0]).toMatchObject({ read: 1 })
})

it.each([
  ['Beatriz', 'B**z'],
  ['小王', '小**'],
])('tells the inviter that the friend %s has registered, whose name is masked', async (nick_name, masked) => {
  const { api, uid } = await registerPerson(server)
  const { invite_code } = await server.context.db
    .selectFrom('account')
    .select('invite_code')
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()
  const form = { account: `friend${uid}`, pwd: 'goal2026', nick_name, invite_code }
  await apiOf(server).call(registNew, { ...form, ...(await solveCaptcha(server)) })
  const { list } = await api.call(getMessages, {})
  expect(list.map(({ text }) => text)).toEqual([`${masked} 用您的邀请码注册了，可以领取 200 金币`])
})

it('tells a member of coupons that the operators give, in the language of the call, with the page of coupons', async () => {
  const { api, uid, token } = await registerPerson(server)
  const given = ['coupon', 'grant', '1', `uid=${uid}`]
  await changeContent(server.context.db, given, { name: 'ana', now: 1 })
  await changeContent(server.context.db, [...given, 'count=3'], { name: 'ana', now: 2 })
  expect((await api.call(getMessages, {})).list).toMatchObject([
    { title: '您获得了优惠券', text: '商城优惠券 × 3，每张可抵 50 金币', link: '/coupons' },
    { text: '商城优惠券 × 1，每张可抵 50 金币' },
  ])
  const pt = apiOf(server, { uid, token, lang: 'pt-br' })
  expect((await pt.call(getMessages, {})).list).toMatchObject([
    { title: 'Você ganhou 3 cupons', text: 'Cupom da loja: cada um vale 50 de ouro' },
    { title: 'Você ganhou um cupom', text: 'Cupom da loja: vale 50 de ouro' },
  ])
})

it('lists pages by a cursor, the newest first, and marks only those of the member as read', async () => {
  const { api, uid } = await registerPerson(server)
  const other = await registerPerson(server)
  const ids: number[] = []
  for (let made = 0; made < 5; made += 1) ids.unshift(await noticeOf(server, uid))
  const foreign = await noticeOf(server, other.uid)
  const first = await api.call(getMessages, { size: 3 })
  const second = await api.call(getMessages, { size: 3, cursor: first.next })
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids)
  expect(second.next).toBe('')
  expect(await api.call(readMessages, { ids: [ids[0] ?? 0, foreign] })).toMatchObject({ system: 4 })
  expect(await other.api.call(getMessageCounts, {})).toMatchObject({ system: 1 })
  expect(await api.call(readMessages, { kind: 'order' })).toMatchObject({ system: 4 })
})

it('tells the other devices of a member once that notices are read', async () => {
  const { api, uid } = await registerPerson(server)
  await noticeOf(server, uid)
  const told = async () =>
    (
      await server.context.db
        .selectFrom('outbox')
        .select('message')
        .where('target', '=', `user:${uid}`)
        .orderBy('id')
        .execute()
    ).map(({ message }) => parseHostMessage(message))
  expect(await told()).toEqual([])
  await api.call(readMessages, {})
  await api.call(readMessages, {})
  expect(await told()).toMatchObject([{ type: 'AccountChanged', data: { tags: ['message'] } }])
})
