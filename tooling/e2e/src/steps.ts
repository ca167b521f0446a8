import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { CAPTCHA } from './server-process'

/** Things a fan does, by what a fan sees. Texts are Chinese unless a test says otherwise. */

export const say = async (page: Page, label: string, text: string) => {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill(text)
  // A room may have a slow mode: Enter sends as soon as it lets one.
  await until(`"${text}" to be sent`, async () => {
    await field.press('Enter')
    return (await field.inputValue()) === ''
  })
}

const roomChat = (page: Page) => page.getByRole('log', { name: '聊天消息' })

export const lineIn = (page: Page, text: string) => roomChat(page).getByText(text, { exact: true })

/** How often a text stands in the chat: once, when nothing was lost or doubled. */
export const countOf = (page: Page, text: string) => lineIn(page, text).count()

export const enterFirstRoom = async (page: Page, address: string): Promise<string> => {
  await page.goto(address)
  const first = page.getByRole('main').getByRole('link').first()
  await first.waitFor()
  await first.click()
  await page.waitForURL(/\/live-detail\/\d+/)
  await composerReady(page)
  return page.url()
}

export const composerReady = (page: Page) =>
  page.getByRole('textbox', { name: '说点什么', exact: true }).and(page.locator(':enabled')).waitFor()

export const register = async (page: Page, address: string, account: string, password: string) => {
  await page.goto(address)
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(CAPTCHA)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/register'))
}

export const videoTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)

export const until = async (what: string, check: () => Promise<boolean>, ms = 30_000) => {
  const deadline = Date.now() + ms
  while (!(await check())) {
    if (Date.now() > deadline) expect.fail(`${what}: not within ${ms / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
