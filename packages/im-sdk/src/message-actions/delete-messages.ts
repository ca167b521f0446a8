import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { messageKey } from '../protocol/ids'
import { errorsOf, imError } from '../protocol/im-error'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import type { Message } from '../store/message'
import { isSent, partnerOf } from '../store/sent-message'
import type { LeftOver } from './left-over'

/**
 * Deletes messages of one conversation for the user, on all devices. Failed ones are removed here at once,
 * without a request. Rule: IM-102.
 */
export const deleteMessages = async (
  { caller, session, changes, services }: ModuleContext,
  messageList: readonly Message[],
  leftOver: LeftOver,
): Promise<{ readonly messageList: readonly Message[] }> => {
  const ofOne = ofOneConversation(messageList)
  const failed = ofOne.filter((message) => message?.flow === 'out' && services.get('dropFailed')?.(message))
  for (const { ID } of failed) leftOver.set(ID, false)
  const messages = ofOne.filter(isSent).slice(0, MESSAGE_ACTION_LIMITS.deleted)
  const [first] = messages
  if (first === undefined && failed.length === 0)
    throw deleteError('MESSAGE_DELETE_FAIL', 'Pass messages that were sent or have failed, of one conversation.')
  if (first === undefined) return { messageList: failed.map(asDeleted) }
  const { peerAccount, groupID } = partnerOf(first)
  const sequenceList = messages.map(({ sequence }) => sequence)
  if (groupID === '') await caller.call('deleteC2CMessages', { peerAccount, messageKeyList: messages.map(messageKey) })
  else await caller.call('deleteGroupMessages', { groupID, deleter: session.me.get().userID, keyList: sequenceList })
  changes.remove({ toAccount: peerAccount, groupID, sequenceList })
  return { messageList: [...failed, ...messages].map(asDeleted) }
}

/** Deletes notices of the system for the user, on all devices. */
export const deleteNotices = async (
  { caller, changes }: ModuleContext,
  messageList: readonly Message[],
): Promise<{ readonly messageList: readonly Message[] }> => {
  needMessages(messageList)
  const isNotice = (message: Message) => message?.conversationID === TYPES.CONV_SYSTEM
  const notices = messageList.filter(isNotice).filter(isSent).slice(0, MESSAGE_ACTION_LIMITS.deleted)
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
  return { messageList: notices.map(asDeleted) }
}

const asDeleted = (message: Message): Message => ({ ...message, isDeleted: true })

/** Those of the conversation of the first one. */
const ofOneConversation = (messageList: readonly Message[]): readonly Message[] => {
  needMessages(messageList)
  const isSystem = (message: Message) => String(message?.conversationID).startsWith(TYPES.CONV_SYSTEM)
  if (messageList.some(isSystem)) throw deleteError('CANNOT_DELETE_GROUP_SYSTEM_NOTICE')
  const conversationID = messageList[0]?.conversationID
  return messageList.filter((message) => message?.conversationID === conversationID)
}

const needMessages = (messageList: readonly Message[]): void => {
  if (!Array.isArray(messageList) || messageList.length === 0)
    throw imError('PARAMS_INVALID', 'Pass an array of at least one message.')
}

const { MESSAGE_DELETE_FAIL, CANNOT_DELETE_GROUP_SYSTEM_NOTICE } = MESSAGE_ERRORS
const deleteError = errorsOf({ MESSAGE_DELETE_FAIL, CANNOT_DELETE_GROUP_SYSTEM_NOTICE })
