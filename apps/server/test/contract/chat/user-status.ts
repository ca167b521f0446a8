import type { userStatusCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { all, USERS, fresh } from './shared'

export const userStatusCases = {
  setSelfStatus: {
    changes: ['user_status'],
    cases: { 'of their own': { request: () => ({ customStatus: fresh() }) } },
  },
  getUserStatus: {
    changes: [],
    cases: {
      'of everybody': { request: ({ peer }) => ({ userIDList: [peer.userID] }), swaps: { userIDList: USERS } },
    },
  },
  subscribeUserStatus: {
    changes: [],
    cases: {
      'of everybody': { request: ({ peer }) => ({ userIDList: [peer.userID] }), swaps: { userIDList: USERS } },
    },
  },
  unsubscribeUserStatus: {
    changes: [],
    cases: {
      'of everybody': { request: ({ peer }) => ({ userIDList: [peer.userID] }), swaps: { userIDList: all('ok') } },
    },
  },
} satisfies CasesOf<typeof userStatusCommands>
