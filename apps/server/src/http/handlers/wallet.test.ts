import { checkin, getBills, getMyLog, getProfitConsumeType, getProfitList, getWallet } from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { registerPerson } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { post } from '../../store/money/ledger'
import { settleCurrency } from '../../store/money/money-currency'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const book = (uid: number, kind: string, asset: 'gold' | 'money', amount: number) =>
  server.context.db.transaction().execute(async (trx) => {
    if (asset === 'money') await settleCurrency(trx, uid, 'CNY')
    const [user, system] = [`user:${uid}`, 'system:test'] as const
    const [from, to] = amount > 0 ? [system, user] : [user, system]
    const transfers = [{ asset, from, to, amount: Math.abs(amount) }]
    return post(trx, { idempotencyKey: `${uid} ${kind} ${asset} ${amount}`, kind, now: 1_790_000_000, transfers })
  })

it('shows what a member has, and how it came to it: each bill with what was left after it, page by page', async () => {
  const { api, uid } = await registerPerson(server)
  const { gold } = await api.call(getWallet, {})
  for (const amount of [100, -30, 50, -20]) await book(uid, amount > 0 ? 'task' : 'gift', 'gold', amount)
  await book(uid, 'activity', 'money', 1_250)
  expect(await api.call(getWallet, {})).toEqual({ gold: gold + 100, diamond: 0, point: 0, money: 1_250 })

  const shown = async (request: Parameters<typeof api.call<typeof getBills>>[1]) => {
    const { list, next } = await api.call(getBills, request)
    return [
      ...list.map(({ title, amount, balance }) => `${title} ${amount} ${balance - gold}`),
      next === '' ? 'end' : 'more',
    ]
  }
  const all = ['礼物 -20 100', '任务奖励 50 120', '礼物 -30 70', '任务奖励 100 100']
  expect((await shown({ asset: 'gold' })).slice(0, 4)).toEqual(all)
  expect(await shown({ asset: 'gold', size: 2 })).toEqual([...all.slice(0, 2), 'more'])
  const { next } = await api.call(getBills, { asset: 'gold', size: 2 })
  expect((await shown({ asset: 'gold', size: 2, cursor: next })).slice(0, 2)).toEqual(all.slice(2))
  expect(await shown({ asset: 'gold', flow: 'out' })).toEqual([all[0], all[2], 'end'])
  expect((await shown({ asset: 'gold', flow: 'in' })).slice(0, 2)).toEqual([all[1], all[3]])
  expect((await api.call(getBills, { asset: 'money' })).list).toMatchObject([{ amount: 1_250, balance: 1_250 }])
  // In the currency of the purse, whatever the language.
  expect((await api.call(getMyLog, { kind: 'task' })).list[0]?.text).toBe('+¥12.50')
  expect(await api.call(getBills, { asset: 'diamond' })).toEqual({ list: [], next: '' })
})

it('shows what was booked last at the top', async () => {
  const { api } = await registerPerson(server)
  const { award } = await api.call(checkin, { recheckin: 0 })
  const { list } = await api.call(getBills, { asset: 'gold' })
  expect(list[0]).toMatchObject({ title: '每日签到', amount: award })
  expect(list[0]?.balance).toBe((await api.call(getWallet, {})).gold)
})

it('lists the gold that came in and went out by what it was for, page by page', async () => {
  const { api, uid } = await registerPerson(server)
  for (const amount of [100, -30, 50]) await book(uid, amount > 0 ? 'task' : 'gift', 'gold', amount)
  const { list: types } = await api.call(getProfitConsumeType, {})
  expect(types).toContainEqual({ type: 'gift', name: '礼物' })
  const tasks = await api.call(getProfitList, { type: 'task', size: 1 })
  expect(tasks).toMatchObject({ list: [{ type: 'task', title: '任务奖励', amount: 50 }], total: 2, page: 1 })
  expect((await api.call(getProfitList, {})).list.slice(0, 3).map(({ amount }) => amount)).toEqual([50, -30, 100])
})
