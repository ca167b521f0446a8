import type { taskRows } from '@org/api-client/contract'
import { checkInPosition, daysBetween, MAKEUP_PRICE_GOLD, shanghaiDay } from '@org/domain'
import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { balancesOf } from '../../store/money/ledger'
import { checkInTotals, lastCheckIn } from '../../store/money/tasks'
import { checkIn } from '../../services/tasks/check-in'
import { listTasks } from '../../services/tasks/list-tasks'
import type { Handlers } from '../handler'

export const taskHandlers = {
  getTaskInfo: async (_request, { context, viewer, lang }) => {
    const { db, clock } = context
    const today = shanghaiDay(seconds(clock))
    const [last, totals, balances, account, tasks] = await Promise.all([
      lastCheckIn(db, viewer.uid),
      checkInTotals(db, viewer.uid),
      balancesOf(db, viewer.uid),
      findAccount(db, viewer.uid),
      listTasks(db, viewer.uid, today, lang),
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
  },

  checkin: ({ recheckin }, { context, viewer }) => checkIn(context, viewer.uid, recheckin),
} satisfies Handlers<typeof taskRows>

/** Rule: DOM-45. */
const CHECK_TEXT = {
  zh: { 0: '立即签到', 1: '您今天已签到' },
  'pt-BR': { 0: 'Fazer check-in', 1: 'Você já fez check-in hoje' },
} as const

const POINTS_PER_LEVEL = 100
