import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { isMemberID } from '../../store/identity/member-id'
import { roomOfChat } from '../../store/live/rooms'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { hostSender } from './host-sender'

interface Visit {
  /** The chat of the room. */
  readonly groupID: string
  readonly userID: string
  /** The user has come; otherwise gone. */
  readonly joined: boolean
  /** Who is named as one who has come. */
  readonly entered: string | null
  /** The number of those who are there now. */
  readonly count: number
}

/** Tells a room on air of a visit, and names a member who has come, unless a mute keeps them from being seen there. */
export const tellVisit = async (
  context: Context,
  { groupID, userID, joined, entered, count }: Visit,
): Promise<void> => {
  const room = await roomOfChat(context.db, groupID)
  if (room === null || room.start_time === 0) return
  const liveid = room.anchor_id
  const isNamed =
    entered !== null &&
    isMemberID(entered) &&
    (await context.limiter.take(`entered ${groupID} ${entered}`, ONCE)) &&
    (await mutedUntil(context, entered, '', groupID)) === 0
  await announcing(context, async (trx) => {
    const now = seconds(context.clock)
    const uid = isMemberID(userID) ? Number(userID) : 0
    const data = { liveid, joined, uid, member_count: count }
    await announce(trx, `room:${groupID}`, { type: 'LiveGroupMemberJoinExit', data }, now)
    if (!isNamed) return
    const sender = await hostSender(trx, Number(entered), room, now)
    await announce(trx, `room:${groupID}`, { type: 'EnterRoomMessage', data: { liveid, sender } }, now)
  })
}

/** Who reloads the page is not named again. */
const ONCE = { count: 1, perMs: 600_000 }
