import { vote_race_team } from '@org/api-client/contract'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ProviderServer } from './provider-server'
import { noonZone, register, settled, uidOf } from './steps'

let server: ProviderServer
let fan: Fan

beforeAll(async () => {
  server = await ProviderServer.start()
})
beforeEach(async () => {
  fan = await newFan(server, { timezoneId: noonZone() })
})
afterEach(async () => {
  const complaints = fan.complaints.splice(0)
  await fan.leave()
  expect(complaints).toEqual([])
})
afterAll(() => server.stop())

/** The call whose reply has the vote. */
const ANALYSIS = /getAnalysisData/

const head = (page: Page) => page.locator('[data-component$=Head]').first()
const shows = (page: Page, score: RegExp) => expect.poll(() => head(page).innerText()).toMatch(score)

it('a running match goes back to a minute by keyboard and by pointer, stays there when a goal falls, and returns to now', async () => {
  const match = await server.addMatch({ home: '海鸥', away: '雄鹿', startsIn: -40 })
  await match.kickOff(40)
  await match.goal('home', 10, '早鸟')
  await match.goal('away', 30, '晚鸦')
  await match.pressure(Array.from({ length: 40 }, (_, minute) => (minute % 7) * 10))

  const { page, at } = fan
  await page.goto(at(match.path))
  await shows(page, /1\s*–\s*1/)
  const slider = page.getByRole('slider', { name: '比赛时间轴' })
  const incidents = page.getByRole('list', { name: '事件' })
  await incidents.getByText('晚鸦').waitFor()
  await slider.focus()
  await page.keyboard.press('Home')
  await shows(page, /0\s*–\s*0/)
  expect(await slider.getAttribute('aria-valuetext')).toBe("1' 0–0")
  await incidents.getByText('早鸟').waitFor({ state: 'detached' })

  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not shown.')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 5 })
  await page.mouse.up()
  await shows(page, /1\s*–\s*0/)
  await incidents.getByText('早鸟').waitFor()
  const minute = await slider.getAttribute('aria-valuetext')
  expect(minute).toMatch(/^(?:1\d|2\d)' 1–0$/)

  const refreshed = page.waitForResponse(
    async (response) =>
      response.url().includes('getIncidentsData') && (await response.text().catch(() => '')).includes('新星'),
  )
  await match.goal('home', 41, '新星')
  await refreshed
  await settled(page)
  expect(await slider.getAttribute('aria-valuetext')).toBe(minute)
  expect(await head(page).innerText()).toMatch(/1\s*–\s*0/)
  expect(await incidents.getByText('新星').count()).toBe(0)

  await page.getByRole('button', { name: '回到现在' }).click()
  await shows(page, /2\s*–\s*1/)
  await incidents.getByText('新星').waitFor()
  expect(await slider.getAttribute('aria-valuetext')).toBe('现在')
})

it(
  'a vote counts once, after a double tap, a reload, in a second tab and when it is sent again',
  { tags: ['deep'] },
  async () => {
    const match = await server.addMatch({ home: '骏马', away: '猛虎', startsIn: 60 })
    const { page, at } = fan
    const own = (tab: Page) => tab.getByRole('list', { name: '您支持谁？' }).getByRole('img', { name: '我的选择' })
    const choices = (tab: Page) => tab.getByRole('group', { name: '您支持谁？' })
    const votes = (tab: Page) => tab.getByText('1 人投票')

    await page.goto(at(match.path))
    await choices(page).waitFor()
    // A tab that opens before would have a guest of its own.
    await uidOf(page)
    const second = await fan.newTab()
    await second.goto(at(match.path))
    await choices(second).waitFor()
    // It does not hear of the vote, whatever makes it ask.
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await second.route(ANALYSIS, async (route) => {
      await released
      await route.continue()
    })
    const sent = page.waitForRequest((request) => request.url().includes(vote_race_team.path))
    await choices(page).getByRole('button', { name: '骏马' }).dblclick()
    await own(page).waitFor()
    await votes(page).waitFor()

    const refused = second.waitForResponse((response) => response.url().includes(vote_race_team.path))
    await choices(second).getByRole('button', { name: '猛虎' }).click()
    await refused
    release()
    await own(second).waitFor()
    await votes(second).waitFor()
    await page.reload()
    await own(page).waitFor()
    await votes(page).waitFor()

    const request = await sent
    const body = JSON.parse(request.postData() ?? '{}') as Record<string, unknown>
    const headers = { ...(await request.allHeaders()), 'content-type': 'application/json' }
    const repeat = async (fields: object) => {
      const reply = await fetch(server.url + vote_race_team.path, {
        method: 'POST',
        headers: pick(headers, ['authorization', 'content-type']),
        body: JSON.stringify({ ...body, ...fields }),
      })
      return (await reply.json()) as { status: number; data: unknown }
    }
    expect(await repeat({})).toMatchObject({ status: 0, data: { home: 1, draw: 0, away: 0, mine: 'home' } })
    expect((await repeat({ request_key: 'another', vote: 'away' })).status).not.toBe(0)
    await page.reload()
    await votes(page).waitFor()
  },
)

it('what a guest collects is in the account after a login', async () => {
  for (const away of ['银狐', '金鹰']) await server.addMatch({ home: '绿洲', away, startsIn: 60 })
  const { page, at } = fan
  await register(page, at('/register'), 'collector', 'Secret123')
  await page.goto(at('/setting'))
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(/\/login/)

  await page.goto(at('/score'))
  for (const away of ['银狐', '金鹰']) {
    const collected = page.waitForResponse(/attentMatch$/)
    await page.getByRole('button', { name: `收藏 绿洲 – ${away}` }).click()
    expect((await collected).ok()).toBe(true)
  }
  await page.goto(at('/login'))
  await page.getByRole('textbox', { name: '账号' }).fill('collector')
  await page.getByLabel('密码', { exact: true }).fill('Secret123')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(at('/score/collected'))
  for (const away of ['银狐', '金鹰']) await page.getByRole('link', { name: `绿洲  –  ${away}` }).waitFor()
})

const pick = (headers: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
