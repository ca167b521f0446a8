import { command } from '../define-command'
import type * as schema from '../schemas/groups'

export const groupCommands = {
  joinGroup: command<typeof schema.joinGroup>({
    wire: 'group.join',
    retry: 'keyed',
    needs: {
      joinedStatus: 'string',
      longPollingKey: 'string',
      startSeq: 'number',
      avChatRoomFlag: 'number',
      messageList: 'array',
    },
  }),
  quitGroup: command<typeof schema.quitGroup>({ wire: 'group.quit', retry: 'keyed' }),
  getGroupInfo: command<typeof schema.getGroupInfo>({
    wire: 'group.get_info',
    retry: 'safe',
    limit: { count: 20, perMs: 1_000 },
    needs: { groupInfoList: 'array' },
  }),
  getJoinedGroupList: command<typeof schema.getJoinedGroupList>({
    wire: 'group.get_joined_list',
    retry: 'safe',
    needs: { groups: 'array', totalCount: 'number', next: 'string' },
  }),
  getOnlineMemberCount: command<typeof schema.getOnlineMemberCount>({
    wire: 'group.get_online_member_count',
    retry: 'safe',
    needs: { onlineMemberNum: 'number' },
  }),
}
