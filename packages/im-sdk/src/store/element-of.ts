import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import type { Commands } from '../protocol/commands'
import type { RequestInputOf } from '../protocol/define-command'
import { isMediaType } from './media-payloads'
import type { MediaMessage, MergerMessage, Message } from './message'
import { referenceTo } from './stored-reference'

export const isMedia = (message: Message): message is MediaMessage => isMediaType(message.type)

const isMerger = (message: Message): message is MergerMessage => message.type === TYPES.MSG_MERGER

/** A merger names its messages or the record, and the server puts in the rest. */
const named = ({ payload }: MergerMessage) => ({
  ...payload,
  messageList: payload.downloadKey === '' ? payload.messageList.map(referenceTo) : [],
  messageNumber: undefined,
})

/** The content of a message, as it is sent. */
export const elementOf = (message: Message): RequestInputOf<Commands['sendC2CMessage']>['msgBody'][number] => {
  if (
    message.type === TYPES.MSG_UNKNOWN ||
    message.type === TYPES.MSG_GRP_TIP ||
    message.type === TYPES.MSG_GRP_SYS_NOTICE
  )
    throw imError('MESSAGE_INSTANCE_REQUIRED')
  const { type: msgType, payload } = message
  const msgContent = isMedia(message) ? { ...payload, file: undefined } : isMerger(message) ? named(message) : payload
  /** The only cast of elements: the payload of a type has exactly its fields. */
  return { msgType, msgContent } as RequestInputOf<Commands['sendC2CMessage']>['msgBody'][number]
}
