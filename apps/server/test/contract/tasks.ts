import type { taskRows } from '@org/api-client/contract'
import { everyone, own, type CasesOf } from './endpoint-case'

const unearned = {
  changes: [],
  cases: { 'without a stage': { request: () => ({ amount: 1 }), refuses: everyone('alreadyDone') } },
} as const

export const taskCases = {
  getTaskInfo: { ...own, portuguese: () => [{}] },
  checkin: {
    changes: ['check_in', 'ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox'],
    cases: { 'of their own': { request: () => ({ recheckin: 0 }) } },
  },
  getAppFirstLoginAward: {
    ...own,
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'task_progress'],
  },
  getInviteFriendAward: {
    changes: [],
    cases: { 'without a friend': { request: () => ({ amount: 1 }), refuses: everyone('alreadyDone') } },
  },
  getSendCommentAward: unearned,
  getWatchLiveAward: unearned,
  getOnlineAward: unearned,
  getShareMessageAward: unearned,
  getSendFirstGiftAward: {
    changes: [],
    cases: { 'without a gift': { request: () => ({}), refuses: everyone('alreadyDone') } },
  },
  addSendCommentStage: own,
  addWatchLiveStage: own,
  addShareMessageStage: { ...own, changes: ['outbox', 'task_progress'] },
  addOnlineStage: own,
  getFirstVipAward: { ...own, changes: ['account', 'notice', 'outbox', 'task_progress'] },
} satisfies CasesOf<typeof taskRows>
