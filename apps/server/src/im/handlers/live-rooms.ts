import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { requireNotBanned } from '../checks/require-reader'
import { EncodedReply } from '../frames/write-frame'

export const liveRooms = {
  longPoll: async ({ groupID, key, startSeq, startBroadcastSeq, holdTime }, call) => {
    const { im, connection, userID } = call
    requireNotBanned(call, groupID)
    const nextKey = im.pollKeys.renew(key, groupID, userID, seconds(im.context.clock))
    if (nextKey === null) throw imError('GROUP_PERMISSION_DENY', 'The key is not valid: join again.')
    const holdMs = Math.min(holdTime * 1_000, MAX_HOLD_MS)
    const slice = await im.rooms.poll(connection, userID, groupID, { startSeq, holdMs })
    return new EncodedReply({ key: nextKey, nextBroadcastSeq: startBroadcastSeq }, slice.sharedEnd)
  },
} satisfies Handlers<typeof liveRoomCommands>

/** The reply must arrive before the client's timeout of 90 s. */
const MAX_HOLD_MS = 85_000
