import { commandRows } from '../define-command'

export const groupCommands = commandRows({
  createGroup: {
    wire: 'group.create',
    retry: 'keyed',
    needs: { groupID: 'string', overLimitUserIDList: 'array' },
  },
  dismissGroup: { wire: 'group.dismiss', retry: 'keyed' },
  updateGroupProfile: { wire: 'group.update_profile', retry: 'keyed' },
  changeGroupOwner: { wire: 'group.change_owner', retry: 'keyed' },
  searchGroupByID: {
    wire: 'group.search_by_id',
    retry: 'safe',
    limit: { count: 20, perMs: 1_000 },
    needs: { groupInfoList: 'array' },
  },
  joinGroup: {
    wire: 'group.join',
    retry: 'keyed',
    needs: {
      joinedStatus: 'string',
      longPollingKey: 'string',
      startSeq: 'number',
      avChatRoomFlag: 'number',
      messageList: 'array',
    },
  },
  quitGroup: { wire: 'group.quit', retry: 'keyed' },
  getGroupInfo: {
    wire: 'group.get_info',
    retry: 'safe',
    limit: { count: 20, perMs: 1_000 },
    needs: { groupInfoList: 'array' },
  },
  getJoinedGroupList: {
    wire: 'group.get_joined_list',
    retry: 'safe',
    needs: { groups: 'array', totalCount: 'number', next: 'string' },
  },
  getOnlineMemberCount: {
    wire: 'group.get_online_member_count',
    retry: 'safe',
    needs: { onlineMemberNum: 'number' },
  },
})
