import { mutation } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

export const deleteAccount = /* @__PURE__ */ mutation('deleteAccount', {
  method: 'POST',
  path: '/api/user/deleteAccount',
  summary:
    'Ends every session of the member, and after seven days the account: what names its owner is deleted, the ledger ' +
    'stays. A login within these days keeps the account.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['captchaRequired', 'captchaWrong', 'credentialsWrong', 'smsCodeWrong'],
  key: true,
  shows: ['loading'],
  tags: () => [],
})

export const exportMyData = /* @__PURE__ */ mutation('exportMyData', {
  method: 'POST',
  path: '/api/user/exportMyData',
  summary: 'Writes what is stored about the member into a file, once a day. Its address arrives in the messages.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['alreadyDone'],
  key: false,
  shows: ['loading', 'failure'],
  tags: () => [],
})

export const issueLoginCode = /* @__PURE__ */ mutation('issueLoginCode', {
  method: 'POST',
  path: '/api/user/issueLoginCode',
  summary:
    'A code with which a page of the web logs in as the member: once, within 60 seconds, while this session lasts.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

export const loginByCode = /* @__PURE__ */ mutation('loginByCode', {
  method: 'POST',
  path: '/api/user/loginByCode',
  summary: 'Opens a session by a code of `issueLoginCode`.',
  needs: 'anyone',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'address' }],
  errors: ['credentialsWrong', 'notAllowed'],
  key: false,
  shows: ['loading'],
  tags: () => ['user', 'task', 'attention'],
})

export const ownAccountRows = { deleteAccount, exportMyData, issueLoginCode, loginByCode }
