import { taskAward, type TaskKey } from '@org/domain'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { balancesOf, post } from '../../store/money/ledger'
import { lockMember, progressOf, setClaimed } from '../../store/money/tasks'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { earnedStages, placeOf } from './earned-stages'

/** Pays earned stages of a task, of today in Shanghai if it is daily: each once, also to several tabs. Rule: SRV-11. */
export const claimAward = ({ clock }: Context, uid: number, task: TaskKey, amount: number) =>
  new Change(async (transaction) => {
    const now = seconds(clock)
    await lockMember(transaction, uid)
    const place = placeOf(task, { uid, now })
    const noted = await progressOf(transaction, place)
    const stage = await earnedStages(transaction, task, noted.stage, { uid, now })
    const received = noted.received + amount
    const award = taskAward(task, amount) ?? 0
    if (received > stage || award === 0) throw new Refusal('nothingToClaim')
    await setClaimed(transaction, place, { stage, received })
    await post(transaction, {
      // The stages that it pays: the next claim begins after them.
      idempotencyKey: `task:${task}:${uid}:${place.day}:${received}`,
      kind: 'task',
      now,
      transfers: [{ asset: 'gold', from: 'system:task', to: `user:${uid}`, amount: award }],
    })
    await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['task', 'user'] } }, now)
    return { award, gold: (await balancesOf(transaction, uid)).gold }
  })
