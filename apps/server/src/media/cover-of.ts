import type { Context } from '../services/context'
import { matchById } from '../store/matches/matches'
import { coverSvg, emptyCoverSvg } from './cover'
import { subjectOf } from './subject-of'

/** The picture of a match, by its id; that of a room without a match for 0, or if it is not there. */
export const coverOf = async (db: Context['db'], id: string): Promise<string> => {
  const row = id === '0' ? null : await matchById(db, Number(id), '')
  if (row === null) return emptyCoverSvg()
  return coverSvg({ id: row.id, sport: row.sport_id, home: subjectOf(row.home), away: subjectOf(row.away) })
}
