import * as v from 'valibot'
import { mutation, query } from '../define-endpoint'
import { captchaTask, guestInfo, userBasicInfo, userInfo } from '../entities/user'
import { text, trimmedText, wholeNumber } from '../fields'

/** The `code` of `getCaptcha`, and what solves it: `signs.number` of the local one, else the token of the provider's widget. */
const captcha = {
  code: text(64, 8),
  captcha: text(4_096, 1),
}
const password = text(64, 1)
const credentials = {
  account: trimmedText(20, 1),
  pwd: password,
}
/** A random id that the client keeps: one that has logged in before is asked for no captcha. */
const device = v.optional(text(64), '')
const registration = v.object({
  ...credentials,
  device,
  ...captcha,
  nick_name: v.optional(trimmedText(32), ''),
  invite_code: v.optional(text(16), ''),
})

export const userEndpoints = {
  getUserInfo: query({
    method: 'POST',
    path: '/webapi/User/getUserInfo',
    summary: 'The member behind the token.',
    viewer: 'member',
    request: v.object({}),
    reply: userInfo,
    provides: ['user'],
    hideLoading: true,
  }),
  login: mutation({
    method: 'POST',
    path: '/webapi/user/login',
    summary: 'Opens a session. A captcha is asked for after repeated failures (status 5).',
    viewer: 'anyone',
    request: v.object({ ...credentials, device, ...v.partial(v.object(captcha)).entries }),
    reply: userInfo,
    invalidates: ['user', 'task', 'attention'],
  }),
  logout: mutation({
    method: 'POST',
    path: '/webapi/user/logout',
    summary: 'Ends the session of the token (ours).',
    viewer: 'member',
    request: v.object({}),
    reply: v.object({}),
    invalidates: ['user', 'task', 'attention'],
    noToast: true,
  }),
  logoutEverywhere: mutation({
    method: 'POST',
    path: '/webapi/user/logoutEverywhere',
    summary: 'Ends every session of the member, on all devices, with their chats (ours).',
    viewer: 'member',
    request: v.object({}),
    reply: v.object({}),
    invalidates: ['user', 'task', 'attention'],
  }),
  changePwd: mutation({
    method: 'POST',
    path: '/api/user/changePwd',
    summary:
      'Changes the password (`old_pwd` is ours), ends every session of the member with their chats, and opens a new one for the ' +
      'caller. A captcha for login is asked for after repeated failures (status 5).',
    viewer: 'member',
    request: v.object({ old_pwd: password, pwd: password, device, ...v.partial(v.object(captcha)).entries }),
    reply: userInfo,
    noToast: true,
  }),
  regist: mutation({
    method: 'POST',
    path: '/webapi/user/regist',
    summary: 'Registers and logs in, when switch_account_register is not 1.',
    viewer: 'anyone',
    request: registration,
    reply: userInfo,
    invalidates: ['user', 'task', 'attention'],
  }),
  registNew: mutation({
    method: 'POST',
    path: '/webapi/user/registNew',
    summary: 'Registers and logs in, when switch_account_register is 1.',
    viewer: 'anyone',
    request: registration,
    reply: userInfo,
    invalidates: ['user', 'task', 'attention'],
  }),
  getCaptcha: mutation({
    method: 'POST',
    path: '/api/user/getCaptcha',
    summary:
      'Begins a captcha for one purpose and one try (ours). The local one: the signs of its picture (smsCaptcha) and, ' +
      'after a dot, the number from 0 to below proof_limit for which the hex SHA-256 of `code:number` is the challenge.',
    viewer: 'anyone',
    request: v.object({ purpose: v.picklist(['login', 'register', 'sms']) }),
    reply: captchaTask,
    hideLoading: true,
  }),
  smsCaptcha: query({
    method: 'GET',
    path: '/api/user/smsCaptcha',
    summary: 'The picture of a captcha that getCaptcha has begun, the same at every call.',
    viewer: 'anyone',
    request: v.object({ code: captcha.code }),
    reply: v.instance(Uint8Array),
    binary: 'image/png',
    hideLoading: true,
  }),
  getGuestInfo: mutation({
    method: 'POST',
    path: '/api/user/getGuestInfo',
    summary: 'A guest identity with expiring credentials. A live one that is sent along as uid and token is renewed.',
    viewer: 'anyone',
    request: v.object({}),
    reply: guestInfo,
    hideLoading: true,
    noToast: true,
  }),
  getUserBasicInfo: query({
    method: 'POST',
    path: '/api/user/getUserBasicInfo',
    summary: 'The public card of a user; guests have one too.',
    viewer: 'guest',
    request: v.object({ id: v.pipe(v.union([text(64), wholeNumber()]), v.transform(String)) }),
    reply: userBasicInfo,
    hideLoading: true,
  }),
}
