import { imError } from '../protocol/im-error'
import type { ExtendedMessage } from './extensions'
import type { Message } from './message'
import { needSent, partnerOf, type SentMessage } from './sent-message'

/** Throws unless extensions can be set on the message. */
export const needExtensible: (message: Message) => asserts message is SentMessage = (message) => {
  needSent(message)
  if (!message.isSupportExtension)
    throw imError('PARAMS_INVALID', 'The message was created without `isSupportExtension`.')
}

export const placeOf = (message: Message): ExtendedMessage => ({
  messageID: message.ID,
  ...partnerOf(message),
  messageSequence: message.sequence,
})
