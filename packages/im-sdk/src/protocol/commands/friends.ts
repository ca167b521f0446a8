import { commandRows } from '../define-command'

export const friendCommands = commandRows({
  getFriendList: {
    wire: 'friend.get_list',
    retry: 'safe',
    needs: { friendItem: 'array', deletedUserIDList: 'array', startIndex: 'number', standardSequence: 'number' },
  },
  addFriend: {
    wire: 'friend.add',
    retry: 'keyed',
    limit: { count: 60, perMs: 60_000 },
    needs: { resultItem: 'array' },
  },
  updateFriend: { wire: 'friend.update', retry: 'keyed' },
  deleteFriends: { wire: 'friend.delete', retry: 'keyed', needs: { resultItem: 'array' } },
  getFriendProfiles: { wire: 'friend.get_profile', retry: 'safe', needs: { friendItem: 'array', resultItem: 'array' } },
  checkFriends: { wire: 'friend.check', retry: 'safe', needs: { checkItem: 'array' } },
  getFriendApplications: {
    wire: 'friend_application.get_list',
    retry: 'safe',
    needs: { applicationItem: 'array', startIndex: 'number', unreadCount: 'number', currentSequence: 'number' },
  },
  respondToFriendApplication: { wire: 'friend_application.respond', retry: 'keyed' },
  deleteFriendApplication: { wire: 'friend_application.delete', retry: 'keyed' },
  readFriendApplications: { wire: 'friend_application.report_read', retry: 'keyed' },
  getFriendGroups: {
    wire: 'friend_group.get_list',
    retry: 'safe',
    needs: { friendGroupItem: 'array', currentSequence: 'number' },
  },
  createFriendGroup: {
    wire: 'friend_group.create',
    retry: 'keyed',
    needs: { friendGroup: 'object', failureItem: 'array' },
  },
  updateFriendGroup: {
    wire: 'friend_group.update',
    retry: 'keyed',
    needs: { friendGroup: 'object', failureItem: 'array' },
  },
  deleteFriendGroup: { wire: 'friend_group.delete', retry: 'keyed', needs: { friendGroup: 'object' } },
})
