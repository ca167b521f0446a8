import { SPORT } from '@org/domain'
import { matchById, type MatchRow } from '../../store/matches/matches'
import type { Context } from '../context'
import { Refusal } from '../refusal'

/** A match as a path names it. */
export interface MatchPath {
  readonly sport: Exclude<keyof typeof SPORT, 'all'>
  readonly matchid: number
}

/** A match of another sport than the path's does not exist. `viewer` may be empty. */
export const findMatch = async ({ db }: Context, { sport, matchid }: MatchPath, viewer = ''): Promise<MatchRow> => {
  const row = await matchById(db, matchid, viewer)
  if (row === null || row.sport_id !== SPORT[sport]) throw new Refusal('notFound')
  return row
}
