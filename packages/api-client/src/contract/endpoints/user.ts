import { mutation, query } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

/** After a login or logout all cached data belongs to another user. */
const viewerChanged = () => ['user', 'task', 'attention'] as const

export const login = /* @__PURE__ */ mutation('login', {
  method: 'POST',
  path: '/webapi/user/login',
  summary: 'Opens a session. A captcha is asked for after repeated failures (status 5).',
  needs: 'anyone',
  switch: null,
  limit: [{ count: 60, perMs: MINUTE, by: 'address' }],
  errors: ['captchaRequired', 'captchaWrong', 'credentialsWrong', 'notAllowed'],
  key: false,
  shows: ['loading'],
  tags: viewerChanged,
})

export const logout = /* @__PURE__ */ mutation('logout', {
  method: 'POST',
  path: '/webapi/user/logout',
  summary: 'Ends the session of the token.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [],
  errors: [],
  key: false,
  shows: ['loading'],
  tags: viewerChanged,
})

export const logoutEverywhere = /* @__PURE__ */ mutation('logoutEverywhere', {
  method: 'POST',
  path: '/webapi/user/logoutEverywhere',
  summary: 'Ends every session of the member, on all devices, with their chats.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [],
  errors: [],
  key: false,
  shows: ['loading', 'failure'],
  tags: viewerChanged,
})

export const changePwd = /* @__PURE__ */ mutation('changePwd', {
  method: 'POST',
  path: '/api/user/changePwd',
  summary:
    'Changes or resets the password of who proves the mobile by a code, or the old password (`old_pwd`, ours), ends every ' +
    'session of the account with their chats, and opens a new one for the caller. An unknown account is refused like a wrong ' +
    'code. With the old password a captcha for login is asked for after repeated failures (status 5).',
  needs: 'anyone',
  switch: null,
  limit: [{ count: 60, perMs: MINUTE, by: 'address' }],
  errors: ['captchaRequired', 'captchaWrong', 'credentialsWrong', 'smsCodeWrong', 'loginExpired', 'notAllowed'],
  key: false,
  shows: ['loading'],
  tags: () => [],
})

export const regist = /* @__PURE__ */ mutation('regist', {
  method: 'POST',
  path: '/webapi/user/regist',
  summary: 'Registers and logs in, when switch_account_register is not 1.',
  needs: 'anyone',
  switch: null,
  unless: 'account_register',
  limit: [{ count: 60, perMs: TEN_MINUTES, by: 'address' }],
  errors: ['captchaWrong', 'accountTaken', 'notFound'],
  key: false,
  shows: ['loading'],
  tags: viewerChanged,
})

export const registNew = /* @__PURE__ */ mutation('registNew', {
  method: 'POST',
  path: '/webapi/user/registNew',
  summary: 'Registers and logs in, when switch_account_register is 1.',
  needs: 'anyone',
  switch: 'account_register',
  limit: [{ count: 60, perMs: TEN_MINUTES, by: 'address' }],
  errors: ['captchaWrong', 'accountTaken', 'notFound'],
  key: false,
  shows: ['loading'],
  tags: viewerChanged,
})

export const getCaptcha = /* @__PURE__ */ mutation('getCaptcha', {
  method: 'POST',
  path: '/api/user/getCaptcha',
  summary:
    'Begins a captcha for one purpose and one try. The local one: the signs of its picture (smsCaptcha) and, ' +
    'after a dot, the number from 0 to below proof_limit for which the hex SHA-256 of `code:number` is the challenge.',
  needs: 'anyone',
  switch: null,
  ours: true,
  limit: [{ count: 120, perMs: MINUTE, by: 'address' }],
  errors: [],
  key: false,
  shows: ['failure'],
  tags: () => [],
})

export const smsCaptcha = /* @__PURE__ */ query('smsCaptcha', {
  method: 'GET',
  path: '/api/user/smsCaptcha',
  summary: 'The picture of a captcha that getCaptcha has begun, the same at every call.',
  needs: 'anyone',
  switch: null,
  limit: [{ count: 120, perMs: MINUTE, by: 'address' }],
  errors: ['notFound'],
  binary: 'image/png',
  tags: () => [],
})

export const getUserBasicInfo = /* @__PURE__ */ query('getUserBasicInfo', {
  method: 'POST',
  path: '/api/user/getUserBasicInfo',
  summary: 'The public card of a user; guests have one too.',
  needs: 'guest',
  switch: null,
  errors: ['notFound'],
  tags: ({ id }) => [{ type: 'user', id }],
})

export const userRows = {
  login,
  logout,
  logoutEverywhere,
  changePwd,
  regist,
  registNew,
  getCaptcha,
  smsCaptcha,
  getUserBasicInfo,
}
