import { command } from '../define-command'
import { LIVE_ROOM_LIMITS } from '../limits'
import type * as schema from '../schemas/live-rooms'

export const liveRoomCommands = {
  longPoll: command<typeof schema.longPoll>({
    wire: 'live_room.long_poll',
    timeoutMs: LIVE_ROOM_LIMITS.pollTimeoutMs,
    resend: false,
    needs: { key: 'string', nextSeq: 'number', rspMsgList: 'array', lostCount: 'number' },
  }),
}
