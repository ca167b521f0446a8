import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { checkInPosition, daysBetween, MAKEUP_PRICE_GOLD, shanghaiDay } from '@org/domain'
import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { balancesOf } from '../../store/money/ledger'
import { checkInTotals, lastCheckIn } from '../../store/money/tasks'
import type { Context } from '../context'
import type { Language } from '../language'
import { listTasks } from './list-tasks'

type TaskInfo = ReplyOf<Endpoints['getTaskInfo']>

/** The check-ins, the level and the tasks of a member. */
export const taskInfo = async ({ db, clock }: Context, uid: number, lang: Language): Promise<TaskInfo> => {
  const now = seconds(clock)
  const today = shanghaiDay(now)
  const [last, totals, balances, account, tasks] = await Promise.all([
    lastCheckIn(db, uid),
    checkInTotals(db, uid),
    balancesOf(db, uid),
    findAccount(db, uid),
    listTasks(db, uid, now, lang),
  ])
  const position = checkInPosition(last, today)
  const checkin = position.checkin_nth_status === 'apply' ? 1 : 0
  // A streak that lacks one day can still be completed.
  const gap = last && daysBetween(last.day, today)
  const unbroken = last !== null && gap !== null && gap <= 2
  const level = account?.user_level ?? 1
  return {
    checkin,
    checkText: CHECK_TEXT[lang][checkin],
    checkin_continuous: unbroken ? last.streak : 0,
    checkin_nearest_contious: last?.streak ?? 0,
    checkin_continuous_accumulation: totals.days,
    checkin_continuous_accumulation_new: totals.gold,
    ...position,
    recheckin_price: MAKEUP_PRICE_GOLD,
    gold: balances.gold,
    level: { level, next: level * POINTS_PER_LEVEL, point: balances.point },
    tasks,
  }
}

/** Rule: DOM-45. */
const CHECK_TEXT = {
  zh: { 0: '立即签到', 1: '您今天已签到' },
  'pt-BR': { 0: 'Fazer check-in', 1: 'Você já fez check-in hoje' },
} as const

const POINTS_PER_LEVEL = 100
