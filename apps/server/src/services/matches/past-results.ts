import { createHash } from 'node:crypto'
import { DAY_SECONDS, type EpochSeconds } from '@org/domain'
import type { MatchRow } from '../../store/matches/matches'
import {
  allNationResults,
  nationResults,
  nationResultsVersion,
  type NationResult,
} from '../../store/matches/nation-results'
import { resultsBefore, type ResultRow } from '../../store/matches/results'
import type { Context } from '../context'
import { dayOfMatch } from './internationals'

/** A result as the goal model counts it. */
export interface PastMatch extends ResultRow {
  readonly neutral: boolean
}

interface Past {
  /** Differs after every change of the results. */
  readonly version: string
  /** All of them, the oldest first. */
  readonly read: () => Promise<readonly PastMatch[]>
}

/** Two seasons of a league. */
const MOST_OF_CLUBS = 800
/** Four years of all national teams. */
const MOST_OF_NATIONS = 4000
/** The fewest results of a team for a forecast. */
export const LEAST_RESULTS = 5

/** The last results of both national teams of a match before it, the newest first. Clubs have none. */
export const resultsOfNations = (
  { db }: Pick<Context, 'db'>,
  { home, away, kickoff_time }: MatchRow,
  limit = LEAST_RESULTS,
): Promise<[NationResult[], NationResult[]]> => {
  const past = { before: lastDayBefore(kickoff_time), limit }
  return Promise.all([nationResults(db, home.id, past), nationResults(db, away.id, past)])
}

/** Whether a match is forecast as one of national teams. */
export const areNations = (results: readonly (readonly NationResult[])[]): boolean =>
  results.every(({ length }) => length >= LEAST_RESULTS)

/** Excluded. The result of the match itself may have the day before it. */
export const lastDayBefore = (kickoff: EpochSeconds): number => dayOfMatch(kickoff) - 1

/** The results before a match from which it can be forecast: those of its competition, and of `teams` in any other. */
export const pastOfClubs = async (
  { db }: Pick<Context, 'db'>,
  { competition, kickoff_time }: MatchRow,
  teams: readonly number[],
): Promise<Past> => {
  const query = { competition: competition.id, teams, before: kickoff_time, limit: MOST_OF_CLUBS }
  const matches = (await resultsBefore(db, query)).map((row) => ({ ...row, neutral: false }))
  const facts = matches.map(({ home_id, away_id, home, away, kickoff_time: at }) => [home_id, away_id, home, away, at])
  return {
    version: createHash('sha256').update(JSON.stringify(facts)).digest('base64'),
    read: () => Promise.resolve(matches),
  }
}

/** The same of national teams: the results of all of them as well. These are so many that they are read only when needed. */
export const pastOfNations = async (
  { db }: Pick<Context, 'db'>,
  match: MatchRow,
  teams: readonly number[],
): Promise<Past> => {
  const before = lastDayBefore(match.kickoff_time)
  const [version, other] = await Promise.all([nationResultsVersion(db), pastOfClubs({ db }, match, teams)])
  return {
    version: [version, before, other.version].join(' '),
    read: async () => {
      const results = await allNationResults(db, { before, limit: MOST_OF_NATIONS })
      const nations = results.map(({ day, home_score, away_score, ...row }) => ({
        ...row,
        home: home_score,
        away: away_score,
        kickoff_time: day * DAY_SECONDS,
      }))
      const isKnown = among(nations)
      const all = [...nations, ...(await other.read()).filter((each) => !isKnown(each))]
      return all.sort((one, another) => one.kickoff_time - another.kickoff_time)
    },
  }
}

/** Whether a match is among results, which have the day at the ground: at most one before or after that of the match. */
const among = (results: readonly PastMatch[]): ((match: PastMatch) => boolean) => {
  const days = new Set(results.map((result) => keyOf(result, dayOfMatch(result.kickoff_time))))
  return (match) => [-1, 0, 1].some((apart) => days.has(keyOf(match, dayOfMatch(match.kickoff_time) + apart)))
}

const keyOf = ({ home_id, away_id }: Pick<ResultRow, 'home_id' | 'away_id'>, day: EpochSeconds) =>
  [day, ...[home_id, away_id].sort((one, other) => one - other)].join(' ')
