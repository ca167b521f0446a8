import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import type { Bus } from '../../ports/bus'
import { userTopic } from '../../ports/topics'
import { noteMember } from '../../store/identity/guests'
import { moveBlocks } from '../../store/im/block-list'
import { moveConversations } from '../../store/im/move-conversations'
import { raiseLists } from '../../store/im/user-lists'
import { moveAttention } from '../../store/matches/matches'
import { moveVotes } from '../../store/matches/votes'
import type { Database } from '../../store/schema'
import { moveWatchTime } from '../live/watch-time'

/**
 * Gives what a guest has to the member that it becomes. The returned function tells devices of chat, those of
 * the member and of the others, after the commit: those that it does not reach learn it by their next sync.
 */
export const takeOverGuest = async (
  trx: Transaction<Database>,
  guest: string,
  uid: number,
  now: number,
): Promise<(bus: Bus) => void> => {
  const member = String(uid)
  await noteMember(trx, guest, uid)
  await moveVotes(trx, guest, member)
  await moveWatchTime(trx, guest, uid, now)
  const moved = await moveConversations(trx, guest, member)
  const blockers = await moveBlocks(trx, guest, member)
  const lists = await raiseLists(
    trx,
    blockers.map((userID) => ({ userID, kind: 'blocklist' })),
  )
  if (await moveAttention(trx, guest, member)) await announce(trx, `user:${uid}`, COLLECTED, now)
  return (bus) => {
    for (const { from, to, peer } of moved) bus.publish(userTopic(peer), { kind: 'outdated', convIDs: [to, from] })
    if (moved.length > 0) bus.publish(userTopic(member), { kind: 'outdated', convIDs: moved.map(({ to }) => to) })
    for (const { userID, kind, version } of lists)
      bus.publish(userTopic(userID), { kind: 'lists', lists: [{ kind, version }], origin: '' })
  }
}

/** For the member's other devices. */
const COLLECTED = { type: 'AccountChanged', data: { tags: ['attention'] } } as const
