import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { user } from '../../testing/fixtures'
import { langChosen } from '../../store/preferences'
import { show } from '../../testing/show'

const LATER = 2_000_000_000
const coupon = {
  id: 7,
  name: 'VIP 优惠券',
  scene: 'vip' as const,
  gold: 100,
  least: 700,
  status: 1 as const,
  expires_at: LATER,
  used_at: 0,
}
const week = {
  id: 1,
  kind: 'vip' as const,
  name: 'VIP 周卡',
  picture: '',
  amount: 7,
  gold: 700,
  stock: -1,
  each_limit: 0,
  sold: 3,
}
const answers: FakeAnswers = {
  getUserInfo: () => user({ gold: 650, vip_level: 1, vip_date: LATER }),
  getCoupons: ({ status }) => ({
    list:
      status === 1
        ? [coupon]
        : status === 3
          ? [
              {
                ...coupon,
                id: 8,
                name: '红单优惠券',
                scene: 'plan' as const,
                status: 3 as const,
                used_at: 1_790_000_000,
              },
            ]
          : [],
    next: '',
  }),
  getUsableCoupons: ({ price }) => ({ list: Number(price) >= 700 ? [coupon] : [] }),
  getGoods: () => ({ list: [week], total: 1, page: 1 }),
  createOrder: () => ({ id: 1, gold: 50, vip_level: 1, vip_date: LATER }),
}

describe('the coupons', () => {
  it('are shown by what became of them, with the VIP of the member, and lead to where they are used', async () => {
    const { place } = await show({ path: '/coupons', member: true, answers })
    await expect.element(page.getByText('VIP 会员')).toBeVisible()
    await expect.element(page.getByText('满 700 可用')).toBeVisible()
    await page.getByRole('tab', { name: '比赛異常退款' }).click()
    await expect.element(page.getByText('红单优惠券')).toBeVisible()
    await page.getByRole('tab', { name: '失效' }).click()
    await expect.element(page.getByText('还没有优惠券')).toBeVisible()
    await page.getByRole('tab', { name: '生效' }).click()
    await page.getByRole('link', { name: '去使用 VIP 优惠券' }).click()
    await expect.poll(place).toBe('/vip-plans')
  })

  it('are taken by a code, which is refused at its field', async () => {
    const replies = [{ status: 7, msg: '兑换码不存在或已过期', data: null } as never, { coupon }]
    const { callsOf } = await show({
      path: '/coupons',
      member: true,
      answers: { ...answers, takeCoupon: () => replies.shift() ?? { coupon } },
    })
    await page.getByRole('button', { name: '兑换码' }).click()
    await page.getByRole('textbox', { name: '输入兑换码' }).fill('GOL')
    await page.getByRole('button', { name: '兑换', exact: true }).click()
    await expect.element(page.getByText('兑换码至少 6 位')).toBeVisible()
    await page.getByRole('textbox', { name: '输入兑换码' }).fill('GOL2026X')
    await page.getByRole('button', { name: '兑换', exact: true }).click()
    await expect.element(page.getByText('兑换码不存在或已过期')).toBeVisible()
    await page.getByRole('button', { name: '兑换', exact: true }).click()
    await expect.element(page.getByText('VIP 优惠券 已放入优惠券')).toBeVisible()
    expect(callsOf('takeCoupon').map(({ body }) => body)).toMatchObject([{ code: 'GOL2026X' }, { code: 'GOL2026X' }])
  })

  it('are of members only, in Portuguese too', async () => {
    const { callsOf, store } = await show({ path: '/coupons', answers })
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByRole('heading', { name: 'Cupons' })).toBeVisible()
    expect(callsOf('getCoupons')).toEqual([])
  })

  it('make a purchase cheaper, the best one first, unless the member wants none', async () => {
    const { callsOf } = await show({ path: '/vip-plans', member: true, answers })
    await page.getByRole('button', { name: '购买 VIP 周卡' }).click()
    await expect.element(page.getByRole('radio', { name: 'VIP 优惠券 −100' })).toBeChecked()
    await page.getByRole('radio', { name: '不使用优惠券' }).click()
    await expect.element(page.getByText('金币不足，去任务赚金币')).toBeVisible()
    await page.getByRole('radio', { name: 'VIP 优惠券 −100' }).click()
    await page.getByRole('button', { name: '确认支付' }).click()
    await expect.element(page.getByText('VIP 周卡 已到账，剩余 50 金币')).toBeVisible()
    expect(callsOf('createOrder').map(({ body }) => body)).toMatchObject([{ goods_id: 1, gold: 700, coupon_id: 7 }])
  })
})
