import type { messageRows } from '@org/api-client/contract'
import { newSubscription } from '../push-service'
import { noticeOf } from '../notice-of'
import { list, own, PUBLIC, type CasesOf } from './endpoint-case'

export const messageCases = {
  getMessages: { ...own, portuguese: () => [{}] },
  getMessageCounts: { ...own, portuguese: () => [{}] },
  readMessages: {
    changes: ['notice', 'outbox'],
    cases: {
      'all of their own': {
        request: async ({ server, actors }) => {
          await noticeOf(server, Number(actors.member.userID))
          return {}
        },
      },
      'of an id': {
        request: async ({ server, actors }) => ({ ids: [await noticeOf(server, Number(actors.member.userID))] }),
        swaps: { ids: { ...PUBLIC, absent: 'ok', otherKind: 'invalidRequest' } },
      },
    },
  },
  getNoticeSettings: { ...own, portuguese: () => [{}] },
  setNoticeSettings: {
    changes: ['notice_settings'],
    cases: { 'their own': { request: () => ({ goal: 0, quiet_from: '23:00', quiet_to: '07:30' }) } },
  },
  getPushKey: { ...list, portuguese: () => [{}] },
  savePushSubscription: {
    changes: ['push_subscription'],
    cases: { 'of their browser': { request: newSubscription } },
  },
  dropPushSubscription: {
    changes: [],
    cases: { 'of their browser': { request: () => ({ endpoint: newSubscription().endpoint }) } },
  },
} satisfies CasesOf<typeof messageRows>
