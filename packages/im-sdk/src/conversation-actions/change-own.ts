import type { ModuleContext } from '../modules'
import { needCharacters } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { CONVERSATION_LIMITS } from '../protocol/limits'
import { bitOfMark, withMark } from '../protocol/marks'
import { askBatch, changeOwn, checkIDs, needBoolean, self, type BatchData } from '../rpc/conversation-batch'
import type { Options } from './methods'
import { needContact } from './need-contact'

/** Rule: IM-59. */
export const pin = async (context: ModuleContext, options: Options<'pinConversation'>) => {
  const { conversationID, isPinned } = options ?? {}
  needContact(context, conversationID)
  needBoolean('isPinned', isPinned)
  const record = context.conversations.get(conversationID)
  if (record !== null && record.own.pinnedTimeStamp > 0 === isPinned) return { conversationID }
  const { failureConversationIDList } = await askBatch([conversationID], (itemList) =>
    context.caller.call('pinConversations', { ...self(context), operationType: isPinned ? 1 : 2, itemList }),
  )
  const [failure] = failureConversationIDList
  if (failure !== undefined) throw context.caller.errorOf(failure.code, failure.message)
  const now = Math.floor(context.serverTime() / 1_000)
  changeOwn(context, [conversationID], () => ({ pinnedTimeStamp: isPinned ? now : 0 }))
  return { conversationID }
}

export const mark = async (context: ModuleContext, options: Options<'markConversation'>): Promise<BatchData> => {
  const { conversationIDList, markType, enableMark } = options ?? {}
  const conversationIDs = checkIDs(conversationIDList)
  const bit = bitOfMark(markType)
  if (bit === null) throw imError('PARAMS_INVALID', '`markType` must be a power of two below 2 ** 64.')
  needBoolean('enableMark', enableMark)
  const done = await askBatch(conversationIDs, (itemList) =>
    context.caller.call('markConversations', {
      ...self(context),
      operationType: enableMark ? 1 : 2,
      markType,
      itemList,
    }),
  )
  changeOwn(context, done.successConversationIDList, ({ standardMark }) => ({
    standardMark: withMark(standardMark, bit, enableMark),
  }))
  return done
}

export const setCustomData = async (
  context: ModuleContext,
  options: Options<'setConversationCustomData'>,
): Promise<BatchData> => {
  const { conversationIDList, customData } = options ?? {}
  const conversationIDs = checkIDs(conversationIDList)
  needCharacters('customData', customData, CONVERSATION_LIMITS.customData)
  const done = await askBatch(conversationIDs, (itemList) =>
    context.caller.call('setConversationCustomData', { ...self(context), customData, itemList }),
  )
  changeOwn(context, done.successConversationIDList, () => ({ customData }))
  return done
}
