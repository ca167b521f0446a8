import type { Clock } from '../clock/clock'
import { needText, needTexts, needType } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { TYPES, type MessagePriority } from '../protocol/constants'
import { c2cConversationID, groupConversationID, messageID, topicIDOf } from '../protocol/ids'
import { MESSAGE_SIZES } from '../protocol/limits'
import { uint32, type Random } from '../clock/random'
import { priorityOf } from '../rpc/read-message'
import { wholeText } from '../rpc/whole-texts'
import type { Identity, SessionState } from '../store/session-state'
import type { CustomMessage, Message, TextMessage } from '../store/message'
import { NOBODY, NO_RECEIPT } from '../store/message-extras'
import type { CustomPayload, TextPayload } from '../store/payloads'

export interface MessageOptions<Payload> {
  /** The id of the peer, the group or the topic. */
  to: string
  conversationType: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP | typeof TYPES.CONV_TOPIC
  payload: Payload
  /** For group messages: a full chat room drops low priorities first. */
  priority?: MessagePriority
  /** Custom data of the app. */
  cloudCustomData?: string
  /** The sender learns who has read it. */
  needReadReceipt?: boolean
  /** The members of the group who get it, the first 50. An ability: without it the server refuses the message. */
  receiverList?: readonly string[]
  isSupportExtension?: boolean
}

/** What only some create methods set. */
export interface MadeExtras {
  readonly atUserList?: readonly string[]
  readonly relayFlag?: boolean
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
  /** The ids of a user's messages begin alike within a second. */
  let stem = ''
  let madeBy: Identity | null = null
  let madeAt = 0

  return <Type extends Message['type'], Payload extends object>(
    options: MessageOptions<unknown>,
    type: Type,
    payload: Payload,
    extras?: MadeExtras,
  ) => {
    const me = session.me.get()
    const { userID, tinyID, phase } = me
    if (phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    const { to, conversationType, priority = TYPES.MSG_PRIORITY_NORMAL, cloudCustomData = '' } = options
    const { needReadReceipt = false, receiverList = NOBODY, isSupportExtension = false } = options
    const isOfUser = conversationType === TYPES.CONV_C2C
    const topicID = isOfUser ? '' : topicIDOf(to)
    const isOfGroup = conversationType === TYPES.CONV_GROUP || (conversationType === TYPES.CONV_TOPIC && topicID !== '')
    if (!isOfUser && !isOfGroup) throw imError('MESSAGE_SEND_INVALID_CONVERSATION_TYPE')
    if (typeof to !== 'string' || to === '') throw imError('PARAMS_INVALID', '`to` must be a user or group id.')
    needType('cloudCustomData', cloudCustomData, 'string')
    if (priorityOf(priority) !== priority) throw imError('PARAMS_INVALID', '`priority` must be one of `TYPES`.')
    needType('needReadReceipt', needReadReceipt, 'boolean')
    needType('isSupportExtension', isSupportExtension, 'boolean')
    if (receiverList !== NOBODY) {
      needTexts('receiverList', receiverList)
      if (isOfUser && receiverList.length > 0) throw imError('PARAMS_INVALID', '`receiverList` is for groups.')
    }
    const clientTime = Math.floor(clock.now() / 1_000)
    if (me !== madeBy || clientTime !== madeAt) {
      madeBy = me
      madeAt = clientTime
      stem = messageID(tinyID, clientTime, 0).slice(0, -1)
    }
    const id = uint32(random)
    return {
      ID: stem + id,
      conversationID: isOfUser ? c2cConversationID(to) : groupConversationID(to),
      conversationType: isOfGroup && topicID !== '' ? TYPES.CONV_TOPIC : conversationType,
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
      nick: session.profile.nick,
      avatar: session.profile.avatar,
      nameCard: '',
      cloudCustomData: wholeText(cloudCustomData),
      isPeerRead: false,
      tinyID,
      senderLevel: 0,
      senderRole: '',
      isDeleted: false,
      onlineOnlyFlag: false,
      topicID,
      groupAtInfo: null,
      // Each by its name: messages with fields that are spread are made twice as slowly.
      version: 0,
      isModified: false,
      isRevoked: false,
      revoker: '',
      needReadReceipt,
      readReceiptInfo: NO_RECEIPT,
      isSupportExtension,
      isBroadcastMessage: false,
      relayFlag: extras?.relayFlag ?? false,
      isExcludedFromUnreadCount: false,
      isExcludedFromLastMessage: false,
      atUserList: extras?.atUserList?.map(wholeText) ?? NOBODY,
      receiverList: receiverList === NOBODY ? NOBODY : receiverList.slice(0, MESSAGE_SIZES.receivers),
    }
  }
}

export type MakeMessage = ReturnType<typeof messageMaker>

export const createMessageFactory = (make: MakeMessage): CreateMessage => ({
  createTextMessage: (options) => {
    const text = options?.payload?.text
    needText('payload.text', text)
    return make(options, TYPES.MSG_TEXT, { text: wholeText(text) })
  },
  createCustomMessage: (options) => {
    const { data, description = '', extension = '' } = options?.payload ?? {}
    needType('payload.data', data, 'string')
    needType('payload.description', description, 'string')
    needType('payload.extension', extension, 'string')
    return make(options, TYPES.MSG_CUSTOM, {
      data: wholeText(data),
      description: wholeText(description),
      extension: wholeText(extension),
    })
  },
})
