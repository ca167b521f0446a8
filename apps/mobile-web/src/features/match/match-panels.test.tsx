import {
  getIncidentsData,
  getLineupData,
  getMatchData,
  getMatchTop3Data,
  type TimelineMinute,
} from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { BASKETBALL_STATUS, FOOTBALL_STATUS, SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { match, now } from '../../testing/fixtures'
import { analysis, answersFor, TEAMS } from '../../testing/match-answers'
import { show } from '../../testing/show'

const player = (name: string) => ({ name, number: 9, position: null, captain: 0 as const })
const side = (starter: string, substitute: string) => ({
  formation: '',
  starters: [player(starter)],
  bench: [player(substitute)],
  absent: [],
})
const NO_CHANGE = { kind: 'goal', side: 'home', added: 0, second_player: '' } as const

/** A goal in minute 2, a change in minute 3. */
const played = () => ({
  ...answersFor({ home_score: 1, away_score: 0 }),
  getLineupData: () => sample(getLineupData, { home: side('哈兰德', '福登'), away: side('孙兴慜', '理查利森') }),
  getIncidentsData: () =>
    sample(getIncidentsData, {
      list: [
        { ...NO_CHANGE, id: 1, minute: 2, player: '哈兰德' },
        { ...NO_CHANGE, id: 2, minute: 3, kind: 'substitution', player: '哈兰德', second_player: '福登' },
      ],
    }),
  getTliveData: () => ({
    list: [1, 2].map((id) => ({
      id,
      clock: `${id + 1}'`,
      important: 0 as const,
      home_score: 1,
      away_score: 0,
      text: id === 1 ? '球进了' : '福登换下哈兰德',
    })),
    annulled: [],
  }),
  getMatchData: () =>
    sample(getMatchData, {
      stats: [{ kind: 'shots', home: 4, away: 2 }],
      momentum: [50, 50, -100],
      colours: { home: ['#6cabdd'], away: ['#c8102e'] },
    }),
  getMatchTimeline: () => ({ list: [1, 2, 3].map(minuteAt) }),
})

const minuteAt = (minute: number): TimelineMinute => ({
  minute,
  added: 0,
  clock: `${minute}'`,
  until: null,
  last_id: minute - 1,
  momentum: 0,
  odds: null,
  stats: [],
  home_score: minute > 1 ? 1 : 0,
  away_score: 0,
})

it('shows momentum, commentary and line-up of a past minute, and again of the present', async () => {
  await show({ path: '/score/detail/football/1?tab=status', answers: played() })
  const momentum = (share: number) => page.getByRole('img', { name: `攻势走势：曼城 占 ${share}%，其余为 热刺` })
  await expect.element(momentum(50)).toBeVisible()
  await page.getByRole('tab', { name: '文字直播' }).click()
  await expect.element(page.getByText('福登换下哈兰德')).toBeVisible()
  const slider = page.getByRole('slider', { name: '比赛时间轴' })
  await expect.element(slider).toBeVisible()
  slider.element().focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(momentum(100)).toBeVisible()
  await expect.element(page.getByRole('img', { name: "2' 哈兰德 进球" })).toBeVisible()
  await expect.element(page.getByText('球进了')).toBeVisible()
  await expect.poll(() => page.getByText('福登换下哈兰德').elements()).toEqual([])
  await page.getByRole('tab', { name: '阵容' }).click()
  await expect.element(page.getByRole('img', { name: "进球 2'" })).toBeVisible()
  await expect.poll(() => page.getByRole('img', { name: "换人 3'" }).elements()).toEqual([])
  await page.getByRole('tab', { name: '赛况' }).click()
  await expect.element(slider).toBeVisible()
  slider.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('img', { name: /哈兰德 进球/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '回到现在' }).click()
  await expect.element(momentum(50)).toBeVisible()
})

it('marks a substitution in the line-up at both players', async () => {
  await show({ path: '/mobile/lineup/1', answers: played() })
  const change = page.getByRole('img', { name: "换人 3'" })
  await expect.element(change.first()).toBeVisible()
  await expect.poll(() => change.elements()).toHaveLength(2)
  const bench = page.getByRole('listitem').filter({ hasText: '福登' })
  await expect.element(bench.getByRole('img', { name: "换人 3'" })).toBeVisible()
  expect(page.getByRole('listitem').filter({ hasText: '理查利森' }).getByRole('img').elements()).toEqual([])
})

it.each([
  ['of the teams', ['#c8102e'], true],
  ['of the brand if those of the teams cannot be told apart', ['#6cabdd'], false],
])('shows the statistics in the colours %s', async (_whose, away, areOwn) => {
  const colours = { home: ['#6cabdd'], away }
  const stats = [{ kind: 'shots' as const, home: 4, away: 2 }]
  await show({
    path: '/score/detail/football/1?tab=status',
    answers: { ...played(), getMatchData: () => sample(getMatchData, { stats, momentum: [], colours }) },
  })
  await page.getByRole('tab', { name: '技术统计' }).click()
  const list = page.getByRole('list', { name: '技术统计' })
  await expect.element(list).toBeVisible()
  const style = () => list.element().getAttribute('style') ?? ''
  await expect.poll(() => ['--home:', '--away:'].map((name) => style().includes(name))).toEqual([areOwn, areOwn])
})

it('leads to the plans of masters about the match', async () => {
  const { place } = await show({
    path: '/score/detail/football/1?tab=analysis',
    answers: answersFor({ status: FOOTBALL_STATUS.notStarted, kickoff_time: now() + 3_600 }),
  })
  await page.getByRole('link', { name: /专家对本场比赛的推荐/ }).click()
  await expect.poll(place).toBe('/redorder/match-plans/1')
})

it('shows the next matches of a team, which lead to their pages', async () => {
  const next = match({ ...TEAMS, id: 12, status: FOOTBALL_STATUS.notStarted, kickoff_time: now() + 86_400 })
  await show({
    path: '/score/detail/football/1?tab=analysis',
    answers: {
      ...answersFor({ status: FOOTBALL_STATUS.finished }),
      getAnalysisData: () => ({ ...analysis(), home: { results: [], next: [next], internationals: [] } }),
    },
  })
  const row = page.getByRole('region', { name: '曼城 近况' }).getByRole('link')
  await expect.element(row).toHaveTextContent('下一场')
  await expect.element(row).toHaveAttribute('href', '/score/detail/football/12')
})

it('shows the three best of both basketball teams in points, rebounds and assists', async () => {
  const best = (names: readonly string[]) => names.map((name, at) => ({ player: name, value: 30 - at }))
  await show({
    path: '/score/detail/basketball/1?tab=status',
    answers: {
      ...answersFor({ sport_id: SPORT.basketball, status: BASKETBALL_STATUS.q4 }),
      getMatchTop3Data: () =>
        sample(getMatchTop3Data, {
          home: { points: best(['甲', '乙', '丙']), rebounds: best(['丁']), assists: [] },
          away: { points: best(['戊']), rebounds: [], assists: [] },
        }),
    },
  })
  await page.getByRole('tab', { name: '最佳球员' }).click()
  const home = page.getByRole('region', { name: '曼城' })
  await expect.element(home).toHaveTextContent(/得分甲 30 · 乙 29 · 丙 28.*篮板丁 30/)
  await expect.element(page.getByRole('region', { name: '热刺' })).toHaveTextContent(/得分戊 30/)
})

it('offers no choice of views before the match, when there is nothing in any', async () => {
  const answers = answersFor({ status: FOOTBALL_STATUS.notStarted, kickoff_time: now() + 7200 })
  await show({ path: '/mobile/happening/1', answers })
  await expect.element(page.getByText('暂无事件')).toBeVisible()
  expect(page.getByRole('tab').elements()).toEqual([])
})

it('says of a match that is over and has no odds that there are none, without a choice of markets', async () => {
  await show({ path: '/mobile/index/1', answers: answersFor({ status: FOOTBALL_STATUS.finished }) })
  await expect.element(page.getByText('没有这场比赛的指数')).toBeVisible()
  expect(page.getByRole('tab').elements()).toEqual([])
})

it.each([
  ['basketball', '/score/detail/basketball/1', { sport_id: SPORT.basketball, status: BASKETBALL_STATUS.finished }],
  ['football without a known momentum', '/score/detail/football/1', { status: FOOTBALL_STATUS.finished }],
])('shows in one chart who led in a match of %s', async (_, path, fields) => {
  const scores = [0, 2, -1].map((lead, index) => ({
    ...minuteAt(index + 1),
    home_score: Math.max(lead, 0),
    away_score: Math.max(-lead, 0),
  }))
  await show({
    path,
    answers: {
      ...played(),
      ...answersFor(fields),
      getMatchData: () => sample(getMatchData, { stats: [], momentum: [], colours: { home: [], away: [] } }),
      getMatchTimeline: () => ({ list: scores }),
    },
  })
  await expect.element(page.getByRole('img', { name: '领先走势：曼城 最多领先 2，热刺 最多领先 1' })).toBeVisible()
})
