import type { taskRows } from '@org/api-client/contract'
import type { TaskKey } from '@org/domain'
import { sql } from 'kysely'
import { seconds } from '../../src/ports/clock'
import { placeOf } from '../../src/services/tasks/earned-stages'
import type { RestWorld, Visitor } from '../authorisation/rest-world'
import { accountOf, everyone, own, type CasesOf } from './endpoint-case'

/** Lets a caller have this many stages whose award they have not. */
const earn = async (world: RestWorld, caller: Visitor, task: TaskKey, stage: 0 | 1) => {
  const { db, clock } = world.server.context
  const { uid, day } = placeOf(task, { uid: accountOf(world, caller), now: seconds(clock) })
  await db
    .insertInto('task_progress')
    .values({ account_id: uid, task, day, stage, received: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'task', 'day'])
        .doUpdateSet({ stage: sql<number>`task_progress.received + ${stage}` }),
    )
    .execute()
}

const award = <Request extends object>(task: TaskKey, claim: Request) => {
  const claiming = (stage: 0 | 1) => async (world: RestWorld, caller: Visitor) => {
    await earn(world, caller, task, stage)
    return claim
  }
  return {
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'task_progress'],
    cases: {
      'with a stage': { request: claiming(1) },
      'without a stage': { request: claiming(0), refuses: everyone('alreadyDone') },
    },
  }
}

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
  getInviteFriendAward: award('inviteFriend', { amount: 1 }),
  getSendCommentAward: award('sendComment', { amount: 1 }),
  getWatchLiveAward: award('watchLive', { amount: 1 }),
  getOnlineAward: award('online', { amount: 1 }),
  getShareMessageAward: award('shareMessage', { amount: 1 }),
  getSendFirstGiftAward: award('sendFirstGift', {}),
  addSendCommentStage: own,
  addWatchLiveStage: own,
  addShareMessageStage: { ...own, changes: ['outbox', 'task_progress'] },
  addOnlineStage: own,
  getFirstVipAward: { ...own, changes: ['account', 'notice', 'outbox', 'task_progress'] },
} satisfies CasesOf<typeof taskRows>
