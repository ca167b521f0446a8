import {
  getAnalysisData,
  getEventInfo,
  getEventIntegral,
  getEventMatch,
  getEventRank,
  getEventView,
  getFifaTopic,
  getIncidentsData,
  getLivePageData,
  getMatchData,
  getTliveData,
  league as leagueSchema,
  leagueStanding,
  ranked,
  type LeaveOut,
  type Match,
} from '@org/api-client/contract'
import { sample, sampleOf } from '@org/api-client/testing'
import { BASKETBALL_STATUS, FOOTBALL_STATUS, formatHostMessage, LIMITS, SPORT } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import MatchPanel from '../features/live-room/MatchPanel'
import { sharedPage } from '../hooks/shared-page'
import { receiveHostMessages } from '../im/host-messages'
import { RoomCard } from '../parts/RoomCard'
import { day, infoOf, liveRoom, match, now, team } from '../testing/fixtures'
import { show } from '../testing/show'
import { ticksReceived } from './live-scores'
import { collectedShielded, matchShielded } from './spoiler-shield'

const SCORES = {
  home_score: 887,
  away_score: 665,
  home_half_score: 443,
  away_half_score: 664,
  home_red: 554,
  home_yellow: 338,
  home_corner: 996,
  away_corner: 779,
  odds: { home: 774.5, draw: 778.5, away: 994.5 },
} as const
const football = (fields: Partial<Match> = {}) =>
  match({ attented: 1, kickoff_time: 1_781_485_200, ...SCORES, ...fields })
const basketball = () =>
  football({
    sport_id: SPORT.basketball,
    status: BASKETBALL_STATUS.q3,
    home_quarter_scores: [444, 443],
    away_quarter_scores: [333, 332],
  })

/** All numbers that say something about the course of the match. */
const REVEALING = /(?:887|665|443|664|554|338|996|779|774|778|994|444|333|332|888)/g

/** What a fan can see, hear from a screen reader, or send to others. */
const revealed = () => {
  const named = [...document.querySelectorAll('[aria-label], [title], [alt], [aria-valuetext]')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
  )
  const all = [document.title, JSON.stringify(sharedPage()), document.body.textContent, ...named].join(' ')
  return [...new Set(all.match(REVEALING))].toSorted()
}

/** Another match of both teams, whose page shows the shielded one among the earlier results. */
const LATER = match({ id: 2, status: FOOTBALL_STATUS.notStarted, time: 0, kickoff_time: now() + 7_200 })
const standing = {
  ...sampleOf(leagueStanding, {
    place: 1,
    played: 4,
    won: 1,
    drawn: 1,
    lost: 2,
    scored: 887,
    conceded: 665,
    points: 4,
  }),
  team: team('主队'),
  form: [{ match_id: 1, opponent_id: 2, result: 'win' as const, scored: 887, conceded: 665 }],
}
const NOT_PLAYED = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0, form: [] }
const LEAGUE = sampleOf(leagueSchema, { id: 7, sport_id: SPORT.football })
const none = () => ({ list: [], total: 0 })

type Asked = Record<string, unknown> & { leave_out?: LeaveOut }
/** As the server does it. */
const isLeftOut = ({ leave_out = {} }: Asked, { id, attented }: Match) =>
  leave_out.matches?.includes(id) === true ||
  (leave_out.collected === 1 && attented === 1 && leave_out.but?.includes(id) !== true)

const answersOf = (shown: Match) => ({
  getDateMatch: () => day(shown),
  getAttentMatchlist: () => ({ list: [shown] }),
  getRealLives: () => ({ list: [liveRoom({ id: 5, title: '今晚', match_id: 1, match: shown })], total: 1, page: 1 }),
  getMatchInfo: ({ matchid }: Record<string, unknown>) => infoOf(matchid === LATER.id ? LATER : shown),
  getMatchAnchors: () => ({ list: [] }),
  getMatchData: () =>
    sample(getMatchData, { stats: [{ kind: 'shots', home: 444, away: 333 }], momentum: [44.4, 33.3] }),
  getIncidentsData: () =>
    sample(getIncidentsData, {
      list: [{ kind: 'goal', side: 'home', minute: 12, added: 0, home_score: 887, away_score: 665 }],
    }),
  getTliveData: () => sample(getTliveData, { list: [{ text: '进球！887-665' }] }),
  matchOdd: () => ({ list: [] }),
  getLivePageData: () => sample(getLivePageData, { match: shown }),
  getMatchTimeline: () => ({ list: [] }),
  getAnalysisData: () => ({
    ...sample(getAnalysisData, { standings: [] }),
    meetings: [shown],
    internationals: [],
    home: { results: [shown], next: [], internationals: [] },
    away: { results: [shown], next: [], internationals: [] },
    forecast: null,
  }),
  searchRaceHome: () => ({
    matches: { list: [shown], total: 1 },
    teams: none(),
    events: none(),
    anchors: none(),
    lives: none(),
    videos: none(),
    articles: none(),
    near: [],
  }),
  getFifaTopic: () => ({
    ...sample(getFifaTopic, { event: { id: 9 }, groups: [], scorers: [], stadiums: [] }),
    bracket: [
      { name: '决赛', apart: 0 as const, ties: [{ matchid: 1, earlier: [], total: null, winner: 'home' as const }] },
    ],
    matches: [shown],
  }),
  getEventInfo: () =>
    sample(getEventInfo, { tabs: ['table', 'schedule', 'scorers', 'numbers'], rounds: ['第1轮'], round: 1 }),
  getEventIntegral: (body: Asked) =>
    sample(getEventIntegral, {
      groups: [{ id: 1, name: '', list: [isLeftOut(body, shown) ? { ...standing, ...NOT_PLAYED } : standing] }],
    }),
  getEventView: (body: Asked) => sample(getEventView, { scored: isLeftOut(body, shown) ? 0 : 887 }),
  getEventRank: (body: Asked) =>
    sample(getEventRank, { list: isLeftOut(body, shown) ? [] : [sampleOf(ranked, { place: 1, value: 887 })] }),
  getBillboard: (body: Asked) => {
    const list = isLeftOut(body, shown) ? [] : [{ ...sampleOf(ranked, { place: 1, value: 887 }), league: LEAGUE }]
    return { list, total: list.length, page: 1 }
  },
  getMatchRank: (body: Asked) => ({
    season: '2026',
    list: [isLeftOut(body, shown) ? { ...standing, ...NOT_PLAYED } : standing],
  }),
  getEventMatch: () => sample(getEventMatch, { list: [shown], total: 1, page: 1 }),
})

const FINISHED = { status: FOOTBALL_STATUS.finished }

/** A new place where a score can be seen gets a row. */
const PLACES: readonly [place: string, path: string, shown: Match][] = [
  ['a row of the score list', '/score', football()],
  ['a row of a basketball match', '/score', basketball()],
  ['a row of a finished match', '/score', football(FINISHED)],
  ['the collected matches', '/score/collected', football()],
  ['the lead of the home page', '/live', football()],
  ['the cover of a room', '/live/lives', football()],
  ['the head of a match page, its title, its bar and what is shared', '/score/detail/football/1', football()],
  ['the incidents', '/score/detail/football/1?tab=status', football()],
  ['the quarters', '/score/detail/basketball/1', basketball()],
  ['the result and the scorers', '/score/detail/football/1', football(FINISHED)],
  ['what happens, as a web view', '/mobile/happening/1', football()],
  ['what happens in basketball, as a web view', '/mobile/basketball/happening/1', basketball()],
  ['the earlier meetings of another match, as a web view', '/mobile/analysis/2', football(FINISHED)],
  ['the form before another match', '/score/detail/football/2', football(FINISHED)],
  ['what a search finds', '/search?keyword=x', football()],
  ['what a search from the list finds', '/score/search?keyword=x', football(FINISHED)],
  ['the bracket', '/fifa2025?tab=bracket', football(FINISHED)],
  ['the matches of a cup', '/fifa2025?tab=matches', football(FINISHED)],
  ['the table of a league, and the form in it', '/database/league/football/7?tab=table', football(FINISHED)],
  ['the scorers of a league', '/database/league/football/7?tab=scorers', football(FINISHED)],
  ['the numbers of a season', '/database/league/football/7?tab=numbers', football(FINISHED)],
  ['a ranking of several leagues', '/database/billboard/scorers', football(FINISHED)],
  ['the table on the page of another match', '/score/detail/basketball/2?tab=rank', football(FINISHED)],
  ['the schedule of a league', '/database/league/football/7?tab=schedule', football(FINISHED)],
]

describe('the shield of a match', () => {
  it.each(PLACES)('hides the score in %s, also when a tick comes, until it is lifted', async (_, path, shown) => {
    const { store } = await show({ path, answers: answersOf(shown) })
    await expect.poll(revealed).not.toEqual([])
    const key = `${shown.sport_id}:1`
    store.dispatch(matchShielded({ key, value: true }))
    await expect.poll(revealed).toEqual([])
    store.dispatch(ticksReceived([{ ...shown, stamp: 99, home_score: 888 }]))
    await new Promise(requestAnimationFrame)
    expect(revealed()).toEqual([])
    store.dispatch(matchShielded({ key, value: false }))
    await expect.poll(revealed).not.toEqual([])
  })

  it.each([
    ['统计', /shots|射门/],
    ['文字直播', /进球/],
  ])('hides what the view %s of a match page says', async (view, says) => {
    const { store } = await show({ path: '/score/detail/football/1?tab=status', answers: answersOf(football()) })
    await page.getByRole('tab', { name: view }).click()
    await expect.element(page.getByText(says).first()).toBeVisible()
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.element(page.getByText('您为这场比赛开启了防剧透')).toBeVisible()
    await expect.poll(() => page.getByText(says).elements()).toEqual([])
    await expect.poll(revealed).toEqual([])
  })

  it('hides the odds of a match page', async () => {
    const { store, callsOf } = await show({
      path: '/score/detail/football/1?tab=index',
      answers: answersOf(football()),
    })
    await expect.poll(() => callsOf('matchOdd').length).toBe(1)
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.element(page.getByText('您为这场比赛开启了防剧透')).toBeVisible()
  })

  it('hides the score beside a live room', async () => {
    const { store } = await show({ children: <MatchPanel match={football()} /> })
    await expect.poll(revealed).not.toEqual([])
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.poll(revealed).toEqual([])
  })

  it('hides the picture of the stream of a room, on which the score stands', async () => {
    const room = { ...liveRoom({ cover: '/media/frame/5.jpg?at=1' }), match: football() }
    const set = vi.spyOn(HTMLImageElement.prototype, 'setAttribute')
    const covers = () => set.mock.calls.flatMap(([name, value]) => (name === 'src' ? [value] : []))
    const { store } = await show({ children: <RoomCard room={room} index={0} /> })
    await expect.poll(covers).toEqual(['/media/frame/5.jpg?at=1'])
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.poll(covers).toEqual(['/media/frame/5.jpg?at=1', '/media/cover/1.webp'])
    set.mockRestore()
  })

  it.each([
    ['extra time', FOOTBALL_STATUS.extraTime, '加时'],
    ['a shootout', FOOTBALL_STATUS.penaltyShootout, '点球'],
  ])('does not say that there is %s, which is a draw', async (_, status, word) => {
    const { store } = await show({ path: '/score', answers: answersOf(football({ status })) })
    const row = page.getByRole('article')
    await expect.element(row).toBeVisible()
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.element(row).toHaveTextContent('进行中')
    expect(row.element().textContent).not.toContain(word)
  })

  it('changes nothing of a match that has not started', async () => {
    const waiting = match({ status: FOOTBALL_STATUS.notStarted, time: 0, odds: SCORES.odds })
    const { store } = await show({ path: '/score', answers: answersOf(waiting) })
    await expect.poll(revealed).toEqual(['774', '778', '994'])
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await new Promise(requestAnimationFrame)
    expect(revealed()).toEqual(['774', '778', '994'])
  })

  it('does not say in the bracket who went on, until it is lifted', async () => {
    const side = (id: number) => ({ ...team(`球队${id}`), id })
    const semi = football({ ...FINISHED, hometeam: side(1), awayteam: side(2) })
    const final = match({ id: 9, hometeam: side(1), awayteam: side(3), status: FOOTBALL_STATUS.notStarted, time: 0 })
    const { store } = await show({
      path: '/fifa2025?tab=bracket',
      answers: {
        getFifaTopic: () => ({
          ...sample(getFifaTopic, { event: { id: 9 }, groups: [], scorers: [], stadiums: [] }),
          bracket: [
            {
              name: '半决赛',
              apart: 0 as const,
              ties: [{ matchid: 1, earlier: [], total: null, winner: 'home' as const }],
            },
            {
              name: '决赛',
              apart: 0 as const,
              ties: [{ matchid: 9, earlier: [], total: null, winner: 'none' as const }],
            },
          ],
          matches: [semi, final],
        }),
      },
    })
    const tie = page.getByRole('link', { name: /球队3/ })
    await expect.element(tie).toHaveTextContent('球队1')
    store.dispatch(matchShielded({ key: '1:1', value: true }))
    await expect.element(tie).toHaveTextContent('已隐藏')
    expect(tie.element().textContent).not.toContain('球队1')
    await expect.element(page.getByRole('link', { name: /球队1.*球队2/ })).toBeVisible()
    store.dispatch(matchShielded({ key: '1:1', value: false }))
    await expect.element(tie).toHaveTextContent('球队1')
  })

  it('is raised and lifted on the page of the match', async () => {
    await show({ path: '/score/detail/football/1', answers: answersOf(football()) })
    await expect.poll(revealed).not.toEqual([])
    await page.getByRole('button', { name: '开启防剧透' }).click()
    await expect.poll(revealed).toEqual([])
    await page.getByRole('button', { name: '显示比分' }).first().click()
    await expect.poll(revealed).toContain('887')
  })
})

const start = (id: number) =>
  ({
    type: 'TIMCustomElem',
    conversationID: 'C2Cbroadcast',
    payload: {
      data: formatHostMessage({ type: 'RaceStartLiveMessage', data: { id, sport_id: 1, desc: '主队 VS 客队' } }),
    },
  }) as Message

describe('the shield of all collected matches', () => {
  it('hides collected matches and no others, and gives way to the choice for one match', async () => {
    const answers = { ...answersOf(football()), getDateMatch: () => day(football(), football({ id: 2, attented: 0 })) }
    const { store } = await show({ path: '/score', answers })
    const hidden = () => page.getByText('隐藏比分').elements().length
    await expect.poll(() => page.getByRole('article').elements().length).toBe(2)
    store.dispatch(collectedShielded(true))
    await expect.poll(hidden).toBe(1)
    store.dispatch(matchShielded({ key: '1:1', value: false }))
    await expect.poll(hidden).toBe(0)
    store.dispatch(matchShielded({ key: '1:2', value: true }))
    await expect.poll(hidden).toBe(1)
  })

  it('counts no table with one of them, though it is not in the list of collected matches, until it is lifted', async () => {
    const { store, callsOf } = await show({
      path: '/database/league/football/7?tab=table',
      answers: { ...answersOf(football(FINISHED)), getAttentMatchlist: () => ({ list: [] }) },
    })
    await expect.poll(revealed).toEqual(['665', '887'])
    store.dispatch(collectedShielded(true))
    await expect.poll(revealed).toEqual([])
    await expect.element(page.getByText('未计入您隐藏了比分的比赛')).toBeVisible()
    store.dispatch(matchShielded({ key: '1:1', value: false }))
    await expect.poll(revealed).toEqual(['665', '887'])
    expect(callsOf('getEventIntegral').at(-1)?.body).toMatchObject({
      leave_out: { matches: [], collected: 1, but: [1] },
    })
  })

  it('is a setting', async () => {
    await show({ path: '/setting' })
    const setting = page.getByRole('switch', { name: /收藏比赛防剧透/ })
    await expect.element(setting).not.toBeChecked()
    await setting.click()
    await expect.element(setting).toBeChecked()
  })

  it('keeps back the banner of a match that the list of collected ones may not have', async () => {
    const list = Array.from({ length: LIMITS.collectedMatches }, (_, at) => football({ id: at + 10 }))
    const { store, callsOf } = await show({
      path: '/score/collected',
      answers: { ...answersOf(football()), getAttentMatchlist: () => ({ list }) },
    })
    await expect.poll(() => callsOf('getAttentMatchlist').length).toBe(1)
    await expect.element(page.getByRole('article').first()).toBeVisible()
    store.dispatch(collectedShielded(true))
    store.dispatch(matchShielded({ key: '1:2', value: false }))
    receiveHostMessages(store, [start(1), start(2)])
    await expect.poll(() => store.getState().banners.map(({ id }) => id)).toEqual([2])
  })

  it('keeps back the banner of a kick-off', async () => {
    const { store, callsOf } = await show({ path: '/score/collected', answers: answersOf(football()) })
    await expect.poll(() => callsOf('getAttentMatchlist').length).toBe(1)
    await expect.element(page.getByRole('article')).toBeVisible()
    store.dispatch(collectedShielded(true))
    receiveHostMessages(store, [start(1), start(2)])
    await expect.poll(() => store.getState().banners.map(({ id }) => id)).toEqual([2])
  })
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const usersOf = (field: RegExp) =>
  Object.entries(sources)
    .flatMap(([file, text]) => (field.test(text) ? [file] : []))
    .toSorted()

it('decides in one place: no other code takes the score of a match', () => {
  expect(usersOf(/\bscoreLine\(/)).toEqual(['./spoiler-shield.ts'])
})

/** These get matches, incidents and minutes that are shown only if the shield allows it. */
it('lets no other code read the goals of a match', () => {
  expect(usersOf(/\b(?:home|away)_score\b/)).toEqual([
    '../features/match/MatchPageHead.tsx',
    '../features/match/MomentSlider.tsx',
    '../features/match/lead-of.ts',
    '../features/match/use-goal-line.ts',
    '../features/match/use-head-parts.ts',
    '../parts/match/FormSection.tsx',
    '../parts/match/MeetingsSection.tsx',
    '../parts/match/outcome-of.ts',
    '../parts/match/past-results.ts',
    '../parts/match/use-form-dots.ts',
    '../parts/match/use-ratings.ts',
    '../parts/match/use-shown-incident.ts',
    // For the anchor, who asks about a total that is still open.
    '../parts/quiz/OpenQuizSheet.tsx',
    '../shell/MatchNotices.tsx',
    './match-news.ts',
  ])
})
