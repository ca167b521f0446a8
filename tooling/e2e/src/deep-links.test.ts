import { createApiClient } from '@org/api-client'
import { getDateMatch, getEventInfo } from '@org/api-client/contract'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { newFan, type Fan } from './fan'

const server = inject('sharedServer')
let fan: Fan
/** A football match, and its league, which has a table and another round than the current one. */
let match: { id: number; event_id: number; season_id: number; round: number }

beforeAll(async () => {
  fan = await newFan(server)
  match = await matchOfLeague()
})
afterEach(() => expect(fan.complaints.splice(0)).toEqual([]))
afterAll(() => fan.leave())

const matchOfLeague = async () => {
  const api = createApiClient({ host: () => server.url, common: () => ({ platform: 'h5' }) })
  const { list } = await api.call(getDateMatch, { sport_id: 1 })
  for (const { id, event_id } of list) {
    const { tabs, rounds, round, season_id } = await api.call(getEventInfo, {
      sport: 'football',
      event_id,
      season_id: 0,
    })
    if (tabs.includes('table') && rounds.length > 1) return { id, event_id, season_id, round }
  }
  throw new Error('No league of today has a table and another round.')
}

const chosen = (page: Page, name: string) => page.getByRole('tab', { name, exact: true, selected: true })

const valueOf = (page: Page, name: string) => page.getByRole('combobox', { name }).inputValue()

/** Checks a page as it is, after a reload, as a deep link in a new tab, and after another page and back. */
const holds = async (check: (page: Page) => Promise<void>) => {
  const { page } = fan
  await check(page)
  const address = page.url()
  await page.reload()
  await check(page)
  expect(page.url()).toBe(address)
  const other = await fan.newTab()
  await other.goto(address)
  await check(other)
  await other.close()
  await page.goto(fan.at('/setting'))
  await page.goBack()
  await page.waitForURL(address)
  await check(page)
}

it('each tab of a match page is in the address, and survives reload, deep link and back', async () => {
  const { page, at } = fan
  await page.goto(at(`/score/detail/football/${match.id}`))
  await page.getByRole('tabpanel').first().waitFor()
  for (const name of ['阵容', '指数']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await holds(async (tab) => {
      await chosen(tab, name).waitFor()
      await tab.getByRole('tabpanel', { name }).waitFor()
    })
  }
})

it(
  'the season, tab, scope and round of a league are in the address, and survive reload, deep link and back',
  { tags: ['deep'] },
  async () => {
    const { page, at } = fan
    await page.goto(at(`/database/league/football/${match.event_id}?season=${match.season_id}`))
    await page.getByRole('tab', { name: '积分榜' }).click()
    await page.getByRole('radio', { name: '客场' }).click()
    await page.waitForURL(/season=\d+.*scope=away/)
    await holds(async (tab) => {
      await chosen(tab, '积分榜').waitFor()
      await tab.getByRole('radio', { name: '客场', checked: true }).waitFor()
      await expect.poll(() => valueOf(tab, '赛季')).toBe(String(match.season_id))
    })
    await page.getByRole('tab', { name: '赛程' }).click()
    await page.getByRole('button', { name: match.round > 1 ? '上一轮' : '下一轮' }).click()
    await page.waitForURL(/round=\d+/)
    const round = new URL(page.url()).searchParams.get('round')
    await holds(async (tab) => {
      await chosen(tab, '赛程').waitFor()
      await expect.poll(() => valueOf(tab, '轮次')).toBe(round)
    })
  },
)

it('the keyword and the kind of a search are in the address, and survive reload, deep link and back', async () => {
  const { page, at } = fan
  await page.goto(at('/search'))
  const field = page.getByRole('searchbox')
  await field.fill('曼城')
  await page.waitForURL(/keyword=/)
  await page.getByRole('tab', { name: '球队', exact: true }).click()
  await page.waitForURL(/tab=teams/)
  await holds(async (tab) => {
    await chosen(tab, '球队').waitFor()
    await tab.getByRole('tabpanel', { name: '球队' }).getByRole('link', { name: /曼城/ }).first().waitFor()
    const shown = tab.getByRole('searchbox')
    await expect.poll(() => shown.inputValue()).toBe('曼城')
  })
})
