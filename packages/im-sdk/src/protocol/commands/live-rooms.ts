import { command } from '../define-command'
import { LIVE_ROOM_LIMITS } from '../limits'
import type * as schema from '../schemas/live-rooms'

export const liveRoomCommands = {
  longPoll: command<typeof schema.longPoll>({
    wire: 'live_room.long_poll',
    retry: 'never',
    timeoutMs: LIVE_ROOM_LIMITS.pollTimeoutMs,
    needs: { key: 'string', nextSeq: 'number', rspMsgList: 'array', lostCount: 'number' },
  }),
}
