import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { show } from '../../testing/show'

const bill = (id: number, amount: number, balance: number) => ({
  id,
  title: amount > 0 ? '任务奖励' : '礼物',
  amount,
  balance,
  created_at: 1_790_000_000,
})

const answers: FakeAnswers = {
  getWallet: () => ({ gold: 12_345, diamond: 20, point: 3, money: 123_450 }),
  getBills: ({ asset, flow }) => ({
    list: (asset === 'gold'
      ? [bill(2, -30, 70), bill(1, 100, 100)]
      : asset === 'money'
        ? [bill(3, 1_250, 1_250)]
        : []
    ).filter(({ amount }) => flow === 'all' || amount > 0 === (flow === 'in')),
    next: '',
  }),
}

describe('the wallet', () => {
  it('shows what the member has, and leads to the bills of each', async () => {
    const { place } = await show({ path: '/wallet', member: true, answers })
    await expect.element(page.getByRole('link', { name: /余额.*¥1,234.50/ })).toBeVisible()
    await page.getByRole('link', { name: /金币/ }).first().click()
    await expect.poll(place).toBe('/trans-log?tab=gold')
    await expect.element(page.getByText(/^-30/)).toBeVisible()
    await expect.element(page.getByText(/剩余 70/)).toBeVisible()
  })

  it('is of members only', async () => {
    const { callsOf } = await show({ path: '/wallet', answers })
    await expect.element(page.getByText('您还未登录').first()).toBeVisible()
    expect(callsOf('getWallet')).toEqual([])
  })

  it('says that it could not be loaded, and tries again', async () => {
    let fails = true
    const getWallet: FakeAnswers['getWallet'] = () => {
      if (fails) throw new TypeError('no network')
      return (answers.getWallet as () => object)() as never
    }
    await show({ path: '/wallet', member: true, answers: { getWallet } })
    const again = page.getByRole('button', { name: '重试' })
    await expect.element(again).toBeVisible()
    fails = false
    await again.click()
    await expect.element(page.getByText('¥1,234.50')).toBeVisible()
  })
})

describe('the bills', () => {
  it('are those of one balance, both ways or one, which the address says', async () => {
    const { place } = await show({ path: '/trans-log', member: true, answers })
    await expect.element(page.getByText(/^\+100/)).toBeVisible()
    await page.getByRole('radio', { name: '支出' }).click()
    await expect.element(page.getByText(/^\+100/)).not.toBeInTheDocument()
    await expect.element(page.getByText(/^-30/)).toBeVisible()
    await expect.poll(place).toBe('/trans-log?flow=out')
    await page.getByRole('tab', { name: '钻石' }).click()
    await expect.element(page.getByText('收到礼物后会显示在这里')).toBeVisible()
  })

  it('of money are in the currency of the site, below what is left', async () => {
    await show({ path: '/balance', member: true, answers })
    await expect.element(page.getByText('¥1,234.50')).toBeVisible()
    await expect.element(page.getByText('+¥12.50')).toBeVisible()
  })
})
