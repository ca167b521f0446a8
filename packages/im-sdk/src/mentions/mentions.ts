import type { ChatModule } from '../modules'
import { imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import { guardedView, type View } from '../store/view'
import type { Mention } from './mention'
import { MentionList } from './mention-list'

export interface MentionMethods {
  /**
   * The messages of all groups and topics that mention the user: unread ones first, each part from the newest on, at
   * most 200. Fetches up to 20 messages that this device has not seen.
   */
  getMentionList(): Promise<Result<{ readonly mentionList: readonly Mention[]; readonly unreadCount: number }>>
  /** The same list without requests. It follows messages, read marks, revocations and deletions. */
  mentionList(): View<readonly Mention[]>
}

/** Who has mentioned the user, in all conversations; over a reload with the module `storage`. Rules: IM-96, IM-97. */
export const mentions: ChatModule<MentionMethods> = {
  name: 'mentions',
  install: (context) => {
    const list = new MentionList(context)
    return {
      getMentionList: () =>
        toResult(async () => {
          if (context.session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
          await list.load()
          const mentionList = list.view.get()
          return { mentionList, unreadCount: mentionList.filter(({ isUnread }) => isUnread).length }
        }),
      mentionList: () => guardedView(list.view, context.emitter.reportThrown),
    }
  },
}
