/** Esports statuses. The specification shows none: this table is ours. */
export const ESPORT_STATUS = {
  abnormal: 0,
  notStarted: 1,
  inPlay: 2,
  finished: 3,
  postponed: 4,
  interrupted: 5,
  abandoned: 6,
  cancelled: 7,
  pending: 8,
} as const

export type EsportStatusName = keyof typeof ESPORT_STATUS
