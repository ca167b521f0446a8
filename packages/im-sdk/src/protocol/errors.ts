interface ErrorRow {
  readonly code: number
  /** Where it is raised. Client codes that the specification does not show are ours or documented ones of the known API. */
  readonly origin: 'client' | 'server'
  readonly message: string
  /** Counted as the user's own failure, not the network's. Source: im.md §8. */
  readonly userSide?: true
}

/** Name → code and words. Callers test the name. Source: im.md §8. */
export const ERRORS = {
  SDK_APP_ID_MISSING: { code: 2000, origin: 'client', message: 'SDKAppID is missing: every frame carries it.' },
  USER_ID_MISSING: { code: 2002, origin: 'client', message: 'userID is missing.' },
  USER_SIG_MISSING: { code: 2003, origin: 'client', message: 'userSig is missing.' },
  USER_NOT_LOGGED_IN: { code: 2024, origin: 'client', message: 'Not logged in: call login() and wait for SDK_READY.' },
  LOGIN_FAIL: { code: 2025, origin: 'server', message: 'The credential was refused.', userSide: true },
  REPEAT_LOGIN: { code: 2026, origin: 'client', message: 'Another user is logged in: call logout() first.' },
  MESSAGE_SEND_FAIL: { code: 2100, origin: 'client', message: 'The message could not be sent.', userSide: true },
  MESSAGE_SEND_NOT_IN_CHAT_ROOM: { code: 2101, origin: 'client', message: 'Join the chat room before sending to it.' },
  MESSAGE_INSTANCE_REQUIRED: { code: 2105, origin: 'client', message: 'Pass a message made by a create method.' },
  MESSAGE_SEND_INVALID_CONVERSATION_TYPE: {
    code: 2106,
    origin: 'client',
    message: 'conversationType must be C2C or GROUP.',
  },
  CONVERSATION_NOT_FOUND: { code: 2500, origin: 'client', message: 'There is no such conversation.' },
  INVALID_CONVERSATION_ID: {
    code: 2503,
    origin: 'client',
    message: 'A conversationID is C2C + user id, GROUP + group id, or the system marker.',
  },
  CANNOT_FIND_GROUP: { code: 2603, origin: 'client', message: 'There is no such group among the joined ones.' },
  JOIN_GROUP_FAIL: { code: 2660, origin: 'client', message: 'The group could not be joined.' },
  NETWORK_ERROR: { code: 2800, origin: 'client', message: 'The connection is gone.', userSide: true },
  NETWORK_TIMEOUT: { code: 2801, origin: 'client', message: 'No answer in time.' },
  OVER_FREQUENCY_LIMIT: {
    code: 2996,
    origin: 'server',
    message: 'Too many calls of this kind: wait a moment.',
    userSide: true,
  },
  CANNOT_FIND_MODULE: {
    code: 2998,
    origin: 'client',
    message: 'The module of this method was not passed to createChat.',
  },
  SDK_DESTROYED: { code: 3005, origin: 'client', message: 'This instance was logged out or destroyed.' },
  PARAMS_INVALID: { code: 3100, origin: 'client', message: 'Params validate failed.' },
  FRAME_INVALID: { code: 3101, origin: 'client', message: 'The server sent a frame that cannot be read.' },
  REPLY_INVALID: { code: 3102, origin: 'client', message: 'The server answered without a field the command promises.' },
  UNKNOWN_PROTOCOL: { code: 3104, origin: 'client', message: 'The server sent a push this version does not know.' },
  UNEXPECTED: { code: 3103, origin: 'client', message: 'The engine made a mistake; see `cause`.' },
  INVALID_GROUP_PARAMETERS: {
    code: 10004,
    origin: 'server',
    message: 'The group parameters are not valid.',
    userSide: true,
  },
  GROUP_PERMISSION_DENY: { code: 10007, origin: 'server', message: 'Not allowed in this group.', userSide: true },
  GROUP_NOT_FOUND: { code: 10010, origin: 'server', message: 'There is no such group.', userSide: true },
  INVALID_GROUP_ID: { code: 10015, origin: 'server', message: 'The group id is not valid.', userSide: true },
  GROUP_MUTE_DENY: { code: 10017, origin: 'server', message: 'Muted in this group.', userSide: true },
  PACKAGE_PARSE_FAILED: { code: 20001, origin: 'server', message: 'The request could not be read.', userSide: true },
  INTERNAL_AUTH_FAILED: { code: 20002, origin: 'server', message: 'The session is not valid.', userSide: true },
  INVALID_ID: { code: 20003, origin: 'server', message: 'There is no such user.', userSide: true },
  IN_PEER_BLACKLIST: {
    code: 20007,
    origin: 'server',
    message: 'The peer does not accept messages of this user.',
    userSide: true,
  },
  MUTE_DENY: { code: 20012, origin: 'server', message: 'This user may not send messages.', userSide: true },
  PING_FATAL: { code: 60002, origin: 'server', message: 'The connection was refused for good.', userSide: true },
  SERVICE_OVERLOAD: { code: 60022, origin: 'server', message: 'The service is busy: wait a moment.', userSide: true },
  SENSITIVE_TEXT: {
    code: 80001,
    origin: 'server',
    message: 'The text holds words that are not allowed.',
    userSide: true,
  },
  BODY_SIZE_LIMIT: { code: 80002, origin: 'server', message: 'The message is too large.', userSide: true },
} as const satisfies Record<string, ErrorRow>

export type ErrorName = keyof typeof ERRORS

/** Codes of the server that come in ranges. Source: im.md §8. */
export const ERROR_RANGES = {
  CUSTOM_ERROR: { from: 120_001, to: 130_000, userSide: true },
  GROUP_ERROR: { from: 10_100, to: 10_200, userSide: true },
  /** Any other code of the server. */
  SERVER_ERROR: { from: 0, to: Infinity, userSide: false },
} as const

export type ErrorRangeName = keyof typeof ERROR_RANGES

const nameOfCode = new Map<number, ErrorName>(
  Object.entries(ERRORS).map(([name, row]) => [row.code, name as ErrorName]),
)

export const errorNameOf = (code: number): ErrorName | ErrorRangeName => nameOfCode.get(code) ?? rangeOf(code)

const rangeOf = (code: number): ErrorRangeName => {
  for (const [name, range] of Object.entries(ERROR_RANGES))
    if (code >= range.from && code <= range.to) return name as ErrorRangeName
  return 'SERVER_ERROR'
}
