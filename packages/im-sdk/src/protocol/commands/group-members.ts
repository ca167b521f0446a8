import { commandRows } from '../define-command'

export const groupMemberCommands = commandRows({
  getGroupMemberList: {
    wire: 'group_member.get_list',
    retry: 'safe',
    needs: { members: 'array', memberCount: 'number', next: 'string' },
  },
  getGroupMemberProfile: { wire: 'group_member.get_profile', retry: 'safe', needs: { members: 'array' } },
  addGroupMember: { wire: 'group_member.add', retry: 'keyed', needs: { memberList: 'array' } },
  deleteGroupMember: { wire: 'group_member.delete', retry: 'keyed', needs: { userIDList: 'array' } },
  setGroupMemberInfo: { wire: 'group_member.set_info', retry: 'keyed', needs: { member: 'object' } },
})
