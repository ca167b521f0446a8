import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { findGroup } from '../../store/im/groups'
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
  const { group_id, slow_mode } = group
  return { group_id, slow_mode, mute_until: await mutedUntil(context, userID, network, group_id) }
}
