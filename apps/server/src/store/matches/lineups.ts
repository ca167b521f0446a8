import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import type { LineupTable } from './detail-tables'

/** The players of a match by side and place; none if no line-up is stored. */
export const lineupsOf = (db: Kysely<Database>, matchId: number): Promise<LineupTable[]> =>
  db.selectFrom('lineup_player').selectAll().where('match_id', '=', matchId).orderBy('side').orderBy('place').execute()
