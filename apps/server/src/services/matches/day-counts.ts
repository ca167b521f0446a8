import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { addDays, type Day } from '@org/domain'
import { seconds } from '../../ports/clock'
import { competitionsOfDay, countsBetween, leaguesOfDay, sportsOfDay } from '../../store/matches/day-counts'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { eventAddress } from './crest-address'
import { dayInZone } from './day-in-zone'
import { dayFilter, type DayQuery } from './day-matches'

/** How many matches each competition has on a day, most first. */
export const dayCompetitions = async (
  context: Context,
  query: DayQuery,
): Promise<ReplyOf<Endpoints['getEventByDate']>['list']> => {
  const { span, sport } = dayFilter(context, query)
  return competitionsOfDay(context.db, span, sport)
}

/** The leagues of the list of a day, the hottest first. */
export const dayLeagues = async (
  context: Context,
  query: DayQuery,
): Promise<ReplyOf<Endpoints['getRaceTag']>['list']> => {
  const leagues = await leaguesOfDay(context.db, dayFilter(context, query))
  return leagues.map((league) => ({ ...league, logo: eventAddress(league.id) }))
}

export const daySports = (
  context: Context,
  query: Omit<DayQuery, 'sport'>,
): Promise<ReplyOf<Endpoints['getRaceSubTab']>['list']> =>
  sportsOfDay(context.db, dayFilter(context, { ...query, sport: 0 }))

/** How many matches kick off on each of the days around a day. */
export const daysAround = async (
  { db, clock }: Context,
  { date, zone, sport }: DayQuery,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<ReplyOf<Endpoints['getRecentMatchCount']>['list']> => {
  const now = seconds(clock)
  const first = addDays(dayInZone(date, zone, now).date, -before)
  if (first === null) throw new Refusal('invalidRequest', 'before')
  const days = Array.from({ length: before + 1 + after }, (_, index): Day => {
    const day = addDays(first, index)
    if (day === null) throw new Refusal('invalidRequest', 'after')
    return day
  })
  const spans = days.map((day) => dayInZone(day, zone, now).span)
  const { start } = dayInZone(first, zone, now).span
  const [end, ...ends] = spans.map((span) => span.end)
  const counts = await countsBetween(db, [start, end ?? start, ...ends], sport)
  return days.map((day, index) => ({ date: day, count: counts[index] ?? 0 }))
}
