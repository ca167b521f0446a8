import { command } from '../define-command'
import type * as schema from '../schemas/groups'

export const groupCommands = {
  joinGroup: command<typeof schema.joinGroup>({
    wire: 'group.join',
    needs: {
      joinedStatus: 'string',
      longPollingKey: 'string',
      startSeq: 'number',
      avChatRoomFlag: 'number',
      messageList: 'array',
    },
  }),
  quitGroup: command<typeof schema.quitGroup>({ wire: 'group.quit' }),
  getGroupInfo: command<typeof schema.getGroupInfo>({
    wire: 'group.get_info',
    limit: { count: 20, perMs: 1_000 },
    needs: { groupInfoList: 'array' },
  }),
  getJoinedGroupList: command<typeof schema.getJoinedGroupList>({
    wire: 'group.get_joined_list',
    needs: { groups: 'array', totalCount: 'number' },
  }),
  getOnlineMemberCount: command<typeof schema.getOnlineMemberCount>({
    wire: 'group.get_online_member_count',
    needs: { onlineMemberNum: 'number' },
  }),
}
