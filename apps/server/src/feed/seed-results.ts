import { setImmediate } from 'node:timers/promises'
import { SPORT } from '@org/domain'
import type { Kysely } from 'kysely'
import { startOfDay } from '../store/matches/day-of-instant'
import { inTransaction } from '../store/database/in-transaction'
import { firstPlannedDay, insertMatches, type NewMatch } from '../store/matches/match-feed'
import { ensureStages } from '../store/matches/seasons'
import { saveDetails, type MatchDetails } from '../store/matches/write-details'
import { areResultsSeeded, markResultsSeeded } from '../store/ops/installation'
import type { Database } from '../store/schema'
import { COMPETITIONS, type CatalogueTeam, type Competition } from './catalogue/competitions'
import { officialsOf } from './feed-row'
import { matchChance } from './simulation/match-chance'
import { seasonOfDay, simulatedStage } from './simulation/season-of-day'
import { pairsOfRound } from './simulation/season-fixtures'
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
    await seedLeague(db, { competition, seed, before: end, sides: competition.teams.map(sideOf) })
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
  readonly sides: readonly ResultSide[]
}

const seedLeague = async (db: Kysely<Database>, league: League): Promise<void> => {
  const { competition, before } = league
  const running = seasonOfDay(competition, before)
  const days = Array.from(
    { length: before - running.firstDay + SEASONS * running.days },
    (_, back) => before - 1 - back,
  )
  const rounds = days.map((day) => ({ stage: simulatedStage(competition, day), results: resultsOfDay(league, day) }))
  await inTransaction(db, async (trx) => {
    const stageId = await ensureStages(
      trx,
      rounds.map(({ stage }) => stage),
    )
    const matches = rounds.flatMap(({ stage, results }) =>
      results.map((result) => matchRow(result, { competition, stageId: stageId(stage) })),
    )
    await insertMatches(trx, matches)
    await saveDetails(
      trx,
      rounds.flatMap(({ results }) => results.map(detailsOfResult)),
    )
  })
}

interface DayResult extends SeasonResult {
  readonly id: number
  readonly seed: string
  readonly day: number
  readonly round: string
  readonly kickoff: number
  readonly home: CatalogueTeam
  readonly away: CatalogueTeam
}

/** Match ids that the day plan does not use, and how many of them a league has. */
const FIRST_ID = 90_000
const IDS_A_LEAGUE = 64
const IDS_A_DAY = 100_000
const QUARTER_HOUR = 900

const resultsOfDay = ({ competition, seed, sides }: League, day: number): DayResult[] => {
  const { firstDay, round } = seasonOfDay(competition, day)
  const firstId = day * IDS_A_DAY + FIRST_ID + COMPETITIONS.indexOf(competition) * IDS_A_LEAGUE
  const teams = matchChance(seed, 'season', competition.id, firstDay).shuffle(sides)
  const random = matchChance(seed, 'round', competition.id, day)
  const [opens, closes] = competition.hours
  return pairsOfRound(teams, day - firstDay).map(([home, away], place) => ({
    id: firstId + place,
    seed,
    day,
    round,
    kickoff: startOfDay(day) + (random.between(opens * 4, closes * 4 - 1) % 96) * QUARTER_HOUR,
    home: home.team,
    away: away.team,
    ...seasonResult(random, home, away),
  }))
}

const sideOf = (team: CatalogueTeam): ResultSide => ({
  team,
  players: team.sport === SPORT.football ? playersOf(team) : [],
})

const matchRow = (
  { id, seed, day, round, kickoff, home, away, state }: DayResult,
  { competition, stageId }: { competition: Competition; stageId: number },
): NewMatch => ({
  id,
  sport_id: competition.sport,
  competition_id: competition.id,
  home_id: home.id,
  away_id: away.id,
  day,
  kickoff_time: kickoff,
  origin: 'simulation',
  stage_id: stageId,
  round,
  ...officialsOf({ id, sport: competition.sport, seed, homeId: home.id }),
  plan: null,
  status: state.status,
  state,
  odds: null,
  stamp: (kickoff + LONGEST_MATCH) * 1000,
  wakes_at: kickoff,
  settled: true,
})

/** Seconds after which every match is over. */
const LONGEST_MATCH = 4 * 3600

/** Only the goals are known. */
const detailsOfResult = ({ id, goals }: DayResult): MatchDetails => ({
  matchId: id,
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
    }
  }),
  figures: null,
  odds: [],
  lineups: [],
})
