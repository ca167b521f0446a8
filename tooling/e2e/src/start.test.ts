import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { filesOf } from './app-copy'
import { newFan, type Fan } from './fan'
import { uidOf } from './steps'
import { newWriter } from './talkers'

/** The backgrounds of the two modes. */
const DARK = 'rgb(15, 19, 25)'
const LIGHT = 'rgb(244, 246, 249)'

const server = inject('sharedServer')
let fan: Fan

beforeAll(async () => {
  fan = await newFan(server)
})
afterEach(() => expect(fan.complaints.splice(0)).toEqual([]))
afterAll(() => fan.leave())

/** Blocks all requests to matching URLs. */
const holdBack = (page: Page, address: RegExp) => page.route(address, () => undefined)

it('is painted in the chosen mode and language before scripts load, whatever the system prefers', async () => {
  const { page, at } = fan
  const painted = () => page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
  await page.goto(at('/setting?mode=dark&lang=pt-br'))
  await page.getByRole('heading', { name: 'Configurações' }).waitFor()
  await holdBack(page, /\.js$/)

  await page.goto(at('/setting'), { waitUntil: 'commit' })
  await painted()
  expect(await ground()).toBe(DARK)
  expect(await meta('theme-color')).toBe('#171c24')
  expect(await meta('color-scheme')).toBe('dark')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
  const bar = await page.locator('#root').evaluate((root) => getComputedStyle(root, '::before').backgroundColor)
  expect(bar, 'the shape of the page').toBe('rgb(23, 28, 36)')
  expect(await page.locator('#root').innerHTML()).toBe('')

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(at('/setting?mode=light&lang=cn'), { waitUntil: 'commit' })
  await painted()
  expect(await ground()).toBe(LIGHT)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
  await page.unrouteAll()
})

it.each([
  ['its first file', /\/assets\/app-.*\.js/],
  ['its texts', /\/assets\/common-.*\.js/],
])('reports that the network failed before %s loaded, and starts when it is back', async (_, file) => {
  const { page, at } = fan
  await page.route(file, (route) => route.abort())
  await page.goto(at('/setting?mode=light&lang=cn'))
  await page.getByRole('alert').getByText('网络不给力，正在重试…').waitFor()
  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: '设置' }).waitFor()
  // Missing texts cause an error in the page, which this test expects.
  fan.complaints.length = 0
})

it('can be added to the home screen: the browser accepts the manifest without errors', async () => {
  const { page, at } = fan
  await page.goto(at('/score'))
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/m/manifest.webmanifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ short_name: '看球吧', display: 'standalone', start_url: '/m/' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

it(
  'says that there is no network for a screen that is not loaded, and opens it when the network is back',
  { tags: ['deep'] },
  async () => {
    const { page, wire, at } = fan
    // It would be loaded ahead.
    await page.route(/UserCenterScreen-.*\.js/, (route) => route.abort())
    await page.goto(at('/score'))
    await page.locator('article').first().waitFor()
    await page.mouse.wheel(0, 1_000)
    wire.cut()
    await page.context().setOffline(true)
    const line = page.getByText(/网络已断开(?:，正在显示已有内容| · 更新于 .*)/)
    await line.waitFor()
    /** How far the notice is below the top of the screen, and the bar below the notice. */
    const distances = async () => {
      const [lineBox, barBox] = [await line.boundingBox(), await page.locator('header').boundingBox()]
      const { y = -1, height = 0 } = lineBox ?? {}
      return { line: y, bar: (barBox?.y ?? -1) - (y + height) }
    }
    const isInSight = async () => Object.values(await distances()).every((distance) => distance >= 0)
    await expect.poll(isInSight, { message: 'it is in sight, however far the page has been scrolled' }).toBe(true)
    await page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
    await page.getByRole('alert').getByText('当前没有网络').waitFor()
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
    await page.getByRole('alert').getByText('当前没有网络').waitFor()

    await page.unrouteAll()
    wire.mend()
    await page.context().setOffline(false)
    await page.getByText('登录后可以签到').waitFor()
    expect(new URL(page.url()).pathname).toBe('/m/user-center')
  },
)

it('shows the chats of the last visit before any reply', { tags: ['deep'] }, async () => {
  const { page, at } = fan
  const ada = await newWriter(server.url)
  await page.clock.install()
  await page.goto(at('/c2c'))
  await page.getByText('还没有聊天').waitFor()
  await ada.write(await uidOf(page), ['上次说的'])
  await page.getByText('上次说的').waitFor()
  // Storage is written every twenty seconds.
  await page.clock.runFor(20_000)
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => `${kept}`.includes('上次说的')))

  await holdBack(page, /\/(api|webapi)\//)
  await page.routeWebSocket(/\/b?info/, () => undefined)
  await page.reload()
  await page.getByText('上次说的').waitFor()
  await ada.leave()
})

it('shows the skeleton of the next page at once if its code is slow, and prefetches the screens of its links', async () => {
  const { page, at, leave } = await newFan(server)
  const mine = page.getByRole('navigation').getByRole('link', { name: '我的' })
  await page.goto(at('/score?mode=light&lang=cn'))
  await page.locator('article').first().waitFor()
  await holdBack(page, /UserCenterScreen-.*\.js/)
  await mine.click()
  await page.locator('article').first().waitFor({ state: 'hidden' })
  expect(await mine.getAttribute('aria-current')).toBe('page')
  await page.unrouteAll()

  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  await page.goto(at('/score'))
  const [here, there] = await Promise.all([filesOf('score', 'cn'), filesOf('userCenter', 'cn')])
  const missing = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return there.filter((file) => !here.includes(file) && !loaded.some((url) => url.endsWith(file)))
  }
  await expect.poll(missing).toEqual([])
  await page.context().setOffline(true)
  await mine.click()
  await page.getByRole('heading', { name: '个人中心' }).waitFor()
  await leave()
})
