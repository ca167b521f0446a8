import type { Master } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'

/** The share of plans that were won, as text. */
export const hitOf = ({ settled, won }: Pick<Master, 'settled' | 'won'>): string =>
  settled === 0 ? '–' : `${Math.round((won / settled) * 100)}%`

/** What one unit on each plan would have brought, with its sign. */
export const profitOf = ({ profit }: Pick<Master, 'profit'>, locale: string): string =>
  `${profit > 0 ? '+' : ''}${formatDecimal(profit, 2, locale) ?? ''}`
