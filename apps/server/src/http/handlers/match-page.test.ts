import {
  getAnalysisData,
  getForecastQuality,
  getIncidentsData,
  getLineupData,
  getMatchCombineData,
  getMatchInfo,
  getMatchRank,
  getMatchTimeline,
  getMatchTop3Data,
  getTliveData,
  vote_race_team,
} from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { apiOf, newGuest, registerPerson } from '../../../test/people'
import { bootWithMatch, KICKOFF, lineupPlayer, names, play } from '../../../test/provider'
import { stateOf } from '../../feed/new-state'

const [FIRST_HALF, HALF_TIME, SECOND_HALF, FINISHED] = [2, 3, 4, 8]

const boot = async () => {
  const booted = await bootWithMatch()
  const anyone = apiOf(booted.server)
  const { matchid } = booted
  const football = { sport: 'football', matchid } as const
  return { ...booted, anyone, football }
}

it('counts one vote of each viewer until the kick-off, also from two tabs and for a repeated request', async () => {
  const { server, clock, matchid, football, anyone } = await boot()
  const guest = await newGuest(server)
  const fan = await registerPerson(server)
  const vote = { matchid, vote: 'home' } as const
  const tabs = await Promise.allSettled([
    fan.api.call(vote_race_team, { ...vote, vote: 'away' }, { requestKey: 'one' }),
    fan.api.call(vote_race_team, vote, { requestKey: 'two' }),
  ])
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tabs.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { status: 8 } }])
  const first = await guest.api.call(vote_race_team, vote, { requestKey: 'three' })
  expect(first).toMatchObject({ mine: 'home', open: 1 })
  expect(await guest.api.call(vote_race_team, vote, { requestKey: 'three' })).toEqual(first)
  await expect(guest.api.call(vote_race_team, { ...vote, vote: 'draw' })).rejects.toMatchObject({
    status: 8,
    message: '您已投过票',
  })
  const { vote: seen } = await anyone.call(getAnalysisData, football)
  expect(seen.home + seen.draw + seen.away).toBe(2)
  expect(seen.mine).toBe('')
  expect((await guest.api.call(getAnalysisData, football)).vote.mine).toBe('home')

  clock.advance(KICKOFF * 1000 - clock.now())
  const late = await newGuest(server)
  await expect(late.api.call(vote_race_team, vote)).rejects.toMatchObject({ message: '比赛已开始，投票结束' })
  expect((await anyone.call(getAnalysisData, football)).vote).toMatchObject({ open: 0 })
})

it('takes no vote of a visitor, on a match that does not exist, and on one that has started early', async () => {
  const { server, clock, matchid, anyone, report } = await boot()
  const guest = await newGuest(server)
  await expect(anyone.call(vote_race_team, { matchid, vote: 'home' })).rejects.toMatchObject({ status: 2 })
  await expect(guest.api.call(vote_race_team, { matchid: 5, vote: 'home' })).rejects.toMatchObject({ status: 7 })
  await report({ state: { ...stateOf(FIRST_HALF), time: Math.floor(clock.now() / 1000) } })
  await expect(guest.api.call(vote_race_team, { matchid, vote: 'home' })).rejects.toMatchObject({ status: 1 })
})

it('shows a line-up with its formation, bench and absent players, none before it is known, and says what is missing after the match', async () => {
  const { football, anyone, clock, report } = await boot()
  const empty = { formation: '', starters: [], bench: [], absent: [] }
  const missing = async () => (await anyone.call(getMatchInfo, football)).missing
  expect(await anyone.call(getLineupData, football)).toEqual({ home: empty, away: empty })
  expect(await missing()).toEqual([])
  await report({ stamp: clock.now() + 1, state: stateOf(FINISHED), settled: true })
  expect(await missing()).toEqual(['lineup', 'odds'])
  const lines = [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
  const starters = lines.map((line, index) =>
    lineupPlayer('home', index + 1, { line, number: index + 1, captain: index === 4 }),
  )
  const bench = lineupPlayer('home', 12, { starts: false, position: 'forward' })
  const absent = lineupPlayer('home', 13, { starts: false, absence: 'injured', name_zh: '伤员' })
  const history = [{ home: 1.9, draw: 3.2, away: 4, time: KICKOFF - 60 }]
  await report({
    stamp: clock.now() + 2,
    lineups: [...starters, bench, absent, lineupPlayer('away', 1)],
    markets: [{ place: 0, company: 'BET365', market: 'winner', line: 0, history }],
  })
  expect(await missing()).toEqual([])
  const { home, away } = await anyone.call(getLineupData, football)
  expect(home).toMatchObject({
    formation: '4-3-3',
    bench: [{ position: 'forward' }],
    absent: [{ name: '伤员', reason: 'injured' }],
  })
  expect(home.starters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(home.starters.filter(({ captain }) => captain === 1).map(({ number }) => number)).toEqual([5])
  expect(away).toMatchObject({ formation: '', starters: [{ name: '球员1', number: null }] })
})

it('has no line-up of other sports, and leaders of basketball only', async () => {
  const { writer, match, clock, anyone, football } = await boot()
  const competitions = await writer.saveCompetitions(2, [names('Basket')])
  const teams = await writer.saveTeams(2, [names('Cedro'), names('Delta')])
  const ofBasketball = {
    ...match,
    key: 'b-1',
    sport_id: 2,
    competition_id: competitions.get('Basket') ?? 0,
    home_id: teams.get('Cedro') ?? 0,
    away_id: teams.get('Delta') ?? 0,
  } as const
  const matchid = (await writer.saveMatches([ofBasketball])).get('b-1') ?? 0
  const basket = { sport: 'basketball', matchid } as const
  const points = (seq: number, value: number, player: string, second: string | null = null) =>
    play(seq, value === 3 ? 'three_made' : 'two_made', 1, {
      value,
      added: 600 - 60 * seq,
      home: seq,
      player_en: player,
      player_zh: `${player}队员`,
      second_en: second,
      second_zh: second && `${second}队员`,
    })
  const rebound = play(5, 'rebound', 1, { side: 'away', player_en: 'Z', player_zh: 'Z队员' })
  const plays = [points(1, 3, 'A', 'B'), points(2, 2, 'B'), points(3, 2, 'B', 'A'), points(4, 2, 'C', 'A'), rebound]
  await writer.report([{ key: 'b-1', stamp: clock.now(), plays }])
  const { home, away } = await anyone.call(getMatchTop3Data, basket)
  expect(home).toEqual({
    points: [
      { player: 'B队员', value: 4 },
      { player: 'A队员', value: 3 },
      { player: 'C队员', value: 2 },
    ],
    rebounds: [],
    assists: [
      { player: 'A队员', value: 2 },
      { player: 'B队员', value: 1 },
    ],
  })
  expect(away.rebounds).toEqual([{ player: 'Z队员', value: 1 }])
  expect((await anyone.call(getMatchTimeline, basket)).list.map(({ clock: at }) => at)).toContain('Q1 09:00')
  await expect(anyone.call(getLineupData, basket)).rejects.toMatchObject({ status: 7 })
  await expect(anyone.call(getLineupData, { ...basket, sport: 'football' })).rejects.toMatchObject({ status: 7 })
  await expect(anyone.call(getMatchTop3Data, football)).rejects.toMatchObject({ status: 7 })
})

it('shows the score, the momentum and the odds of each minute that has been played', async () => {
  const { clock, football, anyone, report } = await boot()
  clock.advance((KICKOFF + 7200) * 1000 - clock.now())
  const whistle = (seq: number, minute: number, value: number, happened_at: number) =>
    play(seq, 'period', minute, { side: 'none', value, happened_at, home: seq > 1 ? 1 : 0 })
  const SECOND = KICKOFF + 62 * 60
  await report({
    state: { ...stateOf(FINISHED), home_score: 1, away_score: 1 },
    plays: [
      whistle(1, 1, FIRST_HALF, KICKOFF),
      play(2, 'goal', 45, { added: 2, home: 1, happened_at: KICKOFF + 46 * 60 }),
      whistle(3, 45, HALF_TIME, KICKOFF + 47 * 60),
      whistle(4, 46, SECOND_HALF, SECOND),
      play(5, 'goal', 80, { side: 'away', home: 1, away: 1, happened_at: SECOND + 34 * 60 }),
    ],
    figures: {
      stats: [
        { kind: 'shots_on_target', home: 1, away: 1 },
        { kind: 'corner_kicks', home: 4, away: 2 },
      ],
      momentum: Array.from({ length: 47 + 48 }, (_, index) => index - 47),
    },
    markets: [
      {
        place: 0,
        company: 'BET365',
        market: 'winner',
        line: 0,
        history: [
          { home: 2, draw: 3, away: 4, time: KICKOFF - 100 },
          { home: 1.5, draw: 3, away: 6, time: KICKOFF + 47 * 60 },
        ],
      },
    ],
  })
  const { list } = await anyone.call(getMatchTimeline, football)
  expect(list).toHaveLength(95)
  const at = (shown: string) => list.find(({ clock: text }) => text === shown)
  expect(at("45+1'")).toMatchObject({ last_id: 1, home_score: 0, odds: { home: 2 }, momentum: -2 })
  expect(at("45+2'")).toMatchObject({ home_score: 1, odds: { home: 1.5 }, momentum: -1 })
  // No play tells of the corners.
  expect(at("45+2'")).toMatchObject({ last_id: 2, stats: [{ kind: 'shots_on_target', home: 1, away: 0 }] })
  expect(at("46'")).toMatchObject({ last_id: 4, home_score: 1, away_score: 0, momentum: 0 })
  expect(at("80'")).toMatchObject({ home_score: 1, away_score: 1 })
  expect(list.at(-1)).toMatchObject({ clock: "90+3'", home_score: 1, away_score: 1, momentum: 47 })
  expect(await anyone.call(getMatchCombineData, football)).toMatchObject({
    match: { home_score: 1 },
    venue: 'Campo Velho',
    incidents: [{}, { kind: 'goal' }, {}, {}, { kind: 'goal' }],
  })
})

it('forecasts a match from earlier results, shows both teams in their table, and says how good forecasts were', async () => {
  const { writer, match, matchid, clock, football, anyone } = await boot()
  expect((await anyone.call(getAnalysisData, football)).forecast).toBeNull()
  expect(await anyone.call(getForecastQuality, football)).toEqual({
    matches: 0,
    bins: [],
    brier: null,
    even_brier: null,
  })
  const past = Array.from({ length: 12 }, (_, index) => ({
    ...match,
    key: `past-${index}`,
    kickoff_time: KICKOFF - (12 - index) * 7 * 86_400,
  }))
  await writer.saveMatches(past)
  const won = { ...stateOf(FINISHED), home_score: 2, away_score: 0 }
  await writer.report(past.map(({ key }) => ({ key, stamp: clock.now(), state: won, settled: true })))
  const { forecast, meetings, home, standings } = await anyone.call(getAnalysisData, football)
  expect(forecast?.home).toBeGreaterThan(0.6)
  expect((forecast?.home ?? 0) + (forecast?.draw ?? 0) + (forecast?.away ?? 0)).toBeCloseTo(1)
  expect(forecast?.scores[0]).toMatchObject({ home: 2, away: 0 })
  expect(meetings).toHaveLength(10)
  expect(home.results).toHaveLength(6)
  expect(home.results[0]?.kickoff_time).toBeGreaterThan(home.results[1]?.kickoff_time ?? 0)
  expect(home.results.map(({ id }) => id)).not.toContain(matchid)
  expect(standings.map(({ team, points }) => [team.name_en, points])).toEqual([
    ['Aurora', 36],
    ['Boreal', 0],
  ])
  expect(await anyone.call(getMatchRank, football)).toMatchObject({
    season: '2026',
    list: [{ place: 1 }, { place: 2 }],
  })
  const scoped = async (scope: 'home' | 'away') =>
    (await anyone.call(getMatchRank, { ...football, scope })).list.map(({ team, played }) => [team.name_en, played])
  expect(await scoped('home')).toEqual([
    ['Aurora', 12],
    ['Boreal', 0],
  ])
  expect(await scoped('away')).toEqual([
    ['Aurora', 0],
    ['Boreal', 12],
  ])
  const quality = await anyone.call(getForecastQuality, football)
  // The first five results are only learnt from.
  expect(quality.matches).toBe(7)
  expect(quality.brier).toBeLessThan(quality.even_brier ?? 0)
  expect(quality.bins.reduce((sum, { count }) => sum + count, 0)).toBe(21)

  clock.advance(1000)
  const drawn = { ...won, away_score: 2 }
  await writer.report(past.map(({ key }) => ({ key, stamp: clock.now(), state: drawn })))
  const corrected = await anyone.call(getAnalysisData, football)
  expect(corrected.forecast?.home).toBeLessThan(0.6)
  expect(await anyone.call(getForecastQuality, football)).not.toEqual(quality)
  // What was decided at the table says nothing about how the teams play.
  await writer.report(past.map(({ key }) => ({ key, stamp: clock.now() + 1, state: won, awarded: true })))
  expect((await anyone.call(getAnalysisData, football)).forecast).toBeNull()
})

it('names players without a Chinese name in Latin letters, and shows no Chinese name in Portuguese', async () => {
  const { server, matchid, football, report } = await boot()
  const players = { player_en: 'Silva', player_zh: null, second_en: 'Souza', second_zh: '索萨' }
  await report({ plays: [play(1, 'goal', 5, { home: 1, ...players })] })
  const seen = async (lang: 'cn' | 'pt-br') => {
    const api = apiOf(server, { lang })
    const { list } = await api.call(getIncidentsData, { matchid })
    const [line] = (await api.call(getTliveData, football)).list
    return { names: list.map(({ player, second_player }) => [player, second_player]), text: line?.text }
  }
  const chinese = await seen('cn')
  expect(chinese.names).toEqual([['Silva', '索萨']])
  expect(chinese.text).toContain('Silva')
  expect((await seen('pt-br')).names).toEqual([['Silva', 'Souza']])
})
