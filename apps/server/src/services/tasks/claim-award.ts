import { TASKS } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { countInvited } from '../../store/identity/accounts'
import { balancesOf, post } from '../../store/money/ledger'
import { claimedStages, lockMember, setClaimed } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'

type AccountTask = 'appFirstLogin' | 'inviteFriend'

/** The stages that a member has earned since the account was created. The caller of the first login has logged in. */
const EARNED: Readonly<Record<AccountTask, (db: Transaction<Database>, uid: number) => Promise<number>>> = {
  appFirstLogin: async () => 1,
  inviteFriend: countInvited,
}

/** Pays earned stages of a task that never repeats. Each is paid once, also to several tabs at once. Rule: SRV-11. */
export const claimAward = ({ clock }: Context, uid: number, task: AccountTask, amount: number) =>
  new Change(async (transaction) => {
    const now = seconds(clock)
    await lockMember(transaction, uid)
    const [stage, claimed] = [await EARNED[task](transaction, uid), await claimedStages(transaction, uid, task)]
    const received = claimed + amount
    if (received > stage) throw new Refusal('nothingToClaim')
    await setClaimed(transaction, uid, { task, stage, received })
    const award = TASKS[task].gold * amount
    await post(transaction, {
      // The stages that it pays: the next claim begins after them.
      idempotencyKey: `task:${task}:${uid}:${received}`,
      kind: 'task',
      now,
      transfers: [{ asset: 'gold', from: 'system:task', to: `user:${uid}`, amount: award }],
    })
    await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['task', 'user'] } }, now)
    return { award, gold: (await balancesOf(transaction, uid)).gold }
  })
