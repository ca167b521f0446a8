import { setImmediate } from 'node:timers/promises'
import { seconds } from '../../ports/clock'
import { matchesById } from '../../store/matches/matches'
import { endEntries, matchesToCome, matchesWithout, saveEntry } from '../../store/models/entries'
import type { Context } from '../context'
import { matchForecast } from '../matches/forecast'
import { resultsOfNations } from '../matches/past-results'

type Needs = Pick<Context, 'db' | 'clock'>

const AHEAD_SECONDS = 3 * 86_400
/** Until kick-off an entry follows the results that come in. */
const FRESH_SECONDS = 6 * 3_600
/** Matches of so many days before the first run are computed afterwards, so that there is a record from the start. */
const BACKTEST_DAYS = 30
/** Few in each run, because each takes as long as a page of a match. */
const BACKTESTS_AT_ONCE = 10
const AT_ONCE = 50

/** Computes the entries of the matches to come, settles those that are over, and fills in the last days. */
export const computeEntries = async (context: Needs, signal: AbortSignal): Promise<void> => {
  await computeComing(context, signal)
  await settleEntries(context, signal)
  if (signal.aborted) return
  const now = seconds(context.clock)
  const past = await matchesWithout(context.db, { now, days: BACKTEST_DAYS, limit: BACKTESTS_AT_ONCE })
  await computeAll(context, past, { backtest: true, signal })
  if (past.length > 0) await settleEntries(context, signal)
}

const computeComing = async (context: Needs, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const now = seconds(context.clock)
    const due = { now, within: AHEAD_SECONDS, stale: now - FRESH_SECONDS, limit: AT_ONCE }
    const ids = await matchesToCome(context.db, due)
    const saved = await computeAll(context, ids, { backtest: false, signal })
    if (signal.aborted || saved < AT_ONCE) return
  }
}

/** Returns how many were stored. */
const computeAll = async (
  context: Needs,
  ids: readonly number[],
  { backtest, signal }: { readonly backtest: boolean; readonly signal: AbortSignal },
): Promise<number> => {
  let saved = 0
  for (const match of await matchesById(context.db, ids, '')) {
    if (signal.aborted) break
    const forecast = await matchForecast(context, match, await resultsOfNations(context, match))
    const goals = forecast && { home: forecast.home_goals, away: forecast.away_goals }
    const computed = {
      match_id: match.id,
      goals,
      results: forecast?.results ?? 0,
      backtest,
      now: seconds(context.clock),
    }
    if (await saveEntry(context.db, computed)) saved += 1
    // Lets other requests run between two models.
    await setImmediate()
  }
  return saved
}

const settleEntries = async ({ db, clock }: Needs, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const now = seconds(clock)
    const ended = await endEntries(db, { now, limit: AT_ONCE })
    if (signal.aborted || ended < AT_ONCE) return
  }
}
