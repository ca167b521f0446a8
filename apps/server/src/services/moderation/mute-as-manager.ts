import type { Transaction } from 'kysely'
import { liftRestrictions, lockRestriction, type RestrictionKey } from '../../store/identity/restrictions'
import { takeRights } from '../../store/im/group-rights'
import type { Database } from '../../store/schema'
import { restrict } from './restrict'

/**
 * Mutes a user in a group until a moment, or ends the mute if that is 0. A mute in force that an operator began stays.
 * Returns until when the user is muted, 0 for not. Times are epoch seconds.
 */
export const muteAsManager = async (
  transaction: Transaction<Database>,
  of: Omit<RestrictionKey, 'kind'>,
  until: number,
  now: number,
): Promise<{ readonly until: number; readonly hasChanged: boolean }> => {
  await takeRights(transaction, of.group_id)
  const key = { ...of, kind: 'mute' } as const
  const row = await lockRestriction(transaction, key)
  const before = row !== null && row.until > now ? row.until : 0
  if (before > 0 && row?.origin === 'operator') return { until: before, hasChanged: false }
  if (until === before) return { until, hasChanged: false }
  if (until > 0) await restrict(transaction, key, until, now, 'manager')
  else await liftRestrictions(transaction, key, now)
  return { until, hasChanged: true }
}
