import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const coffee = {
  id: 11,
  kind: 'gift' as const,
  name: '咖啡 10 份',
  picture: '/media/gift/large/coffee.webp',
  amount: 10,
  gold: 90,
  stock: -1,
  each_limit: 0,
  sold: 3,
}
const week = { ...coffee, id: 1, kind: 'vip' as const, name: 'VIP 周卡', picture: '', amount: 7, gold: 700 }

const answers: FakeAnswers = {
  getUserInfo: () => user({ gold: 1_000, vip_level: 0, vip_date: 0 }),
  getGoods: ({ kind }) => ({
    list: kind === 'vip' ? [week] : [coffee, { ...coffee, id: 12, name: '火箭', stock: 0 }],
    total: 2,
    page: 1,
  }),
  getOrders: () => ({
    list: [{ id: 1, goods: coffee, count: 2, gold: 180, created_at: 1_790_000_000 }],
    next: '',
  }),
  createOrder: ({ gold }) => ({ id: 1, gold: 1_000 - Number(gold), vip_level: 0, vip_date: 0 }),
}

describe('the shop', () => {
  it('sells as many as a member wants, at the price that is shown, and leads to what was bought', async () => {
    const { place, callsOf } = await show({ path: '/newshop', member: true, answers })
    await page.getByRole('button', { name: '咖啡 10 份' }).click()
    await page.getByRole('button', { name: '增加' }).click()
    await expect.element(page.getByRole('dialog').getByText('180')).toBeVisible()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.element(page.getByText('咖啡 10 份 已到账，剩余 820 金币')).toBeVisible()
    expect(callsOf('createOrder').map(({ body }) => body)).toMatchObject([{ goods_id: 11, count: 2, gold: 180 }])
    await page.getByRole('button', { name: '查看记录' }).click()
    await expect.poll(place).toBe('/newshop/records')
    await expect.element(page.getByText('已发放')).toBeVisible()
  })

  it('opens no sheet for what is sold out, and asks a guest to log in', async () => {
    await show({ path: '/newshop', answers })
    await expect.element(page.getByText('已售罄')).toBeVisible()
    await page.getByRole('button', { name: '火箭' }).click()
    await page.getByRole('button', { name: '咖啡 10 份' }).click()
    await expect.element(page.getByText('您还未登录').first()).toBeVisible()
  })

  it('says that the gold does not suffice before anything is sent, and why an order was refused', async () => {
    const poor = { ...answers, getUserInfo: () => user({ gold: 100, vip_level: 0, vip_date: 0 }) }
    const createOrder = () => ({ status: 1, msg: '价格已变化，请重新确认', data: null }) as never
    const { callsOf } = await show({ path: '/newshop', member: true, answers: { ...poor, createOrder } })
    await page.getByRole('button', { name: '咖啡 10 份' }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.element(page.getByText('价格已变化，请重新确认')).toBeVisible()
    await page.getByRole('button', { name: '增加' }).click()
    await expect.element(page.getByText('金币不足，去任务赚金币')).toBeVisible()
    expect(callsOf('createOrder')).toHaveLength(1)
    // What is sold is read again after a refusal.
    expect(callsOf('getGoods').length).toBeGreaterThan(1)
  })
})

describe('the VIP plans', () => {
  it('show what members have and what a day costs, and extend the membership', async () => {
    const { callsOf } = await show({ path: '/vip-plans', member: true, answers })
    await expect.element(page.getByText('每天约 100 金币')).toBeVisible()
    await page.getByRole('button', { name: '购买 VIP 周卡' }).click()
    await expect.element(page.getByText('VIP 有效期延长 7 天')).toBeVisible()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.element(page.getByText('VIP 周卡 已到账，剩余 300 金币')).toBeVisible()
    expect(callsOf('createOrder').map(({ body }) => body)).toMatchObject([{ goods_id: 1, count: 1, gold: 700 }])
  })
})
