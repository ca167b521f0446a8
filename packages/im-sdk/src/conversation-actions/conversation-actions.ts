import type { ChatModule } from '../modules'
import { conversationActionCommands } from '../protocol/commands/conversation-actions'
import { ARGUMENT_ERRORS } from '../protocol/errors/arguments'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { toResult } from '../result'
import { Turns } from '../store/turns'
import { mark, pin, setCustomData } from './change-own'
import { clearHistoryMessage, deleteConversation } from './delete-conversation'
import type { ConversationActionMethods } from './methods'
import { deleteAtInfo } from './delete-at-info'
import { draftViews, setDraft } from './drafts'
import { setAllRead } from './set-all-read'
import { setReminders } from './set-reminders'

/** What a user does with conversations. Rules: IM-58, IM-59. */
export const conversationActions: ChatModule<ConversationActionMethods> = {
  name: 'conversationActions',
  install: (context) => {
    context.caller.registerCommands(conversationActionCommands, { ...ARGUMENT_ERRORS, USER_OR_GROUP_NOT_FOUND })
    /** Whether there is something to do shows only when the call before has ended. */
    const pins = new Turns()
    return {
      pinConversation: (options) => toResult(() => pins.take(options?.conversationID, () => pin(context, options))),
      markConversation: (options) => toResult(() => mark(context, options)),
      setConversationCustomData: (options) => toResult(() => setCustomData(context, options)),
      deleteConversation: deleteConversation(context),
      clearHistoryMessage: (conversationID) => toResult(() => clearHistoryMessage(context, conversationID)),
      setMessageRemindType: (options) => toResult(() => setReminders(context, options)),
      setAllMessageRead: (options) => toResult(() => setAllRead(context, options)),
      deleteGroupAtInfo: (options) => toResult(() => deleteAtInfo(context, options)),
      setConversationDraft: (options) => toResult(() => setDraft(context, options)),
      conversationDraft: draftViews(context),
    }
  },
}

const { USER_OR_GROUP_NOT_FOUND } = MESSAGE_ERRORS
