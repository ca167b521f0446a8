import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import type { Message } from './message'

/** A message that the server has: its conversation, its sequence and its key. */
export type SentMessage = Message & { readonly status: 'success' }

/** Throws unless the server has stored the message, so that it can be named to it. */
export const needSent: (message: Message) => asserts message is SentMessage = (message) => {
  if (typeof message !== 'object' || message === null || typeof message.ID !== 'string')
    throw imError('MESSAGE_INSTANCE_REQUIRED')
  if (!isSent(message)) throw imError('MESSAGE_INSTANCE_REQUIRED', 'The message has not been sent.')
}

export const isSent = (message: Message): message is SentMessage =>
  message?.status === 'success' && message.sequence > 0

/** The peer, or the group or topic, of a message's conversation, as requests name it. */
export const partnerOf = (message: Message): { readonly peerAccount: string; readonly groupID: string } =>
  message.conversationType === TYPES.CONV_C2C
    ? { peerAccount: message.flow === 'out' ? message.to : message.from, groupID: '' }
    : { peerAccount: '', groupID: message.to }
