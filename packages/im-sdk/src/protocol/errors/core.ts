import type { ErrorRows } from './error-row'

/**
 * The errors of the core entry, the only ones whose texts every app bundles. A row without a text uses its name.
 * Rule: IM-44.
 */
export const CORE_ERRORS = {
  SDK_APP_ID_MISSING: { code: 2000, message: 'SDKAppID is missing: every frame carries it.' },
  USER_ID_MISSING: 2002,
  USER_SIG_MISSING: { code: 2003, message: 'userSig is missing: pass it to login(), or getUserSig to createChat.' },
  TINY_ID_MISSING: 2022,
  A2_KEY_MISSING: 2023,
  USER_NOT_LOGGED_IN: { code: 2024, message: 'Not logged in: call login() and wait for SDK_READY.' },
  REPEAT_LOGIN: { code: 2026, message: 'Another user is logged in: call logout() first.' },
  COS_UNDETECTED: { code: 2040, message: 'The upload module was not passed to createChat.' },
  MESSAGE_SEND_FAIL: 2100,
  MESSAGE_INSTANCE_REQUIRED: { code: 2105, message: 'Pass a message made by a create method.' },
  MESSAGE_SEND_INVALID_CONVERSATION_TYPE: { code: 2106, message: 'conversationType is TYPES.CONV_C2C or CONV_GROUP.' },
  CONVERSATION_NOT_FOUND: 2500,
  INVALID_CONVERSATION_ID: {
    code: 2503,
    message: 'A conversationID is C2C + user id, GROUP + group id, or the system marker.',
  },
  CANNOT_FIND_GROUP: 2603,
  NETWORK_ERROR: 2800,
  NETWORK_TIMEOUT: 2801,
  OVER_FREQUENCY_LIMIT: 2996,
  CANNOT_FIND_MODULE: { code: 2998, message: 'The module of this method was not passed to createChat.' },
  SDK_DESTROYED: { code: 3005, message: 'This instance was logged out or destroyed.' },
  PARAMS_INVALID: 3100,
  FRAME_INVALID: 3101,
  REPLY_INVALID: 3102,
  UNEXPECTED: { code: 3103, message: 'Internal error of the engine; see `cause`.' },
  UNKNOWN_PROTOCOL: 3104,
  SDK_APP_ID_WRONG: {
    code: 3105,
    message: 'The server serves another SDKAppID: pass createChat the one of this server.',
  },
  CANNOT_USE_COMMERCIAL_ABILITY: 3110,
  PING_FATAL: { code: 60002, message: 'The connection was refused for good.' },
  SERVICE_OVERLOAD: 60022,
} as const satisfies ErrorRows
