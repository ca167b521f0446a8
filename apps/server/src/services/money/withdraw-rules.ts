import type { Endpoints, PayoutMethod, ReplyOf } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { moneyIn } from '../../store/money/money-currency'
import { openWithdraws } from '../../store/money/withdraws'
import type { Context } from '../context'
import type { Site } from '../sites/sites'
import { currencyOf } from './recharge'

export const DAY_SECONDS = 86_400

/** In cents of any currency. */
export const WITHDRAW_RULES = { least: 1_000, most: 500_000, fee: 100, least_fee: 100, per_day: 3, days: 3 } as const

const METHODS: Readonly<Record<string, readonly PayoutMethod[]>> = { CNY: ['alipay', 'bank'], BRL: ['pix', 'bank'] }

export const methodsOf = (site: Site): PayoutMethod[] => [...(METHODS[currencyOf(site)] ?? ['bank'])]

export const withdrawRules = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, site }: { readonly uid: number; readonly site: Site },
): Promise<ReplyOf<Endpoints['getWithdrawRules']>> => {
  const { mobile = null } = (await findAccount(db, uid)) ?? {}
  const { held } = await openWithdraws(db, uid, seconds(clock) - DAY_SECONDS)
  return {
    ...WITHDRAW_RULES,
    currency: currencyOf(site),
    money: (await moneyIn(db, uid, currencyOf(site))) ?? 0,
    held,
    methods: methodsOf(site),
    mobile: mobile === null ? '' : masked(mobile, 3),
  }
}

/** The first `first` characters and the last four, at most half of all. */
export const masked = (text: string, first = 0): string => {
  const last = Math.min(4, Math.floor(text.length / 2))
  const shown = Math.min(first, Math.floor(text.length / 2) - last + 1)
  return `${text.slice(0, Math.max(shown, 0))}****${text.slice(text.length - last)}`
}
