import { setImmediate } from 'node:timers/promises'
import type { Endpoints, Forecast, ReplyOf } from '@org/api-client/contract'
import {
  brierScore,
  calibration,
  expectedGoals,
  fitGoalModel,
  instant,
  LOW_SCORE_RHO,
  outcomeChances,
  scoreMatrix,
  SPORT,
  type ExpectedGoals,
  type ForecastResult,
  type GoalModel,
} from '@org/domain'
import { dayOfInstant } from '../../store/matches/day-of-instant'
import { stadiumCountry } from '../../store/matches/football-import'
import type { MatchRow } from '../../store/matches/matches'
import type { NationResult } from '../../store/matches/nation-results'
import { isWorldCup } from '../../store/matches/national-teams'
import type { Context } from '../context'
import { findMatch, type MatchPath } from './find-match'
import { areNations, LEAST_RESULTS, pastOfClubs, pastOfNations, resultsOfNations, type PastMatch } from './past-results'
import { remembered } from './remembered'

type Pairing = Pick<PastMatch, 'home_id' | 'away_id'>
/** Whose ground it is. */
type Ground = 'home' | 'away' | 'neutral'

const SHOWN_SCORES = 3

/**
 * The goal model's forecast of a football match, fitted to the stored results before it, with the last results of each team as
 * a national team. Null in other sports, or if too few results of a team are known.
 */
export const matchForecast = async (
  context: Pick<Context, 'db'>,
  match: MatchRow,
  ofNations: readonly (readonly NationResult[])[],
): Promise<Forecast | null> => {
  if (match.sport_id !== SPORT.football) return null
  const pairing = { home_id: match.home.id, away_id: match.away.id }
  const teams = [pairing.home_id, pairing.away_id]
  const past = await (areNations(ofNations) ? pastOfNations : pastOfClubs)(context, match, teams)
  const now = match.kickoff_time
  const { model, isKnown, results } = await models(`${now} ${past.version}`, async () => fitted(await past.read(), now))
  if (!isKnown(pairing)) return null
  const { chances, matrix, goals } = forecastBy(model, pairing, await groundOf(context, match))
  const scores = matrix
    .flatMap((row, homeGoals) => row.map((chance, awayGoals) => ({ home: homeGoals, away: awayGoals, chance })))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, SHOWN_SCORES)
  return { ...chances, home_goals: goals.home, away_goals: goals.away, scores, results }
}

/** At a World Cup only the hosts are at home. */
const groundOf = async ({ db }: Pick<Context, 'db'>, { competition, home, away, venue }: MatchRow): Promise<Ground> => {
  if (!isWorldCup(competition)) return 'home'
  const country = await stadiumCountry(db, venue)
  return country === home.country ? 'home' : country === away.country ? 'away' : 'neutral'
}

/** Of the matches that are looked at now. */
const models = remembered<ReturnType<typeof fitted>>(50)

const fitted = (matches: readonly PastMatch[], now: number) => ({
  model: modelOf(matches, now),
  isKnown: isKnownIn(matches),
  results: matches.length,
})

const isKnownIn = (matches: readonly PastMatch[]): ((pairing: Pairing) => boolean) => {
  const counts = new Map<number, number>()
  for (const { home_id, away_id } of matches)
    for (const team of [home_id, away_id]) counts.set(team, (counts.get(team) ?? 0) + 1)
  return ({ home_id, away_id }) => [home_id, away_id].every((team) => (counts.get(team) ?? 0) >= LEAST_RESULTS)
}

const modelOf = (matches: readonly PastMatch[], now: number): GoalModel =>
  fitGoalModel(
    matches.map(({ home_id, away_id, home, away, kickoff_time, neutral }) => ({
      home: String(home_id),
      away: String(away_id),
      home_goals: home,
      away_goals: away,
      at: kickoff_time,
      neutral,
      weight: 1,
    })),
    instant(now),
  )

const forecastBy = (model: GoalModel, pairing: Pairing, ground: Ground) => {
  const goals = goalsBy(model, pairing, ground)
  const matrix = scoreMatrix(goals, { rho: LOW_SCORE_RHO })
  return { goals, matrix, chances: outcomeChances(matrix) }
}

const goalsBy = (model: GoalModel, { home_id, away_id }: Pairing, ground: Ground): ExpectedGoals => {
  const [home, away] = [String(home_id), String(away_id)]
  if (ground !== 'away') return expectedGoals(model, { home, away, neutral: ground === 'neutral' })
  const turned = expectedGoals(model, { home: away, away: home, neutral: false })
  return { home: turned.away, away: turned.home }
}

/** Days of matches whose forecasts are compared with their results. */
const JUDGED_DAYS = 20
/** National teams have so many results that a model of them is used for several days. */
const DAYS_A_MODEL = 5

/** Of the competitions that are looked at now. */
const judgements = remembered<readonly ForecastResult[]>(20)

/** Compares the forecasts of the last match days of a competition, or of national teams, with what happened. */
export const forecastQuality = async (
  context: Context,
  path: MatchPath,
): Promise<ReplyOf<Endpoints['getForecastQuality']>> => {
  const match = await findMatch(context, path)
  const judged = match.sport_id === SPORT.football ? await judgedBefore(context, match) : []
  return {
    matches: judged.length,
    bins: judged.length === 0 ? [] : calibration(judged),
    brier: brierScore(judged),
    even_brier: brierScore(judged.map(({ outcome }) => ({ chances: EVEN, outcome }))),
  }
}

const judgedBefore = async (context: Context, match: MatchRow): Promise<readonly ForecastResult[]> => {
  const ofNations = areNations(await resultsOfNations(context, match))
  const past = await (ofNations ? pastOfNations : pastOfClubs)(context, match, [])
  const daysAModel = ofNations ? DAYS_A_MODEL : 1
  return judgements(`${daysAModel} ${past.version}`, async () => judgedForecasts(await past.read(), daysAModel))
}

const EVEN = { home: 1 / 3, draw: 1 / 3, away: 1 / 3 }

/**
 * The forecast of each match of the last days, from the results of earlier days only: of those before the first of
 * `daysAModel` days.
 */
const judgedForecasts = async (matches: readonly PastMatch[], daysAModel: number): Promise<ForecastResult[]> => {
  const dayOf = ({ kickoff_time }: PastMatch) => dayOfInstant(kickoff_time)
  const days = [...new Set(matches.map(dayOf))].slice(-JUDGED_DAYS)
  const judged: ForecastResult[] = []
  for (let at = 0; at < days.length; at += daysAModel) {
    const [from = 0, until = Infinity] = [days[at], days[at + daysAModel]]
    const before = matches.filter((match) => dayOf(match) < from)
    const known = matches.filter((match) => dayOf(match) >= from && dayOf(match) < until).filter(isKnownIn(before))
    const [first] = known
    if (first === undefined) continue
    const model = modelOf(before, first.kickoff_time)
    for (const match of known)
      judged.push({
        chances: forecastBy(model, match, match.neutral ? 'neutral' : 'home').chances,
        outcome: match.home > match.away ? 'home' : match.home < match.away ? 'away' : 'draw',
      })
    // Lets other requests run between two models.
    await setImmediate()
  }
  return judged
}
