import type { messageRows } from '@org/api-client/contract'
import { listNotices, readNotices, unreadNotices } from '../../services/notices/list-notices'
import { readNoticeSettings, setNoticeSettings } from '../../services/notices/notice-settings'
import { dropPushSubscription, savePushSubscription } from '../../services/notices/push-subscriptions'
import type { Handlers } from '../handler'

export const messageHandlers = {
  getMessages: (page, { context, viewer, lang }) => listNotices(context, viewer.uid, page, lang),

  getMessageCounts: (_request, { context, viewer }) => unreadNotices(context.db, viewer.uid),

  readMessages: ({ ids, kind }, { context, viewer }) => readNotices(context, viewer.uid, { ids, kind }),

  getNoticeSettings: (_request, { context, viewer }) => readNoticeSettings(context.db, viewer.uid),

  setNoticeSettings: (request, { context, viewer }) => setNoticeSettings(context.db, viewer.uid, request),

  getPushKey: (_request, { context }) => ({ key: context.pusher?.publicKey ?? '' }),

  savePushSubscription: async (subscription, { context, viewer, lang }) => {
    await savePushSubscription(context, viewer, subscription, lang)
    return {}
  },

  dropPushSubscription: async ({ endpoint }, { context, viewer }) => {
    await dropPushSubscription(context, viewer.userID, endpoint)
    return {}
  },
} satisfies Handlers<typeof messageRows>
