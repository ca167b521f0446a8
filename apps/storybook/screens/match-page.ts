import {
  getAnalysisData,
  getIncidentsData,
  getLineupData,
  getLivePageData,
  getMatchAnchors,
  getMatchData,
  getMatchInfo,
  getMatchRank,
  getMatchTimeline,
  getTliveData,
  matchOdd,
  type Match,
} from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { BOOKMAKERS, FOOTBALL_STATUS } from '@org/domain'
import { TABLE } from './competitions'
import { optionsOf, room, type Language } from './fixtures'
import { football, FOOTBALL_DAY, theGame } from './games'

const { firstHalf, secondHalf, finished } = FOOTBALL_STATUS

const MINUTES = 67
const STATS = [
  ['ball_possession', 58, 42],
  ['shots', 14, 9],
  ['shots_on_target', 6, 3],
  ['corner_kicks', 7, 2],
  ['fouls', 8, 12],
  ['yellow_cards', 1, 3],
] as const
/** The pressure of each minute. */
const MOMENTUM = Array.from({ length: MINUTES }, (_, at) => Math.round(55 * Math.sin(at / 4) + 25 * Math.sin(at / 1.7)))

/** The goalkeeper first, then line by line; the last three are on the bench. */
const PLAYERS = {
  'zh-CN': {
    home: '埃德森,沃克,迪亚斯,阿坎吉,格瓦迪奥尔,罗德里,德布劳内,席尔瓦,福登,哈兰德,多库,奥尔特加,斯通斯,科瓦契奇',
    away: '阿利松,阿诺德,科纳特,范戴克,罗伯逊,远藤航,麦卡利斯特,索博斯洛伊,萨拉赫,努涅斯,迪亚斯,凯莱赫,戈麦斯,若塔',
  },
  'pt-BR': {
    home: 'Ederson,Walker,Rúben Dias,Akanji,Gvardiol,Rodri,De Bruyne,Bernardo,Foden,Haaland,Doku,Ortega,Stones,Kovačić',
    away: 'Alisson,Arnold,Konaté,Van Dijk,Robertson,Endo,Mac Allister,Szoboszlai,Salah,Núñez,Díaz,Kelleher,Gomez,Jota',
  },
} as const satisfies Record<Language, object>
const STARTERS = 11
const LINES = [
  'goalkeeper',
  ...Array<'defender'>(4).fill('defender'),
  ...Array<'midfielder'>(3).fill('midfielder'),
] as const

const playersOf = (language: Language, side: 'home' | 'away') =>
  PLAYERS[language][side].split(',').map((name, at) => ({
    name,
    number: at + 1,
    position: LINES[at % STARTERS] ?? ('forward' as const),
  }))

const lineup = (language: Language, side: 'home' | 'away') => {
  const players = playersOf(language, side)
  return {
    formation: '4-3-3',
    starters: players.slice(0, STARTERS),
    bench: players.slice(STARTERS, -1),
    absent: players.slice(-1).map((player) => ({ ...player, reason: 'injured' as const })),
  }
}

const incidents = (language: Language) => {
  const name = (side: 'home' | 'away', at: number) => playersOf(language, side)[at]?.name ?? ''
  const goal = { kind: 'goal', added: 0, second_player: '' } as const
  return [
    {
      ...goal,
      id: 1,
      side: 'home',
      minute: 12,
      player: name('home', 9),
      home_score: 1,
      away_score: 0,
      status: firstHalf,
    },
    { ...goal, id: 2, kind: 'yellow_card', side: 'away', minute: 31, player: name('away', 3), status: firstHalf },
    {
      ...goal,
      id: 3,
      side: 'away',
      minute: 44,
      player: name('away', 8),
      home_score: 1,
      away_score: 1,
      status: firstHalf,
    },
    {
      ...goal,
      id: 4,
      side: 'home',
      minute: 58,
      player: name('home', 8),
      home_score: 2,
      away_score: 1,
      status: secondHalf,
    },
  ] as const
}

const timeline = (language: Language, now: number) =>
  MOMENTUM.map((momentum, at) => {
    const minute = at + 1
    const until = incidents(language).filter((incident) => incident.minute <= minute)
    const goals = (side: string) =>
      until.filter((incident) => incident.kind === 'goal' && incident.side === side).length
    return {
      minute,
      added: 0,
      clock: `${minute}'`,
      until: now - (MINUTES - minute) * 60,
      last_id: until.at(-1)?.id ?? 0,
      home_score: goals('home'),
      away_score: goals('away'),
      momentum,
      odds: null,
      stats: [],
    }
  })

/** The prices of each bookmaker since the day before the match, which move towards the team that leads. */
const markets = (kickOff: number) =>
  BOOKMAKERS.flatMap((company, at) => {
    const prices = { home: 1.95 + at / 20, draw: 3.4, away: 3.9 - at / 20 }
    const history = Array.from({ length: 12 }, (_, step) => ({
      home: prices.home - step * 0.06,
      draw: prices.draw + step * 0.2,
      away: prices.away + step * 0.4,
      time: kickOff - 86_400 + step * 8_000,
    }))
    const even = { home: 1.9 + at / 50, draw: 0, away: 1.96 - at / 50 }
    const moved = { ...even, home: even.home - 0.08, away: even.away + 0.07 }
    return [
      { company, market: 'winner' as const, line: 0, opening: prices, current: history.at(-1) ?? prices, history },
      { company, market: 'handicap' as const, line: -0.5, opening: even, current: moved, history: [] },
      { company, market: 'total' as const, line: 2.5, opening: even, current: moved, history: [] },
    ]
  })

/** An earlier match of that many weeks ago. */
const past = (at: number, weeks: number, [home, away]: readonly [number, number], sides = FOOTBALL_DAY[0].sides) => {
  const game = { league: 0, sides, status: finished, since: weeks * 7 * 1_440 } as const
  return { ...football(game, at), home_score: home, away_score: away, home_half_score: 0, away_half_score: 0 }
}

const analysis = (language: Language) => {
  const [home, away] = FOOTBALL_DAY[0].sides
  const [second, third] = [FOOTBALL_DAY[1].sides, FOOTBALL_DAY[2].sides]
  const form = { next: [], internationals: [] }
  return sample(
    getAnalysisData,
    {
      meetings: [past(20, 26, [1, 1]), past(21, 60, [2, 3], [away, home]), past(22, 80, [4, 1])],
      internationals: [],
      home: { ...form, results: [past(30, 1, [3, 0], [home, second[0]]), past(31, 2, [1, 2], [third[0], home])] },
      away: { ...form, results: [past(40, 1, [2, 2], [away, second[1]]), past(41, 2, [0, 1], [third[1], away])] },
      standings: TABLE.slice(0, 2),
      vote: { home: 1_240, draw: 310, away: 760, mine: '', open: 0 },
      forecast: {
        home: 0.51,
        draw: 0.24,
        away: 0.25,
        home_goals: 1.8,
        away_goals: 1.2,
        scores: [
          { home: 2, away: 1, chance: 0.11 },
          { home: 1, away: 1, chance: 0.1 },
        ],
        results: 412,
      },
    },
    optionsOf(language),
  )
}

/** A match with everything that its page shows. */
export const theMatch = (language: Language, fields: Partial<Match> = {}): FakeAnswers => {
  const options = optionsOf(language)
  const match = { ...theGame(), ...fields }
  const kickOff = match.kickoff_time
  return {
    getMatchInfo: () => sample(getMatchInfo, { match, missing: [] }, options),
    getMatchAnchors: () => sample(getMatchAnchors, { list: [room(language, 0), room(language, 1)] }, options),
    getMatchData: () =>
      sample(
        getMatchData,
        { stats: STATS.map(([kind, home, away]) => ({ kind, home, away })), momentum: MOMENTUM },
        options,
      ),
    getIncidentsData: () => sample(getIncidentsData, { list: incidents(language) }, options),
    getTliveData: () => sample(getTliveData, {}, options),
    getMatchTimeline: () => sample(getMatchTimeline, { list: timeline(language, options.now) }, options),
    getAnalysisData: () => analysis(language),
    getLineupData: () =>
      sample(getLineupData, { home: lineup(language, 'home'), away: lineup(language, 'away') }, options),
    matchOdd: () => sample(matchOdd, { list: markets(kickOff) }, options),
    getMatchRank: () => sample(getMatchRank, { season: '2026/27', list: TABLE }, options),
  }
}

/** A room on air that shows the match. */
export const theRoom = (language: Language): FakeAnswers => ({
  ...theMatch(language),
  getLivePageData: () =>
    sample(getLivePageData, { live: room(language, 0), streams: [], match: theGame() }, optionsOf(language)),
})
