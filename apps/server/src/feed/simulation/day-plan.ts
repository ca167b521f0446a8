import { SPORT, type MatchSportId } from '@org/domain'
import { COMPETITIONS, type Competition } from '../catalogue/competitions'
import { startOfDay } from '../../store/matches/day-of-instant'
import { FATES, type Fate, type MatchPlan } from '../../store/matches/stored-plan'
import { cupRound, type Tie } from './cup-round'
import { leagueRound } from './league-round'
import { matchChance } from './match-chance'
import { plannedMatchId, roundDaysOf } from './match-id'
import { endOfScript } from './match-script'
import { matchState } from './match-state'
import { instantOfPlay } from './match-plan'
import { scriptOfPlan } from './script-of-plan'
import { roundName, seasonOfDay } from './season-of-day'
import { cupKickOffs } from './timetable'

export interface SimulationSettings {
  readonly seed: string
  /** The speed of matches relative to real time; the number of rounds per day grows with it. */
  readonly speed: number
}

/** A match may begin this much later than planned, in seconds of play. */
export const LATEST_START = 110

/**
 * All matches of the rounds of a day, by competition. Leagues play round after round of a double round robin, cups until their
 * final. The hours of a round may end after midnight.
 */
export const dayPlan = (settings: SimulationSettings, day: number): MatchPlan[] =>
  roundDaysOf(day, settings.speed).flatMap((roundDay) =>
    COMPETITIONS.flatMap((competition) =>
      competition.knockout ? cupPlans(competition, settings, roundDay) : leaguePlans(competition, settings, roundDay),
    ),
  )

/** The share of the matches that do not end normally, of those that are not needed to have enough in play. */
const TROUBLE: Record<MatchSportId, number> = {
  [SPORT.football]: 0.2,
  [SPORT.basketball]: 0.1,
  [SPORT.esport]: 0.1,
}
const TROUBLES: readonly Fate[] = FATES.filter((fate) => fate !== 'played')

/** A troubled match is not played again: tables count what was played. */
const leaguePlans = (competition: Competition, settings: SimulationSettings, roundDay: number): MatchPlan[] => {
  const random = matchChance(settings.seed, 'fates', competition.id, roundDay)
  return leagueRound(competition, settings.seed, roundDay).map(({ home, away, second, isNeeded }, place) => {
    const isTroubled = random.chance(TROUBLE[competition.sport]) && !isNeeded
    const fate = isTroubled ? random.pick(TROUBLES) : 'played'
    return planOf(competition, settings, { home, away, place, roundDay, second, fate })
  })
}

/** Somebody has to win, so every tie is played. */
const cupPlans = (competition: Competition, settings: SimulationSettings, roundDay: number): MatchPlan[] => {
  const plan = (tie: Tie, day: number, second: number) =>
    planOf(competition, settings, { ...tie, roundDay: day, second, fate: 'played' })
  const ties = cupRound(competition, settings.seed, roundDay, (tie, day) =>
    isHomeWin(plan(tie, day, 0)) ? tie.home : tie.away,
  )
  const kickOffs = cupKickOffs(competition, ties.length)
  return ties.map((tie, index) => plan(tie, roundDay, kickOffs[index] ?? 0))
}

const isHomeWin = (plan: MatchPlan): boolean => {
  const script = scriptOfPlan(plan)
  const { home_score, away_score, home_penalty_score, away_penalty_score } = matchState(
    plan,
    script,
    instantOfPlay(plan, endOfScript(script)) + 1,
  )
  return home_score + (home_penalty_score ?? 0) > away_score + (away_penalty_score ?? 0)
}

interface PlannedTie extends Tie {
  readonly roundDay: number
  readonly second: number
  readonly fate: Fate
}

const planOf = (
  competition: Competition,
  { seed, speed }: SimulationSettings,
  { home, away, place, roundDay, second, fate }: PlannedTie,
): MatchPlan => {
  const { id: eventId, sport, knockout } = competition
  const id = plannedMatchId({ roundDay, speed }, { eventId, place })
  const random = matchChance(seed, 'plan', id)
  return {
    id,
    sport,
    eventId,
    homeId: home.id,
    awayId: away.id,
    kickoff: instantOf(roundDay, second, speed),
    delay: random.between(5, LATEST_START) / speed,
    round: roundName(competition, seasonOfDay(competition, roundDay).round),
    knockout,
    bestOf: sport === SPORT.esport ? (random.chance(0.35) ? 5 : 3) : 0,
    fate,
    seed,
    speed,
  }
}

const instantOf = (roundDay: number, second: number, speed: number): number =>
  Math.round(startOfDay(0) + (startOfDay(roundDay) - startOfDay(0) + second) / speed)
