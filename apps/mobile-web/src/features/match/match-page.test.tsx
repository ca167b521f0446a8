import {
  getForecastQuality,
  getIncidentsData,
  getLineupData,
  getMatchData,
  getMatchRank,
  type Match,
  type TimelineMinute,
} from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { infoOf, liveRoom, match, now } from '../../testing/fixtures'
import { analysis, answersFor, NO_VOTES, TEAMS } from '../../testing/match-answers'
import { show } from '../../testing/show'
import { langChosen } from '../../store/preferences'
import { matchNotices } from '../../matches/match-notices'
import { ticksReceived } from '../../matches/live-scores'

const WAITING = { status: FOOTBALL_STATUS.notStarted, kickoff_time: now() + 7200, home_score: 0, away_score: 0 }

it('before the match starts with the analysis, counts down and shows the form of both teams', async () => {
  await show({ path: '/score/detail/football/1', answers: answersFor(WAITING) })
  await expect.element(page.getByRole('timer', { name: '距离开赛' })).toBeVisible()
  await expect.element(page.getByRole('tabpanel', { name: '分析' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: '曼城 近况' }).first()).toBeVisible()
  await expect.element(page.getByText('两队还没有交锋记录')).toBeVisible()
  const { matchevent } = match(TEAMS)
  await expect
    .element(page.getByRole('link', { name: '积分榜、赛程和射手榜' }))
    .toHaveAttribute('href', `/database/league/football/${matchevent.id}`)
})

it('counts earlier results of national teams, which have no page', async () => {
  const result = { ...TEAMS, date: '2010-06-11', home_score: 1, away_score: 0, tournament: '世界杯' }
  await show({
    path: '/mobile/analysis/1',
    answers: {
      ...answersFor(WAITING),
      getAnalysisData: () => ({
        ...analysis(),
        internationals: [result],
        away: { results: [], next: [], internationals: [{ ...result, date: '2026-06-11', home_score: 0 }] },
      }),
    },
  })
  const row = page.getByText('2026-06-11 · 世界杯')
  await expect.element(row).toBeVisible()
  await expect.element(page.getByText('2010-06-11')).toBeVisible()
  expect(page.getByText('两队还没有交锋记录').elements()).toEqual([])
  await expect.element(page.getByRole('list', { name: '热刺 近况' }).first()).toBeVisible()
})

it('says of earlier results how they were decided after their 90 minutes', async () => {
  const finished = { ...TEAMS, status: FOOTBALL_STATUS.finished, home_score: 1, away_score: 1 }
  const shootout = match({ ...finished, id: 7, home_penalty_score: 4, away_penalty_score: 2 })
  const late = match({ ...finished, id: 8, home_score: 2, home_extra_score: 1, away_extra_score: 0 })
  await show({
    path: '/mobile/analysis/1',
    answers: {
      ...answersFor(WAITING),
      getAnalysisData: () => ({
        ...analysis(),
        meetings: [shootout],
        home: { results: [late], next: [], internationals: [] },
      }),
    },
  })
  await expect.element(page.getByText(/ · 点球 4–2$/)).toBeVisible()
  await expect.element(page.getByText(/ · 加时$/)).toBeVisible()
})

it('takes a vote once, and then shows the shares', async () => {
  let vote = NO_VOTES
  const { callsOf } = await show({
    path: '/score/detail/football/1?tab=analysis',
    answers: {
      ...answersFor(WAITING),
      getAnalysisData: () => analysis(vote),
      vote_race_team: () => (vote = { ...NO_VOTES, home: 3, away: 1, mine: 'home' }),
    },
  })
  await page.getByRole('group', { name: '您支持谁？' }).getByRole('button', { name: '曼城' }).click()
  await expect.element(page.getByText('75%')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '我的选择' })).toBeVisible()
  expect(callsOf('vote_race_team').map(({ body }) => body)).toMatchObject([{ matchid: 1, vote: 'home' }])
  await expect.poll(() => page.getByRole('group', { name: '您支持谁？' }).elements()).toEqual([])
})

it('shows the vote of another tab when its own is refused', async () => {
  let vote = NO_VOTES
  await show({
    path: '/score/detail/football/1?tab=analysis',
    answers: {
      ...answersFor(WAITING),
      getAnalysisData: () => analysis(vote),
      vote_race_team: () => {
        vote = { ...NO_VOTES, away: 1, mine: 'away' }
        return { status: 8, msg: '您已投过票', data: null }
      },
    },
  })
  await page.getByRole('group', { name: '您支持谁？' }).getByRole('button', { name: '曼城' }).click()
  await expect.element(page.getByText('您已投过票')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '我的选择' })).toBeVisible()
})

it('says how good the forecasts were, one press from the forecast', async () => {
  await show({
    path: '/score/detail/football/1?tab=analysis',
    answers: {
      ...answersFor(WAITING),
      getAnalysisData: () => ({
        ...analysis(),
        forecast: { home: 0.5, draw: 0.3, away: 0.2, home_goals: 1.7, away_goals: 0.9, scores: [], results: 400 },
      }),
      getForecastQuality: () =>
        sample(getForecastQuality, {
          matches: 120,
          bins: [{ from: 0.5, to: 0.6, count: 40, said: 0.55, happened: 0.5 }],
          brier: 0.58,
          even_brier: 0.67,
        }),
    },
  })
  await expect.element(page.getByText('1.7 – 0.9')).toBeVisible()
  await page.getByRole('button', { name: /预测有多准/ }).click()
  await expect.element(page.getByText('最近 120 场比赛的预测与结果')).toBeVisible()
  await expect.element(page.getByText(/布赖尔分数 0\.58/)).toBeVisible()
})

it('shows the line-up with shirt numbers, absent players and the goals of each player', async () => {
  const player = (name: string, number: number) => ({ name, number, position: null, captain: 0 as const })
  const side = (name: string) => ({
    formation: '',
    starters: [{ ...player(name, 9), captain: 1 as const }],
    bench: [],
    absent: [{ ...player('伤员', 4), reason: 'injured' as const }],
  })
  await show({
    path: '/score/detail/football/1?tab=lineup',
    answers: {
      ...answersFor({}),
      getLineupData: () => sample(getLineupData, { home: side('哈兰德'), away: side('孙兴慜') }),
      getIncidentsData: () =>
        sample(getIncidentsData, {
          list: [{ id: 3, kind: 'goal', side: 'home', minute: 23, added: 0, player: '哈兰德', second_player: '' }],
        }),
    },
  })
  await expect.element(page.getByRole('img', { name: "进球 23'" })).toBeVisible()
  await expect.element(page.getByText('孙兴慜')).toBeVisible()
  await expect.element(page.getByText('受伤').first()).toBeVisible()
  expect(page.getByRole('img', { name: '队长' }).elements()).toHaveLength(2)
})

it('says that the line-up is not known yet', async () => {
  const empty = { formation: '', starters: [], bench: [], absent: [] }
  await show({
    path: '/mobile/lineup/1',
    answers: { ...answersFor(WAITING), getLineupData: () => ({ home: empty, away: empty }) },
  })
  await expect.element(page.getByText('阵容尚未公布')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: '阵容' })).toBeInTheDocument()
  expect(page.getByRole('button', { name: '返回' }).elements()).toEqual([])
})

it('says after the match that its line-up is not known', async () => {
  const empty = { formation: '', starters: [], bench: [], absent: [] }
  await show({
    path: '/mobile/lineup/1',
    answers: {
      ...answersFor({ status: FOOTBALL_STATUS.finished }),
      getLineupData: () => ({ home: empty, away: empty }),
    },
  })
  await expect.element(page.getByText('没有这场比赛的阵容')).toBeVisible()
  expect(page.getByText('阵容尚未公布').elements()).toEqual([])
})

it('after the match offers no tab of what is not known, but opens one that a link names', async () => {
  const answers = {
    ...answersFor({}),
    getMatchInfo: () => ({
      ...infoOf(match({ ...TEAMS, status: FOOTBALL_STATUS.finished })),
      missing: ['lineup' as const, 'odds' as const],
    }),
  }
  await show({ path: '/score/detail/football/1?tab=index', answers })
  await expect.element(page.getByText('没有这场比赛的指数')).toBeVisible()
  await page.getByRole('tab', { name: '赛况' }).click()
  await expect.element(page.getByRole('tab', { name: '指数' })).not.toBeInTheDocument()
  await expect.poll(() => page.getByRole('tab', { name: '阵容' }).elements()).toEqual([])
})

it('a panel without a frame learns of the kick-off without ticks', async () => {
  let status: Match['status'] = FOOTBALL_STATUS.notStarted
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { callsOf } = await show({
    path: '/mobile/happening/1',
    answers: {
      ...answersFor({}),
      getMatchInfo: () => infoOf(match({ ...TEAMS, ...WAITING, status })),
    },
  })
  await expect.element(page.getByText('暂无事件')).toBeVisible()
  status = FOOTBALL_STATUS.firstHalf
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.poll(() => callsOf('getMatchInfo').length).toBeGreaterThan(1)
})

it('reads what is shown once more after the final whistle, and then no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const playing = match({ ...TEAMS, status: FOOTBALL_STATUS.secondHalf })
  const { callsOf, store } = await show({
    path: '/score/detail/football/1?tab=status',
    answers: { ...answersFor({}), getMatchInfo: () => infoOf(playing) },
  })
  await expect.poll(() => callsOf('getMatchData').length).toBeGreaterThan(0)
  store.dispatch(ticksReceived([{ ...playing, stamp: playing.stamp + 1, status: FOOTBALL_STATUS.finished }]))
  await expect.element(page.getByText('完场').first()).toBeVisible()
  const before = callsOf('getMatchData').length
  await vi.advanceTimersByTimeAsync(12_000)
  await expect.poll(() => callsOf('getMatchData').length).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(callsOf('getMatchData')).toHaveLength(before + 1)
})

const START = 1_800_000_000
const EARLY = { home: 2.5, draw: 3.1, away: 3.3 }
const LATE = { home: 1.4, draw: 4.1, away: 8 }
const minutes: TimelineMinute[] = Array.from({ length: 60 }, (_, index) => ({
  minute: index + 1,
  added: 0,
  clock: `${index + 1}'`,
  until: START + (index + 1) * 60,
  last_id: index < 30 ? 1 : 2,
  home_score: index < 30 ? 0 : 1,
  away_score: 0,
  momentum: 0,
  odds: { home: index < 30 ? 2.5 : 1.4, draw: 3, away: 3 },
  stats: [{ kind: 'corner_kicks', home: index < 30 ? 0 : 6, away: 1 }],
}))

it('goes back to a minute with the keyboard: score, clock and incidents are those of it, until back to now', async () => {
  await show({
    path: '/score/detail/football/1?tab=status',
    answers: {
      ...answersFor({ home_score: 1, away_score: 0 }),
      getMatchTimeline: () => ({ list: minutes }),
      getMatchData: () =>
        sample(getMatchData, {
          momentum: [],
          stats: [
            { kind: 'corner_kicks', home: 7, away: 1 },
            { kind: 'passes', home: 412, away: 380 },
          ],
        }),
      matchOdd: () => ({
        list: [
          {
            company: 'BET365',
            market: 'winner',
            line: 0,
            opening: EARLY,
            current: LATE,
            history: [
              { ...EARLY, time: START - 100 },
              { ...LATE, time: START + 1800 },
            ],
          },
        ],
      }),
      getIncidentsData: () =>
        sample(getIncidentsData, {
          list: [
            { id: 1, kind: 'yellow_card', side: 'home', minute: 5, added: 0, player: '罗德里', second_player: '' },
            { id: 2, kind: 'goal', side: 'home', minute: 31, added: 0, player: '哈兰德', second_player: '' },
          ],
        }),
    },
  })
  const slider = page.getByRole('slider', { name: '比赛时间轴' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '现在')
  const incidents = page.getByRole('list', { name: '事件' })
  await expect.element(incidents.getByText('哈兰德')).toBeVisible()
  slider.element().focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', "2' 0–0")
  await expect.element(incidents.getByText('罗德里')).toBeVisible()
  await expect.element(incidents.getByText('哈兰德')).not.toBeInTheDocument()
  await expect.element(page.getByText("2'", { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: '技术统计' }).click()
  const statistics = page.getByRole('list', { name: '技术统计' })
  await expect.element(statistics.getByText('角球', { exact: true })).toBeVisible()
  await expect.poll(() => statistics.element().textContent).not.toContain('7')
  // Its plays are not known, so it is of the whole match so far.
  await expect.element(statistics.getByText('传球（截至目前）')).toBeVisible()
  await page.getByRole('tab', { name: '事件' }).click()
  await page.getByRole('tab', { name: '指数' }).click()
  await expect.element(page.getByRole('table').first().getByText('2.50').first()).toBeVisible()
  await expect.poll(() => page.getByText('1.40').elements()).toEqual([])
  await expect.poll(() => page.getByRole('img', { name: /哈兰德 进球/ }).elements()).toEqual([])
  await page.getByRole('tab', { name: '赛况' }).click()
  await page.getByRole('button', { name: '回到现在' }).click()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '现在')
  await expect.element(incidents.getByText('哈兰德')).toBeVisible()
  await page.getByRole('tab', { name: '指数' }).click()
  await expect.element(page.getByRole('img', { name: /哈兰德 进球/ })).toBeVisible()
})

it.each([
  ['in extra time', {}, '完场 · 加时', '加时 0-1'],
  ['on penalties', { home_penalty_score: 4, away_penalty_score: 2 }, '完场 · 点球 4–2', '加时 0-1'],
])('says beside the score that the match was decided %s', async (_, fields, line, note) => {
  const extra = { status: FOOTBALL_STATUS.finished, home_extra_score: 0, away_extra_score: 1, ...fields }
  await show({ path: '/score/detail/football/1', answers: answersFor(extra) })
  await expect.element(page.getByText(line, { exact: true })).toBeVisible()
  expect(page.getByText(/点球/).elements()).toHaveLength(line.includes('点球') ? 1 : 0)
  await expect.poll(() => document.body.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toContain(note)
})

it('names the parts of extra time in its incidents', async () => {
  const whistle = (id: number, minute: number) => ({
    id,
    kind: 'period',
    side: 'none',
    minute,
    added: 0,
    status: 5,
    home_score: 1,
    away_score: 1,
  })
  const list = [90, 91, 105, 106, 120].map((minute, at) => whistle(at + 1, minute))
  await show({
    path: '/score/detail/football/1?tab=status',
    answers: {
      ...answersFor({ status: FOOTBALL_STATUS.extraTime, period_count: 4, time: 0 }),
      getIncidentsData: () => sample(getIncidentsData, { list: list as never }),
    },
  })
  const incidents = page.getByRole('list', { name: '事件' }).getByRole('listitem')
  await expect
    .poll(() => incidents.elements().map((item) => item.textContent))
    .toEqual(['即将点球 1 – 1', '加时下半 1 – 1', '加时中场 1 – 1', '加时 1 – 1', '即将加时 1 – 1'])
})

it('after the match shows who scored', async () => {
  await show({
    path: '/score/detail/football/1',
    answers: {
      ...answersFor({ status: FOOTBALL_STATUS.finished }),
      getIncidentsData: () =>
        sample(getIncidentsData, {
          list: [
            { id: 1, kind: 'goal', side: 'home', minute: 5, added: 0, player: '哈兰德', second_player: '' },
            { id: 2, kind: 'goal', side: 'home', minute: 45, added: 2, player: '哈兰德', second_player: '' },
          ],
        }),
    },
  })
  await expect.element(page.getByRole('list', { name: '曼城' })).toHaveTextContent("哈兰德 5', 45+2'")
})

const eleven = (name: string) => ({
  formation: '',
  starters: [
    { name: `${name}门将`, number: 1, position: 'goalkeeper' as const, captain: 0 as const },
    { name: `${name}前锋`, number: 9, position: 'forward' as const, captain: 0 as const },
  ],
  bench: [],
  absent: [],
})
/** A finished match with one goal in its incidents. */
const ratedMatch = (score: Partial<Match>) => ({
  ...answersFor({ status: FOOTBALL_STATUS.finished, away_score: 0, ...score }),
  getLineupData: () => ({ home: eleven('主'), away: eleven('客') }),
  getIncidentsData: () =>
    sample(getIncidentsData, {
      list: [
        {
          id: 1,
          kind: 'goal',
          side: 'home',
          minute: 31,
          added: 0,
          player: '主前锋',
          second_player: '',
          home_score: 1,
          away_score: 0,
        },
      ],
    }),
})

it('after the match shows the best players and ratings in the line-up, from what is stored', async () => {
  await show({ path: '/score/detail/football/1?tab=status', answers: ratedMatch({ home_score: 1 }) })
  const best = page.getByRole('region', { name: '最佳球员' })
  await expect
    .element(best)
    .toHaveTextContent(/主门将曼城 · 零失球7\.0.*主前锋曼城 · 进球 17\.0.*客前锋热刺6\.0.*客门将热刺5\.6/)
  await page.getByRole('tab', { name: '阵容' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: '客门将' })).toHaveTextContent('数据评分 5.6')
})

/** A match with no statistics. */
const withoutStats = (status: number) => ({
  ...answersFor({ status }),
  getMatchData: () => sample(getMatchData, { stats: [], momentum: [] }),
})
const viewNames = () =>
  page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent)

it('offers no statistics of a match that is over and whose source has none', async () => {
  await show({ path: '/mobile/happening/1', answers: withoutStats(FOOTBALL_STATUS.finished) })
  await expect.poll(viewNames).toEqual(['事件', '文字直播'])
  await expect.poll(() => page.getByRole('tab', { name: '事件', selected: true }).elements()).toHaveLength(1)
})

it('offers the statistics of a match in play also while there are none', async () => {
  await show({ path: '/mobile/happening/1', answers: withoutStats(FOOTBALL_STATUS.secondHalf) })
  await page.getByRole('tab', { name: '技术统计' }).click()
  // So that the reply has come.
  await expect.element(page.getByRole('tabpanel', { name: '技术统计' }).getByText('暂无统计')).toBeVisible()
  await expect.poll(viewNames).toEqual(['事件', '技术统计', '文字直播'])
})

it('rates no player if goals of the match are not stored', async () => {
  await show({ path: '/score/detail/football/1?tab=lineup', answers: ratedMatch({ home_score: 2 }) })
  await expect.element(page.getByText('客门将')).toBeVisible()
  await expect.element(page.getByRole('img', { name: "进球 31'" })).toBeVisible()
  await expect.poll(() => page.getByText('数据评分').elements()).toEqual([])
})

it('rates the players of a match with a shootout, whose goals are not in the score', async () => {
  const shootout = { home_extra_score: 0, away_extra_score: 0, home_penalty_score: 4, away_penalty_score: 2 }
  const answers = ratedMatch({ home_score: 1, ...shootout })
  await show({ path: '/score/detail/football/1?tab=lineup', answers })
  await expect.element(page.getByRole('listitem').filter({ hasText: '客门将' })).toHaveTextContent('数据评分')
})

it('shows the table of the matches at home, which the address keeps', async () => {
  const standing = sample(getMatchRank, {}).list[0]
  const { place } = await show({
    path: '/mobile/rank/1',
    answers: {
      ...answersFor(WAITING),
      getMatchRank: ({ scope }: { scope?: string }) => ({
        season: '2026',
        list: standing ? [{ ...standing, team: scope === 'home' ? TEAMS.hometeam : TEAMS.awayteam }] : [],
      }),
    },
  })
  await expect.element(page.getByRole('table').getByText('热刺')).toBeVisible()
  await page.getByText('主场', { exact: true }).click()
  await expect.element(page.getByRole('table').getByText('曼城')).toBeVisible()
  await expect.poll(place).toBe('/mobile/rank/1?scope=home')
})

it('a failed panel can be tried again', async () => {
  let isBroken = true
  const standing = sample(getMatchRank, {}).list[0]
  await show({
    path: '/mobile/basketball/rank/1',
    answers: {
      ...answersFor({ sport_id: SPORT.basketball }),
      getMatchRank: () => {
        if (isBroken) return { status: 1, msg: '服务器繁忙', data: null }
        return { season: '2026', list: standing ? [{ ...standing, team: TEAMS.hometeam }] : [] }
      },
    },
  })
  const retry = page.getByRole('button', { name: '重试' })
  await expect.element(retry).toBeVisible()
  isBroken = false
  await retry.click()
  await expect.element(page.getByRole('table').getByText('曼城')).toBeVisible()
})

it('an esports match has a page, and old addresses lead to the page of their sport', async () => {
  const { place } = await show({
    path: '/score/detail/esport/1',
    answers: answersFor({ sport_id: SPORT.esport, status: 2 }),
  })
  await expect.element(page.getByRole('tab', { name: '分析' })).toBeVisible()
  await expect.poll(place).toBe('/score/detail/esport/1')
})

it.each([
  ['/score/detail/1', '/score/detail/football/1'],
  ['/score/basketball/detail/1', '/score/detail/basketball/1'],
])('%s is an alias of %s', async (alias, path) => {
  const { place } = await show({ path: alias, answers: answersFor(WAITING) })
  await expect.poll(place).toBe(path)
  await expect.element(page.getByText('热刺').first()).toBeVisible()
})

it('has a private chat with the anchor of its first room, in Portuguese, too', async () => {
  const { store } = await show({
    path: '/score/detail/football/1?tab=privateChat',
    answers: { ...answersFor({}), getMatchAnchors: () => ({ list: [liveRoom({ title: 'Ao vivo' })] }) },
  })
  await expect.element(page.getByRole('tab', { name: '私聊', selected: true })).toBeVisible()
  store.dispatch(langChosen('pt-br'))
  await expect.element(page.getByRole('tab', { name: 'Privado', selected: true })).toBeVisible()
  await expect.element(page.getByRole('tabpanel').getByText('Ao vivo')).toBeVisible()
  await expect.element(page.getByRole('tabpanel').getByText('主播')).toBeVisible()
})

it('lets the fan choose whether and how the app tells of a collected match', async () => {
  const { store } = await show({ path: '/score/detail/football/1', answers: answersFor({ attented: 1 }) })
  const button = page.getByRole('button', { name: '本场提醒' })
  await button.click()
  const sheet = page.getByRole('dialog', { name: '本场提醒' })
  await sheet.getByRole('switch', { name: '振动' }).click()
  expect(matchNotices.selectSlice(store.getState()).own).toEqual({ '1:1': { sound: false, vibration: false } })
  await sheet.getByRole('switch', { name: '进球、红黄牌和开赛提醒' }).click()
  await expect.element(sheet.getByRole('switch', { name: '提示音' })).toBeDisabled()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByRole('button', { name: '本场提醒（已关闭）' })).toHaveFocus()
})
