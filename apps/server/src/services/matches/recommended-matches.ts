import type { Match } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { recommendedMatches as select } from '../../store/matches/matches'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireMatch } from './wire-match'

const MOST = 20

/** Matches worth a look now: in play, or in the next 24 hours. `sport` is 0 for all; `viewer` may be empty. */
export const recommendedMatches = async (
  { db, clock }: Context,
  sport: number,
  { viewer, lang }: { readonly viewer: string; readonly lang: Language },
): Promise<Match[]> => {
  const rows = await select(db, { now: seconds(clock), sport, viewer, limit: MOST })
  return rows.map((row) => wireMatch(row, lang))
}
