import type { ModuleContext } from '../modules'
import type { ConversationID } from '../protocol/ids'
import { CONVERSATION_LIMITS } from '../protocol/limits'
import { toResult } from '../result'
import { isRecord } from '../rpc/read-body'
import { isCount } from '../rpc/read-message'
import { clearHistory } from '../store/clear-history'
import { markRead, type ConversationRecord } from '../store/conversation-record'
import { NO_OWN_FACTS } from '../store/own-facts'
import { argumentError, checkIDs, needBoolean, self, type Contact } from '../rpc/conversation-batch'
import type { ConversationActionMethods } from './methods'
import { needContact } from './need-contact'
import type { DeletedData } from './results'

/** Rule: IM-60. */
export const deleteConversation = (context: ModuleContext): ConversationActionMethods['deleteConversation'] => {
  const one = async (conversationID: ConversationID) => {
    const { failureConversationIDList } = await deleteAll(context, checkTargets(context, [conversationID]), true)
    const [failure] = failureConversationIDList
    if (failure !== undefined) throw context.caller.errorOf(failure.code, failure.message)
    return { conversationID }
  }
  const many = async (options: { conversationIDList: readonly ConversationID[]; clearHistoryMessage?: boolean }) => {
    const { conversationIDList, clearHistoryMessage = true } = options
    const targets = checkTargets(context, checkIDs(conversationIDList))
    needBoolean('clearHistoryMessage', clearHistoryMessage)
    return deleteAll(context, targets.slice(0, CONVERSATION_LIMITS.batch), clearHistoryMessage)
  }
  /** The result has the shape that belongs to the argument. */
  return ((options: ConversationID | Parameters<typeof many>[0]) =>
    toResult<object>(() => {
      if (typeof options === 'string') return one(options)
      if (!isRecord(options)) throw argumentError('STRING_OR_OBJECT_REQUIRED')
      return many(options)
    })) as ConversationActionMethods['deleteConversation']
}

interface Target {
  readonly conversationID: ConversationID
  readonly contact: Contact
}

const checkTargets = (context: ModuleContext, conversationIDs: readonly ConversationID[]): readonly Target[] =>
  conversationIDs.map((conversationID) => ({ conversationID, contact: needContact(context, conversationID) }))

const deleteAll = async (
  context: ModuleContext,
  targets: readonly Target[],
  isCleared: boolean,
): Promise<DeletedData> => {
  const known = knownOf(
    context,
    targets.map(({ conversationID }) => conversationID),
  )
  const { resultList } = await context.caller.call('deleteConversations', {
    ...self(context),
    conversationList: targets.map(({ conversationID, contact }) => placeOf(contact, known.get(conversationID) ?? 0)),
    clearHistoryMessage: isCleared ? 1 : 0,
  })
  const outcomes = targets.map(({ conversationID }, index) => {
    const item: unknown = resultList[index]
    const { code, upTo } = isRecord(item) ? item : {}
    return { conversationID, code: countOf(code), upTo: Math.max(countOf(upTo), known.get(conversationID) ?? 0) }
  })
  const gone = outcomes.filter(({ code }) => code === 0)
  for (const { conversationID, upTo } of gone) forget(context, conversationID, { upTo, isCleared })
  const deleted = gone.map(({ conversationID }) => conversationID)
  return {
    conversationIDList: deleted,
    failureConversationIDList: outcomes
      .filter(({ code }) => code !== 0)
      .map(({ conversationID, code }) => ({ conversationID, code, message: context.caller.errorOf(code, '').message })),
  }
}

/** The server takes everything of a conversation of which nothing is known here. */
const placeOf = (contact: Contact, known: number) => ({
  ...(contact.type === 1 ? contact : { type: contact.type, toGroupID: contact.groupID }),
  ...(known > 0 ? { upTo: known } : {}),
})

const countOf = (value: unknown): number => (isCount(value) ? value : 0)

/** The newest sequences before a call. What arrives until its reply, also after a reconnect, is neither deleted nor read. */
const knownOf = ({ conversations }: ModuleContext, ids: readonly ConversationID[]) =>
  new Map(ids.map((id) => [id, conversations.get(id)?.sequence ?? 0]))

/** The reminder outlives the conversation. */
const forget = (
  context: ModuleContext,
  conversationID: ConversationID,
  { upTo, isCleared }: { upTo: number; isCleared: boolean },
): void => {
  if (isCleared) clear(context, conversationID, upTo)
  const record = context.conversations.get(conversationID)
  if (record === null) return
  context.conversations.update(record, (changed) => {
    const { messageRemindType, clearSeq, version } = changed.own
    changed.own = { ...NO_OWN_FACTS, messageRemindType, clearSeq, version, deletedSeq: upTo }
    readUpTo(changed, upTo)
  })
}

export const clearHistoryMessage = async (context: ModuleContext, conversationID: ConversationID) => {
  const contact = needContact(context, conversationID)
  const known = knownOf(context, [conversationID]).get(conversationID) ?? 0
  const { upTo } = await context.caller.call('clearHistory', { ...self(context), ...placeOf(contact, known) })
  clear(context, conversationID, Math.max(countOf(upTo), known))
  return { conversationID }
}

const clear = (context: ModuleContext, conversationID: ConversationID, upTo: number): void => {
  const record = context.conversations.get(conversationID)
  if (record === null) return context.timelines.clearTo(conversationID, upTo)
  context.conversations.update(record, (changed) => {
    changed.own = { ...changed.own, clearSeq: Math.max(upTo, changed.own.clearSeq) }
    readUpTo(changed, upTo)
  })
  clearHistory(context, record)
}

/** The server has moved the read mark too. */
const readUpTo = (record: ConversationRecord, sequence: number): void => {
  markRead(record, Math.max(sequence, record.messageReadSeq))
  record.reportedReadSeq = Math.max(sequence, record.reportedReadSeq)
}
