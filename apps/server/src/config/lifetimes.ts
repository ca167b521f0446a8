const DAY = 86_400

/** How long credentials live, in seconds. */
export const LIFETIMES = {
  session: 30 * DAY,
  memberSig: 7 * DAY,
  guest: DAY,
  /** After this a device that comes back begins anew: what was deleted is not remembered for ever. */
  syncCookie: 7 * DAY,
  captcha: 300,
  /** Failed logins count this long. */
  loginFailures: 900,
} as const

/** From this many failed logins in a row on, a captcha is asked for. */
export const FAILURES_BEFORE_CAPTCHA = 3
