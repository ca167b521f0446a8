import type { ScreensOf } from '../screen'

export const screens = {
  chats: { code: () => import('../../features/chat/ChatsScreen'), texts: ['chat'] },
  chatRoom: { code: () => import('../../features/chat/ChatRoomScreen'), texts: ['chat'] },
  chatUser: { code: () => import('../../features/people/UserScreen'), texts: ['chat', 'live', 'people'] },
  vipUser: { code: () => import('../../features/people/UserScreen'), texts: ['chat', 'live', 'people'] },
  chatReport: { code: () => import('../../features/chat/ReportScreen'), texts: ['form', 'report'] },
  mobileChatReport: { code: () => import('../../features/chat/ReportScreen'), texts: ['form', 'report'] },
} satisfies ScreensOf<'chat'>
