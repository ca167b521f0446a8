import type { BookmakerOdds } from '@org/api-client/contract'
import type { Kysely, Selectable, SqlBool } from 'kysely'
import type { PlayKind } from '../../ports/match-writer'
import type { Database } from '../schema'
import type { FiguresTable, PlayTable } from './detail-tables'

/** The plays of a match after a number, oldest first; only of the given kinds, if any. */
export const playsOf = (
  db: Kysely<Database>,
  matchId: number,
  { kinds, after = 0, limit }: { kinds?: readonly PlayKind[]; after?: number; limit: number },
): Promise<PlayTable[]> =>
  db
    .selectFrom('match_play')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('seq', '>', after)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .orderBy('seq')
    .limit(limit)
    .execute()

/** Statistics and momentum; both empty if nothing is stored. */
export const figuresOf = async (
  db: Kysely<Database>,
  matchId: number,
): Promise<Pick<Selectable<FiguresTable>, 'stats' | 'momentum'>> =>
  (await db
    .selectFrom('match_figures')
    .select(['stats', 'momentum'])
    .where('match_id', '=', matchId)
    .executeTakeFirst()) ?? { stats: [], momentum: [] }

/** The odds of every bookmaker and market, with their movements. */
export const oddsOf = async (db: Kysely<Database>, matchId: number): Promise<BookmakerOdds[]> => {
  const rows = await db
    .selectFrom('match_odds')
    .select(['company', 'market', 'line', 'history'])
    .where('match_id', '=', matchId)
    .orderBy('place')
    .execute()
  return rows.flatMap(({ history, ...row }) => {
    const [opening] = history
    const current = history.at(-1)
    return opening === undefined || current === undefined
      ? []
      : [{ ...row, opening: withoutTime(opening), current: withoutTime(current), history }]
  })
}

/** Whether a first eleven and odds of a match are stored. */
export const hasDetails = (db: Kysely<Database>, matchId: number): Promise<{ lineup: SqlBool; odds: SqlBool }> =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('lineup_player').select('place').where('match_id', '=', matchId).where('starts', '=', true)).as(
        'lineup',
      ),
      exists(selectFrom('match_odds').select('place').where('match_id', '=', matchId)).as('odds'),
    ])
    .executeTakeFirstOrThrow()

const withoutTime = ({ home, draw, away }: BookmakerOdds['current']): BookmakerOdds['current'] => ({ home, draw, away })
