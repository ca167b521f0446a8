import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { requireNotBanned } from '../checks/require-reader'
import { banRoomMembers, unbanRoomMembers } from '../rooms/ban-members'
import { getRoomMemberList } from '../rooms/list-members'
import { markRoomMembers } from '../rooms/mark-members'

export const liveRooms = {
  banRoomMembers,
  unbanRoomMembers,
  markRoomMembers,
  getRoomMemberList,

  longPoll: async ({ groupID, key, startSeq, startBroadcastSeq, simplifiedMessage, holdTime }, call) => {
    const { im, connection, userID } = call
    requireNotBanned(call, groupID)
    const nextKey = im.pollKeys.renew(key, groupID, userID, seconds(im.context.clock))
    if (nextKey === null) throw imError('GROUP_PERMISSION_DENY', 'The key is not valid: join again.')
    const holdMs = Math.min(holdTime * 1_000, MAX_HOLD_MS)
    const slice = await im.rooms.poll(connection, userID, groupID, {
      startSeq,
      startBroadcastSeq,
      isSimple: simplifiedMessage === 1,
      holdMs,
    })
    return slice.with({ key: nextKey })
  },
} satisfies Handlers<typeof liveRoomCommands>

/** The reply must arrive before the client's timeout of 90 s. */
const MAX_HOLD_MS = 85_000
