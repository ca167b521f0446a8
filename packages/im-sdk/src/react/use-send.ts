import { useMemo } from 'react'
import { TYPES } from '../protocol/constants'
import { parseConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import type { Message } from '../store/message'
import { useChat } from './use-chat'

/** Each resolves with the sent message and rejects with an `ImError`. The list shows the message in both cases. */
export interface SendActions {
  sendText(text: string, options?: { cloudCustomData?: string }): Promise<Message>
  /** A message from a create method. */
  send(message: Message): Promise<Message>
  /** A failed message. It cannot arrive twice. */
  resend(message: Message): Promise<Message>
}

export const useSend = (conversationID: string): SendActions => {
  const chat = useChat()
  return useMemo(() => {
    const send = async (message: Message) => (await chat.sendMessage(message)).data.message
    return {
      send,
      resend: async (message) => (await chat.resendMessage(message)).data.message,
      sendText: async (text, options) => {
        const target = parseConversationID(conversationID)
        if (target === null || target.type === TYPES.CONV_SYSTEM) throw imError('INVALID_CONVERSATION_ID')
        return send(
          chat.createTextMessage({ ...options, to: target.id, conversationType: target.type, payload: { text } }),
        )
      },
    }
  }, [chat, conversationID])
}
