import { getLivePageData, type Placement, placement } from '@org/api-client/contract'
import { sample, sampleOf } from '@org/api-client/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { storeKey } from '../store/stored-slices'
import { config, day, user } from '../testing/fixtures'
import { show } from '../testing/show'

const adOf = (id: number, title: string, fields: Partial<Placement> = {}) =>
  sampleOf(placement, { id, title, picture: '', target_type: 'page', target: '/activities', per_day: 1, ...fields })
const dialog = () => page.getByRole('dialog', { name: '广告' })
const ad = (name: string) => dialog().getByRole('link', { name })
const tab = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })
const shell = () => expect.element(page.getByRole('navigation', { name: '快捷按钮' })).toBeVisible()
const answers = {
  getDateMatch: () => day(),
  getRealLives: () => ({ list: [], total: 0, page: 1 }),
  getActivities: () => ({ list: [], total: 0, page: 1 }),
  getLivePageData: () => sample(getLivePageData, {}),
}
const withAds = (fields: Record<string, Placement[]>) => ({ ...answers, getCommonConfig: () => config(fields) })

// Noon in Shanghai: no midnight comes while a test counts what a day has shown.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-14T12:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

describe('an advertisement', () => {
  it('at the start of a visit shows once, and is closed by Escape', async () => {
    await show({ path: '/score', answers: withAds({ launch_ad: [adOf(1, '开屏', { per_day: 3 })] }) })
    await expect.element(ad('开屏')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await tab('直播').click()
    await expect.element(page.getByRole('heading', { name: '直播' }).first()).toBeInTheDocument()
    await shell()
    expect(dialog().elements()).toEqual([])
  })

  it('over the home page shows as often in a day as its operator says', async () => {
    const scene = { path: '/score', answers: withAds({ home_pop_ad: [adOf(1, '弹窗'), adOf(2, '另一个')] }) }
    await show(scene)
    await shell()
    expect(dialog().elements()).toEqual([])
    for (const name of ['弹窗', '另一个']) {
      await tab('首页').click()
      await expect.element(ad(name)).toBeVisible()
      await dialog().getByRole('button', { name: '关闭' }).click()
      await expect.element(dialog()).not.toBeInTheDocument()
      await tab('赛程').click()
    }
    await tab('首页').click()
    await shell()
    expect(dialog().elements()).toEqual([])
  })

  it('may show more than once in a day, which a reload does not forget, and again on the next day', async () => {
    const ads = [adOf(1, '弹窗', { per_day: 2 }), adOf(2, '另一个')]
    const visit = async (stored: Readonly<Record<string, unknown>>) => {
      await show({ path: '/score', answers: withAds({ home_pop_ad: ads }), stored })
      await shell()
    }
    const homeShows = async (name: string) => {
      await tab('首页').click()
      await expect.element(ad(name)).toBeVisible()
      await dialog().getByRole('button', { name: '关闭' }).click()
      await expect.element(dialog()).not.toBeInTheDocument()
      await tab('赛程').click()
    }
    const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem(storeKey('kqb')) ?? '{}')
    await visit({})
    await homeShows('弹窗')
    await homeShows('弹窗')
    await expect.poll(() => kept()['adsSeen']).toMatchObject({ counts: { 1: 2 } })
    await cleanup()
    await visit(kept())
    await homeShows('另一个')
    vi.setSystemTime(Date.now() + 86_400_000)
    await homeShows('弹窗')
  })

  it('leads to what it is for', async () => {
    const { place } = await show({ path: '/score', answers: withAds({ launch_ad: [adOf(1, '开屏')] }) })
    await ad('开屏').click()
    await expect.poll(place).toBe('/activities')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('shows before a stream', async () => {
    await show({
      path: '/live-detail/7',
      answers: withAds({ live_play_ad: [adOf(1, '播放前')], home_pop_ad: [adOf(2, '弹窗')] }),
    })
    await expect.element(ad('播放前')).toBeVisible()
  })

  it('does not show to a member who has none', async () => {
    const getUserInfo = () => user({ is_no_popad: 1 })
    const { callsOf } = await show({
      path: '/live',
      member: true,
      answers: { ...withAds({ launch_ad: [adOf(1, '开屏')] }), getUserInfo },
    })
    await shell()
    await expect.poll(() => callsOf('getUserInfo').length).toBe(1)
    expect(dialog().elements()).toEqual([])
  })
})
