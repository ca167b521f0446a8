/** Code tests the number; `msg` is for people. */
export const API_STATUS = {
  success: 0,
  failure: 1,
  loginExpired: 2,
  invalidRequest: 3,
  captchaWrong: 4,
  captchaRequired: 5,
  tooManyRequests: 6,
  notFound: 7,
  alreadyDone: 8,
  notAllowed: 9,
  credentialsWrong: 10,
  accountTaken: 11,
  notEnoughGold: 12,
  smsCodeWrong: 13,
  mobileTaken: 14,
} as const

export type StatusName = keyof typeof API_STATUS

/** The specification shows these (its section 7); the others are ours. */
export const SPECIFIED_STATUSES: readonly StatusName[] = ['success', 'loginExpired']

export type ApiStatus = (typeof API_STATUS)[StatusName]
