import { SPORT, type MatchSportId } from '@org/domain'
import { BASKETBALL_LEAGUES } from './basketball-leagues'
import type { ClubRow, LeagueRow } from './catalogue-row'
import { ESPORT_LEAGUES } from './esport-leagues'
import { FOOTBALL_LEAGUES } from './football-leagues'

export interface CatalogueTeam {
  readonly id: number
  readonly sport: MatchSportId
  readonly nameEn: string
  readonly shortEn: string
  readonly nameZh: string
  readonly shortZh: string
  readonly namePt: string
  readonly shortPt: string
  /** ISO 3166 alpha-2 in lower case, `un` for several. */
  readonly country: string
  /** Two colours as three hex digits each. */
  readonly colours: string
  /** 1 for the strongest of its league, 0 for the weakest. */
  readonly strength: number
}

export interface Competition {
  readonly id: number
  readonly sport: MatchSportId
  readonly nameEn: string
  readonly shortEn: string
  readonly nameZh: string
  readonly shortZh: string
  readonly namePt: string
  readonly shortPt: string
  readonly country: string
  /** Two colours as three hex digits each. */
  readonly colours: string
  readonly hours: readonly [from: number, to: number]
  readonly tier: 1 | 2 | 3
  /** A draw leads to extra time, then a shootout. */
  readonly knockout: boolean
  readonly teams: readonly CatalogueTeam[]
}

/** Youth, women's and academy teams have their own leagues under their clubs' names. */
interface Section {
  readonly no: number
  readonly en: string
  readonly zh: string
  readonly pt: string
  /** The suffix of short team names. */
  readonly shortPt: string
  /** The numbers of the leagues that have this variant. */
  readonly leagues: readonly number[]
}

const SENIOR: Section = { no: 0, en: '', zh: '', pt: '', shortPt: '', leagues: [] }

const SECTIONS: Record<MatchSportId, readonly Section[]> = {
  [SPORT.football]: [
    {
      no: 1,
      en: ' U21',
      zh: 'U21',
      pt: ' Sub-21',
      shortPt: ' U21',
      leagues: [1, 3, 4, 5, 6, 7, 9, 10, 12, 13, 15, 16, 17, 18, 20],
    },
    {
      no: 2,
      en: ' Women',
      zh: '女足',
      pt: ' Feminino',
      shortPt: ' (F)',
      leagues: [1, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 17, 19],
    },
  ],
  [SPORT.basketball]: [
    { no: 1, en: ' U22', zh: 'U22', pt: ' Sub-22', shortPt: ' U22', leagues: [2, 4] },
    { no: 2, en: ' Women', zh: '女篮', pt: ' Feminino', shortPt: ' (F)', leagues: [2, 3, 5, 6, 7, 8] },
  ],
  [SPORT.esport]: [{ no: 3, en: ' Academy', zh: '青训', pt: ' Academy', shortPt: ' Academy', leagues: [1, 2, 3, 5] }],
}

/** Cups combine clubs of several leagues; `top` is the number of clubs per league. */
const CUPS = [
  {
    no: 1,
    en: 'UEFA Champions League',
    zh: '欧洲冠军联赛',
    short: '欧冠',
    pt: 'Liga dos Campeões da UEFA',
    shortPt: 'Liga dos Campeões',
    of: [1, 3, 4, 5, 6, 16, 17, 20],
    top: 5,
  },
  {
    no: 2,
    en: 'Copa Libertadores',
    zh: '南美解放者杯',
    short: '解放者杯',
    pt: 'Copa Libertadores da América',
    shortPt: 'Libertadores',
    of: [7, 15],
    top: 10,
  },
  {
    no: 3,
    en: 'AFC Champions League',
    zh: '亚足联冠军联赛',
    short: '亚冠',
    pt: 'Liga dos Campeões da Ásia',
    shortPt: 'Champions da Ásia',
    of: [9, 10, 12, 18],
    top: 5,
  },
  {
    no: 4,
    en: 'FA Cup',
    zh: '英格兰足总杯',
    short: '英足总杯',
    pt: 'Copa da Inglaterra',
    shortPt: 'Copa da Inglaterra',
    of: [1, 2],
    top: 24,
  },
  {
    no: 5,
    en: 'Copa do Brasil',
    zh: '巴西杯',
    short: '巴西杯',
    pt: 'Copa do Brasil',
    shortPt: 'Copa do Brasil',
    of: [7, 8],
    top: 20,
  },
  {
    no: 6,
    en: 'Chinese FA Cup',
    zh: '中国足协杯',
    short: '足协杯',
    pt: 'Copa da China',
    shortPt: 'Copa da China',
    of: [9],
    top: 16,
  },
  {
    no: 7,
    en: 'DFB-Pokal',
    zh: '德国杯',
    short: '德国杯',
    pt: 'Copa da Alemanha',
    shortPt: 'Copa da Alemanha',
    of: [4],
    top: 20,
  },
  {
    no: 8,
    en: "Emperor's Cup",
    zh: '日本天皇杯',
    short: '天皇杯',
    pt: 'Copa do Imperador',
    shortPt: 'Copa do Imperador',
    of: [10, 11],
    top: 20,
  },
  {
    no: 9,
    en: 'Copa del Rey',
    zh: '西班牙国王杯',
    short: '国王杯',
    pt: 'Copa do Rei',
    shortPt: 'Copa do Rei',
    of: [3],
    top: 23,
  },
] as const

const teamsOf = (sport: MatchSportId, league: LeagueRow, section: Section): CatalogueTeam[] =>
  league.clubs.map(([nameEn, shortEn, nameZh, shortZh, colours]: ClubRow, index) => ({
    id: sport * 100_000 + league.no * 1000 + section.no * 100 + index,
    sport,
    nameEn: nameEn + section.en,
    shortEn: shortEn + section.en,
    nameZh: nameZh + section.zh,
    shortZh: (shortZh || nameZh) + section.zh,
    namePt: nameEn + section.pt,
    shortPt: shortEn + section.shortPt,
    country: league.country,
    colours,
    strength: 1 - index / league.clubs.length,
  }))

const leagueCompetition = (sport: MatchSportId, league: LeagueRow, section: Section): Competition => ({
  id: sport * 1000 + league.no * 10 + section.no,
  sport,
  nameEn: league.nameEn + section.en,
  shortEn: league.shortEn + section.en,
  nameZh: league.nameZh + section.zh,
  shortZh: league.shortZh + section.zh,
  namePt: (league.namePt ?? league.nameEn) + section.pt,
  shortPt: (league.shortPt ?? league.shortEn) + section.pt,
  country: league.country,
  colours: coloursOf(league.no),
  hours: league.hours,
  tier: section === SENIOR ? league.tier : 3,
  knockout: false,
  teams: teamsOf(sport, league, section),
})

const coloursOf = (no: number): string => LEAGUE_COLOURS[no % LEAGUE_COLOURS.length] ?? '14a fff'

const LEAGUE_COLOURS = [
  '14a fff',
  '508 fff',
  'c12 fff',
  '074 fff',
  'b60 fff',
  '07a fff',
  '426 fd0',
  '333 fc0',
  '905 fff',
  '056 9ef',
]

const leaguesOf = (sport: MatchSportId, rows: readonly LeagueRow[]): Competition[] =>
  rows.flatMap((league) =>
    [SENIOR, ...SECTIONS[sport].filter((section) => section.leagues.includes(league.no))].map((section) =>
      leagueCompetition(sport, league, section),
    ),
  )

const footballLeagues = leaguesOf(SPORT.football, FOOTBALL_LEAGUES)

const cups: Competition[] = CUPS.map((cup) => {
  const members = cup.of
    .map((no) => FOOTBALL_LEAGUES.find((league) => league.no === no))
    .filter((row) => row !== undefined)
  return {
    id: SPORT.football * 1000 + 900 + cup.no,
    sport: SPORT.football,
    nameEn: cup.en,
    shortEn: cup.en,
    nameZh: cup.zh,
    shortZh: cup.short,
    namePt: cup.pt,
    shortPt: cup.shortPt,
    country: members.every((league) => league.country === members[0]?.country) ? (members[0]?.country ?? 'un') : 'un',
    colours: coloursOf(cup.no + 5),
    hours: [Math.min(...members.map(({ hours }) => hours[0])), Math.max(...members.map(({ hours }) => hours[1]))],
    tier: 1,
    knockout: true,
    teams: members.flatMap((league) => teamsOf(SPORT.football, league, SENIOR).slice(0, cup.top)),
  }
})

/** Every competition that the simulation plays. */
export const COMPETITIONS: readonly Competition[] = [
  ...footballLeagues,
  ...cups,
  ...leaguesOf(SPORT.basketball, BASKETBALL_LEAGUES),
  ...leaguesOf(SPORT.esport, ESPORT_LEAGUES),
]

/** Every team once. */
export const TEAMS: ReadonlyMap<number, CatalogueTeam> = new Map(
  COMPETITIONS.flatMap(({ teams }) => teams.map((team) => [team.id, team] as const)),
)

export const competitionById: ReadonlyMap<number, Competition> = new Map(COMPETITIONS.map((row) => [row.id, row]))
