import type { Clock } from '../clock/clock'
import { needText, needType } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { TYPES, type MessagePriority } from '../protocol/constants'
import { c2cConversationID, groupConversationID, messageID } from '../protocol/ids'
import { uint32, type Random } from '../clock/random'
import { priorityOf } from '../rpc/read-message'
import type { SessionState } from '../store/session-state'
import type { CustomMessage, CustomPayload, Message, TextMessage, TextPayload } from '../store/message'

export interface MessageOptions<Payload> {
  /** The peer's user id or the group id. */
  to: string
  conversationType: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  payload: Payload
  /** For group messages: a full chat room drops low priorities first. */
  priority?: MessagePriority
  /** Custom data of the app. */
  cloudCustomData?: string
}

export type TextMessageOptions = MessageOptions<TextPayload>
export type CustomMessageOptions = MessageOptions<Pick<CustomPayload, 'data'> & Partial<CustomPayload>>

export interface CreateMessage {
  /** Throws USER_NOT_LOGGED_IN before login and PARAMS_INVALID for an empty text. Does not send. */
  createTextMessage(options: TextMessageOptions): TextMessage
  /** Throws like `createTextMessage`, also if `data` is not a string. */
  createCustomMessage(options: CustomMessageOptions): CustomMessage
}

export interface CreateMessageContext {
  readonly clock: Clock
  readonly random: Random
  readonly session: SessionState
}

/** Creates messages of the user. Each keeps its `random` and `clientSequence` however often it is sent. */
export const messageMaker = ({ clock, random, session }: CreateMessageContext) => {
  let clientSequence = uint32(random) >>> 1

  return <Type extends Message['type'], Payload>(options: MessageOptions<unknown>, type: Type, payload: Payload) => {
    const { userID, tinyID, phase } = session.me.get()
    if (phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    const { to, conversationType, priority = TYPES.MSG_PRIORITY_NORMAL, cloudCustomData = '' } = options
    if (conversationType !== TYPES.CONV_C2C && conversationType !== TYPES.CONV_GROUP)
      throw imError('MESSAGE_SEND_INVALID_CONVERSATION_TYPE')
    if (typeof to !== 'string' || to === '') throw imError('PARAMS_INVALID', '`to` must be a user or group id.')
    needType('cloudCustomData', cloudCustomData, 'string')
    if (priorityOf(priority) !== priority) throw imError('PARAMS_INVALID', '`priority` must be one of `TYPES`.')
    const clientTime = Math.floor(clock.now() / 1_000)
    const id = uint32(random)
    return {
      ID: messageID(tinyID, clientTime, id),
      conversationID: conversationType === TYPES.CONV_C2C ? c2cConversationID(to) : groupConversationID(to),
      conversationType,
      type,
      payload,
      from: userID,
      to,
      flow: 'out' as const,
      time: clientTime,
      sequence: 0,
      random: id,
      clientSequence: ++clientSequence,
      clientTime,
      priority,
      status: 'unsend' as const,
      nick: '',
      avatar: '',
      nameCard: '',
      cloudCustomData,
      isPeerRead: false,
      tinyID,
      senderLevel: 0,
      senderRole: '',
    }
  }
}

export type MakeMessage = ReturnType<typeof messageMaker>

export const createMessageFactory = (make: MakeMessage): CreateMessage => ({
  createTextMessage: (options) => {
    const text = options?.payload?.text
    needText('payload.text', text)
    return make(options, TYPES.MSG_TEXT, { text })
  },
  createCustomMessage: (options) => {
    const { data, description = '', extension = '' } = options?.payload ?? {}
    needType('payload.data', data, 'string')
    return make(options, TYPES.MSG_CUSTOM, { data, description, extension })
  },
})
