import { getRaceTag } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { addDays, FOOTBALL_STATUS, instantFromMs, localDay, SPORT } from '@org/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day, match, now, team } from '../../testing/fixtures'
import { show } from '../../testing/show'

const league = (id: number, name: string) => ({
  event_id: id,
  matchevent: { ...match().matchevent, id, name_zh: name, short_name_zh: name },
})
const game = (id: number, fields: Parameters<typeof match>[0] = {}) =>
  match({ id, hometeam: team(`主${id}`), awayteam: team(`客${id}`), ...fields })
const WAITING = { status: FOOTBALL_STATUS.notStarted, time: 0, kickoff_time: now() + 7_200 }
const row = (name: string) => page.getByRole('article').filter({ hasText: name })

const tagged = (id: number, name: string, hot: number) => ({
  id,
  sport_id: SPORT.football,
  name_zh: name,
  short_name_zh: name,
  count: 1,
  hot,
})
const answers = {
  getDateMatch: () =>
    day(game(1, league(7, '英超')), game(2, league(8, '西甲')), game(3, { ...league(8, '西甲'), ...WAITING })),
  getRaceTag: () => sample(getRaceTag, { list: [tagged(7, '英超', 3), tagged(8, '西甲', 0)] }),
}
const filter = () => page.getByRole('button', { name: '筛选联赛' })
const sheet = () => page.getByRole('dialog', { name: '筛选联赛' })

describe('the league filter', () => {
  it('shows the matches of the chosen leagues, which are in the address', async () => {
    const { place } = await show({ path: '/score', answers })
    await filter().click()
    await expect.element(sheet().getByRole('checkbox', { name: /英超/ })).toBeVisible()
    expect(sheet().getByRole('checkbox').elements()).toHaveLength(1)
    await sheet().getByRole('tab', { name: 'A–Z' }).click()
    const letters = () =>
      sheet()
        .getByRole('heading', { level: 3 })
        .elements()
        .map((head) => head.textContent)
    await expect.poll(letters).toEqual(['X', 'Y'])
    await expect.element(sheet().getByRole('button', { name: '显示 3 场比赛' })).toBeVisible()
    await sheet().getByText('西甲').click()
    await sheet().getByRole('button', { name: '显示 2 场比赛' }).click()
    await expect.poll(place).toBe('/score?leagues=8')
    await expect.element(row('主2')).toBeVisible()
    expect(row('主1').elements()).toEqual([])
    await expect.element(page.getByRole('radio', { name: /进行中/ })).toHaveTextContent('1')
  })

  it('is kept by the address and lifted by a reset', async () => {
    const { place } = await show({ path: '/score?leagues=8', answers })
    await expect.element(row('主2')).toBeVisible()
    expect(row('主1').elements()).toEqual([])
    await filter().click()
    await sheet().getByRole('button', { name: '重置' }).click()
    await sheet().getByRole('button', { name: '显示 3 场比赛' }).click()
    await expect.element(row('主1')).toBeVisible()
    await expect.poll(place).toBe('/score')
  })

  it('forgets a choice that was not confirmed', async () => {
    const { place } = await show({ path: '/score?leagues=8', answers })
    await filter().click()
    await sheet().getByRole('button', { name: '重置' }).click()
    await sheet().getByRole('button', { name: '关闭' }).click()
    await filter().click()
    await expect.element(sheet().getByRole('button', { name: '显示 2 场比赛' })).toBeVisible()
    await expect.poll(place).toBe('/score?leagues=8')
  })

  it('ends with a change of the sport, whose leagues are others', async () => {
    const { place } = await show({ path: '/score?leagues=8&filter=inplay', answers })
    await expect.element(row('主2')).toBeVisible()
    await page.getByRole('tab', { name: '篮球' }).click()
    await expect.poll(place).toBe('/score?filter=inplay&sport=basketball')
  })

  it('ignores what is no id in the address', async () => {
    await show({ path: '/score?leagues=x,-1,0x7', answers })
    await expect.element(row('主1')).toBeVisible()
  })

  it('offers a retry when the leagues cannot be loaded', async () => {
    let fails = true
    const tags = () => {
      if (fails) throw new TypeError('no network')
      return answers.getRaceTag()
    }
    await show({ path: '/score', answers: { ...answers, getRaceTag: tags } })
    await filter().click()
    const again = sheet().getByRole('button', { name: '重试' })
    await expect.element(again).toBeVisible()
    fails = false
    await again.click()
    await expect.element(sheet().getByRole('checkbox', { name: /英超/ })).toBeVisible()
  })
})

describe('an empty list', () => {
  it.each([
    ['the state', '?filter=finished', '还没有完场的比赛', '显示全部 3 场', ''],
    ['the leagues', '?leagues=9', '所选联赛没有符合条件的比赛', '显示全部 3 场', ''],
    [
      'the leagues, within a state',
      '?leagues=9&filter=waiting',
      '所选联赛没有符合条件的比赛',
      '显示全部 1 场',
      '?filter=waiting',
    ],
    ['both', '?leagues=9&filter=finished', '所选联赛没有符合条件的比赛', '显示全部 3 场', ''],
  ])('says that %s hides its matches, and lifts that', async (_, query, title, button, after) => {
    const { place } = await show({ path: `/score${query}`, answers })
    await expect.element(page.getByText(title)).toBeVisible()
    await page.getByRole('button', { name: button }).click()
    await expect.poll(place).toBe(`/score${after}`)
    await expect.element(row('主3')).toBeVisible()
  })
})

describe('the days of the list', () => {
  const NOON = Date.parse('2026-06-15T12:00:00Z')
  const TODAY = localDay(instantFromMs(NOON)) ?? ''
  // So that no midnight comes during a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
  afterEach(() => void vi.useRealTimers())
  const inWords = (date: string) =>
    new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
  const inDays = (days: number) => addDays(TODAY, days) ?? ''

  it('say how many matches they have, once the page has settled', async () => {
    const getRecentMatchCount = () => ({ list: [{ date: inDays(1), count: 37 }] })
    const { callsOf } = await show({ path: '/score', answers: { ...answers, getRecentMatchCount } })
    await expect.element(page.getByRole('radio', { name: '37 场比赛' })).toHaveTextContent('37')
    expect(callsOf('getRecentMatchCount')).toHaveLength(1)
  })

  it('can be any day of the calendar, which is in the address and in the strip', async () => {
    const getRecentMatchCount = () => ({ list: [{ date: inDays(0), count: 5 }] })
    const { place, callsOf } = await show({ path: '/score', answers: { ...answers, getRecentMatchCount } })
    await page.getByRole('button', { name: '选择日期' }).click()
    const calendar = page.getByRole('dialog', { name: '选择日期' })
    await expect.element(calendar.getByRole('button', { name: `${inWords(TODAY)}, 5 场比赛` })).toBeVisible()
    await calendar.getByRole('button', { name: '上个月' }).click()
    const far = `${(addDays(`${TODAY.slice(0, 7)}-01`, -1) ?? '').slice(0, 7)}-03`
    await calendar.getByRole('button', { name: inWords(far) }).click()
    await expect.poll(place).toBe(`/score?date=${far}`)
    await expect.element(page.getByRole('radio', { name: far })).toBeChecked()
    await expect.poll(() => callsOf('getDateMatch').map(({ body }) => body['date'])).toContain(far)
    await page.getByRole('button', { name: '选择日期' }).click()
    for (const _ of [1, 2, 3]) await calendar.getByRole('button', { name: '上一年' }).click()
    const years = `${Number(far.slice(0, 4)) - 3}${far.slice(4)}`
    await calendar.getByRole('button', { name: inWords(years) }).click()
    await expect.poll(place).toBe(`/score?date=${years}`)
    await page.getByRole('button', { name: '选择日期' }).click()
    await calendar.getByRole('button', { name: '回到今天' }).click()
    await expect.poll(place).toBe('/score')
  })

  it('are today for an address that names no day', async () => {
    await show({ path: '/score?date=2026-02-30', answers })
    await expect.element(page.getByRole('radio', { name: TODAY })).toBeChecked()
  })
})
