import { FOOTBALL_STATUS, matchWinner, SPORT, type EpochSeconds } from '@org/domain'
import type { Transaction } from 'kysely'
import type { MatchState, ReportedParts } from '../ports/match-writer'
import { needWinner } from '../store/matches/need-winner'
import type { Database } from '../store/schema'

/** Extra time and a shootout are over by then: what is level later stays so. */
const LONGEST_SECONDS = 4 * 3600

/**
 * A knockout match that is level after 90 minutes or after extra time is not over, also if its source says so: it is in the
 * break before extra time, or in that before the shootout. The first of two legs may end level, and so may the second.
 */
export const withoutLevelEnds = async <
  Report extends Pick<ReportedParts, 'state' | 'settled'> & { readonly id: number },
>(
  trx: Transaction<Database>,
  reports: readonly Report[],
  now: EpochSeconds,
): Promise<readonly Report[]> => {
  const level = reports.filter(({ state }) => state !== undefined && isLevelEnd(state))
  if (level.length === 0) return reports
  const undecided = await needWinner(trx, { ids: level.map(({ id }) => id), since: now - LONGEST_SECONDS })
  return reports.map((report) => {
    const { id, state } = report
    return state !== undefined && isLevelEnd(state) && undecided.has(id)
      ? { ...report, state: breakAfter(state), settled: false }
      : report
  })
}

/** Of football: the status 8 of basketball is a quarter. `needWinner` finds matches of football only. */
const isLevelEnd = (state: MatchState): boolean =>
  state.status === FOOTBALL_STATUS.finished && matchWinner({ ...state, sport_id: SPORT.football }) === 'draw'

const breakAfter = (state: MatchState): MatchState => ({
  ...state,
  status: FOOTBALL_STATUS.extraTime,
  time: 0,
  period_count: state.home_extra_score === null ? 2 : 4,
})
