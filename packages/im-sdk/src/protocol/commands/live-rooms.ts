import { ABILITY } from '../abilities'
import { commandRows } from '../define-command'
import { LIVE_ROOM_LIMITS } from '../limits'

export const liveRoomCommands = commandRows({
  longPoll: {
    wire: 'live_room.long_poll',
    retry: 'never',
    timeoutMs: LIVE_ROOM_LIMITS.pollTimeoutMs,
    needs: { key: 'string', nextSeq: 'number', rspMsgList: 'array', lostCount: 'number' },
  },
  getRoomMemberList: {
    wire: 'live_room.get_member_list',
    retry: 'safe',
    limit: { count: 1, perMs: 3_000 },
    ability: ABILITY.liveRoomMembers,
    needs: { members: 'array', memberCount: 'number', next: 'string' },
  },
  banRoomMembers: {
    wire: 'live_room.ban_members',
    retry: 'keyed',
    ability: ABILITY.liveRoomBans,
    needs: { userIDList: 'array' },
  },
  unbanRoomMembers: {
    wire: 'live_room.unban_members',
    retry: 'keyed',
    ability: ABILITY.liveRoomBans,
    needs: { userIDList: 'array' },
  },
  markRoomMembers: {
    wire: 'live_room.mark_members',
    retry: 'keyed',
    needs: { userIDList: 'array', resultItem: 'array' },
  },
})
