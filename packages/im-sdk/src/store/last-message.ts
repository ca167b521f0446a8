import { TYPES } from '../protocol/constants'
import type { LastMessage } from './conversation'
import type { Message } from './message'

export const lastMessageOf = (message: Message): LastMessage => ({
  lastTime: message.time,
  lastSequence: message.sequence,
  fromAccount: message.from,
  messageForShow: textOf(message),
  type: message.type,
  payload: message.payload,
  cloudCustomData: message.cloudCustomData,
  nick: message.nick,
  nameCard: message.nameCard,
  isPeerRead: message.isPeerRead,
})

const textOf = (message: Message): string => {
  if (message.type === TYPES.MSG_TEXT) return message.payload.text
  return message.type === TYPES.MSG_CUSTOM ? message.payload.description : ''
}
