import * as v from 'valibot'
import { captchaTask, userBasicInfo, userInfo } from '../entities/user'
import { text, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'

const captchaCode = text(64, 8)
/**
 * The `code` of `getCaptcha` and its solution: `signs.number` for the local captcha, otherwise the token of the
 * provider's widget.
 */
const captcha = {
  code: idOf('captcha', captchaCode),
  captcha: notId(text(4_096, 1)),
}
/** Read only after failures. */
const captchaOnDemand = v.partial(v.object({ code: notId(captchaCode), captcha: captcha.captcha })).entries
const password = notId(text(64, 1))
const accountName = trimmedText(20, 1)
/** A random id that the client stores. A device that has logged in before needs no captcha. */
const device = v.optional(notId(text(64)), '')
const registration = v.object({
  /** The name of a new account. */
  account: notId(accountName),
  pwd: password,
  device,
  ...captcha,
  nick_name: v.optional(notId(trimmedText(32)), ''),
  invite_code: v.optional(idOf('invitation', text(16)), ''),
})

export const login = {
  request: v.object({ account: idOf('account', accountName), pwd: password, device, ...captchaOnDemand }),
  reply: userInfo,
}

export const logout = { request: v.object({}), reply: v.object({}) }

export const logoutEverywhere = { request: v.object({}), reply: v.object({}) }

export const changePwd = {
  request: v.object({
    /** The name of the account, or its mobile; left out for that of the caller. */
    account: v.optional(idOf('account', accountName)),
    /** The code of `sendCode`. Its captcha is repeated with it. */
    smscode: v.optional(notId(v.pipe(text(6, 6), v.regex(/^\d{6}$/, 'A code has 6 digits')))),
    /** Ours, in place of the code: a member need not have a mobile. */
    old_pwd: v.optional(password),
    pwd: password,
    device,
    ...captchaOnDemand,
  }),
  reply: userInfo,
}

export const regist = { request: registration, reply: userInfo }

export const registNew = { request: registration, reply: userInfo }

export const getCaptcha = {
  request: v.object({ purpose: v.picklist(['login', 'register', 'sms']) }),
  reply: captchaTask,
}

export const smsCaptcha = { request: v.object({ code: captcha.code }), reply: v.instance(Uint8Array) }

export const getUserBasicInfo = {
  request: v.object({ id: idOf('user', v.pipe(v.union([text(64), wholeNumber()]), v.transform(String))) }),
  reply: userBasicInfo,
}
