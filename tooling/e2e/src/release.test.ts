// @module-tag deep
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyApp, type AppCopy } from './app-copy'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'

/** What browsers say of code that a release has removed. */
const GONE = /^Refused to apply style from '[^']+\/m\/assets\/(?!new-)/

let app: AppCopy
let server: ServerProcess
let fan: Fan

beforeAll(async () => {
  app = await copyApp()
  server = await ServerProcess.start({ WEB_ROOT: app.root })
  fan = await newFan(server, { serviceWorkers: 'allow' })
})
afterAll(async () => {
  await fan.leave()
  await server.stop()
  await app.remove()
})

it('a tab that was open during a release opens a page whose code is gone after one reload, and then works without a network', async () => {
  const { page, wire, at } = fan
  const isReleased = () => page.locator('script[type=module][src*="/new-"]').count()
  const shell = () => page.evaluate(async () => (await (await caches.match('/m/index.html'))?.text()) ?? '')
  const other = await fan.newTab()
  for (const tab of [page, other]) {
    await tab.goto(at('/score'))
    await tab.locator('#root article').first().waitFor()
  }
  await expect.poll(shell).toContain('/m/assets/')
  await page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
  await page.getByRole('heading', { name: '个人中心' }).waitFor()

  await server.kill()
  await app.release()
  await server.run()
  let loads = 0
  page.on('load', () => (loads += 1))
  // A page to which the shown one has no link: the code of those that have is loaded ahead.
  await page.evaluate(() => {
    history.pushState(null, '', '/m/privacy')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { name: '用户协议与隐私政策' }).waitFor()
  // The page may be shown before all of it is loaded.
  await expect.poll(() => loads).toBe(1)
  expect(await isReleased()).toBe(1)
  // The other tab goes on with the code that it has.
  await other.getByRole('navigation').getByRole('link', { name: '我的' }).click()
  await other.getByRole('heading', { name: '个人中心' }).waitFor()

  await expect.poll(shell).toContain('/m/assets/new-')
  wire.cut()
  await page.context().setOffline(true)
  for (const tab of [page, other]) await tab.goto(at('/privacy'))
  await page.getByRole('heading', { name: '用户协议与隐私政策' }).waitFor()
  expect(await isReleased()).toBe(1)
  expect(fan.complaints.filter((text) => !GONE.test(text))).toEqual([])
})
