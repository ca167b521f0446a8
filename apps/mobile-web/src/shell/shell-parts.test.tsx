import { findBrand, type Brand } from '@org/site-brands'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { guardPage } from '../hooks/leave-guard'
import { attributionArrived } from '../store/attribution'
import { loginPrompted } from '../store/feedback'
import { inBrowser } from '../testing/browsers'
import { commentary } from '@org/api-client/contract'
import { sampleOf } from '@org/api-client/testing'
import { SPORT } from '@org/domain'
import { day, infoOf, match } from '../testing/fixtures'
import { show } from '../testing/show'
import { addTracker } from './add-tracker'
import { useStandaloneReload } from './use-standalone-reload'

const answers = {
  getDateMatch: () => day(),
  getRealLives: () => ({ list: [], total: 0, page: 1 }),
  getMatchInfo: () => infoOf(match()),
}
const buttons = () => page.getByRole('navigation', { name: '快捷按钮' })
const openApp = () => buttons().getByRole('link', { name: '打开APP' })
const shareButton = () => buttons().getByRole('button', { name: '分享' })
const tab = (name: string) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })

describe('the floating buttons', () => {
  it('open the download page with the channel of the page, and share the page', async () => {
    const copied: string[] = []
    inBrowser('android', { writeText: async (text) => void copied.push(text) })
    const { place } = await show({ path: '/score?channel=c1&channelCode=7&x=1', answers })
    await shareButton().click()
    await expect.element(page.getByText('网址成功复制到粘贴板')).toBeVisible()
    expect(copied).toEqual([location.href])
    await openApp().click()
    await expect.poll(place).toBe('/download?channel=c1&channelCode=7')
    await expect.element(buttons()).not.toBeInTheDocument()
  })

  it('cover no star of the list', async () => {
    await show({
      path: '/score',
      answers: { ...answers, getDateMatch: () => day(...[1, 2].map((id) => match({ id }))) },
    })
    const star = page.getByRole('button', { name: '收藏' }).first()
    await expect.element(star).toBeVisible()
    await expect.element(openApp()).toBeVisible()
    // Rows pass below the buttons when the page is scrolled.
    const { left, right } = buttons().element().getBoundingClientRect()
    const { left: from, right: to } = star.element().getBoundingClientRect()
    expect(right <= from || left >= to).toBe(true)
  })

  it('cover no score, and no row at the end of the list', async () => {
    await page.viewport(375, 812)
    const games = Array.from({ length: 40 }, (_, at) => match({ id: at + 1, home_score: 7, away_score: 6 }))
    await show({ path: '/score', answers: { ...answers, getDateMatch: () => day(...games) } })
    await expect.element(openApp()).toBeVisible()
    const covers = (element: Element) =>
      [...buttons().element().children].some((button) => {
        const [one, other] = [button.getBoundingClientRect(), element.getBoundingClientRect()]
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      })
    const rows = () => page.getByRole('article').elements()
    const scores = () =>
      rows().flatMap((row) => [...row.querySelectorAll('span')].filter(({ textContent }) => textContent === '7'))
    await expect.poll(() => scores().length).toBeGreaterThan(8)
    expect(scores().filter(covers)).toEqual([])
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

  it('are a bar below a detail page, whose end comes to rest above it', async () => {
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
    await expect.element(openApp()).toBeVisible()
    const bar = buttons().element().getBoundingClientRect()
    expect([bar.left, bar.right, bar.bottom]).toEqual([0, innerWidth, innerHeight])
    const last = page.getByText('第1条')
    await expect.element(last).toBeInTheDocument()
    const bottomAtEnd = () => {
      scrollTo(0, document.documentElement.scrollHeight)
      return last.element().getBoundingClientRect().bottom
    }
    await expect.poll(bottomAtEnd).toBeLessThan(buttons().element().getBoundingClientRect().top)
    scrollTo(0, 0)
  })

  it('lead home from a detail page', async () => {
    const { place } = await show({ path: '/score/detail/football/3', answers })
    await buttons().getByRole('link', { name: '首页' }).click()
    await expect.poll(place).toBe('/score')
    await expect.element(shareButton()).toBeVisible()
    await expect.element(buttons().getByRole('link', { name: '首页' })).not.toBeInTheDocument()
  })

  it('are out of the way while the user scrolls down, and back when they scroll up', async () => {
    await show({ path: '/score', answers })
    await expect.element(shareButton()).toBeVisible()
    document.body.style.minHeight = '4000px'
    /** The page may still put itself back to where it was. */
    const afterScroll = (by: number) => {
      scrollBy(0, by)
      return shareButton().elements().length
    }
    await expect.poll(() => afterScroll(60)).toBe(0)
    await expect.poll(() => afterScroll(-30)).toBe(1)
    document.body.style.minHeight = ''
  })

  it('are not on the user centre', async () => {
    await show({ path: '/score', answers })
    await expect.element(shareButton()).toBeVisible()
    await tab('我的').click()
    await expect.element(page.getByRole('heading', { name: '个人中心' })).toBeInTheDocument()
    await expect.element(buttons()).not.toBeInTheDocument()
  })

  it.each([
    ['on a site without a download banner', { path: '/score', site: 'qutupv1' }, {}],
    ['in the iOS app from the home screen', { path: '/score' }, { standalone: true }],
  ])('do not offer the app %s', async (_, scene, device) => {
    inBrowser('safari', device)
    await show({ ...scene, answers })
    await expect.element(shareButton()).toBeVisible()
    expect(openApp().elements()).toEqual([])
  })

  it('do not offer the app with auto login, which every call then says', async () => {
    const { store, callsOf } = await show({ path: '/score', answers })
    await expect.element(openApp()).toBeVisible()
    store.dispatch(attributionArrived({ autoLogin: '1' }))
    await expect.element(openApp()).not.toBeInTheDocument()
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
    await expect.element(shareButton()).toBeVisible()
    expect(guide().elements()).toEqual([])
    await tab('首页').click()
    await expect.element(safari()).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    await expect.element(guide()).not.toBeInTheDocument()
    await tab('赛程').click()
    await expect.element(shareButton()).toBeVisible()
    expect(guide().elements()).toEqual([])
  })

  it('waits while another prompt is open', async () => {
    inBrowser('safari')
    const { store } = await show({ path: '/score', answers })
    await expect.element(shareButton()).toBeVisible()
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
    await expect.element(shareButton()).toBeVisible()
    await tab('首页').click()
    await expect.element(page.getByRole('dialog', { name: '提示' })).toHaveAccessibleDescription('请在 Safari 中打开')
    await page.getByRole('button', { name: '复制网址' }).click()
    await expect.element(page.getByText('网址已复制成功 请前往Safari粘贴打开')).toBeVisible()
    expect(copied).toEqual([location.href])
  })

  it('leads to the downloads on Android', async () => {
    inBrowser('android')
    const { place } = await show({ path: '/score', answers })
    await expect.element(shareButton()).toBeVisible()
    await tab('首页').click()
    await page.getByRole('dialog', { name: '安装到手机' }).getByRole('button', { name: '下载APP' }).click()
    await expect.poll(place).toBe('/download')
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
