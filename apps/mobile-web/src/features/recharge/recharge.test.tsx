import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { user } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { leave } from './leave'

const recharge = {
  id: 7,
  status: 'created' as const,
  cents: 3_000,
  currency: 'CNY',
  gold: 3_150,
  method: 'card' as const,
  pay_url: '/pay/local/7?sign=abc',
  created_at: 1_790_000_000,
}
const answers: FakeAnswers = {
  getUserInfo: () => user({ gold: 120 }),
  getWallet: () => ({ gold: 120, diamond: 0, point: 0, money: 100 }),
  getRechargeOptions: () => ({
    currency: 'CNY',
    list: [
      { id: 1, cents: 600, gold: 600, bonus: 0 },
      { id: 2, cents: 3_000, gold: 3_000, bonus: 150 },
    ],
    methods: ['wallet', 'card'],
  }),
  createRecharge: () => recharge,
  getRecharge: () => recharge,
}

afterEach(() => void vi.restoreAllMocks())

describe('the recharge', () => {
  it('leads to the page that takes the money, and to what has become of it after that', async () => {
    const left = vi.spyOn(leave, 'to').mockReturnValue()
    let status: 'created' | 'paid' = 'created'
    const getRecharge = () => ({ ...recharge, status, pay_url: status === 'created' ? recharge.pay_url : '' })
    const { place, callsOf } = await show({ path: '/recharge', member: true, answers: { ...answers, getRecharge } })
    await page.getByRole('button', { name: /3,?000 金币/ }).click()
    await expect.element(page.getByText('余额不足')).toBeVisible()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.poll(() => left.mock.calls).toEqual([[recharge.pay_url]])
    expect(callsOf('createRecharge').map(({ body }) => body)).toMatchObject([
      { option_id: 2, cents: 3_000, method: 'card', webview: 0 },
    ])
    await expect.poll(place).toBe('/recharge?id=7')
    await expect.element(page.getByText('等待支付')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '继续支付' })).toHaveAttribute('href', recharge.pay_url)
    status = 'paid'
    await show({ path: '/recharge?id=7', member: true, answers: { ...answers, getRecharge } })
    await expect.element(page.getByText(/3,?150 金币已到账/)).toBeVisible()
  })

  it('opens in a web view though the site has switched it off, and asks a guest to log in', async () => {
    const { callsOf } = await show({ path: '/mobile/recharge', answers })
    await page.getByRole('button', { name: /600 金币/ }).click()
    await expect.element(page.getByText('您还未登录').first()).toBeVisible()
    expect(callsOf('createRecharge')).toEqual([])
  })

  it('says why it was refused, and reads the prices again', async () => {
    const refused = () => ({ status: 1, msg: '价格已变化，请重新确认', data: null }) as never
    const { callsOf } = await show({
      path: '/recharge',
      member: true,

      answers: { ...answers, createRecharge: refused },
    })
    await page.getByRole('button', { name: /^600 金币/ }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.element(page.getByText('价格已变化，请重新确认')).toBeVisible()
    expect(callsOf('getRechargeOptions').length).toBeGreaterThan(1)
  })

  it('says that nothing is sold', async () => {
    const getRechargeOptions = () => ({ currency: 'CNY', list: [], methods: ['wallet' as const] })
    await show({ path: '/recharge', member: true, answers: { ...answers, getRechargeOptions } })
    await expect.element(page.getByText('暂无可充值的金额')).toBeVisible()
  })
})
