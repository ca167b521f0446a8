import * as v from 'valibot'
import { mutation, query } from '../define-endpoint'
import { guestInfo, userBasicInfo, userInfo } from '../entities/user'

/** The id a client draws for itself and the four characters the picture shows. */
const captcha = {
  code: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  captcha: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
}
const credentials = {
  account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
  pwd: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
}
const registration = v.object({
  ...credentials,
  ...captcha,
  nick_name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32)), ''),
  invite_code: v.optional(v.string(), ''),
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
    request: v.object({ ...credentials, ...v.partial(v.object(captcha)).entries }),
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
  smsCaptcha: query({
    method: 'GET',
    path: '/api/user/smsCaptcha',
    summary: 'The captcha picture of an id. A new call for the same id makes a new picture.',
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
    request: v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64)) }),
    reply: userBasicInfo,
    hideLoading: true,
  }),
}
