import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { watchLiveScores, watchNotices } from './notice-watch'
import type { ProvidedMatch } from './provided-match'
import { ProviderServer } from './provider-server'
import { noonZone, settled, until } from './steps'
import { pageFaults } from './walk/page-faults'
import { tabsOf } from './walk/views'
import { BUSY, isIdle } from './walk/visit'

let server: ProviderServer
let fan: Fan
/** Grows when another page gets live scores. */
let scored: ReadonlySet<string>
/** Its goals show that live scores arrive. */
let probe: ProvidedMatch

beforeAll(async () => {
  server = await ProviderServer.start()
  probe = await server.addMatch({ home: '先锋', away: '后卫', startsIn: -5 })
  await probe.kickOff(5)
})
beforeEach(async () => {
  fan = await newFan(server, { timezoneId: noonZone() })
  scored = watchLiveScores(fan.page)
})
afterEach(async () => {
  const complaints = fan.complaints.splice(0)
  await fan.leave()
  expect(complaints).toEqual([])
})
afterAll(() => server.stop())

/** Resolves when what happens from now on arrives at the page as it happens. */
const liveScores = async (page: Page, path: string) => {
  const before = scored.size
  await page.goto(path)
  await until('a live score', async () => {
    await probe.goal('away', 6)
    return scored.size > before
  })
}

/** Presses the star, and resolves when the app knows what the match was like before it is told of news. */
const collect = async (page: Page, match: ProvidedMatch) => {
  const listed = page.waitForResponse(
    async (response) =>
      response.url().includes('getAttentMatchlist') &&
      (await response.text().catch(() => '')).includes(`"id":${match.id}`),
  )
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await listed
  await settled(page)
}

const rowOf = (page: Page, team: string) => page.getByRole('article').filter({ hasText: team })
const openMatch = (page: Page, team: string) => rowOf(page, team).getByRole('link').click()
const head = (page: Page) => page.locator('[data-component$=Head]').first()

it('a match can be followed from its countdown over the kick-off, a goal and one that is taken back to its end without a reload, tells of each once, and is read again in Portuguese with the fan’s vote', async () => {
  const last = await server.addMatch({ home: '曙光', away: '远山', startsIn: -7_200 })
  await last.kickOff(7_200)
  await last.goal('home', 12, '老将')
  await last.finish()
  const match = await server.addMatch({ home: '曙光', away: '北风', startsIn: 40 })
  await match.lineUp({ home: ['铁门', '快马'], away: ['高墙', '飞鱼'] }, { home: ['替补'], away: [] })
  const before = { home: 2.1, draw: 3.2, away: 3.5, time: Math.floor(Date.now() / 1000) - 86_400 }
  await match.odds(before)
  const muted = await server.addMatch({ home: '静湖', away: '远山', startsIn: 40 })

  const { page, at } = fan
  const notices = await watchNotices(page)
  await liveScores(page, at('/score'))
  await openMatch(page, '静湖')
  await collect(page, muted)
  await page.getByRole('button', { name: '本场提醒' }).click()
  await page.getByRole('switch', { name: '进球、红黄牌和开赛提醒' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '返回' }).click()

  await openMatch(page, '北风')
  await page.getByRole('timer', { name: '距离开赛' }).waitFor()
  await page.getByRole('list', { name: '曙光 近况' }).first().getByText('1–0 对 远山，胜').waitFor()
  const vote = page.locator('[data-component=VoteBar]')
  await vote.getByRole('button', { name: '曙光' }).click()
  await vote.getByText('1 人投票').waitFor()
  await liveScores(page, at(match.path))
  await vote.getByRole('img', { name: '我的选择' }).waitFor()
  expect(await vote.getByRole('button').count()).toBe(0)
  await page.getByRole('tab', { name: '阵容' }).click()
  await page.getByText('快马').first().waitFor()
  await collect(page, match)
  const list = await fan.newTab()
  await liveScores(list, at('/score'))
  await rowOf(list, '北风').waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))

  await match.kickOff()
  await muted.kickOff()
  await head(page).getByText('进行中').waitFor()
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await rowOf(list, '北风').and(list.locator('[data-phase=live]')).waitFor()
  await expect.poll(() => notices).toEqual(['曙光 VS 北风的比赛已开始'])

  await muted.goal('away', 3)
  await match.goal('home', 4, '快马')
  await match.substitution('home', 4, { off: '快马', on: '替补' })
  await expect.poll(() => head(page).innerText()).toMatch(/1\s*–\s*0/)
  await rowOf(list, '北风').getByRole('link', { name: '曙光 1 – 0 北风' }).waitFor()
  await expect.poll(() => notices.at(-1)).toBe('曙光 1–0 北风 曙光进球')
  await page.getByRole('img', { name: "进球 4'" }).first().waitFor()
  const change = page.getByRole('listitem').getByRole('img', { name: "换人 4'" })
  await expect.poll(() => change.count()).toBe(2)

  await page.getByRole('tab', { name: '指数' }).click()
  const odds = page.getByRole('table', { name: '胜平负' })
  await odds.getByText('2.10').first().waitFor()
  await match.odds(before, { home: 1.45, draw: 4, away: 7, time: Math.floor(Date.now() / 1000) })
  await odds.getByRole('row', { name: /BET365 1\.45下降.*7\.00上升/ }).waitFor()
  const movement = page.getByRole('slider', { name: '查看某一时刻的赔率' })
  await expect.poll(() => movement.getAttribute('aria-valuetext')).toMatch(/曙光 1\.45/)

  await match.secondHalf()
  await match.goal('away', 60, '飞鱼')
  await expect.poll(() => notices.at(-1)).toBe('曙光 1–1 北风 北风进球')
  await match.takeBack()
  await head(page).getByRole('status').filter({ hasText: '进球取消 北风 1–0' }).waitFor({ state: 'attached' })
  await expect.poll(() => notices.at(-1)).toBe('曙光 1–0 北风 北风进球取消')
  await rowOf(list, '北风').getByRole('link', { name: '曙光 1 – 0 北风' }).waitFor()
  await page.getByRole('tab', { name: '赛况' }).click()
  await page.getByRole('listitem').filter({ hasText: '飞鱼' }).getByText('已取消：越位').waitFor()

  await match.goal('away', 88, '飞鱼')
  await match.finish()
  await head(page).getByText('完场').waitFor()
  await expect.poll(() => head(page).innerText()).toMatch(/1\s*–\s*1/)
  await page.getByRole('list', { name: '北风' }).getByText('飞鱼').waitFor()
  await rowOf(list, '北风').and(list.locator('[data-phase=finished]')).waitFor()
  await rowOf(list, '北风').getByRole('link', { name: '曙光 1 – 1 北风' }).waitFor()
  await expect.poll(() => notices.at(-1)).toBe('曙光 1–1 北风 北风进球')
  expect(notices).toHaveLength(5)
  expect(await page.locator('html[data-not-reloaded]').count()).toBe(1)

  const facts = async () => {
    await head(page).waitFor()
    await expect.poll(() => head(page).innerText()).toMatch(/1\s*–\s*1/)
  }
  await page.reload()
  await facts()
  await page.getByText('已取消：越位').waitFor()
  await page.goto(at(`${match.path}?lang=pt-br`))
  await facts()
  await page.getByText('Anulado: impedimento').waitFor()
  /** The targets are measured while nothing moves, in the walk. */
  const inPortuguese = async () => {
    const faults = await page.evaluate(pageFaults, 'pt' as const)
    expect(faults.filter((fault) => !fault.startsWith('target:'))).toEqual([])
  }
  await inPortuguese()
  if (process.env['TIER'] === 'deep')
    for (const { show } of await tabsOf(page)) {
      await show()
      await page.waitForFunction(isIdle, BUSY)
      await inPortuguese()
    }
  await page.getByRole('tab', { name: 'Análise' }).click()
  await vote.getByRole('img', { name: 'Meu voto' }).waitFor()
})

it(
  'a match under the spoiler shield shows its score nowhere, tells of nothing, and shows all of it when the shield is lifted',
  { tags: ['deep'] },
  async () => {
    const match = await server.addMatch({ home: '星河', away: '沙丘', startsIn: -30 })
    await match.kickOff(30)
    const other = await server.addMatch({ home: '白鹭', away: '黑石', startsIn: -30 })
    await other.kickOff(30)

    const { page, at } = fan
    const notices = await watchNotices(page)
    await liveScores(page, at('/score'))
    await openMatch(page, '白鹭')
    await collect(page, other)
    await page.getByRole('button', { name: '返回' }).click()
    await openMatch(page, '星河')
    await collect(page, match)
    await page.getByRole('button', { name: '开启防剧透' }).click()
    await match.goal('home', 30, '流星')
    await match.goal('home', 30, '流星')
    await match.goal('home', 30, '流星')
    await other.goal('away', 31)
    // The notices come in the order of the goals.
    await expect.poll(() => notices).toEqual(['白鹭 0–1 黑石 黑石进球'])

    const tabs = await page.getByRole('tab').allInnerTexts()
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await page.getByRole('tabpanel', { name: tab }).getByText('比分已隐藏').waitFor()
      expect(await accessibleText(page), tab).not.toMatch(HIDDEN)
    }
    expect(await page.title()).not.toMatch(/\d\s*[-–:]\s*\d/)
    for (const path of ['/score', '/score/collected', '/live']) {
      await page.goto(at(path))
      await page.getByText('星河').first().waitFor()
      const shown = page.getByRole('link', { name: /白鹭 0 .*(?: 1 黑石|黑石 1)/ })
      await shown.first().waitFor()
      expect(await accessibleText(page), path).not.toMatch(HIDDEN)
    }
    await page.goto(at('/search?keyword=星河'))
    await page.getByRole('link', { name: /星河 .*沙丘/ }).waitFor()
    expect(await accessibleText(page)).not.toMatch(HIDDEN)

    await page.goto(at(match.path))
    await head(page).getByText('比分已隐藏').waitFor()
    await page.getByRole('button', { name: '显示比分' }).first().click()
    await expect.poll(() => head(page).innerText()).toMatch(/3\s*–\s*0/)
    await page.goto(at('/score'))
    await rowOf(page, '星河').getByRole('link', { name: '星河 3 – 0 沙丘' }).waitFor()
  },
)

it(
  'a goal under the spoiler shield is shown after the stream that the fan watches has shown it',
  { tags: ['deep'] },
  async () => {
    const match = await server.addMatch({ home: '海风', away: '山岚', startsIn: -20 })
    await match.kickOff(20)
    const room = await server.openRoom(match)
    const { page, at } = fan
    await page.goto(at(match.path))
    await page.getByRole('button', { name: '开启防剧透' }).click()
    await page.goto(at(room))
    await page.getByRole('tab', { name: '赛况' }).click()
    const panel = page.getByRole('tabpanel', { name: '赛况' })
    await panel.getByText('仅显示直播已播到的比分').waitFor()
    await expect.poll(() => panel.innerText()).toMatch(/0\s*–\s*0/)
    await match.goal('home', 20)
    const scoredAt = Date.now()
    await expect.poll(() => panel.innerText()).toMatch(/1\s*–\s*0/)
    // A player is at least a segment behind.
    expect(Date.now() - scoredAt).toBeGreaterThan(2_000)
    await panel.getByText('仅显示直播已播到的比分').waitFor()

    await panel.getByRole('link', { name: '查看比赛详情' }).click()
    await expect.poll(() => head(page).innerText()).toMatch(/1\s*–\s*0/)
    await match.goal('home', 21)
    await page.reload()
    await head(page).getByText('比分已隐藏').waitFor()
  },
)

/** A scorer, the score, and the score next to its team. */
const HIDDEN = /流星|\b3\s*[-–:]\s*0\b|星河 3/

/** What a screen reader reads on a page, and its title. */
const accessibleText = async (page: Page) => `${await page.title()}\n${await page.locator('body').ariaSnapshot()}`
