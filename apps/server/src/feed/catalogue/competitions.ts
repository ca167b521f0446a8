import { SPORT, type MatchSportId } from '@org/domain'
import { BASKETBALL_LEAGUES } from './basketball-leagues'
import type { ClubRow, LeagueRow } from './catalogue-row'
import { CUPS } from './cups'
import { ESPORT_LEAGUES } from './esport-leagues'
import { FOOTBALL_LEAGUES } from './football-leagues'
import { SECTIONS, type Section } from './sections'
import { weekWithout, type Weekday } from './weekday'

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
  /** The hours of kick-offs in Asia/Shanghai, counted from the start of the day of the round: 26 is 2 a.m. of the next day. */
  readonly hours: readonly [from: number, to: number]
  /** When it has a round, in the order of a week. */
  readonly weekdays: readonly Weekday[]
  /** A draw leads to extra time, then a shootout. */
  readonly knockout: boolean
  readonly teams: readonly CatalogueTeam[]
}

/** The parts of a section that names use; none for senior teams. */
type NameParts = Pick<Section, 'no' | 'en' | 'zh' | 'pt' | 'shortPt'>

const SENIOR: NameParts = { no: 0, en: '', zh: '', pt: '', shortPt: '' }

const teamsOf = (sport: MatchSportId, league: LeagueRow, section: NameParts): CatalogueTeam[] =>
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

const leagueCompetition = (
  sport: MatchSportId,
  league: LeagueRow,
  { section, ...days }: Pick<Competition, 'hours' | 'weekdays'> & { section: NameParts },
): Competition => ({
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
  knockout: false,
  teams: teamsOf(sport, league, section),
  ...days,
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
  rows.flatMap((league) => {
    const { no, hours } = league
    return [
      leagueCompetition(sport, league, { section: SENIOR, hours, weekdays: seniorWeekdays(sport, no) }),
      ...SECTIONS[sport]
        .filter(({ leagues }) => leagues.includes(no))
        .map((section) =>
          leagueCompetition(sport, league, { section, hours: section.hours(hours), weekdays: section.weekdays }),
        ),
    ]
  })

/** A league rests when its clubs play in cups. */
const seniorWeekdays = (sport: MatchSportId, no: number): readonly Weekday[] => {
  const cups = CUPS.filter(({ of }) => sport === SPORT.football && of.some((league) => league === no))
  return weekWithout(...cups.map(({ weekday }) => weekday))
}

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
    weekdays: [cup.weekday],
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
