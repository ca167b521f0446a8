import { TYPES } from '../protocol/constants'
import { messageID, topicIDOf } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'
import { keptConversationID, keptSender } from './kept-texts'
import { readElement } from './element-payloads'
import type { Message } from './message'
import { mentionOf, NOBODY, NO_RECEIPT } from './message-extras'
import type { CustomPayload, TextPayload } from './payloads'

/** Converts a server message for the user `myID`. It does not say whether the peer has read it. */
export const toMessage = (stored: StoredMessage, myID: string): Message => {
  const isGroup = stored.groupID !== ''
  const isMine = stored.fromAccount === myID
  const peer = isMine ? stored.toAccount : stored.fromAccount
  const { tinyID, nick, avatar } = keptSender(stored)
  const topicID = topicIDOf(stored.groupID)
  const { msgType = '', msgContent = {} } = stored.msgBody[0] ?? {}
  const { version = 0, revoker = '', readReceiptInfo = NO_RECEIPT, receiverList = NOBODY } = stored
  const { needReadReceipt = false, isSupportExtension = false, isBroadcastMessage = false, relayFlag = false } = stored
  const { isExcludedFromUnreadCount = false, isExcludedFromLastMessage = false } = stored
  const message = {
    ID: messageID(tinyID, stored.clientTime, stored.random),
    conversationID: keptConversationID(isGroup, isGroup ? stored.groupID : peer),
    conversationType: isGroup ? groupTypeOf(topicID) : peer === TYPES.CONV_SYSTEM ? peer : TYPES.CONV_C2C,
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
    isPeerRead: false,
    tinyID,
    senderLevel: stored.senderLevel,
    senderRole: stored.senderRole,
    isDeleted: false,
    onlineOnlyFlag: stored.sequence === 0,
    topicID,
    groupAtInfo: stored.groupAtInfo === undefined ? null : mentionOf(stored, topicID, myID),
    // Each by its name: messages with fields that are spread are made twice as slowly.
    version,
    isModified: version > 0,
    isRevoked: revoker !== '',
    revoker,
    needReadReceipt,
    readReceiptInfo,
    isSupportExtension,
    isBroadcastMessage,
    relayFlag,
    isExcludedFromUnreadCount,
    isExcludedFromLastMessage,
    atUserList: stored.groupAtInfo ?? NOBODY,
    receiverList,
  }
  if (msgType !== TYPES.MSG_TEXT && msgType !== TYPES.MSG_CUSTOM) {
    const payload = readElement(msgType, msgContent, (item) => toMessage(item, myID))
    if (payload === null) message.type = TYPES.MSG_UNKNOWN
    message.payload = payload ?? { msgType, content: msgContent }
  }
  /** The decoder has given the payload the shape that its type promises. */
  return message as Message & { payload: TextPayload & CustomPayload }
}

const groupTypeOf = (topicID: string) => (topicID === '' ? TYPES.CONV_GROUP : TYPES.CONV_TOPIC)
