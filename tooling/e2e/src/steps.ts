import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { PATIENCE_MS, type Fan } from './fan'
import { CAPTCHA } from './server-process'

/** Actions of a user, by what the user sees. Texts are Chinese unless a test says otherwise. */

export const say = async (page: Page, label: string, text: string) => {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill(text)
  // A room may have slow mode: Enter is pressed until the message is sent.
  await until(`"${text}" to be sent`, async () => {
    await field.press('Enter')
    return (await field.inputValue()) === ''
  })
}

const roomChat = (page: Page) => page.getByRole('log', { name: '聊天消息' })

export const lineIn = (page: Page, text: string) => roomChat(page).getByText(text, { exact: true })

/** How often a text is in the chat: once, if nothing was lost or duplicated. */
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

/** A member of the demonstration, at a page. */
export const enterAs = async ({ page, at }: Fan, account: string, path: string) => {
  await page.goto(at('/login'))
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(at(path))
}

export const register = async (page: Page, address: string, account: string, password: string) => {
  await signUp(page, address, account, password)
  await acceptFirstVip(page)
}

export const signUp = async (page: Page, address: string, account: string, password: string) => {
  await page.goto(address)
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(CAPTCHA)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/register'))
}

/** A member gets it once; until then it is over their pages. */
export const acceptFirstVip = async (page: Page) => {
  await page.getByRole('button', { name: '高兴收下' }).click()
  await page.waitForURL(/\/coupons$/)
}

export const videoTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)

export const until = async (what: string, check: () => Promise<boolean>) => {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await check())) {
    if (Date.now() > deadline) expect.fail(`${what}: not within ${PATIENCE_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** The HTML of a page with its first look, which a busy server leaves out; it keeps it for the visitors that follow. */
export const pageWithLook = async (server: string, path: string): Promise<string> => {
  let html = ''
  await until(`the first look of ${path}`, async () => {
    html = await (await fetch(`${server}/m${path}`)).text()
    return html.includes('id="first-look"')
  })
  return html
}

/** The uid of the current user, from the browser's storage, as soon as the app has stored it. */
export const uidOf = async (page: Page): Promise<string> => {
  const uid = await page.waitForFunction(() => {
    const { session } = JSON.parse(localStorage.getItem('kqb_store') ?? '{}') as {
      session?: { uid: number; guest: { userid: string } | null }
    }
    return session?.guest?.userid ?? session?.uid
  })
  return String(await uid.jsonValue())
}

/**
 * The texts of a chat that match `pattern`, from the top. It scrolls, because only messages near the screen are
 * rendered.
 */
export const readAll = async (page: Page, pattern: RegExp): Promise<string[]> => {
  const log = page.getByRole('log')
  await log.hover()
  const drawn = () =>
    log.evaluate((list, source) => list.textContent?.match(new RegExp(source, 'g')) ?? [], pattern.source)
  const place = () => log.evaluate((list) => list.scrollTop)
  const isAtEnd = () => log.evaluate((list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 1)
  /** Whether the list moves: a busy browser handles a wheel late. */
  const scroll = async (by: number) => {
    const before = await place()
    await page.mouse.wheel(0, by)
    for (let wait = 0; wait < 20; wait += 1) {
      await page.waitForTimeout(100)
      if ((await place()) !== before) return true
    }
    return false
  }
  while (await scroll(-100_000));
  const all: string[] = []
  const read = async () => {
    const seen = await drawn()
    const known = all.lastIndexOf(seen[0] ?? '')
    all.splice(known < 0 ? all.length : known, Infinity, ...seen)
  }
  do await read()
  while (!(await isAtEnd()) && (await scroll(200)))
  // The last rows may be rendered after the list has moved.
  await page.waitForTimeout(500)
  await read()
  return all
}

/**
 * Hides and freezes the page like a background tab: no timer runs and nothing is received. The returned function
 * resumes and shows the page. Only for users whose browser supports it.
 */
export const fallAsleep = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    // A headless browser has no window to bring to the front: focus emulation makes the page visible.
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
    await page.waitForFunction(() => document.visibilityState === 'visible')
  }
}

/** Resolves when the app has drawn what has arrived. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

/** A time zone in which it is about noon now, so that what is within some hours is today. */
export const noonZone = (): string => {
  const behind = new Date().getUTCHours() - 12
  return behind === 0 ? 'Etc/UTC' : `Etc/GMT${behind > 0 ? '+' : ''}${behind}`
}
