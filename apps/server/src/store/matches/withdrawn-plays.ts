import type { EpochSeconds } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Annulment, Play, PlayKind } from '../../ports/match-writer'
import type { Database } from '../schema'
import type { PlayTable, WithdrawnPlayTable } from './detail-tables'

/** What fans remember. One of a kind may become another of it, as a goal from a penalty. */
const KINDS: Partial<Record<PlayKind, 'goal' | 'kick' | 'yellow' | 'red'>> = {
  goal: 'goal',
  own_goal: 'goal',
  penalty_goal: 'goal',
  shootout_goal: 'kick',
  yellow_card: 'yellow',
  second_yellow: 'red',
  red_card: 'red',
}

/** The complete plays of a match after a correction. */
interface CorrectedPlays {
  readonly id: number
  readonly plays: readonly Play[]
  readonly reason: Annulment
}

/** Keeps the stored plays that corrected ones do not have any more, with the reason. To be called before they are deleted. */
export const keepWithdrawn = async (
  trx: Transaction<Database>,
  corrected: readonly CorrectedPlays[],
  now: EpochSeconds,
): Promise<void> => {
  if (corrected.length === 0) return
  const stored = await trx
    .selectFrom('match_play')
    .selectAll()
    .where(
      'match_id',
      'in',
      corrected.map(({ id }) => id),
    )
    .where('kind', 'in', Object.keys(KINDS) as PlayKind[])
    .orderBy('seq')
    .execute()
  const withdrawn = corrected.flatMap(({ id, plays, reason }) =>
    missingIn(
      plays,
      stored.filter(({ match_id }) => match_id === id),
    ).map((play) => ({ ...play, reason, withdrawn_at: Math.floor(now) })),
  )
  if (withdrawn.length > 0)
    await trx
      .insertInto('withdrawn_play')
      .values(withdrawn)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/**
 * The stored plays that are too many by kind and side: those without an equal among the given ones, the latest first. A goal
 * of another player in its place is a correction of its scorer.
 */
const missingIn = (given: readonly Play[], stored: readonly PlayTable[]): PlayTable[] => {
  const placeOf = ({ kind, side }: Pick<Play, 'kind' | 'side'>) => `${KINDS[kind]} ${side}`
  return [...new Set(stored.map(placeOf))].flatMap((place) => {
    const left = given.filter((play) => placeOf(play) === place)
    const missing = stored.filter((play) => placeOf(play) === place)
    const count = missing.length - left.length
    for (const isEqual of [isSame, isOfSamePlayer])
      for (const play of left.slice()) {
        const at = missing.findIndex((known) => isEqual(known, play))
        if (at < 0) continue
        missing.splice(at, 1)
        left.splice(left.indexOf(play), 1)
      }
    return count > 0 ? missing.slice(-count) : []
  })
}

const isOfSamePlayer = (a: Play, b: Play): boolean => a.kind === b.kind && a.player_en === b.player_en
const isSame = (a: Play, b: Play): boolean => isOfSamePlayer(a, b) && a.minute === b.minute && a.added === b.added

export const forgetWithdrawn = async (trx: Transaction<Database>, matchIds: readonly number[]): Promise<void> => {
  if (matchIds.length > 0) await trx.deleteFrom('withdrawn_play').where('match_id', 'in', matchIds).execute()
}

/** The plays of a match that do not count, in the order in which they were played. */
export const withdrawnOf = (db: Kysely<Database>, matchId: number): Promise<WithdrawnPlayTable[]> =>
  db
    .selectFrom('withdrawn_play')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('seq')
    .orderBy('withdrawn_at')
    .execute()
