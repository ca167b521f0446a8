import { findBrand, type Brand } from '@org/site-brands'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { guardPage } from '../hooks/leave-guard'
import { attributionArrived } from '../store/attribution'
import { loginPrompted } from '../store/feedback'
import { inBrowser } from '../testing/browsers'
import { commentary } from '@org/api-client/contract'
import { sampleOf } from '@org/api-client/testing'
import { SPORT } from '@org/domain'
import { config, day, infoOf, match } from '../testing/fixtures'
import { show } from '../testing/show'
import { addTracker } from './add-tracker'
import { useStandaloneReload } from './use-standalone-reload'

const app = () => config({ dl_ios: 'https://store.test/ios', dl_android: 'https://store.test/android' })
const answers = {
  getCommonConfig: app,
  getDateMatch: () => day(),
  getRealLives: () => ({ list: [], total: 0, page: 1 }),
  getMatchInfo: () => infoOf(match()),
}
const buttons = () => page.getByRole('navigation', { name: '快捷按钮' })
const more = () => buttons().getByRole('button', { name: '更多' })
const openApp = () => buttons().getByRole('link', { name: '打开APP' })
const shareButton = () => buttons().getByRole('button', { name: '分享' })
const tab = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })

/** The URL belongs to the test runner, so it is restored. */
const HERE = location.href
const startAt = (query: string) => history.replaceState(null, '', query)
afterEach(() => history.replaceState(null, '', HERE))

describe('the floating buttons', () => {
  it('are one that opens into three, and closes by Escape, by a press elsewhere and by a choice', async () => {
    const { place } = await show({ path: '/score/detail/football/3', answers })
    const names = () => [...buttons().element().querySelectorAll('a, button')].map(({ textContent }) => textContent)
    await expect.element(more()).toBeVisible()
    expect(names()).toEqual(['更多'])
    await more().click()
    await expect.poll(names).toEqual(['关闭', '首页', '分享', '打开APP'])
    await userEvent.keyboard('{Escape}')
    await expect.element(more()).toHaveFocus()
    await more().click()
    await page.getByRole('tab').first().click()
    await expect.poll(names).toEqual(['更多'])
    await more().click()
    await buttons().getByRole('link', { name: '首页' }).click()
    await expect.poll(place).toBe('/live')
  })

  it('lead to the first page of a site that has no home tab, by its name', async () => {
    const off = { switch_anchorroom: '0', switch_robotroom: '0' }
    const getCommonConfig = () => config({ dl_ios: 'https://store.test/ios', ...off })
    const { place } = await show({ path: '/score/detail/football/3', answers: { ...answers, getCommonConfig } })
    await more().click()
    await buttons().getByRole('link', { name: '赛程' }).click()
    await expect.poll(place).toBe('/score')
  })

  it('open the download page with the channel of the page, and share the page', async () => {
    const copied: string[] = []
    inBrowser('android', { writeText: async (text) => void copied.push(text) })
    const { place } = await show({ path: '/score?channel=c1&channelCode=7&x=1', answers })
    await more().click()
    await shareButton().click()
    await expect.element(page.getByText('网址成功复制到粘贴板')).toBeVisible()
    expect(copied).toEqual([location.href])
    await openApp().click()
    await expect.poll(place).toBe('/download?channel=c1&channelCode=7')
    await expect.element(buttons()).not.toBeInTheDocument()
  })

  it('count the share of a member for the task', async () => {
    inBrowser('android', { writeText: async () => undefined })
    const { callsOf } = await show({
      path: '/score',
      member: true,
      answers: { ...answers, addShareMessageStage: () => ({ stage: 1, stage_max: 5, received: 0 }) },
    })
    await more().click()
    await shareButton().click()
    await expect.poll(() => callsOf('addShareMessageStage').length).toBe(1)
  })

  it('open the download page with the channel with which the visit began, which no call includes', async () => {
    startAt('?channel=c1&channelCode=7')
    const { place, calls } = await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    await tab('首页').click()
    await expect.poll(place).toBe('/live')
    await more().click()
    await openApp().click()
    await expect.poll(place).toBe('/download?channel=c1&channelCode=7')
    expect(calls.filter(({ body }) => 'channel' in body || 'channelCode' in body)).toEqual([])
  })

  it('cover no star and no score of the list, and no row at its end', async () => {
    await page.viewport(375, 812)
    const games = Array.from({ length: 40 }, (_, at) => match({ id: at + 1, home_score: 7, away_score: 6 }))
    await show({ path: '/score', answers: { ...answers, getDateMatch: () => day(...games) } })
    await expect.element(more()).toBeVisible()
    const covers = (element: Element) => {
      const [one, other] = [more().element().getBoundingClientRect(), element.getBoundingClientRect()]
      return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    }
    const rows = () => page.getByRole('article').elements()
    const stars = () => page.getByRole('button', { name: '收藏' }).elements()
    const scores = () =>
      rows().flatMap((row) => [...row.querySelectorAll('span')].filter(({ textContent }) => textContent === '7'))
    await expect.poll(() => scores().length).toBeGreaterThan(8)
    expect([...scores(), ...stars()].filter(covers)).toEqual([])
    expect(rows().filter(covers)).not.toEqual([])
    /** The rows at the end of the list, whose height is known when they are rendered. */
    const rowsAtEnd = () => {
      scrollTo(0, document.documentElement.scrollHeight)
      return rows()
    }
    await expect.poll(() => rowsAtEnd().some((row) => row.querySelector('a')?.href.endsWith('/40'))).toBe(true)
    await expect.poll(() => rowsAtEnd().filter(covers)).toEqual([])
    scrollTo(0, 0)
  })

  it('are above the field of a chat, and not over its button to send', async () => {
    await show({ path: '/score/detail/football/3', answers })
    await expect.element(more()).toBeVisible()
    const field = document.createElement('div')
    Object.assign(field.dataset, { component: 'Composer' })
    field.style.cssText = 'position: fixed; inset: auto 0 0; height: 57px'
    document.body.append(field)
    onTestFinished(() => field.remove())
    const bottom = () => more().element().getBoundingClientRect().bottom
    await expect.poll(() => bottom() <= field.getBoundingClientRect().top).toBe(true)
  })

  it('let the end of a detail page come to rest above them', async () => {
    await page.viewport(375, 812)
    const list = Array.from({ length: 30 }, (_, at) => sampleOf(commentary, { id: at + 1, text: `第${at + 1}条` }))
    const esport = match({ sport_id: SPORT.esport, status: 2 })
    await show({
      path: '/score/detail/esport/1',
      answers: {
        ...answers,
        getMatchInfo: () => infoOf(esport),
        getMatchAnchors: () => ({ list: [] }),
        getMatchTimeline: () => ({ list: [] }),
        getTliveData: () => ({ list, annulled: [] }),
      },
    })
    await expect.element(more()).toBeVisible()
    const last = page.getByText('第1条')
    await expect.element(last).toBeInTheDocument()
    const bottomAtEnd = () => {
      scrollTo(0, document.documentElement.scrollHeight)
      return last.element().getBoundingClientRect().bottom
    }
    await expect.poll(bottomAtEnd).toBeLessThan(more().element().getBoundingClientRect().top)
    scrollTo(0, 0)
  })

  it('are out of the way while the user scrolls down, and back when they scroll up', async () => {
    await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    document.body.style.minHeight = '4000px'
    /** The page may still put itself back to where it was. */
    const afterScroll = (by: number) => {
      scrollBy(0, by)
      return more().elements().length
    }
    await expect.poll(() => afterScroll(60)).toBe(0)
    await expect.poll(() => afterScroll(-30)).toBe(1)
    document.body.style.minHeight = ''
  })

  it('are out of the way while the keyboard is open, and while a video plays', async () => {
    await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    document.documentElement.toggleAttribute('data-keyboard', true)
    await expect.element(more()).not.toBeInTheDocument()
    document.documentElement.toggleAttribute('data-keyboard', false)
    await expect.element(more()).toBeVisible()
    const player = document.body.appendChild(document.createElement('section'))
    Object.assign(player.dataset, { component: 'VideoPlayer', status: 'playing' })
    await expect.element(more()).not.toBeInTheDocument()
    player.remove()
  })

  it('are not on the user centre', async () => {
    await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    await tab('我的').click()
    await expect.element(page.getByRole('heading', { name: '个人中心' })).toBeInTheDocument()
    await expect.element(buttons()).not.toBeInTheDocument()
  })

  it.each([
    ['on a site without a download banner', { path: '/score', site: 'qutupv1', answers }, {}],
    ['in the iOS app from the home screen', { path: '/score', answers }, { standalone: true }],
    [
      'where no download is configured',
      { path: '/score', answers: { ...answers, getCommonConfig: () => config() } },
      {},
    ],
  ])('do not offer the app %s', async (_, scene, device) => {
    inBrowser('safari', device)
    await show(scene)
    await expect.element(shareButton()).toBeVisible()
    expect(more().elements()).toEqual([])
  })

  it('do not offer the app with auto login, which every call then says', async () => {
    const { store, callsOf } = await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    store.dispatch(attributionArrived({ autoLogin: '1' }))
    await expect.element(more()).not.toBeInTheDocument()
    await tab('直播').click()
    await expect.poll(() => callsOf('getRealLives').at(-1)?.body).toMatchObject({ autoLogin: '1' })
  })
})

describe('the install guide', () => {
  const guide = () => page.getByRole('dialog')
  const safari = () => page.getByRole('dialog', { name: '添加到主屏幕' })

  it('explains in Safari how to add the app to the home screen: not on the first page, and once', async () => {
    inBrowser('safari')
    await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    expect(guide().elements()).toEqual([])
    await tab('首页').click()
    await expect.element(safari()).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    await expect.element(guide()).not.toBeInTheDocument()
    await tab('赛程').click()
    await expect.element(more()).toBeVisible()
    expect(guide().elements()).toEqual([])
  })

  it('waits while another prompt is open', async () => {
    inBrowser('safari')
    const { store } = await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    store.dispatch(loginPrompted())
    await expect.element(page.getByRole('dialog', { name: '您还未登录' })).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await tab('首页').click()
    await expect.element(safari()).toBeVisible()
  })

  it('sends other browsers of iOS to Safari with the copied address', async () => {
    const copied: string[] = []
    inBrowser('chromeOnIos', { writeText: async (text) => void copied.push(text) })
    await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    await tab('首页').click()
    await expect.element(page.getByRole('dialog', { name: '提示' })).toHaveAccessibleDescription('请在 Safari 中打开')
    await page.getByRole('button', { name: '复制网址' }).click()
    await expect.element(page.getByText('网址已复制成功 请前往Safari粘贴打开')).toBeVisible()
    expect(copied).toEqual([location.href])
  })

  it('offers no download on Android where none is configured', async () => {
    inBrowser('android')
    await show({ path: '/score', answers: { ...answers, getCommonConfig: () => config() } })
    await expect.element(shareButton()).toBeVisible()
    await tab('首页').click()
    await page.getByRole('dialog', { name: '安装到手机' }).getByRole('button', { name: '知道了' }).click()
    await expect.element(guide()).not.toBeInTheDocument()
  })

  it('leads to the downloads on Android', async () => {
    inBrowser('android')
    const { place } = await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    await tab('首页').click()
    await page.getByRole('dialog', { name: '安装到手机' }).getByRole('button', { name: '下载APP' }).click()
    await expect.poll(place).toBe('/download')
  })

  it('leads to the downloads with the channel with which the visit began', async () => {
    inBrowser('android')
    startAt('?channel=c1&channelCode=7')
    const { place } = await show({ path: '/score', answers })
    await expect.element(more()).toBeVisible()
    await tab('首页').click()
    await page.getByRole('dialog', { name: '安装到手机' }).getByRole('button', { name: '下载APP' }).click()
    await expect.poll(place).toBe('/download?channel=c1&channelCode=7')
  })
})

describe('the tracker', () => {
  const brand = findBrand('kqb') as Brand
  const host = brand.trackers[0]?.host ?? ''
  const scripts = () => [...document.scripts].filter(({ src }) => src === brand.trackers[0]?.script)

  it('is added once on a host of the site, and on no other host', () => {
    addTracker(brand, 'elsewhere.test')
    expect(scripts()).toEqual([])
    addTracker(brand, `www.${host}`)
    addTracker(brand, host)
    expect(scripts()).toHaveLength(1)
    for (const script of scripts()) script.remove()
  })
})

describe('the app started from the home screen of an iOS device', () => {
  const reload = vi.fn()
  const App = () => {
    useStandaloneReload(reload)
    return null
  }
  const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))

  it('reloads when it becomes visible, unless the user fills in a form', async () => {
    inBrowser('safari', { standalone: true })
    await show({ children: <App /> })
    becomeVisible()
    expect(reload).toHaveBeenCalledTimes(1)
    const unguard = guardPage(() => undefined)
    becomeVisible()
    expect(reload).toHaveBeenCalledTimes(1)
    unguard()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    becomeVisible()
    expect(reload).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  it('is the only one that does so', async () => {
    reload.mockClear()
    inBrowser('safari')
    await show({ children: <App /> })
    becomeVisible()
    expect(reload).not.toHaveBeenCalled()
  })
})
