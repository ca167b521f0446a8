import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { register } from './steps'
import { BUSY, isIdle } from './walk/visit'

const server = inject('sharedServer')
let fan: Fan

beforeAll(async () => {
  const owner = await newFan(server)
  await register(owner.page, owner.at('/register'), ACCOUNT, PASSWORD)
  await owner.leave()
})
beforeEach(async () => {
  fan = await newFan(server, { serviceWorkers: 'allow' })
  // Members are asked once for a mobile.
  await fan.page.addLocatorHandler(fan.page.getByRole('button', { name: '以后再说' }), (later) => later.click())
})
afterEach(async () => {
  const complaints = fan.complaints.splice(0)
  await fan.leave()
  expect(complaints).toEqual([])
})

const ACCOUNT = 'poorstorage'
const PASSWORD = 'goal2026'

/** Fills what is left until the browser takes not one character more. Runs in the page, before its scripts. */
const fill = () => {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      for (let n = 0; ; n += 1) localStorage.setItem(`foreign-${length}-${n}-${Date.now()}`, 'x'.repeat(length))
    } catch {
      // No room for this length.
    }
  }
}

/** What a browser does that blocks the cookies of a site. Runs in the page, before its scripts. */
const refuse = () => {
  const refused = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(globalThis, name, { get: refused })
  indexedDB.open = refused
  navigator.locks.request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'))
  Object.defineProperty(navigator, 'serviceWorker', { get: refused })
}

/** Resolves when the page shows something of its own. */
const shows = async (page: Page, what: string) => {
  await page.waitForFunction(isIdle, BUSY)
  const text = await page.getByRole('main').first().innerText()
  expect(text.trim(), what).not.toBe('')
  expect(text, what).not.toContain('页面出错了')
}

const TABS = ['首页', '赛程', '直播', '聊天', '我的']

/** The pages of the tab bar, without a reload. */
const openTabs = async (page: Page) => {
  for (const name of TABS) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await shows(page, name)
  }
}

const logIn = async (page: Page) => {
  await page.goto(fan.at('/login'))
  await page.getByRole('textbox', { name: '账号' }).fill(ACCOUNT)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

const withStorage = async (begin: () => void) => {
  const { page, at } = fan
  await page.context().addInitScript(begin)
  await page.goto(at('/score'))
  await openTabs(page)
  await logIn(page)
  await openTabs(page)
  await page.getByText(ACCOUNT).first().waitFor()
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('heading', { name: '设置' }).waitFor()
  await shows(page, '设置')
  await page.reload()
  await shows(page, '设置, after a reload')
}

it('the app opens its pages, logs in and is a member until a reload with a storage that is refused', () =>
  withStorage(refuse))
it(
  'the app opens its pages, logs in and is a member until a reload with a storage that is full',
  { tags: ['deep'] },
  () => withStorage(fill),
)

const FOREIGN =
  process.env['TIER'] === 'deep'
    ? ['', '{', 'null', '-1', '"x"', '[null]', '{"session":7,"about":[],"preferences":{"lang":1}}']
    : ['{', '{"session":7,"about":[],"preferences":{"lang":1}}']

it('the app opens its pages, and logs in again, with broken and foreign values in every key that it has stored', async () => {
  const { page, at } = fan
  await logIn(page)
  await openTabs(page)
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys).toEqual(expect.arrayContaining(['kqb_store', 'device-id', 'kqb_chat_app_id']))
  for (const value of FOREIGN) {
    await page.evaluate(
      ([text, names]) => {
        for (const name of names) localStorage.setItem(name, text)
      },
      [value, keys] as const,
    )
    await page.goto(at('/c2c'))
    await shows(page, `with ${value}`)
  }
  await logIn(page)
  await openTabs(page)
  await page.reload()
  await page.getByText(ACCOUNT).first().waitFor()
})
