/**
 * The status of a payout: 审核中, 派发中, 已派发, 取消. The meanings are the specification's, the numbers ours.
 *
 * Rule: DOM-83.
 */
export const PAYOUT_STATUS = { reviewing: 0, paying: 1, paid: 2, cancelled: 3 } as const

export type PayoutStatusName = keyof typeof PAYOUT_STATUS

/**
 * The meaning of a payout's status; null if it is unknown.
 *
 * Rule: DOM-83.
 *
 * @example
 * payoutStatusName(2) // => 'paid'
 * payoutStatusName(-1) // => null
 */
export const payoutStatusName = (status: number): PayoutStatusName | null =>
  (Object.keys(PAYOUT_STATUS) as PayoutStatusName[]).find((name) => PAYOUT_STATUS[name] === status) ?? null
