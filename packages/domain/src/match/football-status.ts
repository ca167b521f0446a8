/**
 * Football statuses. 6 is in play and has no label of its own.
 *
 * Rule: DOM-52.
 */
export const FOOTBALL_STATUS = {
  abnormal: 0,
  notStarted: 1,
  firstHalf: 2,
  halfTime: 3,
  secondHalf: 4,
  extraTime: 5,
  unlabelled: 6,
  penaltyShootout: 7,
  finished: 8,
  postponed: 9,
  interrupted: 10,
  abandoned: 11,
  cancelled: 12,
  pending: 13,
} as const

export type FootballStatusName = keyof typeof FOOTBALL_STATUS

/** Football statuses that show a clock; 6 and the shootout are in play but show none. Rules: DOM-52, DOM-57. */
export const FOOTBALL_CLOCK_STATUSES: readonly number[] = [
  FOOTBALL_STATUS.firstHalf,
  FOOTBALL_STATUS.halfTime,
  FOOTBALL_STATUS.secondHalf,
  FOOTBALL_STATUS.extraTime,
]
