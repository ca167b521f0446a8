import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom, match, now, team } from '../../testing/fixtures'
import { show } from '../../testing/show'

const game = (id: number, fields: Parameters<typeof match>[0] = {}) =>
  match({ id, hometeam: team(`主${id}`), awayteam: team(`客${id}`), ...fields })
const WAITING = { status: FOOTBALL_STATUS.notStarted, time: 0, kickoff_time: now() + 7_200 }
const row = (name: string) => page.getByRole('article').filter({ hasText: name })

describe('the home screen', () => {
  it('shows rooms and matches of now and links to the full lists', async () => {
    const { place } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: (body) => ({
          date: '',
          list: body['sport_id'] === SPORT.football ? [game(1), game(2, WAITING)] : [],
        }),
      },
    })
    await expect.element(row('主1')).toBeVisible()
    expect(row('主2').elements()).toEqual([])
    await expect.poll(() => page.getByRole('region').elements()).toHaveLength(1)
    await page.getByRole('link', { name: '全部赛程 足球' }).click()
    await expect.poll(place).toBe('/score')
  })

  it('leads with the match of the hottest room, and does not repeat it below', async () => {
    const { place } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({
          list: [
            liveRoom({ id: 5, title: '今晚焦点', match_id: 1, match: game(1, { home_score: 2 }) }),
            liveRoom({ id: 6, title: '老王说球', match_id: 2, match: game(2, { home_score: 3, away_score: 4 }) }),
          ],
          total: 2,
          page: 1,
        }),
        getDateMatch: (body) => ({ date: '', list: body['sport_id'] === SPORT.football ? [game(1), game(2)] : [] }),
        getMatchData: () => ({ stats: [], momentum: [50, -50] }),
      },
    })
    const lead = page.getByRole('article').filter({ hasText: '今晚焦点' })
    await expect.element(lead.getByRole('img', { name: '攻势走势：主1 占 50%' })).toBeVisible()
    await expect.poll(() => page.getByText('今晚焦点').elements()).toHaveLength(1)
    await expect.poll(() => page.getByText('主1').elements()).toHaveLength(1)
    await expect.element(page.getByText(/3-4/)).toBeVisible()
    await lead.getByRole('link', { name: '进入直播间' }).click()
    await expect.poll(place).toBe('/live-detail/5')
  })

  it('shows one error if nothing could be loaded, and retries everything', async () => {
    let fails = true
    const answer = <Reply,>(reply: Reply) => {
      if (fails) throw new TypeError('no network')
      return reply
    }
    await show({
      path: '/live',
      answers: {
        getRealLives: () => answer({ list: [], total: 0, page: 1 }),
        getDateMatch: () => answer({ date: '', list: [game(1)] }),
      },
    })
    const again = page.getByRole('button', { name: '重试' })
    await expect.element(again).toBeVisible()
    fails = false
    await again.click()
    await expect.element(row('主1').first()).toBeVisible()
  })
})
