/**
 * The status of a coupon or a prediction plan: 失效, 生效, 比赛结束, 比赛異常退款, 进行中.
 *
 * Rule: DOM-84.
 */
export const PLAN_STATUS = { inactive: 0, active: 1, finished: 2, refund: 3, inplay: 4 } as const

export type PlanStatusName = keyof typeof PLAN_STATUS

/**
 * The meaning of the status of a coupon or plan; null if it is unknown.
 *
 * Rule: DOM-84.
 *
 * @example
 * planStatusName(3) // => 'refund'
 * planStatusName(9) // => null
 */
export const planStatusName = (status: number): PlanStatusName | null =>
  (Object.keys(PLAN_STATUS) as PlanStatusName[]).find((name) => PLAN_STATUS[name] === status) ?? null
