import type { ErrorRows } from './error-row'

/** What the core entry raises by itself: the only errors whose words every app carries. Source: im.md §8. */
export const CORE_ERRORS = {
  SDK_APP_ID_MISSING: { code: 2000, message: 'SDKAppID is missing: every frame carries it.' },
  USER_ID_MISSING: { code: 2002, message: 'userID is missing.' },
  USER_SIG_MISSING: { code: 2003, message: 'userSig is missing: pass it to login(), or getUserSig to createChat.' },
  TINY_ID_MISSING: { code: 2022, message: 'The server gave no tinyID.' },
  A2_KEY_MISSING: { code: 2023, message: 'The server gave no access key.' },
  USER_NOT_LOGGED_IN: { code: 2024, message: 'Not logged in: call login() and wait for SDK_READY.' },
  REPEAT_LOGIN: { code: 2026, message: 'Another user is logged in: call logout() first.' },
  COS_UNDETECTED: { code: 2040, message: 'The upload module was not passed to createChat.' },
  MESSAGE_SEND_FAIL: { code: 2100, message: 'The message could not be sent.' },
  MESSAGE_INSTANCE_REQUIRED: { code: 2105, message: 'Pass a message made by a create method.' },
  MESSAGE_SEND_INVALID_CONVERSATION_TYPE: { code: 2106, message: 'conversationType must be C2C or GROUP.' },
  CONVERSATION_NOT_FOUND: { code: 2500, message: 'There is no such conversation.' },
  INVALID_CONVERSATION_ID: {
    code: 2503,
    message: 'A conversationID is C2C + user id, GROUP + group id, or the system marker.',
  },
  CANNOT_FIND_GROUP: { code: 2603, message: 'There is no such group among the joined ones.' },
  NETWORK_ERROR: { code: 2800, message: 'The connection is gone.' },
  NETWORK_TIMEOUT: { code: 2801, message: 'No answer in time.' },
  OVER_FREQUENCY_LIMIT: { code: 2996, message: 'Too many calls of this kind: wait a moment.' },
  CANNOT_FIND_MODULE: { code: 2998, message: 'The module of this method was not passed to createChat.' },
  SDK_DESTROYED: { code: 3005, message: 'This instance was logged out or destroyed.' },
  PARAMS_INVALID: { code: 3100, message: 'Params validate failed.' },
  FRAME_INVALID: { code: 3101, message: 'The server sent a frame that cannot be read.' },
  REPLY_INVALID: { code: 3102, message: 'The server gave an answer that makes no sense.' },
  UNEXPECTED: { code: 3103, message: 'The engine made a mistake; see `cause`.' },
  UNKNOWN_PROTOCOL: { code: 3104, message: 'The server sent a push this version does not know.' },
  SDK_APP_ID_WRONG: {
    code: 3105,
    message: 'The server serves another SDKAppID: pass createChat the one of this server.',
  },
  CANNOT_USE_COMMERCIAL_ABILITY: { code: 3110, message: 'This needs an ability that was not purchased.' },
  PING_FATAL: { code: 60002, message: 'The connection was refused for good.' },
  SERVICE_OVERLOAD: { code: 60022, message: 'The service is busy: wait a moment.' },
} as const satisfies ErrorRows
