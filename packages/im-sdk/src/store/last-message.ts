import { TYPES } from '../protocol/constants'
import type { LastMessage } from './conversation'
import type { Message } from './message'

export const lastMessageOf = (message: Message): LastMessage => ({
  lastTime: message.time,
  lastSequence: message.sequence,
  fromAccount: message.from,
  messageForShow: message.isRevoked ? '' : textOf(message),
  type: message.type,
  payload: message.payload,
  cloudCustomData: message.cloudCustomData,
  nick: message.nick,
  nameCard: message.nameCard,
  isPeerRead: message.isPeerRead,
  isRevoked: message.isRevoked,
  revoker: message.revoker,
  version: message.version,
  onlineOnlyFlag: message.onlineOnlyFlag,
})

const textOf = ({ type, payload }: Message): string => {
  switch (type) {
    case TYPES.MSG_TEXT:
      return payload.text
    case TYPES.MSG_CUSTOM:
    case TYPES.MSG_LOCATION:
      return payload.description
    case TYPES.MSG_MERGER:
      return payload.title
    default:
      /** In the words of the protocol, as the engine knows no language: `[Image]`, `[GroupTip]`. */
      return `[${type.slice(3, -4)}]`
  }
}
