import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { messageKey } from '../protocol/ids'
import { errorsOf, imError } from '../protocol/im-error'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import type { Message } from '../store/message'
import { isSent, partnerOf, type SentMessage } from '../store/sent-message'

/** Deletes messages of one conversation for the user, on all devices. Rule: IM-102. */
export const deleteMessages = async (
  { caller, session, changes }: ModuleContext,
  messageList: readonly Message[],
): Promise<{ readonly messageList: readonly Message[] }> => {
  const messages = deletable(messageList)
  const [first] = messages
  if (first === undefined)
    throw deleteError('MESSAGE_DELETE_FAIL', 'Pass messages that were sent, of one conversation.')
  const { peerAccount, groupID } = partnerOf(first)
  const sequenceList = messages.map(({ sequence }) => sequence)
  if (groupID === '') await caller.call('deleteC2CMessages', { peerAccount, messageKeyList: messages.map(messageKey) })
  else await caller.call('deleteGroupMessages', { groupID, deleter: session.me.get().userID, keyList: sequenceList })
  changes.remove({ toAccount: peerAccount, groupID, sequenceList })
  return { messageList: messages.map((message) => ({ ...message, isDeleted: true })) }
}

/** Deletes notices of the system for the user, on all devices. */
export const deleteNotices = async (
  { caller, changes }: ModuleContext,
  messageList: readonly Message[],
): Promise<{ readonly messageList: readonly Message[] }> => {
  needMessages(messageList)
  const notices = sentOf(messageList, (message) => message?.conversationID === TYPES.CONV_SYSTEM)
  if (notices.length === 0) throw deleteError('MESSAGE_DELETE_FAIL', 'Pass notices of the system.')
  await caller.call('deleteSystemNotices', {
    messageListToDelete: notices.map(({ from, to, sequence: messageSeq, random: messageRandom }) => ({
      from,
      to,
      messageSeq,
      messageRandom,
    })),
  })
  const sequenceList = notices.map(({ sequence }) => sequence)
  changes.remove({ toAccount: TYPES.CONV_SYSTEM, groupID: '', sequenceList })
  return { messageList: notices.map((message) => ({ ...message, isDeleted: true })) }
}

/** The first messages that were sent, of the conversation of the first one. */
const deletable = (messageList: readonly Message[]): readonly SentMessage[] => {
  needMessages(messageList)
  const isSystem = (message: Message) => String(message?.conversationID).startsWith(TYPES.CONV_SYSTEM)
  if (messageList.some(isSystem)) throw deleteError('CANNOT_DELETE_GROUP_SYSTEM_NOTICE')
  const conversationID = messageList[0]?.conversationID
  return sentOf(messageList, (message) => message?.conversationID === conversationID)
}

const needMessages = (messageList: readonly Message[]): void => {
  if (!Array.isArray(messageList) || messageList.length === 0)
    throw imError('PARAMS_INVALID', 'Pass an array of at least one message.')
}

/** As many as one request may name. */
const sentOf = (messageList: readonly Message[], isWanted: (message: Message) => boolean): readonly SentMessage[] =>
  messageList
    .filter((message): message is SentMessage => isWanted(message) && isSent(message))
    .slice(0, MESSAGE_ACTION_LIMITS.deleted)

const { MESSAGE_DELETE_FAIL, CANNOT_DELETE_GROUP_SYSTEM_NOTICE } = MESSAGE_ERRORS
const deleteError = errorsOf({ MESSAGE_DELETE_FAIL, CANNOT_DELETE_GROUP_SYSTEM_NOTICE })
