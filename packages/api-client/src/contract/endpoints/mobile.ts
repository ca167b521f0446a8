import { mutation } from '../define-endpoint'
import { HOUR, MINUTE, TEN_MINUTES } from '../limits'

/**
 * A mobile also gets at most one code a minute and five a day over all calls; the last of a day only if its owner asks for
 * it, in a session or on a device that has logged in before.
 */
const sending = [{ count: 10, perMs: HOUR, by: 'address' }] as const
const proving = [{ count: 60, perMs: MINUTE, by: 'address' }] as const
const memberProving = [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }] as const
const viewerChanged = () => ['user', 'task', 'attention'] as const

export const sendCode = /* @__PURE__ */ mutation('sendCode', {
  method: 'POST',
  path: '/webapi/user/sendCode',
  summary: 'Sends a code for a forgotten password. The reply is the same for mobiles of no account, which get none.',
  needs: 'anyone',
  switch: null,
  limit: sending,
  errors: ['captchaWrong'],
  key: false,
  shows: [],
  tags: () => [],
})

export const sendVerifyCode = /* @__PURE__ */ mutation('sendVerifyCode', {
  method: 'POST',
  path: '/api/user/sendVerifyCode',
  summary: 'Sends a code for a login or registration by mobile.',
  needs: 'anyone',
  switch: null,
  limit: sending,
  errors: ['captchaWrong'],
  key: false,
  shows: [],
  tags: () => [],
})

export const sendBindSms = /* @__PURE__ */ mutation('sendBindSms', {
  method: 'POST',
  path: '/api/user/sendBindSms',
  summary: 'Sends a code to the mobile that the member binds.',
  needs: 'member',
  switch: null,
  limit: sending,
  errors: ['captchaWrong'],
  key: false,
  shows: [],
  tags: () => [],
})

export const sendOwnCheckSms = /* @__PURE__ */ mutation('sendOwnCheckSms', {
  method: 'POST',
  path: '/api/user/sendOwnCheckSms',
  summary: 'Sends a code to the mobile that the member has bound.',
  needs: 'member',
  switch: null,
  limit: sending,
  errors: ['captchaWrong'],
  key: false,
  shows: [],
  tags: () => [],
})

export const loginByMobile = /* @__PURE__ */ mutation('loginByMobile', {
  method: 'POST',
  path: '/api/user/loginByMobile',
  summary: 'Opens a session for the owner of a mobile. An unknown mobile registers an account without a password.',
  needs: 'anyone',
  switch: null,
  ours: true,
  limit: proving,
  errors: ['smsCodeWrong', 'notAllowed', 'accountTaken', 'notFound'],
  key: false,
  shows: ['loading'],
  tags: viewerChanged,
})

export const bindMobile = /* @__PURE__ */ mutation('bindMobile', {
  method: 'POST',
  path: '/api/user/bindMobile',
  summary: 'Binds a mobile to the member, who proves the password and the mobile.',
  needs: 'member',
  switch: null,
  limit: memberProving,
  errors: ['smsCodeWrong', 'credentialsWrong', 'mobileTaken'],
  key: false,
  shows: ['loading'],
  tags: () => ['user'],
})

export const bindPhone = /* @__PURE__ */ mutation('bindPhone', {
  method: 'POST',
  path: '/api/User/bindPhone',
  summary: 'The same as bindMobile, under the path of the page for the mobile.',
  needs: 'member',
  switch: null,
  limit: memberProving,
  errors: ['smsCodeWrong', 'credentialsWrong', 'mobileTaken'],
  key: false,
  shows: ['loading'],
  tags: () => ['user'],
})

export const setAccountName = /* @__PURE__ */ mutation('setAccountName', {
  method: 'POST',
  path: '/api/user/setAccountName',
  summary: 'Replaces the account name that the server made at a registration by mobile, once.',
  needs: 'member',
  switch: null,
  limit: memberProving,
  errors: ['smsCodeWrong', 'accountTaken', 'alreadyDone'],
  key: false,
  shows: ['loading'],
  tags: () => ['user'],
})

export const mobileRows = {
  sendCode,
  sendVerifyCode,
  sendBindSms,
  sendOwnCheckSms,
  loginByMobile,
  bindMobile,
  bindPhone,
  setAccountName,
}
