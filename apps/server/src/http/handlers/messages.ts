import type { messageRows } from '@org/api-client/contract'
import { listNotices, readNotices, unreadNotices } from '../../services/notices/list-notices'
import type { Handlers } from '../handler'

export const messageHandlers = {
  getMessages: (page, { context, viewer, lang }) => listNotices(context, viewer.uid, page, lang),

  getMessageCounts: (_request, { context, viewer }) => unreadNotices(context.db, viewer.uid),

  readMessages: ({ ids, kind }, { context, viewer }) => readNotices(context, viewer.uid, { ids, kind }),
} satisfies Handlers<typeof messageRows>
