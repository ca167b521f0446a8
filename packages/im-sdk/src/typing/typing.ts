import { EVENT } from '../events'
import type { ChatModule, ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { parseConversationID, type ConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { TYPING_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { guardedView, type View } from '../store/view'
import { typingIn, typingPayload } from './typing-signal'
import { TypingUsers } from './typing-users'

export interface TypingMethods {
  /**
   * Tells the peer of a one-to-one conversation that the user types: call it at each key, at most one message in four
   * seconds leaves. `isSent` is false if none did: too soon, no connection, a peer who has not written yet, or a
   * refusal. Rejects with INVALID_CONVERSATION_ID for any other conversation.
   */
  sendTyping(conversationID: ConversationID): Promise<Result<{ readonly isSent: boolean }>>
  /** The users who type in a conversation at this moment. */
  typingUsers(conversationID: ConversationID): View<readonly string[]>
}

/** Shows who is typing in one-to-one conversations. Rule: IM-66. */
export const typing: ChatModule<TypingMethods> = {
  name: 'typing',
  install: (context) => {
    const { clock, emitter, services, session, timelines } = context
    const users = new TypingUsers({ clock, emitter })
    /** When the peer was last told, by the monotonic clock. */
    const told = new Map<ConversationID, number>()
    services.add({
      takeSignal: (message) => {
        const isTyping = typingIn(message)
        if (isTyping === null) return false
        const { conversationID, from, flow } = message
        if (flow === 'in' && isTyping) users.start(conversationID, from)
        else if (flow === 'in') users.stop(conversationID)
        return true
      },
    })
    emitter.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const { conversationID, onlineOnlyFlag } of data) if (!onlineOnlyFlag) users.stop(conversationID)
    })
    timelines.whenSeen(({ flow, conversationID }) => {
      if (flow === 'out') told.delete(conversationID)
    })
    session.whenEnded(() => {
      told.clear()
      users.clear()
    })
    return {
      sendTyping: (conversationID) =>
        toResult(async () => {
          const peer = peerOf(conversationID)
          if (session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
          const now = clock.monotonic()
          const isEarly = now - (told.get(conversationID) ?? -Infinity) < TYPING_LIMITS.throttleMs
          if (isEarly || !hasWritten(conversationID, context)) return { isSent: false }
          told.set(conversationID, now)
          return { isSent: await tell(peer, context) }
        }),
      typingUsers: (conversationID) => guardedView(users.view(conversationID), emitter.reportThrown),
    }
  },
}

const peerOf = (conversationID: unknown): string => {
  const target = parseConversationID(conversationID)
  if (target?.type !== TYPES.CONV_C2C) throw imError('INVALID_CONVERSATION_ID')
  return target.id
}

/** A first message to a stranger counts: it must be one that the stranger can read. */
const hasWritten = (conversationID: ConversationID, { timelines, conversations }: ModuleContext): boolean =>
  conversations.get(conversationID)?.lastMessage?.flow === 'in' ||
  (timelines.get(conversationID)?.timeline.all() ?? []).some(({ flow }) => flow === 'in')

/** Outside the lists and the outbox. */
const tell = async (to: string, { makeMessage, caller, netState }: ModuleContext): Promise<boolean> => {
  if (netState.get() !== TYPES.NET_STATE_CONNECTED) return false
  const options = { to, conversationType: TYPES.CONV_C2C, payload: typingPayload }
  const { random, clientTime, clientSequence } = makeMessage(options, TYPES.MSG_CUSTOM, typingPayload)
  const msgBody = [{ msgType: TYPES.MSG_CUSTOM, msgContent: typingPayload }]
  try {
    await caller.call('sendC2CMessage', { toAccount: to, msgBody, random, clientTime, clientSequence, msgLifeTime: 0 })
    return true
  } catch {
    return false
  }
}
