import type { Match } from '@org/api-client/contract'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { attendedMatches, setAttention } from '../../store/matches/matches'
import type { Context } from '../context'
import type { Language } from '../language'
import { findMatch, type MatchPath } from './find-match'
import { wireMatch } from './wire-match'

/** The matches that a member or a guest has collected, next kick-off first. */
export const collectedMatches = async ({ db }: Context, viewer: string, lang: Language): Promise<Match[]> =>
  (await attendedMatches(db, viewer)).map((row) => wireMatch(row, lang))

/** Collects a match or removes it, on all devices of the viewer. */
export const collectMatch = async (
  context: Context,
  match: MatchPath,
  { viewer, attended }: { readonly viewer: string; readonly attended: boolean },
): Promise<void> => {
  await findMatch(context, match)
  await announcing({ ...context, db: repeatable(context.db) }, async (transaction) => {
    const now = seconds(context.clock)
    if (!(await setAttention(transaction, { viewer, matchId: match.matchid, attended, now }))) return
    const changed = { type: 'AccountChanged', data: { tags: ['attention'] } } as const
    await announce(transaction, `user:${viewer}`, changed, now)
  })
}
