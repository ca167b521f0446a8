import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Day } from '@org/domain'
import { seconds } from '../../ports/clock'
import { competitionsOfDay, matchesOfDay } from '../../store/matches/matches'
import type { Context } from '../context'
import type { Language } from '../language'
import { dayInZone } from './day-in-zone'
import { wireMatch } from './wire-match'

interface DayQuery {
  /** Empty for today. */
  readonly date: Day | ''
  /** The viewer's time zone. */
  readonly zone: string
  /** 0 for all. */
  readonly sport: number
}

/** The matches of a day; today also those of yesterday that are still in play. `viewer` may be empty. */
export const dayMatches = async (
  { db, clock }: Context,
  { date, zone, sport }: DayQuery,
  viewer: string,
  lang: Language,
): Promise<ReplyOf<Endpoints['getDateMatch']>> => {
  const day = dayInZone(date, zone, seconds(clock))
  const rows = await matchesOfDay(db, { span: day.span, sport, viewer, andRunning: day.isToday })
  return { date: day.date, list: rows.map((row) => wireMatch(row, lang)) }
}

/** How many matches each competition has on a day, most first. */
export const dayCompetitions = async (
  { db, clock }: Context,
  { date, zone, sport }: DayQuery,
): Promise<ReplyOf<Endpoints['getEventByDate']>['list']> =>
  competitionsOfDay(db, dayInZone(date, zone, seconds(clock)).span, sport)
