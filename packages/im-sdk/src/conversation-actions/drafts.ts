import type { ModuleContext } from '../modules'
import { needType } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { guardedView, Source, type View } from '../store/view'
import type { Options } from './methods'
import { needContact } from './need-contact'

export const setDraft = (
  { conversations, rooms, session }: ModuleContext,
  options: Options<'setConversationDraft'>,
): Record<string, never> => {
  const { conversationID, draftText } = options ?? {}
  if (session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
  needContact({ rooms }, conversationID)
  needType('draftText', draftText, 'string')
  conversations.setDraft(conversationID, draftText)
  return {}
}

/** A view of the draft of each conversation, which changes at once: a text field shows it. */
export const draftViews = ({ conversations, session, emitter }: ModuleContext) => {
  const drafts = new Source(conversations.drafts)
  const changed = () => drafts.set(conversations.drafts)
  conversations.whenChanged(changed)
  session.whenEnded(changed)
  return (conversationID: string): View<string> =>
    guardedView(
      {
        get: () => conversations.drafts.get(conversationID) ?? '',
        subscribe: (listener) => drafts.subscribe(listener),
      },
      emitter.reportThrown,
    )
}
