import { needText, needTexts, needType } from '../protocol/check-type'
import { TYPES } from '../protocol/constants'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { UPLOAD_ERRORS } from '../protocol/errors/uploads'
import { errorsOf, imError } from '../protocol/im-error'
import { MESSAGE_SIZES } from '../protocol/limits'
import { isCount } from '../rpc/read-message'
import { wholeText } from '../rpc/whole-texts'
import type { MakeMessage, MessageOptions } from '../messages/create-message'
import { addressOf, isMediaType } from '../store/media-payloads'
import type { FaceMessage, LocationMessage, MediaMessage, MergerMessage, Message, TextMessage } from '../store/message'
import type { FacePayload, LocationPayload } from '../store/payloads'

/** `atUserList`: the ids of the mentioned users, with `TYPES.MSG_AT_ALL` for everybody. */
export type TextAtMessageOptions = MessageOptions<{ text: string; atUserList: readonly string[] }>
export type FaceMessageOptions = MessageOptions<Partial<FacePayload>>
export type LocationMessageOptions = MessageOptions<LocationPayload>
export type MergerMessageOptions = MessageOptions<{
  /** Sent messages, at most 300, also of several conversations. */
  messageList: readonly Message[]
  title: string
  abstractList?: readonly string[]
  compatibleText?: string
}>
/** The payload is the message to forward. */
export type ForwardMessageOptions = MessageOptions<Message>

export interface CreateElements {
  /** Throws MESSAGE_SEND_INVALID_CONVERSATION_TYPE outside of groups and topics, and PARAMS_INVALID. */
  createTextAtMessage(options: TextAtMessageOptions): TextMessage
  createFaceMessage(options: FaceMessageOptions): FaceMessage
  createLocationMessage(options: LocationMessageOptions): LocationMessage
  /** Throws MESSAGE_MERGER_TYPE_INVALID unless the server has stored all messages, and none is revoked. */
  createMergerMessage(options: MergerMessageOptions): MergerMessage
  /**
   * Throws MESSAGE_FORWARD_TYPE_INVALID for tips, notices, unknown elements and revoked messages, and
   * MESSAGE_FILE_URL_IS_EMPTY for a file that has not been uploaded.
   */
  createForwardMessage(options: ForwardMessageOptions): Message
}

const { MESSAGE_FILE_URL_IS_EMPTY } = UPLOAD_ERRORS

export const elementError = errorsOf({ ...MESSAGE_ERRORS, MESSAGE_FILE_URL_IS_EMPTY })

/** Messages of the user with other elements than texts and custom ones. */
export const createElements = (make: MakeMessage): CreateElements => ({
  createTextAtMessage: (options) => {
    const { text, atUserList = [] } = options?.payload ?? {}
    needText('payload.text', text)
    needTexts('payload.atUserList', atUserList)
    if (options.conversationType === TYPES.CONV_C2C) throw imError('MESSAGE_SEND_INVALID_CONVERSATION_TYPE')
    const mentioned = [...new Set(atUserList)].slice(0, MESSAGE_SIZES.mentions)
    return make(options, TYPES.MSG_TEXT, { text: wholeText(text as string) }, { atUserList: mentioned })
  },
  createFaceMessage: (options) => {
    const { index = 0, data = '' } = options?.payload ?? {}
    if (!isCount(index)) throw imError('PARAMS_INVALID', '`payload.index` must be a whole number from 0 on.')
    needType('payload.data', data, 'string')
    return make(options, TYPES.MSG_FACE, { index, data: wholeText(data) })
  },
  createLocationMessage: (options) => {
    const { description = '', longitude, latitude } = options?.payload ?? {}
    needType('payload.description', description, 'string')
    needDegrees('payload.longitude', longitude, 180)
    needDegrees('payload.latitude', latitude, 90)
    return make(options, TYPES.MSG_LOCATION, { description: wholeText(description), longitude, latitude })
  },
  createMergerMessage: (options) => {
    const { messageList, title, abstractList = [], compatibleText = '' } = options?.payload ?? {}
    needText('payload.title', title)
    needTexts('payload.abstractList', abstractList)
    if (abstractList.length > MESSAGE_SIZES.mergerLines)
      throw imError('PARAMS_INVALID', `\`payload.abstractList\` must have at most ${MESSAGE_SIZES.mergerLines} lines.`)
    needType('payload.compatibleText', compatibleText, 'string')
    if (!Array.isArray(messageList) || messageList.length === 0 || messageList.length > MESSAGE_SIZES.merged)
      throw imError('PARAMS_INVALID', `\`payload.messageList\` must have 1 to ${MESSAGE_SIZES.merged} messages.`)
    if (!messageList.every(isStored)) throw elementError('MESSAGE_MERGER_TYPE_INVALID')
    return make(options, TYPES.MSG_MERGER, {
      title: wholeText(title as string),
      abstractList: abstractList.map(wholeText),
      compatibleText: wholeText(compatibleText),
      messageList,
      downloadKey: '',
      pbDownloadKey: '',
      messageNumber: messageList.length,
    })
  },
  createForwardMessage: (options) => {
    const message = options?.payload
    const { type, payload, isRevoked } = Object(message) as Message
    if (type === undefined)
      throw elementError('MESSAGE_FORWARD_TYPE_INVALID', '`payload` must be the message to forward.')
    if (!FORWARDED.has(type)) throw elementError('MESSAGE_FORWARD_TYPE_INVALID')
    if (isRevoked) throw elementError('MESSAGE_FORWARD_TYPE_INVALID', 'A revoked message has no content.')
    if (isMediaType(type) && !isUploaded(message as MediaMessage)) throw elementError('MESSAGE_FILE_URL_IS_EMPTY')
    const texts = Object.entries(payload).map(([name, item]) => [name, isText(item) ? wholeText(item) : item])
    /** A payload matches the type of its message. */
    return make(options, type, Object.fromEntries(texts) as object, { relayFlag: true }) as Message
  },
})

const FORWARDED: ReadonlySet<string> = new Set([
  TYPES.MSG_TEXT,
  TYPES.MSG_CUSTOM,
  TYPES.MSG_IMAGE,
  TYPES.MSG_AUDIO,
  TYPES.MSG_VIDEO,
  TYPES.MSG_FILE,
  TYPES.MSG_FACE,
  TYPES.MSG_LOCATION,
  TYPES.MSG_MERGER,
])

const isUploaded = (message: MediaMessage): boolean => message.payload.file === null && addressOf(message) !== ''

const isStored = (message: Message | null): boolean =>
  typeof message === 'object' && message?.status === 'success' && message.sequence > 0 && !message.isRevoked

const needDegrees = (name: string, value: unknown, most: number): void => {
  if (typeof value !== 'number' || !(Math.abs(value) <= most))
    throw imError('PARAMS_INVALID', `\`${name}\` must be a number from -${most} to ${most}.`)
}

const isText = (value: unknown): value is string => typeof value === 'string'
