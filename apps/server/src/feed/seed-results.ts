import { setImmediate } from 'node:timers/promises'
import { SPORT } from '@org/domain'
import type { Kysely } from 'kysely'
import { dayOfInstant, startOfDay } from '../store/matches/day-of-instant'
import { inTransaction } from '../store/database/in-transaction'
import { firstPlannedDay } from '../store/matches/match-feed'
import { addMatches, type NewMatch } from '../store/matches/save-matches'
import { ensureStages } from '../store/matches/seasons'
import { saveDetails, type MatchDetails } from '../store/matches/write-details'
import { areResultsSeeded, markResultsSeeded } from '../store/ops/installation'
import type { Database } from '../store/schema'
import type { CatalogueTeam, Competition } from './catalogue/competitions'
import { officialsOf } from './feed-row'
import { leagueRound } from './simulation/league-round'
import { matchChance } from './simulation/match-chance'
import { resultId } from './simulation/match-id'
import { roundName, seasonOfDay, simulatedStage } from './simulation/season-of-day'
import { seasonResult, type ResultSide, type SeasonResult } from './simulation/season-results'
import { playersOf } from './simulation/script-of-plan'

/** The number of complete past seasons per league at the first start of an installation. */
const SEASONS = 2

/**
 * Generates past results once per installation: two seasons and the current one until a day, from the secret seed. An
 * interrupted run is continued by the next start; existing results stay.
 */
export const seedResults = async (
  db: Kysely<Database>,
  { competitions, seed, before }: { competitions: readonly Competition[]; seed: string; before: number },
  isStopped: () => boolean,
): Promise<void> => {
  if (await areResultsSeeded(db)) return
  // Days that were planned before an interruption keep their matches.
  const end = Math.min(before, (await firstPlannedDay(db, seed)) ?? before)
  for (const competition of competitions.filter(({ knockout }) => !knockout)) {
    if (isStopped()) return
    await seedLeague(db, { competition, seed, before: end, sideOf: sidesOf(competition) })
    // Lets a feed update, a request or a stop run first.
    await setImmediate()
  }
  await markResultsSeeded(db)
}

interface League {
  readonly competition: Competition
  readonly seed: string
  /** The first day that is not in the past. */
  readonly before: number
  readonly sideOf: (team: CatalogueTeam) => ResultSide
}

const seedLeague = async (db: Kysely<Database>, league: League): Promise<void> => {
  const { competition, before } = league
  let first = seasonOfDay(competition, before).firstDay
  for (let past = 0; past < SEASONS; past += 1) first = seasonOfDay(competition, first - 1).firstDay
  const days = Array.from({ length: before - first }, (_, back) => before - 1 - back)
  const rounds = days.map((day) => ({ stage: simulatedStage(competition, day), results: resultsOfDay(league, day) }))
  await inTransaction(db, async (trx) => {
    const stageId = await ensureStages(
      trx,
      rounds.map(({ stage }) => stage),
    )
    const matches = rounds.flatMap(({ stage, results }) =>
      results.map((result) => matchRow(result, { competition, stageId: stageId(stage) })),
    )
    const added = new Set((await addMatches(trx, matches)).map(({ id }) => id))
    await saveDetails(
      trx,
      rounds.flatMap(({ results }) => results.filter(({ id }) => added.has(id)).map(detailsOfResult)),
    )
  })
}

interface DayResult extends SeasonResult {
  readonly id: number
  readonly seed: string
  readonly round: string
  readonly kickoff: number
  readonly home: CatalogueTeam
  readonly away: CatalogueTeam
}

const resultsOfDay = ({ competition, seed, sideOf }: League, day: number): DayResult[] => {
  const round = roundName(competition, seasonOfDay(competition, day).round)
  const random = matchChance(seed, 'round', competition.id, day)
  return leagueRound(competition, seed, day).map(({ home, away, second }, place) => ({
    id: resultId(day, { eventId: competition.id, place }),
    seed,
    round,
    kickoff: startOfDay(day) + second,
    home,
    away,
    ...seasonResult(random, sideOf(home), sideOf(away)),
  }))
}

const sidesOf = ({ teams }: Competition): League['sideOf'] => {
  const players = new Map(teams.map((team) => [team.id, team.sport === SPORT.football ? playersOf(team) : []]))
  return (team) => ({ team, players: players.get(team.id) ?? [] })
}

const matchRow = (
  { id, seed, round, kickoff, home, away, state }: DayResult,
  { competition, stageId }: { competition: Competition; stageId: number },
): NewMatch => ({
  id,
  sport_id: competition.sport,
  competition_id: competition.id,
  home_id: home.id,
  away_id: away.id,
  day: dayOfInstant(kickoff),
  kickoff_time: kickoff,
  origin: 'simulation',
  natural_key: null,
  stage_id: stageId,
  round,
  ...officialsOf({ id, sport: competition.sport, seed, homeId: home.id }),
  status: state.status,
  state,
  odds: null,
  stamp: (kickoff + LONGEST_MATCH) * 1000,
  settled: true,
})

/** Seconds after which every match is over. */
const LONGEST_MATCH = 4 * 3600

/** Only the goals are known. */
const detailsOfResult = ({ id, goals }: DayResult): MatchDetails => ({
  id,
  plays: goals.map(({ side, minute, scorer: [player_en, player_zh] }, index) => {
    const upTo = goals.slice(0, index + 1)
    return {
      seq: index + 1,
      kind: 'goal',
      side,
      minute,
      added: 0,
      home: upTo.filter((goal) => goal.side === 'home').length,
      away: upTo.filter((goal) => goal.side === 'away').length,
      value: 0,
      player_en,
      player_zh,
      second_en: null,
      second_zh: null,
      happened_at: null,
    }
  }),
})
