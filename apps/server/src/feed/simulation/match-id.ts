import type { IdRange } from '../../store/matches/match-feed'
import type { MatchPlan } from '../../store/matches/stored-plan'
import { COMPETITIONS } from '../catalogue/competitions'

/** Ids depend only on the day, the competition and the place in its round. The past results of a day come after its plan. */
const IDS_A_DAY = 100_000
const IDS_A_ROUND_DAY = 8000
const IDS_A_COMPETITION = 64
const FIRST_RESULT = 90_000

const indexes = new Map(COMPETITIONS.map(({ id }, index) => [id, index]))

const placeOf = (eventId: number, place: number): number => (indexes.get(eventId) ?? 0) * IDS_A_COMPETITION + place

/** Days of rounds pass `speed` times as fast as real days. */
export const roundDaysOf = (day: number, speed: number): number[] => {
  const first = Math.ceil(day * speed)
  return Array.from({ length: Math.ceil((day + 1) * speed) - first }, (_, index) => first + index)
}

/** The id of a planned match, by the day of its round. */
export const plannedMatchId = (
  { roundDay, speed }: { roundDay: number; speed: number },
  { eventId, place }: { eventId: number; place: number },
): number => {
  const day = Math.floor(roundDay / speed)
  return day * IDS_A_DAY + (roundDay - Math.ceil(day * speed)) * IDS_A_ROUND_DAY + placeOf(eventId, place)
}

/** The ids that the matches of a day's plan may have, both ends included. */
export const plannedIdsOf = (day: number): IdRange => ({
  first: day * IDS_A_DAY,
  last: day * IDS_A_DAY + FIRST_RESULT - 1,
})

/** The day of the round of a planned match. */
export const roundDayOf = ({ id, speed }: Pick<MatchPlan, 'id' | 'speed'>): number =>
  Math.ceil(Math.floor(id / IDS_A_DAY) * speed) + Math.floor((id % IDS_A_DAY) / IDS_A_ROUND_DAY)

/** The id of a past result, of which there is no plan. */
export const resultId = (day: number, { eventId, place }: { eventId: number; place: number }): number =>
  day * IDS_A_DAY + FIRST_RESULT + placeOf(eventId, place)
