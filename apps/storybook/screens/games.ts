import { FOOTBALL_STATUS, SPORT } from '@org/domain'

const { notStarted, firstHalf, halfTime, secondHalf, finished, postponed } = FOOTBALL_STATUS

const named = (zh: string, pt = zh) => ({
  name_zh: zh,
  short_name_zh: zh,
  name_en: pt,
  short_name_en: pt,
  name_pt: pt,
  short_name_pt: pt,
})
/** Crests and faces are drawn from the name where there is no picture. */
export const team = (zh: string, pt?: string) => ({ ...named(zh, pt), logo: '', country_logo: '' })

const minutesAgo = (minutes: number) => Math.round(Date.now() / 1_000) - minutes * 60
/** The kick-off of a later match is on the hour. */
const onTheHour = (hours: number) => (Math.floor(Date.now() / 3_600_000) + hours) * 3_600

const score = (home: number, away: number, homeHalf = home, awayHalf = away) => ({
  home_score: home,
  away_score: away,
  home_half_score: homeHalf,
  away_half_score: awayHalf,
})
const CALM = { home_red: 0, away_red: 0, home_yellow: 0, away_yellow: 0, home_corner: 0, away_corner: 0 }
const corners = (home_corner: number, away_corner: number) => ({ home_corner, away_corner })

export const LEAGUES = [
  named('英超', 'Campeonato Inglês'),
  named('西甲', 'Campeonato Espanhol'),
  named('巴甲', 'Brasileirão'),
]
const odds = (home: number, draw: number, away: number) => ({ odds: { home, draw, away } })

type Side = ReturnType<typeof team>
interface Game {
  readonly league: 0 | 1 | 2
  readonly sides: readonly [home: Side, away: Side]
  readonly status: number
  /** Minutes since the kick-off of the running half, or of a match that is over. */
  readonly since?: number
  /** Hours until the kick-off. */
  readonly hours?: number
  readonly more?: object
}

/** A day of football with a match in every state. */
export const FOOTBALL_DAY: readonly [Game, Game, Game, ...Game[]] = [
  {
    league: 0,
    sides: [team('曼城', 'Man City'), team('利物浦', 'Liverpool')],
    status: secondHalf,
    since: 22,
    more: { live: 1, attented: 1, ...score(2, 1, 1, 1), ...corners(7, 2), away_yellow: 2, ...odds(1.12, 7, 10.5) },
  },
  {
    league: 0,
    sides: [team('阿森纳', 'Arsenal'), team('切尔西', 'Chelsea')],
    status: firstHalf,
    since: 31,
    more: { live: 1, ...corners(3, 4), home_yellow: 1, ...odds(2.3, 2.9, 3.6) },
  },
  {
    league: 0,
    sides: [team('热刺', 'Tottenham'), team('纽卡斯尔', 'Newcastle')],
    status: halfTime,
    since: 50,
    more: { ...score(1, 1), ...corners(2, 5), home_red: 1, ...odds(3.1, 3.2, 2.35) },
  },
  {
    league: 1,
    sides: [team('皇马', 'Real Madrid'), team('巴萨', 'Barcelona')],
    status: notStarted,
    hours: 2,
    more: { attented: 1, ...odds(2.05, 3.6, 3.4) },
  },
  {
    league: 1,
    sides: [team('马竞', 'Atlético de Madrid'), team('塞维利亚', 'Sevilla')],
    status: notStarted,
    hours: 3,
    more: odds(1.7, 3.5, 5.2),
  },
  {
    league: 2,
    sides: [team('弗拉门戈', 'Flamengo'), team('帕尔梅拉斯', 'Palmeiras')],
    status: finished,
    since: 180,
    more: { ...score(3, 1, 1, 0), ...corners(6, 3) },
  },
  {
    league: 2,
    sides: [team('科林蒂安', 'Corinthians'), team('桑托斯', 'Santos')],
    status: finished,
    since: 240,
    more: { ...corners(4, 4), away_yellow: 3 },
  },
  { league: 2, sides: [team('格雷米奥', 'Grêmio'), team('巴伊亚', 'Bahia')], status: postponed, since: 60 },
]

/** A match of that day by the contract; its id is its number from 1. */
export const football = ({ league, sides: [hometeam, awayteam], status, since, hours, more }: Game, at: number) => {
  const time = since === undefined ? onTheHour(hours ?? 0) : minutesAgo(since)
  return {
    live: 0 as const,
    attented: 0 as const,
    simulated: 0 as const,
    odds: null,
    ...score(0, 0),
    ...CALM,
    ...more,
    id: at + 1,
    sport_id: SPORT.football,
    status,
    time,
    kickoff_time: time,
    round: '',
    hometeam,
    awayteam,
    event_id: league + 1,
    matchevent: { id: league + 1, logo: '', ...LEAGUES[league] },
  }
}

/** The match of that day whose page the stories show. Its teams are the first two of the table. */
export const theGame = () => {
  const match = football(FOOTBALL_DAY[0], 0)
  return { ...match, hometeam: { ...match.hometeam, id: 1 }, awayteam: { ...match.awayteam, id: 2 } }
}
