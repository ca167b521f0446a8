import { shanghaiDay } from '@org/domain'
import { seconds } from '../../ports/clock'
import { addOnline } from '../../store/money/online-time'
import type { Context } from '../context'

/** How often the users with a connection to chat are counted. */
export const ONLINE_SECONDS = 60

/** Counts how long the members among the users are online, for the task. */
export const countOnline = async ({ db, clock }: Context, userIDs: readonly string[]): Promise<void> => {
  const uids = userIDs.filter((id) => /^[1-9]\d*$/.test(id)).map(Number)
  const now = seconds(clock)
  // A process that is busy counts a little late.
  if (uids.length > 0) await addOnline(db, { uids, day: shanghaiDay(now), now, longest: 2 * ONLINE_SECONDS })
}
