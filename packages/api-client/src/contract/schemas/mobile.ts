import * as v from 'valibot'
import { userInfo } from '../entities/user'
import { text, trimmedText } from '../fields'
import { idOf, notId } from '../id-fields'

const mobile = notId(v.pipe(text(11, 11), v.regex(/^\d{11}$/, 'A mobile has 11 digits')))

/** The `code` of `getCaptcha` for SMS and its solution. The call that uses the code of the SMS repeats both. */
const captcha = { code: idOf('captcha', text(64, 8)), captcha: notId(text(4_096, 1)) }

const proof = { ...captcha, smscode: notId(v.pipe(text(6, 6), v.regex(/^\d{6}$/, 'A code has 6 digits'))) }

/** A random id that the client stores. */
const device = v.optional(notId(text(64)), '')

/** A device that has logged in to the account of the mobile gets the last code of a day, which others do not. */
const toMobile = v.object({ mobile, ...captcha, device })
const nothing = v.object({})

export const sendCode = { request: toMobile, reply: nothing }
export const sendVerifyCode = { request: toMobile, reply: nothing }
export const sendBindSms = { request: toMobile, reply: nothing }

export const sendOwnCheckSms = {
  request: v.object(captcha),
  /** The bound mobile, such as 138****0000. */
  reply: v.object({ mobile: v.string() }),
}

export const loginByMobile = {
  request: v.object({
    mobile,
    ...proof,
    device,
    invite_code: v.optional(idOf('invitation', text(16)), ''),
  }),
  reply: userInfo,
}

const binding = v.object({ mobile, pwd: notId(text(64, 1)), ...proof })
export const bindMobile = { request: binding, reply: nothing }
export const bindPhone = { request: binding, reply: nothing }

export const setAccountName = {
  request: v.object({ account_name: notId(trimmedText(20, 1)), ...proof }),
  reply: nothing,
}
