import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { extendVip, findAccount } from '../../store/identity/accounts'
import { addAward, hasAward } from '../../store/money/tasks'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'

const TASK = 'appFirstVip'
const DAY_SECONDS = 86_400

/** The first-VIP reward in the user info: whether the member has it, and the days that it gives. Rule: DOM-37. */
export const firstVipOf = async ({ db, config }: Context, uid: number) => ({
  appFirstVip: (await hasAward(db, uid, TASK)) ? (1 as const) : (0 as const),
  appFirstVipDays: config.firstVipDays,
})

/** Gives the days of the first-VIP reward once to a member, from now or from the end of their VIP. */
export const claimFirstVip = ({ clock, config }: Context, uid: number) =>
  new Change(async (transaction) => {
    const days = config.firstVipDays
    if (days === 0) throw new Refusal('switchedOff')
    const now = seconds(clock)
    if (await addAward(transaction, uid, TASK)) {
      await extendVip(transaction, uid, { by: days * DAY_SECONDS, now })
      await writeNotice(transaction, uid, { type: 'firstVip', data: { days } }, now)
      await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user'] } }, now)
    }
    const account = await findAccount(transaction, uid)
    if (account === null) throw new Refusal('loginExpired')
    return { days, vip_level: account.vip_level, vip_date: account.vip_date }
  })
