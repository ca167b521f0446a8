import type { MatchRow } from '../../store/matches/matches'
import { replayedMatch } from '../../store/matches/replayed'
import type { Context } from '../context'

/**
 * A match at the time and in the stage of the season in which it was played: a replay is later and in none. What comes
 * before it is then the same, and neither its own result nor a later one is.
 */
export const asPlayed = async ({ db }: Pick<Context, 'db'>, row: MatchRow): Promise<MatchRow> =>
  row.origin === 'replay' ? { ...row, ...(await replayedMatch(db, row.id)) } : row
