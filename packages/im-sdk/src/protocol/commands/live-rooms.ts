import { commandRows } from '../define-command'
import { LIVE_ROOM_LIMITS } from '../limits'

export const liveRoomCommands = commandRows({
  longPoll: {
    wire: 'live_room.long_poll',
    retry: 'never',
    timeoutMs: LIVE_ROOM_LIMITS.pollTimeoutMs,
    needs: { key: 'string', nextSeq: 'number', rspMsgList: 'array', lostCount: 'number' },
  },
})
