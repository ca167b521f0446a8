import { getBills, getCoupons, getUserInfo, getWithdrawRules, getWithdraws, login } from '@org/api-client/contract'
import { PAYOUT_STATUS, PLAN_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { apiOf } from '../../../test/people'
import { DEMO_PASSWORD } from './demo'

it('a member of the demonstration has coupons, and money of which some was withdrawn, as its bills say', async () => {
  const server = await bootForTest({ demoAccounts: true })
  const { uid, token } = await apiOf(server).call(login, { account: 'demo1', pwd: DEMO_PASSWORD })
  const { call } = apiOf(server, { uid, token })
  const coupons = async (status: 0 | 1) => (await call(getCoupons, { status, size: 20 })).list.length
  expect([await coupons(PLAN_STATUS.active), await coupons(PLAN_STATUS.inactive)]).toEqual([4, 1])
  const { list } = await call(getWithdraws, { size: 20 })
  expect(list.map(({ status, cents }) => [status, cents])).toEqual([
    [PAYOUT_STATUS.reviewing, 8_000],
    [PAYOUT_STATUS.cancelled, 20_000],
    [PAYOUT_STATUS.paid, 12_000],
  ])
  expect(await call(getWithdrawRules, {})).toMatchObject({ money: 30_000, held: 8_000, currency: 'CNY' })
  const bills = await call(getBills, { asset: 'money', size: 20 })
  expect(bills.list.map(({ amount }) => amount)).toEqual([-8_000, 20_000, -20_000, -12_000, 50_000])
  expect((await call(getUserInfo, {})).gold).toBe(1_000)
})
