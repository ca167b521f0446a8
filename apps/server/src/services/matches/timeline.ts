import type { BookmakerOdds, MatchStat, TimelineMinute } from '@org/api-client/contract'
import { countsInScore, FOOTBALL_STATUS, SPORT, type MatchSportId } from '@org/domain'
import type { PlayTable } from '../../store/matches/detail-tables'
import { figuresOf, oddsOf, playsOf } from '../../store/matches/match-details'
import type { Context } from '../context'
import { clockOf } from './commentary'
import { findMatch, type MatchPath } from './find-match'
import { statsUntil } from './stats-until'

/** More plays than any match has. */
const MOST_PLAYS = 5000

/** Score, odds, momentum and statistics of each minute of a match that has been played, from its stored plays and odds. None without the minutes of the goals. */
export const matchTimeline = async (context: Context, match: MatchPath): Promise<TimelineMinute[]> => {
  await findMatch(context, match)
  const [plays, { momentum, stats }, odds] = await Promise.all([
    playsOf(context.db, match.matchid, { limit: MOST_PLAYS }),
    figuresOf(context.db, match.matchid),
    oddsOf(context.db, match.matchid),
  ])
  if (match.sport === 'football' && !areGoalsKnown(plays)) return []
  const history = odds.find(({ market }) => market === 'winner')?.history ?? []
  return timelineOf(SPORT[match.sport], { plays, momentum, stats, history })
}

/** A source may tell the result without the minutes of the goals. */
const areGoalsKnown = (plays: readonly TimelinePlay[]): boolean => {
  const last = plays.at(-1)
  return last === undefined || plays.filter(({ kind }) => countsInScore(kind)).length === last.home + last.away
}

type TimelinePlay = Pick<
  PlayTable,
  'seq' | 'kind' | 'side' | 'minute' | 'added' | 'home' | 'away' | 'value' | 'happened_at'
>

interface Facts {
  readonly plays: readonly TimelinePlay[]
  readonly momentum: readonly number[]
  readonly stats: readonly MatchStat[]
  readonly history: BookmakerOdds['history']
}

/** A minute with the moment at which it ends, if that is known, and the last play in it. */
interface Minute extends Pick<TimelineMinute, 'minute' | 'added'> {
  readonly until: number | null
  readonly last: Pick<TimelinePlay, 'seq' | 'home' | 'away'>
}

/** The minutes of a match in their order. Football has one for each that was played, other sports for each with a play. */
export const timelineOf = (sport: MatchSportId, { plays, momentum, stats, history }: Facts): TimelineMinute[] => {
  const statsOf = statsUntil(plays, stats)
  const minutes = sport === SPORT.football ? footballMinutes(plays, momentum.length) : minutesWithPlays(plays)
  return minutes.map(({ minute, added, until, last }, index) => ({
    minute,
    added,
    clock: clockOf(sport, { minute, added, kind: 'corner' }),
    until,
    last_id: last.seq,
    home_score: last.home,
    away_score: last.away,
    momentum: momentum[index] ?? null,
    odds: until === null ? null : oddsAt(history, until),
    stats: statsOf(last.seq),
  }))
}

const oddsAt = (history: BookmakerOdds['history'], until: number): TimelineMinute['odds'] => {
  const movement = history.findLast(({ time }) => time <= until)
  return movement === undefined ? null : { home: movement.home, draw: movement.draw, away: movement.away }
}

/** Halves and extra time: the minutes before each one, and those that it regularly lasts. */
const HALVES = [
  { base: 0, length: 45 },
  { base: 45, length: 45 },
  { base: 90, length: 15 },
  { base: 105, length: 15 },
] as const

const NO_PLAY = { seq: 0, home: 0, away: 0 }

/**
 * The minutes of play of a football match. A half is as long as it was: `momentum` values tell how many minutes there are
 * in all, and the plays in stoppage time how many each half that has ended had at least. The last minute is the present one,
 * with all plays.
 */
const footballMinutes = (plays: readonly TimelinePlay[], momentum: number): Minute[] => {
  const begun = HALVES.filter(({ base }) => plays.some(({ minute }) => minute > base))
  const minutes: Minute[] = []
  begun.forEach(({ base, length }, index) => {
    const isLast = index === begun.length - 1
    const start = plays.find(({ kind, minute }) => kind === 'period' && minute === base + 1)?.happened_at ?? null
    const count = isLast
      ? Math.max(momentum - minutes.length, lastMinute(plays, base, length))
      : halfLength(plays, { base, length, start })
    for (let nth = 1; nth <= count; nth += 1) {
      const minute = base + Math.min(nth, length)
      const added = Math.max(0, nth - length)
      const last = plays.findLast((play) => placeOf(play) <= minute * MOST_ADDED + added)
      minutes.push({ minute, added, until: start === null ? null : start + nth * 60, last: last ?? NO_PLAY })
    }
  })
  const end = minutes.at(-1)
  const last = plays.at(-1)
  return end === undefined || last === undefined ? minutes : [...minutes.slice(0, -1), { ...end, last }]
}

/** More minutes of stoppage time than any half has. */
const MOST_ADDED = 1000

/** The order of plays by minute. The whistle that ends a half comes after its stoppage time, as a shootout does. */
const placeOf = ({ kind, minute, added }: TimelinePlay): number => {
  const begins = HALVES.some(({ base }) => minute === base + 1)
  const isLast = kind.startsWith('shootout') || (kind === 'period' && !begins)
  return minute * MOST_ADDED + (isLast ? MOST_ADDED - 1 : added)
}

/** The minutes of a half that has ended: from its whistles if their times are known, else from the plays in it. */
const halfLength = (
  plays: readonly TimelinePlay[],
  { base, length, start }: { base: number; length: number; start: number | null },
): number => {
  const end = plays.find(
    ({ kind, value, minute }) => kind === 'period' && minute === base + length && ENDS.includes(value),
  )?.happened_at
  if (start !== null && typeof end === 'number') return Math.ceil((end - start) / 60)
  return Math.max(length, lastMinute(plays, base, length))
}

/** The statuses after the first half, and after the others. */
const ENDS: readonly number[] = [FOOTBALL_STATUS.halfTime, FOOTBALL_STATUS.extraTime, FOOTBALL_STATUS.finished]

const lastMinute = (plays: readonly TimelinePlay[], base: number, length: number): number =>
  Math.max(
    0,
    ...plays
      .filter(({ minute }) => minute > base && minute <= base + length)
      .map(({ minute, added }) => minute - base + added),
  )

/** Each minute of the clock in which something happened. Basketball counts it down, esports up. */
const minutesWithPlays = (plays: readonly TimelinePlay[]): Minute[] => {
  const minutes = new Map<string, Minute>()
  for (const { seq, kind, minute, added, home, away, happened_at } of plays) {
    if (kind === 'period') continue
    minutes.set(`${minute} ${Math.floor(added / 60)}`, { minute, added, until: happened_at, last: { seq, home, away } })
  }
  return [...minutes.values()]
}
