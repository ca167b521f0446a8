import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, endpointSchemas } from '@org/api-client/contract'
import * as v from 'valibot'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { pageWithLook } from './steps'

let server: ServerProcess
let fan: Fan

beforeAll(async () => {
  server = await ServerProcess.start()
  fan = await newFan(server)
})
afterAll(async () => {
  await fan.leave()
  await server.stop()
})

const call = async (path: string, body: object) => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { status: number; data: unknown }
}

describe('the server', () => {
  it('is healthy', async () => {
    const response = await fetch(`${server.url}/healthz`)
    expect(response.status).toBe(200)
  })

  it('lists at least 20 football and 6 basketball matches in play today, by the contract', async () => {
    const { status, data } = await call('/api/race/getDateMatch', {})
    expect(status).toBe(0)
    const { list } = v.parse(endpointSchemas.getDateMatch.reply, data)
    const inPlay = (sport: number, from: number, to: number) =>
      list.filter((match) => match.sport_id === sport && match.status >= from && match.status <= to).length
    expect(inPlay(1, 2, 7)).toBeGreaterThanOrEqual(20)
    expect(inPlay(2, 2, 9)).toBeGreaterThanOrEqual(6)
  })

  it('asks the browser to compile every script of a first visit in the background', async () => {
    const page = await (await fetch(`${server.url}/m/score`)).text()
    const scripts = [...new Set(page.match(/\/m\/assets\/[^"&]+\.js/g))]
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) {
      const text = await (await fetch(server.url + script)).text()
      // Before the code; only the list of the files of its imports may come first.
      expect(text, script).toMatch(/^(?:const __vite__mapDeps=.*\n)?\/\/# allFunctionsCalledOnLoad\n/)
    }
  })

  it('redirects from the root to the app', async () => {
    await fan.page.goto(`${fan.wire.url}/`)
    await fan.page.waitForURL(/\/m\/score$/)
  })
})

describe('a first visit', () => {
  /** The scripts that the page of a path loads after its first look. */
  const scriptsOf = async (path: string): Promise<string> => {
    const html = await pageWithLook(server.url, path)
    const list = /data-scripts="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#34;', '"') ?? '[]'
    const files = (JSON.parse(list) as string[]).map((file) => fetch(server.url + file))
    return (await Promise.all((await Promise.all(files)).map((file) => file.text()))).join('\n')
  }
  const OF_EVERY_PAGE = ['getCommonConfig', 'getGuestInfo', 'getUserInfo']

  it.each([
    ['/score', [...OF_EVERY_PAGE, 'attentMatch', 'getAttentMatchlist', 'getDateMatch']],
    ['/live/lives', [...OF_EVERY_PAGE, 'getCategory', 'getNoMatchLiveList', 'getRealLives']],
  ])('to %s loads the rows of the contract that its pages call, however many others there are', async (path, rows) => {
    const scripts = await scriptsOf(path)
    const found = Object.values(endpoints).filter((row) => scripts.includes(row.path))
    expect(found.map(({ name }) => name).toSorted()).toEqual(rows.toSorted())
  })
})

describe('every page', () => {
  const PAGES = ['/score', '/score/collected', '/live/lives', '/login', '/register', '/user-center', '/setting', '/c2c']

  it.each(PAGES)('%s opens as a deep link, survives a reload and logs nothing to the console', async (path) => {
    fan.complaints.length = 0
    await fan.page.goto(fan.at(path))
    await fan.page.reload()
    await fan.page
      .getByRole('heading')
      .or(fan.page.getByRole('tab'))
      .or(fan.page.getByRole('navigation'))
      .first()
      .waitFor()
    expect(new URL(fan.page.url()).pathname).toBe(`/m${path}`)
    await expect.poll(() => overflow(fan)).toBe(0)
    await expect.poll(() => textOutsideLandmarks(fan)).toEqual([])
    expect(fan.complaints).toEqual([])
  })

  it.each(['/score', '/live/lives'])('the pages linked from %s have landmarks', async (path) => {
    await fan.page.goto(fan.at(path))
    await fan.page.getByRole('main').getByRole('link').first().click()
    await fan.page.getByRole('tabpanel').first().waitFor()
    await expect.poll(() => textOutsideLandmarks(fan)).toEqual([])
  })

  it.each(PAGES)('%s is in Portuguese without Chinese texts', async (path) => {
    await fan.page.goto(fan.at(`${path}?lang=pt-br&mode=dark`))
    await fan.page
      .getByRole('heading')
      .or(fan.page.getByRole('tab'))
      .or(fan.page.getByRole('navigation'))
      .first()
      .waitFor()
    expect(await fan.page.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
    expect(await fan.page.evaluate(() => document.body.getAttribute('mode'))).toBe('dark')
    await expect.poll(() => overflow(fan)).toBe(0)
    const labels = fan.page.getByRole('button').or(fan.page.getByRole('tab')).or(fan.page.getByRole('heading'))
    // The switches of the language name each language in that language.
    const chinese = async () =>
      (await labels.allInnerTexts()).filter(
        (label) => /\p{Script=Han}/u.test(label) && !['中文', '切换到中文'].includes(label),
      )
    await expect.poll(chinese).toEqual([])
  })

  it('uses binary frames under the page’s policy, without console output', async () => {
    // The page before may open its own socket at this moment, and leave with it before a frame came.
    await fan.page.goto('about:blank')
    fan.complaints.length = 0
    const received = fan.page
      .waitForEvent('websocket', (opened) => new URL(opened.url()).pathname === '/binfo')
      .then((socket) => socket.waitForEvent('framereceived'))
    await fan.page.goto(fan.at('/c2c?lang=cn&mode=light'))
    await received
    await fan.page.getByText('还没有聊天').waitFor()
    expect(fan.complaints).toEqual([])
  })

  it('shows a not-found page', async () => {
    await fan.page.goto(fan.at('/no-such-page?lang=cn&mode=light'))
    await fan.page.getByRole('heading', { name: '页面不存在' }).waitFor()
  })
})

describe('a form that is filled in', () => {
  it('asks before the back button of the browser leaves it', async () => {
    const { page } = fan
    await page.goto(fan.at('/login?lang=cn&mode=light'))
    await page.getByRole('link', { name: '没有账号？去注册' }).click()
    await page.getByRole('textbox', { name: '账号' }).pressSequentially('fan1234')
    const back = page.goBack()
    await page.getByRole('dialog', { name: '离开此页面？' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/m/register')
    await page.getByRole('button', { name: '离开', exact: true }).click()
    await page.waitForURL(/\/m\/login/)
    await back.catch(() => undefined)
  })
})

/** By how many CSS pixels the page is wider than the phone. */
const overflow = ({ page }: Fan): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** The content outside of landmarks, which screen readers may miss. */
const textOutsideLandmarks = ({ page }: Fan): Promise<string[]> =>
  page.locator('#root').evaluate((root) => {
    // A link past the page stands before all landmarks.
    const landmark = 'main, header, nav, dialog, [role="status"], [role="alert"], [role="log"], a[href^="#"]'
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const missed: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.closest(landmark)) missed.push(textContent ?? '')
    }
    return missed
  })
