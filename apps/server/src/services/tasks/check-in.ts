import { checkInOutcome, type CheckInOutcome, daysBetween, shanghaiDay } from '@org/domain'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { announce } from '../../outbox/announce'
import { Change } from '../changes/change'
import { Refusal } from '../refusal'
import { InsufficientBalanceError, type Owner, post } from '../../store/money/ledger'
import { addCheckIn, type CheckIn, lastCheckIn, lockMember } from '../../store/money/tasks'

/**
 * Checks in for today, or with `recheckin` for yesterday in return for gold. Repeated calls pay the prize once. Rule:
 * SRV-11.
 */
export const checkIn = ({ clock }: Context, uid: number, recheckin: 0 | 1) =>
  new Change(async (transaction) => {
    const now = seconds(clock)
    await lockMember(transaction, uid)
    const last = await lastCheckIn(transaction, uid)
    const outcome = checkInOutcome(last, shanghaiDay(now), recheckin)
    if (outcome === null) throw new Refusal(recheckin === 1 ? 'nothingToMakeUp' : 'checkedIn')
    const row = rowOf(uid, outcome, last, now)
    if (!(await addCheckIn(transaction, row))) throw new Refusal('checkedIn')
    try {
      if (outcome.price > 0) await post(transaction, bookingOf('make-up', row, outcome.price))
    } catch (error) {
      if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughGold')
      throw error
    }
    await post(transaction, bookingOf('check-in', row, outcome.award))
    await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['task', 'user'] } }, now)
    return { continuous: row.streak, award: row.award }
  })

const rowOf = (uid: number, { record, award, price }: CheckInOutcome, last: CheckIn | null, now: number): CheckIn => ({
  account_id: uid,
  day: record.day,
  nth: record.nth,
  streak: last !== null && daysBetween(last.day, record.day) === 1 ? last.streak + 1 : 1,
  award,
  made_up: price > 0,
  created_at: now,
})

const bookingOf = (kind: 'check-in' | 'make-up', row: CheckIn, amount: number) => {
  const member: Owner = `user:${row.account_id}`
  const till: Owner = `system:${kind}`
  const [from, to] = kind === 'check-in' ? [till, member] : [member, till]
  return {
    idempotencyKey: `${kind}:${row.account_id}:${row.day}`,
    kind,
    now: row.created_at,
    transfers: [{ asset: 'gold', from, to, amount }],
  } as const
}
