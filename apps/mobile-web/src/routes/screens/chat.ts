import type { ScreensOf } from '../screen'

export const screens = {
  chats: { code: () => import('../../features/chat/ChatsScreen'), texts: ['chat'] },
  chatRoom: { code: () => import('../../features/chat/ChatRoomScreen'), texts: ['chat'] },
  friends: {
    code: () => import('../../features/people/FriendsScreen'),
    texts: ['chat', 'friends', 'people'],
  },
  chatSearch: {
    code: () => import('../../features/chat/ChatSearchScreen'),
    texts: ['chat', 'findings', 'search'],
  },
  chatUser: { code: () => import('../../features/people/UserScreen'), texts: ['chat', 'live', 'people'] },
  vipUser: { code: () => import('../../features/people/UserScreen'), texts: ['chat', 'live', 'people'] },
  chatGroup: { code: () => import('../../features/groups/GroupScreen'), texts: ['chat', 'groups', 'live'] },
  anchorGroup: { code: () => import('../../features/groups/GroupScreen'), texts: ['chat', 'groups', 'live'] },
  chatGroupInfo: { code: () => import('../../features/groups/GroupInfoScreen'), texts: ['chat', 'groups'] },
  anchorGroupInfo: { code: () => import('../../features/groups/GroupInfoScreen'), texts: ['chat', 'groups'] },
  chatGroupNews: { code: () => import('../../features/groups/GroupNewsScreen'), texts: ['chat', 'groups'] },
  anchorGroupNews: { code: () => import('../../features/groups/GroupNewsScreen'), texts: ['chat', 'groups'] },
  chatGroupMember: { code: () => import('../../features/groups/GroupMemberScreen'), texts: ['chat', 'groups'] },
  anchorGroupMember: { code: () => import('../../features/groups/GroupMemberScreen'), texts: ['chat', 'groups'] },
  chatReport: { code: () => import('../../features/chat/ReportScreen'), texts: ['form', 'report'] },
  mobileChatReport: { code: () => import('../../features/chat/ReportScreen'), texts: ['form', 'report'] },
} satisfies ScreensOf<'chat'>
