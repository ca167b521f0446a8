import {
  API_STATUS,
  getBillboard,
  getDatabaseHome,
  getEventInfo,
  getEventIntegral,
  getEventList,
  getEventMatch,
  getEventRank,
  getEventView,
  getHotBasketballRank,
  getHotFootballRank,
  league as leagueSchema,
  ranked,
  leagueStanding,
  type League,
  type LeagueStanding,
} from '@org/api-client/contract'
import { sample, sampleOf, type FakeAnswers } from '@org/api-client/testing'
import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { match, team } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'
import { visitedLeagues } from '../../parts/leagues/visited-leagues'

const league = (id: number, name: string, sport_id: League['sport_id'] = SPORT.football): League =>
  sampleOf(leagueSchema, { id, logo: '', sport_id, name_zh: name, short_name_zh: name, name_pt: `Liga ${id}` })

const row = (place: number, name: string, fields: Partial<LeagueStanding> = {}): LeagueStanding => ({
  ...sampleOf(leagueStanding, {
    place,
    played: 10,
    won: 6,
    drawn: 2,
    lost: 2,
    scored: 20,
    conceded: 9,
    points: 20,
    zone: null,
    decision: null,
  }),
  team: { ...team(name), id: place },
  form: [],
  ...fields,
})

const SEASONS = [
  { id: 2, name: '2025/26' },
  { id: 1, name: '2024/25' },
]
const info = (fields: object = {}) =>
  sample(getEventInfo, {
    league: league(7, '英超'),
    season_id: 2,
    seasons: SEASONS,
    tabs: ['table', 'schedule', 'scorers', 'teams', 'numbers'],
    simulated: 0,
    rounds: ['第1轮', '第2轮', '第3轮'],
    round: 2,
    ...fields,
  })
const table = (...names: string[]) =>
  sample(getEventIntegral, {
    tie_rule: 'difference',
    groups: [{ id: 1, name: '', list: names.map((name, at) => row(at + 1, name)) }],
  })

const LEAGUE: FakeAnswers = {
  getEventInfo: ({ season_id }) => info(season_id === 1 ? { season_id: 1, rounds: ['第1轮'], round: 1 } : {}),
  getEventIntegral: ({ season_id, scope }) => {
    if (scope === 'home') return table('主场王')
    return season_id === 1 ? table('上届冠军') : table('阿森纳', '曼城')
  },
  getEventMatch: ({ round }) => {
    const finished = { status: FOOTBALL_STATUS.finished, matchevent: { ...match().matchevent, id: 7 } }
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
    const list =
      round === 3
        ? []
        : [
            match({ ...finished, id: 1, hometeam: team(`主${String(round)}`), kickoff_time: at('2026-05-02') }),
            match({ ...finished, id: 2, hometeam: team('次日主队'), kickoff_time: at('2026-05-03') }),
          ]
    return sample(getEventMatch, { list, total: list.length, page: 1 })
  },
  getEventRank: ({ type }) =>
    sample(getEventRank, {
      list: [
        sampleOf(ranked, {
          place: 1,
          player: type === 'teams' ? '' : '哈兰德',
          team: team('曼城'),
          value: 21,
          penalties: type === 'scorers' ? 3 : 0,
          red: 0,
          simulated: 0,
        }),
      ],
    }),
  getEventView: () =>
    sample(getEventView, { matches: 380, played: 200, scored: 550, home_wins: 100, draws: 40, away_wins: 60 }),
}
const failing = (): never => {
  throw new TypeError('no network')
}

afterEach(() => {
  vi.restoreAllMocks()
  scrollTo(0, 0)
})

describe('the page of a league', () => {
  const path = '/database/league/football/7'
  const cell = (name: string) => page.getByRole('rowheader', { name: new RegExp(name) })
  const seasons = () => page.getByRole('combobox', { name: '赛季' })

  it('has the season in numbers', async () => {
    const { callsOf } = await show({ path: `${path}?tab=numbers&season=1`, answers: LEAGUE })
    const numbers = page.getByRole('tabpanel', { name: '赛季数据' })
    for (const line of [
      '已赛场次200 / 380',
      '进球550',
      '场均进球2.75',
      '主胜100 · 50%',
      '平局40 · 20%',
      '客胜60 · 30%',
    ])
      await expect.element(numbers).toHaveTextContent(line)
    expect(callsOf('getEventView')[0]?.body).toMatchObject({ sport: 'football', event_id: 7, season_id: 1 })
  })

  it('says that a season has no numbers before its first result', async () => {
    const none = { matches: 380, played: 0, scored: 0, home_wins: 0, draws: 0, away_wins: 0 }
    await show({ path: `${path}?tab=numbers`, answers: { ...LEAGUE, getEventView: () => sample(getEventView, none) } })
    await expect.element(page.getByText('这个赛季还没有赛果')).toBeVisible()
  })

  it('says that its matches are simulated, if they are', async () => {
    const note = page.getByText('模拟赛事，并非真实比赛')
    await show({ path, answers: LEAGUE })
    await expect.element(cell('阿森纳')).toBeVisible()
    expect(note.elements()).toEqual([])
    await show({ path, answers: { ...LEAGUE, getEventInfo: () => info({ simulated: 1 }) } })
    await expect.element(note).toBeVisible()
  })

  it('has the table of the newest season, with the rule for equal points and what places lead to', async () => {
    const list = [
      row(1, '阿森纳', {
        zone: 'champions',
        form: [{ match_id: 5, opponent_id: 2, result: 'win', scored: 2, conceded: 1 }],
      }),
      row(2, '曼城', { zone: 'relegation', scored: 7, conceded: 9 }),
    ]
    const answers = {
      ...LEAGUE,
      getEventIntegral: () =>
        sample(getEventIntegral, { tie_rule: 'head_to_head', groups: [{ id: 1, name: '', list }] }),
    }
    await show({ path, answers })
    await expect.element(page.getByRole('heading', { level: 1, name: '英超' })).toBeVisible()
    await expect.element(cell('阿森纳')).toHaveAccessibleName(/1.*阿森纳.*欧冠/)
    const cells = page.getByRole('row', { name: /曼城/ }).getByRole('cell').elements()
    expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual(['10', '6', '2', '2', '-2', '20', '7/9'])
    await expect.element(page.getByText('2–1 对 曼城，胜')).toBeInTheDocument()
    await expect.element(page.getByText('相互战绩')).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: '降级' })).toBeVisible()
    await expect.element(seasons()).toHaveValue('2')
  })

  it.each([
    ['football', '净胜球', 'Saldo de gols'],
    ['basketball', '净胜分', 'Saldo de pontos'],
  ] as const)('names in both languages what the difference counts in %s', async (sport, chinese, portuguese) => {
    const { store } = await show({ path: `/database/league/${sport}/7`, answers: LEAGUE })
    const column = (name: string) => page.getByRole('columnheader', { name })
    await expect.element(column(chinese)).toBeInTheDocument()
    store.dispatch(langChosen('pt-br'))
    await expect.element(column(portuguese)).toBeInTheDocument()
  })

  it('shows a league whose matches belong to no season, without a choice of seasons and rounds', async () => {
    const answers = { ...LEAGUE, getEventInfo: () => info({ season_id: 0, seasons: [], rounds: [''], round: 1 }) }
    await show({ path, answers })
    await expect.element(cell('阿森纳')).toBeVisible()
    expect(seasons().elements()).toEqual([])
    await page.getByRole('tab', { name: '赛程' }).click()
    await expect.element(page.getByText('次日主队').first()).toBeVisible()
    expect(page.getByRole('combobox').elements()).toEqual([])
  })

  it('shows a skeleton until it is loaded, and requests the tab of the address at the same time', async () => {
    const held = heldReply<ReturnType<typeof info>>()
    const { callsOf } = await show({ path: `${path}?tab=scorers`, answers: { ...LEAGUE, getEventInfo: held.answer } })
    await expect.element(page.getByText('加载中...').first()).toBeInTheDocument()
    await expect.poll(() => callsOf('getEventRank').length).toBe(1)
    held.give(info())
    await expect.element(page.getByText('哈兰德')).toBeVisible()
    expect(callsOf('getEventRank')).toHaveLength(1)
    expect(callsOf('getEventIntegral')).toEqual([])
  })

  it('marks teams about which the league decided, and says what and why', async () => {
    const decided = row(2, '扣分队', { decision: { points: -6, expelled: 1, annulled: 1, reason: '财务违规' } })
    await show({
      path: `${path}?tab=table`,
      answers: {
        ...LEAGUE,
        getEventIntegral: () =>
          sample(getEventIntegral, {
            tie_rule: 'difference',
            groups: [{ id: 1, name: '', list: [row(1, '榜首'), decided] }],
          }),
      },
    })
    await expect.element(page.getByRole('rowheader', { name: '扣分队 *' })).toBeVisible()
    const decisions = page.getByRole('region', { name: '联赛裁定' })
    await expect.element(decisions).toHaveTextContent('* 扣分队财务违规除名 · 成绩作废 · 扣 6 分')
  })

  it('shows the knockout of a cup as a tree: two legs as one tie', async () => {
    const [first, second] = [match({ id: 1, status: 8 }), match({ id: 2, status: 8 })]
    await show({
      path: `${path}?tab=bracket`,
      answers: {
        ...LEAGUE,
        getEventInfo: () => info({ tabs: ['bracket', 'schedule'] }),
        getEventIntegral: () =>
          sample(getEventIntegral, {
            groups: [],
            bracket: [
              {
                name: '半决赛',
                apart: 0 as const,
                ties: [{ matchid: 2, earlier: [1], total: { home: 3, away: 4 }, winner: 'away' as const }],
              },
            ],
            matches: [first, second],
          }),
      },
    })
    const tie = page.getByRole('link', { name: /两回合/ })
    await expect.element(tie).toHaveAttribute('href', '/score/detail/football/2')
    await expect.element(tie).toHaveTextContent(/3.*4/)
  })

  it('has tab, scope and season in the address', async () => {
    const { place, callsOf } = await show({ path: `${path}?tab=table&scope=home`, answers: LEAGUE })
    await expect.element(cell('主场王')).toBeVisible()
    await page.getByRole('radio', { name: '总榜' }).click()
    await expect.element(cell('曼城')).toBeVisible()
    await page.getByRole('button', { name: '上一赛季' }).click()
    await expect.element(cell('上届冠军')).toBeVisible()
    await expect.poll(place).toBe(`${path}?tab=table&scope=total&season=1`)
    await page.getByRole('tab', { name: '射手榜' }).click()
    await expect.element(page.getByText('曼城 · 点球 3')).toBeVisible()
    await expect.poll(place).toBe(`${path}?tab=scorers&scope=total&season=1`)
    expect(callsOf('getEventRank').at(-1)?.body).toMatchObject({ season_id: 1, type: 'scorers', event_id: 7 })
  })

  it('opens the season of the address, and keeps the switch and the focus while another one is loaded', async () => {
    const held = heldReply<ReturnType<typeof info>>()
    const answers = {
      ...LEAGUE,
      getEventInfo: ({ season_id }: Record<string, unknown>) =>
        season_id === 2 ? held.answer() : info({ season_id: 1 }),
    }
    await show({ path: `${path}?season=1`, answers })
    await expect.element(cell('上届冠军')).toBeVisible()
    await expect.element(seasons()).toHaveValue('1')
    const later = page.getByRole('button', { name: '下一赛季' })
    await later.click()
    await expect.element(seasons()).toHaveValue('2')
    await expect.element(later).toHaveFocus()
    await expect.element(cell('阿森纳')).toBeVisible()
    held.give(info())
  })

  it('has the matches of the current round by day, and other rounds in the address', async () => {
    const { place } = await show({ path: `${path}?tab=schedule`, answers: LEAGUE, zone: 'Asia/Shanghai' })
    const rounds = page.getByRole('combobox', { name: '轮次' })
    await expect.element(rounds).toHaveValue('2')
    await expect.element(page.getByText('主0').first()).toBeVisible()
    const days = page.getByRole('heading', { level: 2, name: /^\d/ }).elements()
    expect(days.map(({ textContent }) => textContent)).toEqual(['2026-05-02 周六', '2026-05-03 周日'])
    await page.getByRole('button', { name: '上一轮' }).click()
    await expect.element(page.getByText('主1').first()).toBeVisible()
    await expect.poll(place).toBe(`${path}?tab=schedule&round=1`)
    await rounds.selectOptions('第3轮')
    await expect.element(page.getByText('这一轮还没有比赛')).toBeVisible()
  })

  it('says that a season has no table, or that a ranking is empty', async () => {
    const answers = {
      ...LEAGUE,
      getEventIntegral: () => sample(getEventIntegral, { groups: [] }),
      getEventRank: () => sample(getEventRank, { list: [] }),
    }
    await show({ path, answers })
    await expect.element(page.getByText('这个赛季没有积分榜')).toBeVisible()
    await page.getByRole('tab', { name: '射手榜' }).click()
    await expect.element(page.getByText('这个赛季还没有记录')).toBeVisible()
  })

  it('keeps its head when a tab cannot be loaded, and loads the tab again on a press', async () => {
    let fails = true
    const answers = { ...LEAGUE, getEventIntegral: () => (fails ? failing() : table('阿森纳')) }
    await show({ path, answers })
    await expect.element(page.getByText('加载失败')).toBeVisible()
    await expect.element(seasons()).toBeVisible()
    fails = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(cell('阿森纳')).toBeVisible()
  })

  it('says without a network that there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({ path, answers: { getEventInfo: failing, getEventIntegral: failing } })
    await expect.element(page.getByText('当前没有网络')).toBeVisible()
  })

  it('that does not exist leads to all leagues', async () => {
    const missing = () => ({ status: API_STATUS.notFound, msg: '内容不存在', data: null })
    const answers = {
      getEventInfo: missing,
      getEventIntegral: missing,
      getDatabaseHome: () => sample(getDatabaseHome, { hotList: [league(7, '英超')], fbList: [], bbList: [] }),
    }
    const { place } = await show({ path: '/database/league/football/999', answers })
    await expect.element(page.getByText('联赛或赛季不存在')).toBeVisible()
    await page.getByRole('link', { name: '全部联赛' }).click()
    await expect.poll(place).toBe('/database')
  })

  it('counts as visited, also after a reload', async () => {
    const { store } = await show({ path, answers: LEAGUE })
    await expect.element(cell('阿森纳')).toBeVisible()
    const list = [{ id: 7, name: '英超', name_pt: 'Liga 7', logo: '', sportsType: SPORT.football }]
    await expect.poll(() => visitedLeagues.selectSlice(store.getState()).list).toEqual(list)
    const stored = () =>
      (JSON.parse(localStorage.getItem('kqb_store') ?? '{}') as { visitedLeagues?: unknown }).visitedLeagues
    await expect.poll(stored).toEqual({ list })
  })
})

describe('the home page of the database', () => {
  const HOME: FakeAnswers = {
    ...LEAGUE,
    getDatabaseHome: () =>
      sample(getDatabaseHome, {
        hotList: [league(7, '英超')],
        fbList: [league(8, '西甲')],
        bbList: [league(20, 'NBA', SPORT.basketball)],
        cup: null,
      }),
    getEventList: ({ sport_id }) =>
      sample(getEventList, { list: [league(Number(sport_id) * 100, `联赛${String(sport_id)}`)], total: 1, page: 1 }),
  }
  const link = (name: string) => page.getByRole('link', { name })

  it('has the hot leagues of both sports and the rankings', async () => {
    await show({ path: '/database', answers: HOME })
    await expect.element(link('英超')).toHaveAttribute('href', '/database/league/football/7')
    await expect.element(link('NBA')).toHaveAttribute('href', '/database/league/basketball/20')
    await expect.element(link('助攻榜')).toHaveAttribute('href', '/database/billboard/assists')
    expect(page.getByRole('heading', { name: '最近浏览' }).elements()).toEqual([])
  })

  it('leads to the World Cup and to the ranking of national teams, if one has been imported', async () => {
    const cup = league(10_000, '2026世界杯')
    const answers = { getDatabaseHome: () => sample(getDatabaseHome, { hotList: [], fbList: [], bbList: [], cup }) }
    await show({ path: '/database', answers })
    await expect.element(link('2026世界杯')).toHaveAttribute('href', '/fifa2025')
    await expect.element(link('国家队排名')).toHaveAttribute('href', '/fifa2025?tab=rank')
  })

  it('lists the leagues that were visited, the last one first', async () => {
    const { place } = await show({ path: '/database', answers: HOME })
    await link('西甲').click()
    await expect.poll(place).toBe('/database/league/football/8')
    await expect.element(page.getByRole('heading', { level: 1, name: '英超' })).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    const visited = page.getByRole('region', { name: '最近浏览' })
    await expect.element(visited.getByRole('link', { name: '英超' })).toBeVisible()
  })

  it('has all leagues of a sport in a tab, which is in the address', async () => {
    const { place } = await show({ path: '/database?tab=football', answers: HOME })
    await expect.element(link('联赛1')).toBeVisible()
    await page.getByRole('tab', { name: '篮球' }).click()
    await expect.element(link('联赛2')).toBeVisible()
    await expect.poll(place).toBe('/database?tab=basketball')
  })

  it('says that there are no leagues, and offers a retry after a failure', async () => {
    let fails = true
    const answers = {
      getDatabaseHome: () =>
        fails ? failing() : sample(getDatabaseHome, { hotList: [], fbList: [], bbList: [], cup: null }),
    }
    await show({ path: '/database', answers })
    await expect.element(page.getByText('加载失败')).toBeVisible()
    fails = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('还没有联赛')).toBeVisible()
  })
})

describe('the leaders of a sport', () => {
  const path = '/database?tab=football&view=leaders'
  const ofLeague = (of: League, names: readonly string[], simulated: 0 | 1 = 0) => ({
    league: of,
    list: names.map((name, at) => row(at + 1, name)),
    simulated,
  })
  const football = () =>
    sample(getHotFootballRank, { list: [ofLeague(league(7, '英超'), ['阿森纳', '曼城', '利物浦'])] })
  const LEADERS: FakeAnswers = {
    ...LEAGUE,
    getHotFootballRank: football,
    getHotBasketballRank: () =>
      sample(getHotBasketballRank, { list: [ofLeague(league(20, 'NBA', SPORT.basketball), ['雷霆'], 1)] }),
  }
  const leagueOf = (name: string) => page.getByRole('region', { name })

  it('are the first three of each league with what they did, and lead to its table', async () => {
    const { place, callsOf } = await show({ path, answers: LEADERS })
    const rows = leagueOf('英超').getByRole('listitem')
    await expect.element(rows.first()).toHaveTextContent(/^1.*阿森纳6 胜 2 平 2 负20 积分$/)
    expect(rows.elements()).toHaveLength(3)
    expect(callsOf('getHotBasketballRank')).toEqual([])
    await page.getByRole('link', { name: '积分榜 英超' }).click()
    await expect.poll(place).toBe('/database/league/football/7?tab=table')
  })

  it('stay chosen in the address when the sport changes, and are named without draws where there are none', async () => {
    const { place } = await show({ path: '/database?tab=football', answers: LEADERS })
    await page.getByRole('radio', { name: '领先球队' }).click()
    await expect.element(leagueOf('英超')).toBeVisible()
    expect(page.getByText('模拟赛事，并非真实比赛').elements()).toEqual([])
    await page.getByRole('tab', { name: '篮球' }).click()
    await expect.element(leagueOf('NBA').getByRole('listitem')).toHaveTextContent(/^1.*雷霆6 胜 2 负20 积分$/)
    await expect.element(page.getByText('模拟赛事，并非真实比赛')).toBeVisible()
    await expect.poll(place).toBe('/database?tab=basketball&view=leaders')
  })

  it('are named in Portuguese too', async () => {
    const { store } = await show({ path, answers: LEADERS })
    await expect.element(leagueOf('英超')).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(leagueOf('Liga 7').getByRole('listitem').first()).toHaveTextContent('6 V · 2 E · 2 D20 Pts')
  })

  it('show a skeleton until they are loaded, and say that no league has any before its first match', async () => {
    const { list } = football()
    const none = sample(getHotFootballRank, {
      list: list.map((each) => ({
        ...each,
        list: each.list.map((standing) => ({ ...standing, place: 1, won: 0, drawn: 0, lost: 0, points: 0 })),
      })),
    })
    const held = heldReply<typeof none>()
    await show({ path, answers: { getHotFootballRank: held.answer } })
    await expect.element(page.getByText('加载中...').first()).toBeInTheDocument()
    held.give(none)
    await expect.element(page.getByText('还没有积分榜')).toBeVisible()
  })

  it('are loaded again on a press after a failure', async () => {
    let fails = true
    await show({ path, answers: { getHotFootballRank: () => (fails ? failing() : football()) } })
    await expect.element(page.getByText('加载失败')).toBeVisible()
    fails = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(leagueOf('英超')).toBeVisible()
  })

  it('say without a network that there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show({ path, answers: { getHotFootballRank: failing } })
    await expect.element(page.getByText('当前没有网络')).toBeVisible()
  })
})

describe('a billboard', () => {
  const answers: FakeAnswers = {
    ...LEAGUE,
    getBillboard: ({ type }) => {
      const line = { place: 1, player: type === 'scorers' ? '哈兰德' : '佩德里', value: 9, penalties: 0, red: 0 }
      const list = type === 'cards' ? [] : [{ ...line, team: team('曼城'), league: league(7, '英超') }]
      return sample(getBillboard, { list, total: list.length, page: 1 })
    },
  }

  it('names the team and the league of each line, and leads to the league', async () => {
    const { place } = await show({ path: '/database/billboard/scorers', answers })
    await expect.element(page.getByText('曼城 · 英超')).toBeVisible()
    await page.getByRole('link', { name: '哈兰德' }).click()
    await expect.poll(place).toBe('/database/league/football/7')
  })

  it('has its type in the address, and says that one is empty', async () => {
    const { place } = await show({ path: '/database/billboard/assists', answers })
    await expect.element(page.getByText('佩德里')).toBeVisible()
    await page.getByRole('radio', { name: '红黄牌' }).click()
    await expect.poll(place).toBe('/database/billboard/cards')
    await expect.element(page.getByText('这个赛季还没有记录')).toBeVisible()
  })
})
