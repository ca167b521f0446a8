import type { CoreChat } from '@org/im-sdk'
import { EVENT } from '@org/im-sdk'

/** A part of an app: the texts of one conversation, and how many of them are unread. */
export const fanChat = (chat: CoreChat, conversationID: `C2C${string}`) => {
  const texts: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const message of data)
      if (message.conversationID === conversationID && 'text' in message.payload) texts.push(message.payload.text)
  })
  return {
    texts: (): readonly string[] => texts,
    unread: (): number =>
      chat.views.conversations.get().find((conversation) => conversation.conversationID === conversationID)
        ?.unreadCount ?? 0,
  }
}
