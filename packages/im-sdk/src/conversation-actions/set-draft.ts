import type { ModuleContext } from '../modules'
import { needType } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { contactOf } from '../rpc/conversation-batch'
import type { Options } from './methods'

export const setDraft = (
  { conversations, session }: ModuleContext,
  options: Options<'setConversationDraft'>,
): Record<string, never> => {
  const { conversationID, draftText } = options ?? {}
  if (session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
  if (contactOf(conversationID) === null) throw imError('INVALID_CONVERSATION_ID')
  needType('draftText', draftText, 'string')
  conversations.setDraft(conversationID, draftText)
  return {}
}
