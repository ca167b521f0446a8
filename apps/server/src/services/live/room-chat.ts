import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { findGroup } from '../../store/im/groups'
import { managerIDs } from '../../store/live/room-managers'
import { findRoom } from '../../store/live/rooms'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { Refusal } from '../refusal'

type RoomChat = ReplyOf<Endpoints['getLiveChat']>

/** The chat of a room, and until when the user may not write in it. */
export const roomChat = async (
  context: Context,
  anchorId: number,
  { userID, network }: { readonly userID: string; readonly network: string },
): Promise<RoomChat> => {
  const room = await findRoom(context.db, context.clock.now() / 1000, anchorId)
  const group = room === null ? null : await findGroup(context.db, room.group_id)
  if (group === null) throw new Refusal('notFound')
  const { group_id, slow_mode, mute_all } = group
  const isManager = (await managerIDs(context.db, group_id)).has(userID)
  return {
    group_id,
    slow_mode,
    mute_until: await mutedUntil(context, userID, network, group_id),
    mute_all: mute_all ? 1 : 0,
    notice: room?.notice ?? '',
    role: userID === String(anchorId) ? 'anchor' : isManager ? 'manager' : 'viewer',
  }
}
