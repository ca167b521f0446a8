import * as v from 'valibot'
import { userInfo } from '../entities/user'
import { epochSeconds, text } from '../fields'
import { idOf, notId } from '../id-fields'

export const deleteAccount = {
  /** Proved by the password, or by a code that `sendOwnCheckSms` has sent, with its captcha. */
  request: v.object({
    pwd: v.optional(notId(text(64, 1))),
    smscode: v.optional(notId(v.pipe(text(6, 6), v.regex(/^\d{6}$/, 'A code has 6 digits')))),
    /** With a password only after failures. */
    code: v.optional(idOf('captcha', text(64, 8))),
    captcha: v.optional(notId(text(4_096, 1))),
  }),
  reply: v.object({
    /** Until then a login keeps the account. */
    leaves_at: epochSeconds,
  }),
}

export const exportMyData = { request: v.object({}), reply: v.object({}) }

export const issueLoginCode = {
  request: v.object({}),
  reply: v.object({ login_code: v.string(), expires_at: epochSeconds }),
}

export const loginByCode = {
  request: v.object({
    login_code: idOf('captcha', text(64, 8)),
    /** A random id that the client stores. */
    device: v.optional(notId(text(64)), ''),
  }),
  reply: userInfo,
}
