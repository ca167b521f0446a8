import { command } from '../define-command'
import { TIMING } from '../limits'
import type * as schema from '../schemas/live-rooms'

export const liveRoomCommands = {
  longPoll: command<typeof schema.longPoll>({
    wire: 'live_room.long_poll',
    timeoutMs: TIMING.longPollTimeoutMs,
    resend: false,
    needs: { key: 'string', nextSeq: 'number', rspMsgList: 'array', lostCount: 'number' },
  }),
}
