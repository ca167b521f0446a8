import type { taskRows } from '@org/api-client/contract'
import { everyone, own, type CasesOf } from './endpoint-case'

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
  getFirstVipAward: { ...own, changes: ['account', 'notice', 'outbox', 'task_progress'] },
} satisfies CasesOf<typeof taskRows>
