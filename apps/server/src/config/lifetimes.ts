const DAY = 86_400

/** The lifetimes of credentials, in seconds. */
export const LIFETIMES = {
  session: 30 * DAY,
  memberSig: 7 * DAY,
  /** The stars, votes and conversations of a guest wait as long for its login. Less than `forgetGuests` waits. */
  guest: 6 * DAY,
  /** A device that returns later starts a full sync, because deletions are not remembered for ever. */
  syncCookie: 7 * DAY,
  captcha: 300,
  smsCode: 300,
  /** How long a failed login counts. */
  loginFailures: 900,
} as const

/** From this many consecutive failed logins on, a captcha is required. */
export const FAILURES_BEFORE_CAPTCHA = 3
/** The same for all names together at which one network fails. Many people may share it. */
export const NETWORK_FAILURES_BEFORE_CAPTCHA = 30
