import * as v from 'valibot'
import { captchaTask, userBasicInfo, userInfo } from '../entities/user'
import { text, trimmedText, wholeNumber } from '../fields'

/**
 * The `code` of `getCaptcha` and its solution: `signs.number` for the local captcha, otherwise the token of the
 * provider's widget.
 */
const captcha = {
  code: text(64, 8),
  captcha: text(4_096, 1),
}
const password = text(64, 1)
const credentials = {
  account: trimmedText(20, 1),
  pwd: password,
}
/** A random id that the client stores. A device that has logged in before needs no captcha. */
const device = v.optional(text(64), '')
const registration = v.object({
  ...credentials,
  device,
  ...captcha,
  nick_name: v.optional(trimmedText(32), ''),
  invite_code: v.optional(text(16), ''),
})

export const login = {
  request: v.object({ ...credentials, device, ...v.partial(v.object(captcha)).entries }),
  reply: userInfo,
}

export const logout = { request: v.object({}), reply: v.object({}) }

export const logoutEverywhere = { request: v.object({}), reply: v.object({}) }

export const changePwd = {
  request: v.object({ old_pwd: password, pwd: password, device, ...v.partial(v.object(captcha)).entries }),
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
  request: v.object({ id: v.pipe(v.union([text(64), wholeNumber()]), v.transform(String)) }),
  reply: userBasicInfo,
}
