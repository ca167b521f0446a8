import { DAY_SECONDS, SPORT, type MatchSportId } from '@org/domain'
import { COMPETITIONS, type Competition } from '../catalogue/competitions'

export interface KickOff {
  /** Seconds since the start of the day of the round; more than a day for the hours after midnight. */
  readonly second: number
  /** Without this match, too few would be in play. */
  readonly isNeeded: boolean
}

/** Matches of one sport start in slots, so that enough of them are always in play. */
interface Slots {
  readonly minutes: number
  /** The least number of matches that start in each slot. */
  readonly least: number
  /** The hour at which the first league opens. From here on, the matches of a day fill 24 hours. */
  readonly opens: number
}

const SLOTS: Record<MatchSportId, Slots> = {
  // The shortest football match lasts 108 minutes: seven slots are in play at any moment.
  [SPORT.football]: { minutes: 15, least: 3, opens: 11 },
  // The shortest basketball game lasts 110 minutes.
  [SPORT.basketball]: { minutes: 15, least: 1, opens: 12 },
  // Two maps with a break last 84 minutes.
  [SPORT.esport]: { minutes: 20, least: 1, opens: 14 },
}

/**
 * The kick-offs of a league's round, one for each pair, in order: evenly over the league's hours, and earlier where the
 * leagues of its sport would otherwise leave a slot without enough matches. They depend only on the weekday.
 */
export const leagueKickOffs = (competition: Competition, day: number): readonly KickOff[] => {
  const weekday = day % 7
  const key = `${competition.sport}/${weekday}`
  const timetable = timetables.get(key) ?? timetableOf(competition.sport, weekday)
  timetables.set(key, timetable)
  return timetable.get(competition.id) ?? []
}

const timetables = new Map<string, ReadonlyMap<number, readonly KickOff[]>>()

interface League {
  readonly id: number
  readonly pairs: number
  /** The first slot, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly kickOffs: KickOff[]
}

const timetableOf = (sport: MatchSportId, weekday: number): ReadonlyMap<number, readonly KickOff[]> => {
  const { minutes, least, opens } = SLOTS[sport]
  const slotOf = (hour: number) => (hour * 60) / minutes
  const leagues = COMPETITIONS.filter(
    (row) => row.sport === sport && !row.knockout && row.weekdays.some((each) => each === weekday),
  ).map(({ id, teams, hours: [from, to] }): League => ({
    id,
    pairs: Math.floor(teams.length / 2),
    from: slotOf(from),
    to: slotOf(to),
    kickOffs: [],
  }))
  const covered = slotOf(opens) + DAY_SECONDS / 60 / minutes
  const end = Math.max(...leagues.map(({ to }) => to))
  for (let slot = slotOf(opens); slot < end; slot += 1) {
    const open = leagues.filter(({ from, to }) => from <= slot && slot < to)
    const wanted = slot < covered ? least : 0
    let started = 0
    const start = ({ kickOffs }: League) => {
      kickOffs.push({ second: slot * minutes * 60, isNeeded: started < wanted })
      started += 1
    }
    for (const league of open) while (league.kickOffs.length < dueBy(league, slot)) start(league)
    for (let next = busiest(open, slot); next && started < wanted; next = busiest(open, slot)) start(next)
  }
  return new Map(leagues.map(({ id, kickOffs }) => [id, kickOffs]))
}

/** How many matches have started after a slot, if they are evenly spread. */
const dueBy = ({ pairs, from, to }: League, slot: number): number =>
  Math.floor((pairs * (slot + 1 - from)) / (to - from))

/** The league with the most matches left for its remaining hours. */
const busiest = (leagues: readonly League[], slot: number): League | null => {
  const load = ({ pairs, to, kickOffs }: League) => (pairs - kickOffs.length) / (to - slot)
  const [first] = leagues.filter((league) => load(league) > 0).sort((a, b) => load(b) - load(a))
  return first ?? null
}

/** The kick-offs of a cup's round: evenly over its hours, in quarters of an hour. */
export const cupKickOffs = ({ hours: [from, to] }: Competition, ties: number): readonly number[] =>
  Array.from({ length: ties }, (_, tie) => (from * 4 + Math.floor(((to - from) * 4 * tie) / ties)) * QUARTER_HOUR)

const QUARTER_HOUR = 900
