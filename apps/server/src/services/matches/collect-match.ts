import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { setAttention } from '../../store/matches/matches'
import type { Context } from '../context'

interface Collecting {
  /** A member or a guest. */
  readonly viewer: string
  readonly matchId: number
  readonly attended: boolean
}

/** Collects a match or removes it, on all devices of the viewer. */
export const collectMatch = (context: Context, collecting: Collecting): Promise<void> =>
  announcing(context, async (transaction) => {
    const now = seconds(context.clock)
    await setAttention(transaction, { ...collecting, now })
    const changed = { type: 'AccountChanged', data: { tags: ['attention'] } } as const
    await announce(transaction, `user:${collecting.viewer}`, changed, now)
  })
