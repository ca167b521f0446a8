import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { isMemberID } from '../../store/identity/member-id'
import { noteNamed, takeVisits } from '../../store/live/room-visits'
import { roomOfChat } from '../../store/live/rooms'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { findHostSender } from './host-sender'

interface Owed {
  /** The chat of the room. */
  readonly groupID: string
  /** Whose visits are told. */
  readonly process: string
  /** In epoch seconds: visits of processes that have not told them since then are told, too. */
  readonly owedSince: number
  /** The number of those who are there now, as this process knows it. */
  readonly count: number
}

/**
 * Tells a room on air of the last of the visits that it is owed, and names the last member who has come, unless a mute
 * keeps them from being seen there.
 */
export const tellVisits = (context: Context, { count, ...owed }: Owed): Promise<void> =>
  announcing(context, async (trx) => {
    const { groupID } = owed
    const visits = await takeVisits(trx, owed)
    const last = visits.at(-1)
    const room = last === undefined ? null : await roomOfChat(trx, groupID)
    if (last === undefined || room === null || room.start_time === 0) return
    const now = seconds(context.clock)
    const { anchor_id: liveid } = room
    const { joined, user_id } = last
    const uid = isMemberID(user_id) ? Number(user_id) : 0
    const data = { liveid, joined, uid, member_count: count }
    await announce(trx, `room:${groupID}`, { type: 'LiveGroupMemberJoinExit', data }, now)

    const entered = visits.findLast((visit) => visit.joined && isMemberID(visit.user_id))?.user_id
    if (entered === undefined || (await mutedUntil({ ...context, db: trx }, entered, '', groupID)) > 0) return
    const sender = await findHostSender(trx, Number(entered), room, now)
    if (sender === null || !(await noteNamed(trx, groupID, entered, now))) return
    await announce(trx, `room:${groupID}`, { type: 'EnterRoomMessage', data: { liveid, sender } }, now)
  })
