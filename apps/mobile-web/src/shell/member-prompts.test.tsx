import type { FakeAnswers } from '@org/api-client/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../api/base'
import { viewerApi } from '../api/viewer'
import { loginPrompted } from '../store/feedback'
import { inBrowser } from '../testing/browsers'
import { day, now, task, user } from '../testing/fixtures'
import { show } from '../testing/show'
import { mobileAsked } from './prompts-seen'

const PAGES: FakeAnswers = {
  getDateMatch: () => day(),
  getRealLives: () => ({ list: [], total: 0, page: 1 }),
  getTaskInfo: () => task(),
}
const rewarded = (appFirstVip: 0 | 1) => user({ tasks: { appFirstVip, appFirstVipDays: 7 } })
const reward = () => page.getByRole('dialog', { name: '恭喜您获得 看球VIP会员 7天' })
const question = () => page.getByRole('dialog', { name: '提示' })
const tab = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })
/** Loaded with the prompts. */
const settled = () =>
  expect.element(page.getByRole('navigation', { name: '快捷按钮' }).getByRole('button', { name: '分享' })).toBeVisible()

describe('the first-VIP reward', () => {
  it('is claimed by 高兴收下, which leads to the coupons, and does not come back', async () => {
    let has: 0 | 1 = 0
    const { place, callsOf } = await show({
      path: '/score',
      member: true,
      answers: {
        ...PAGES,
        getUserInfo: () => rewarded(has),
        getFirstVipAward: () => {
          has = 1
          return { days: 7, vip_level: 1, vip_date: now() + 7 * 86_400 }
        },
      },
    })
    await reward().getByRole('button', { name: '高兴收下' }).click()
    await expect.poll(place).toBe('/coupons')
    await expect.element(reward()).not.toBeInTheDocument()
    expect(callsOf('getFirstVipAward')).toHaveLength(1)
    await expect.poll(() => callsOf('getUserInfo').length).toBe(2)
  })

  it('that the server refuses says why, and the page stays', async () => {
    const { place } = await show({
      path: '/score',
      member: true,
      answers: {
        ...PAGES,
        getUserInfo: () => rewarded(0),
        getFirstVipAward: () => ({ status: 9, msg: '该功能已关闭', data: null }),
      },
    })
    await reward().getByRole('button', { name: '高兴收下' }).click()
    await expect.element(page.getByText('该功能已关闭')).toBeVisible()
    expect(place()).toBe('/score')
  })

  it('shows once a visit, also if it was only closed', async () => {
    await show({ path: '/score', member: true, answers: { ...PAGES, getUserInfo: () => rewarded(0) } })
    await expect.element(reward()).toBeVisible()
    reward()
      .element()
      .dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect.element(reward()).not.toBeInTheDocument()
    await tab('直播').click()
    await settled()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('waits while the login prompt is open, and comes on the next page', async () => {
    let offered = false
    const { store } = await show({
      path: '/score',
      member: true,
      answers: { ...PAGES, getUserInfo: () => (offered ? rewarded(0) : user()) },
    })
    await settled()
    const prompt = page.getByRole('dialog', { name: '您还未登录' })
    store.dispatch(loginPrompted())
    await expect.element(prompt).toBeVisible()
    offered = true
    store.dispatch(api.util.invalidateTags(['user']))
    await expect
      .poll(() => viewerApi.endpoints.getUserInfo.select({})(store.getState()).data?.tasks.appFirstVip)
      .toBe(0)
    expect(page.getByRole('dialog').elements()).toEqual([prompt.element()])
    await prompt.getByRole('button', { name: '取消' }).click()
    await tab('直播').click()
    await expect.element(reward()).toBeVisible()
  })

  it.each([
    ['who has it', rewarded(1), '/score'],
    ['on the coupons', rewarded(0), '/coupons'],
  ])('is not offered to a member %s', async (_, member, path) => {
    const { callsOf } = await show({ path, member: true, answers: { ...PAGES, getUserInfo: () => member } })
    await expect.poll(() => callsOf('getUserInfo').length).toBeGreaterThan(0)
    await expect.poll(() => document.querySelectorAll('[data-component="Dialog"]').length).toBeGreaterThan(1)
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('comes before the install guide, which waits for the next page', async () => {
    inBrowser('safari')
    await show({ path: '/live/lives', member: true, answers: { ...PAGES, getUserInfo: () => rewarded(0) } })
    await expect.element(reward()).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
  })
})

describe('the question for a mobile', () => {
  const without = (): FakeAnswers => ({ ...PAGES, getUserInfo: () => user({ has_mobile: 0 }) })

  it('is asked on the user centre after the first page, and 去绑定 leads to where one is bound', async () => {
    const { place } = await show({ path: '/score', member: true, answers: without() })
    await settled()
    expect(page.getByRole('dialog').elements()).toEqual([])
    await tab('我的').click()
    await expect.element(question()).toHaveAccessibleDescription('为了您的账号安全，请绑定手机号')
    await question().getByRole('button', { name: '去绑定' }).click()
    await expect.poll(place).toBe('/user-center/bind-phone')
    await expect.element(question()).not.toBeInTheDocument()
  })

  it('is asked again only after 30 days', async () => {
    const { store } = await show({ path: '/score', member: true, answers: without() })
    await settled()
    store.dispatch(mobileAsked({ uid: 5, at: now() - 29 * 86_400 }))
    await tab('我的').click()
    await expect.element(page.getByRole('heading', { name: '个人中心' })).toBeInTheDocument()
    expect(page.getByRole('dialog').elements()).toEqual([])
    store.dispatch(mobileAsked({ uid: 5, at: now() - 31 * 86_400 }))
    await expect.element(question()).toBeVisible()
    await question().getByRole('button', { name: '以后再说' }).click()
    await expect.element(question()).not.toBeInTheDocument()
  })

  it('is not asked of a member who has one', async () => {
    await show({ path: '/score', member: true, answers: PAGES })
    await settled()
    await tab('我的').click()
    await expect.element(page.getByRole('heading', { name: '个人中心' })).toBeInTheDocument()
    await expect.element(page.getByText('每日签到')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })
})
