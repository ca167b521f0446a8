import { TYPES } from '../protocol/constants'
import { messageID } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'
import { keptConversationID, keptSender } from './kept-texts'
import { isMediaType, readMedia } from './media-payloads'
import type { CustomPayload, Message, TextPayload } from './message'

/**
 * Converts a server message for the user `myID`. In a one-to-one conversation the peer has read up to `peerReadSeq`.
 */
export const toMessage = (stored: StoredMessage, myID: string, peerReadSeq = 0): Message => {
  const isGroup = stored.groupID !== ''
  const isMine = stored.fromAccount === myID
  const peer = isMine ? stored.toAccount : stored.fromAccount
  const { tinyID, nick, avatar } = keptSender(stored)
  const { msgType = '', msgContent = {} } = stored.msgBody[0] ?? {}
  const message = {
    ID: messageID(tinyID, stored.clientTime, stored.random),
    conversationID: keptConversationID(isGroup, isGroup ? stored.groupID : peer),
    conversationType: isGroup ? TYPES.CONV_GROUP : TYPES.CONV_C2C,
    type: msgType,
    payload: msgContent as unknown,
    from: stored.fromAccount,
    to: isGroup ? stored.groupID : stored.toAccount,
    flow: isMine ? 'out' : 'in',
    time: stored.time,
    sequence: stored.sequence,
    random: stored.random,
    clientSequence: stored.clientSequence,
    clientTime: stored.clientTime,
    priority: stored.priority,
    status: 'success',
    nick,
    avatar,
    nameCard: stored.nameCard,
    cloudCustomData: stored.cloudCustomData,
    isPeerRead: isMine && stored.sequence <= peerReadSeq,
    tinyID,
    senderLevel: stored.senderLevel,
    senderRole: stored.senderRole,
  }
  if (msgType !== TYPES.MSG_TEXT && msgType !== TYPES.MSG_CUSTOM) {
    const isMedia = isMediaType(msgType)
    if (!isMedia) message.type = TYPES.MSG_UNKNOWN
    message.payload = isMedia ? readMedia(msgType, msgContent) : { msgType, content: msgContent }
  }
  /** The decoder has given the payload the shape that its type promises. */
  return message as Message & { payload: TextPayload & CustomPayload }
}
