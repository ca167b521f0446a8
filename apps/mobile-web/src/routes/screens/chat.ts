import type { ScreensOf } from '../screen'

export const screens = {
  chats: { code: () => import('../../features/chat/ChatsScreen'), texts: ['chat'] },
  chatRoom: { code: () => import('../../features/chat/ChatRoomScreen'), texts: ['chat'] },
} satisfies ScreensOf<'chat'>
