import * as v from 'valibot'

/** Every JSON reply. Source: decisions 9. */
export interface ReplyEnvelope<Data = unknown> {
  /** 0 success, 2 login expired, others in `API_STATUS`. */
  status: number
  /** For the user, in the language of the call; empty on success. */
  msg: string
  data: Data | null
}

export const replyEnvelope = v.object({
  status: v.number(),
  msg: v.optional(v.string(), ''),
  data: v.optional(v.unknown(), null),
})

/** 0 and 2 are the specification's; the rest are ours. Callers test the number, people read `msg`. */
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
} as const

export type ApiStatus = (typeof API_STATUS)[keyof typeof API_STATUS]
