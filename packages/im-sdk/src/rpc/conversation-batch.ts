import { TYPES } from '../protocol/constants'
import { ARGUMENT_ERRORS } from '../protocol/errors/arguments'
import { parseConversationID, type ConversationID } from '../protocol/ids'
import { errorsOf, imError } from '../protocol/im-error'
import { CONVERSATION_LIMITS } from '../protocol/limits'
import { outcomeOf } from './item-results'
import { chunksOf } from '../store/chunks'
import type { Conversations } from '../store/conversations'
import type { OwnFacts } from '../store/own-facts'
import type { SessionState } from '../store/session-state'

/** A conversation that a batch did not change, and why. */
export interface ConversationFailure {
  readonly conversationID: ConversationID
  readonly code: number
  readonly message: string
}

export interface BatchData {
  readonly successConversationIDList: readonly ConversationID[]
  readonly failureConversationIDList: readonly ConversationFailure[]
}

/** The other side of a conversation, as commands name it. */
export type Contact = { readonly type: 1; readonly toAccount: string } | { readonly type: 2; readonly groupID: string }

/** Null for an id of no conversation. The conversation with the system is one-to-one with its account. */
export const contactOf = (conversationID: unknown): Contact | null => {
  const target = parseConversationID(conversationID)
  if (target === null) return null
  return target.type === TYPES.CONV_GROUP ? { type: 2, groupID: target.id } : { type: 1, toAccount: target.id }
}

/** Throws unless it is an array with at least one item. Every id counts once. */
export const checkIDs = (conversationIDList: unknown): readonly ConversationID[] => {
  if (!Array.isArray(conversationIDList) || conversationIDList.length === 0)
    throw argumentError('NON_EMPTY_ARRAY_REQUIRED', '`conversationIDList` must be an array with at least one id.')
  return [...new Set(conversationIDList as readonly ConversationID[])]
}

export const argumentError = errorsOf(ARGUMENT_ERRORS)

/**
 * Asks for a change of conversations, at most 100 in a request, and returns the outcome of each: ids that are not valid
 * are not asked for. If `isNeeded`, one request is sent even when no id is left. Rule: IM-59.
 */
export const askBatch = async (
  conversationIDs: readonly ConversationID[],
  ask: (itemList: Contact[]) => Promise<{ readonly resultItem: readonly unknown[] }>,
  isNeeded = false,
): Promise<BatchData> => {
  const success: ConversationID[] = []
  const failures: ConversationFailure[] = []
  const asked: { readonly conversationID: ConversationID; readonly contact: Contact }[] = []
  for (const conversationID of conversationIDs) {
    const contact = contactOf(conversationID)
    if (contact !== null) asked.push({ conversationID, contact })
    else {
      const { code, message } = imError('INVALID_CONVERSATION_ID')
      failures.push({ conversationID, code, message })
    }
  }
  const pages = chunksOf(asked, CONVERSATION_LIMITS.batch)
  for (const page of isNeeded && pages.length === 0 ? [[]] : pages) {
    const { resultItem } = await ask(page.map(({ contact }) => contact))
    page.forEach(({ conversationID }, index) => {
      const { code, message } = outcomeOf(resultItem[index])
      if (code === 0) success.push(conversationID)
      else failures.push({ conversationID, code, message })
    })
  }
  return { successConversationIDList: success, failureConversationIDList: failures }
}

/** Shows a change at once. The server then pushes what it has stored. */
export const changeOwn = (
  { conversations }: { readonly conversations: Pick<Conversations, 'get' | 'update'> },
  conversationIDs: readonly ConversationID[],
  change: (own: OwnFacts) => Partial<OwnFacts>,
): void => {
  for (const conversationID of conversationIDs) {
    const record = conversations.get(conversationID)
    if (record !== null)
      conversations.update(record, (changed) => (changed.own = { ...changed.own, ...change(changed.own) }))
  }
}

/** The user, as requests name who asks. */
export const self = ({ session }: { readonly session: Pick<SessionState, 'me'> }) => ({
  fromAccount: session.me.get().userID,
})

export const needBoolean = (name: string, value: unknown): void => {
  if (typeof value !== 'boolean') throw argumentError('BOOLEAN_REQUIRED', `\`${name}\` must be true or false.`)
}
