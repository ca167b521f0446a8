interface ErrorRow {
  readonly code: number
  /** Where it is raised. */
  readonly origin: 'client' | 'server'
  readonly message: string
  /** Counted as the user's own failure, not the network's. Source: im.md §8. */
  readonly userSide?: true
}

/**
 * Name → code and words. Callers test the name. Codes below 3100 and those of the server are the documented ones of the known web chat
 * API. Source: im.md §8; decisions 3.
 */
export const ERRORS = {
  // Login. 2026 is ours: 2025 is the server's refusal.
  SDK_APP_ID_MISSING: { code: 2000, origin: 'client', message: 'SDKAppID is missing: every frame carries it.' },
  ACCOUNT_TYPE_MISSING: { code: 2001, origin: 'client', message: 'accountType is missing.' },
  USER_ID_MISSING: { code: 2002, origin: 'client', message: 'userID is missing.' },
  USER_SIG_MISSING: { code: 2003, origin: 'client', message: 'userSig is missing.' },
  TINY_ID_MISSING: { code: 2022, origin: 'client', message: 'The server gave no tinyID.' },
  A2_KEY_MISSING: { code: 2023, origin: 'client', message: 'The server gave no access key.' },
  USER_NOT_LOGGED_IN: { code: 2024, origin: 'client', message: 'Not logged in: call login() and wait for SDK_READY.' },
  LOGIN_FAIL: { code: 2025, origin: 'server', message: 'The credential was refused.', userSide: true },
  REPEAT_LOGIN: { code: 2026, origin: 'client', message: 'Another user is logged in: call logout() first.' },
  // Uploads
  COS_UNDETECTED: { code: 2040, origin: 'client', message: 'The upload module was not passed to createChat.' },
  COS_GET_SIG_FAIL: { code: 2041, origin: 'client', message: 'No credentials for the upload could be had.' },
  // Messages
  MESSAGE_SEND_FAIL: { code: 2100, origin: 'client', message: 'The message could not be sent.', userSide: true },
  MESSAGE_SEND_NOT_IN_CHAT_ROOM: { code: 2101, origin: 'client', message: 'Join the chat room before sending to it.' },
  MESSAGE_INSTANCE_REQUIRED: { code: 2105, origin: 'client', message: 'Pass a message made by a create method.' },
  MESSAGE_SEND_INVALID_CONVERSATION_TYPE: {
    code: 2106,
    origin: 'client',
    message: 'conversationType must be C2C or GROUP.',
  },
  MESSAGE_FILE_IS_EMPTY: { code: 2108, origin: 'client', message: 'The file is empty.' },
  MESSAGE_ONPROGRESS_FUNCTION_ERROR: { code: 2109, origin: 'client', message: 'onProgress has thrown.' },
  MESSAGE_REVOKE_FAIL: { code: 2110, origin: 'client', message: 'The message could not be revoked.' },
  MESSAGE_DELETE_FAIL: { code: 2111, origin: 'client', message: 'The messages could not be deleted.' },
  MESSAGE_UNREAD_ALL_FAIL: { code: 2112, origin: 'client', message: 'The conversations could not be set read.' },
  READ_RECEIPT_MESSAGE_LIST_EMPTY: {
    code: 2114,
    origin: 'client',
    message: 'Pass at least one message that asked for a read receipt.',
  },
  MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL: {
    code: 2115,
    origin: 'client',
    message: 'A community with topics takes messages in its topics only.',
  },
  CANNOT_DELETE_GROUP_SYSTEM_NOTICE: {
    code: 2116,
    origin: 'client',
    message: 'Messages of the system conversation cannot be deleted.',
  },
  TRANSLATE_TEXT_FAIL: { code: 2117, origin: 'client', message: 'The text could not be translated.' },
  // Message elements
  MESSAGE_IMAGE_SELECT_FILE_FIRST: { code: 2251, origin: 'client', message: 'Choose an image first.' },
  MESSAGE_IMAGE_TYPES_LIMIT: { code: 2252, origin: 'client', message: 'Images are jpg, jpeg, png, gif, bmp or webp.' },
  MESSAGE_IMAGE_SIZE_LIMIT: { code: 2253, origin: 'client', message: 'The image is too large.' },
  MESSAGE_AUDIO_UPLOAD_FAIL: { code: 2300, origin: 'client', message: 'The audio could not be uploaded.' },
  MESSAGE_AUDIO_SIZE_LIMIT: { code: 2301, origin: 'client', message: 'The audio is too large.' },
  MESSAGE_VIDEO_UPLOAD_FAIL: { code: 2350, origin: 'client', message: 'The video could not be uploaded.' },
  MESSAGE_VIDEO_SIZE_LIMIT: { code: 2351, origin: 'client', message: 'The video is too large.' },
  MESSAGE_VIDEO_TYPES_LIMIT: { code: 2352, origin: 'client', message: 'Videos are mp4, mov or webm.' },
  MESSAGE_FILE_UPLOAD_FAIL: { code: 2400, origin: 'client', message: 'The file could not be uploaded.' },
  MESSAGE_FILE_SELECT_FILE_FIRST: { code: 2401, origin: 'client', message: 'Choose a file first.' },
  MESSAGE_FILE_SIZE_LIMIT: { code: 2402, origin: 'client', message: 'The file is too large.' },
  MESSAGE_FILE_URL_IS_EMPTY: { code: 2403, origin: 'client', message: 'The message has no URL of its file.' },
  MESSAGE_MERGER_TYPE_INVALID: { code: 2450, origin: 'client', message: 'This is no merged chat record.' },
  MESSAGE_MERGER_KEY_INVALID: {
    code: 2451,
    origin: 'client',
    message: 'The key of the merged chat record is not valid.',
  },
  MESSAGE_MERGER_DOWNLOAD_FAIL: {
    code: 2452,
    origin: 'client',
    message: 'The merged chat record could not be downloaded.',
  },
  MESSAGE_FORWARD_TYPE_INVALID: { code: 2453, origin: 'client', message: 'Group tips cannot be forwarded.' },
  MESSAGE_MODIFY_CONFLICT: {
    code: 2480,
    origin: 'client',
    message: 'Somebody has changed the message first; the latest one is with the error.',
  },
  MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM: {
    code: 2481,
    origin: 'client',
    message: 'Messages of a chat room cannot be changed.',
  },
  // Conversations
  CONVERSATION_NOT_FOUND: { code: 2500, origin: 'client', message: 'There is no such conversation.' },
  USER_OR_GROUP_NOT_FOUND: { code: 2501, origin: 'client', message: 'There is no such user or group.' },
  CONVERSATION_UN_RECORDED_TYPE: {
    code: 2502,
    origin: 'client',
    message: 'This type of conversation is not recorded.',
  },
  INVALID_CONVERSATION_ID: {
    code: 2503,
    origin: 'client',
    message: 'A conversationID is C2C + user id, GROUP + group id, or the system marker.',
  },
  // Groups
  ILLEGAL_GROUP_TYPE: {
    code: 2600,
    origin: 'client',
    message: 'A group is Public, Private, ChatRoom, AVChatRoom or Community.',
  },
  CANNOT_JOIN_WORK: { code: 2601, origin: 'client', message: 'A Work group cannot be joined: its members invite.' },
  ILLEGAL_GROUP_ID: { code: 2602, origin: 'client', message: 'The group id does not fit the group type.' },
  CANNOT_FIND_GROUP: { code: 2603, origin: 'client', message: 'There is no such group among the joined ones.' },
  CANNOT_CHANGE_OWNER_IN_AVCHATROOM: { code: 2620, origin: 'client', message: 'A chat room keeps its owner.' },
  CANNOT_CHANGE_OWNER_TO_SELF: { code: 2621, origin: 'client', message: 'You own the group already.' },
  CANNOT_DISMISS_WORK: { code: 2622, origin: 'client', message: 'A Work group cannot be dismissed.' },
  MEMBER_NOT_IN_GROUP: { code: 2623, origin: 'client', message: 'The user is not in the group.' },
  GROUP_ATTRIBUTES_ONLY_IN_AVCHATROOM: { code: 2641, origin: 'client', message: 'This group type has no attributes.' },
  GROUP_ATTRIBUTES_JOIN_FIRST: { code: 2642, origin: 'client', message: 'Join the group before using its attributes.' },
  JOIN_GROUP_FAIL: { code: 2660, origin: 'client', message: 'The group could not be joined.' },
  CANNOT_ADD_MEMBER_IN_AVCHATROOM: {
    code: 2661,
    origin: 'client',
    message: 'Nobody can be added to a chat room: users join by themselves.',
  },
  CANNOT_JOIN_NON_AVCHATROOM_WITHOUT_LOGIN: {
    code: 2662,
    origin: 'client',
    message: 'Without login only chat rooms can be joined.',
  },
  NOT_OWNER: { code: 2681, origin: 'client', message: 'Only the owner may do this.' },
  INVALID_MEMBER_ROLE: {
    code: 2683,
    origin: 'client',
    message: 'The role must be Admin or Member, or custom in a community.',
  },
  CANNOT_SET_SELF_ROLE: { code: 2684, origin: 'client', message: 'You cannot change your own role.' },
  CANNOT_MUTE_SELF: { code: 2685, origin: 'client', message: 'You cannot mute yourself.' },
  // Friends and profile
  NOT_MY_FRIEND: { code: 2700, origin: 'client', message: 'The user is not among the friends.' },
  ALREADY_MY_FRIEND: { code: 2701, origin: 'client', message: 'The user is a friend already.' },
  FRIEND_GROUP_EXISTED: { code: 2710, origin: 'client', message: 'A friend group of this name exists.' },
  FRIEND_GROUP_NOT_EXIST: { code: 2711, origin: 'client', message: 'There is no friend group of this name.' },
  FRIEND_APPLICATION_NOT_EXIST: { code: 2716, origin: 'client', message: 'There is no such friend application.' },
  UPDATE_PROFILE_INVALID_PARAM: { code: 2721, origin: 'client', message: 'A field of the profile is not valid.' },
  CANNOT_ADD_SELF_TO_BLACKLIST: { code: 2742, origin: 'client', message: 'You cannot block yourself.' },
  // Network and instance
  NETWORK_ERROR: { code: 2800, origin: 'client', message: 'The connection is gone.', userSide: true },
  NETWORK_TIMEOUT: { code: 2801, origin: 'client', message: 'No answer in time.' },
  UNKNOWN_EXPERIMENTAL_API: { code: 2905, origin: 'client', message: 'There is no such experimental API.' },
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
  // Named by the specification without a number: the numbers from 3100 on are ours
  PARAMS_INVALID: { code: 3100, origin: 'client', message: 'Params validate failed.' },
  FRAME_INVALID: { code: 3101, origin: 'client', message: 'The server sent a frame that cannot be read.' },
  REPLY_INVALID: { code: 3102, origin: 'client', message: 'The server answered without a field the command promises.' },
  UNEXPECTED: { code: 3103, origin: 'client', message: 'The engine made a mistake; see `cause`.' },
  UNKNOWN_PROTOCOL: { code: 3104, origin: 'client', message: 'The server sent a push this version does not know.' },
  CANNOT_USE_COMMERCIAL_ABILITY: {
    code: 3110,
    origin: 'client',
    message: 'This needs an ability that was not purchased.',
  },
  PROFANITY_FOUND: { code: 3111, origin: 'client', message: 'The text holds words that are not allowed.' },
  ILLEGAL_TOPIC_ID: { code: 3112, origin: 'client', message: 'A topic id is its community, @TOPIC#_ and a name.' },
  CANNOT_SET_MEMBER_ROLE_IN_WORK_AND_AVCHATROOM: {
    code: 3113,
    origin: 'client',
    message: 'Work groups and chat rooms have no roles to set.',
  },
  BAN_DURATION_INVALID: { code: 3114, origin: 'client', message: 'A ban needs a duration above 0.' },
  UPDATE_PROFILE_NO_KEY: { code: 3115, origin: 'client', message: 'Pass at least one known field of the profile.' },
  PROFILE_CUSTOM_FIELD_KEY_INVALID: {
    code: 3116,
    origin: 'client',
    message: 'the prefix of keys of the custom profile key-value pairs must be Tag_Profile_Custom',
  },
  PROFILE_CUSTOM_FIELD_VALUE_INVALID: { code: 3117, origin: 'client', message: 'values must be String' },
  PROFILE_NICK_TOO_LONG: {
    code: 3118,
    origin: 'client',
    message: 'nick name limited: must less than or equal to 500 bytes',
  },
  KICKED_OUT_MULTIPLE_ACCOUNTS: { code: 3120, origin: 'client', message: 'The user logged in elsewhere.' },
  KICKED_OUT_MULTIPLE_DEVICES: {
    code: 3121,
    origin: 'client',
    message: 'The user logged in on another device of this kind.',
  },
  KICKED_OUT_USER_SIG_EXPIRED: { code: 3122, origin: 'client', message: 'The userSig has expired.' },
  KICKED_OUT_REST_API: { code: 3123, origin: 'client', message: 'The session was ended by the back end.' },
  STRING_OR_OBJECT_REQUIRED: { code: 3130, origin: 'client', message: 'A text or an object is required.' },
  ARRAY_REQUIRED: { code: 3131, origin: 'client', message: 'An array is required.' },
  NON_EMPTY_ARRAY_REQUIRED: { code: 3132, origin: 'client', message: 'An array with at least one item is required.' },
  BOOLEAN_REQUIRED: { code: 3133, origin: 'client', message: 'true or false is required.' },
  // Codes of the server
  INVALID_GROUP_PARAMETERS: {
    code: 10004,
    origin: 'server',
    message: 'The group parameters are not valid.',
    userSide: true,
  },
  GROUP_PERMISSION_DENY: { code: 10007, origin: 'server', message: 'Not allowed in this group.', userSide: true },
  GROUP_NOT_FOUND: { code: 10010, origin: 'server', message: 'There is no such group.', userSide: true },
  INVALID_GROUP_ID: { code: 10015, origin: 'server', message: 'The group id is not valid.', userSide: true },
  REJECTED_BY_THIRD_PARTY: {
    code: 10016,
    origin: 'server',
    message: 'The back end of the app refused the request.',
    userSide: true,
  },
  GROUP_MUTE_DENY: { code: 10017, origin: 'server', message: 'Muted in this group.', userSide: true },
  COMMUNITY_UNAVAILABLE: {
    code: 11000,
    origin: 'server',
    message: 'Communities are not available: their part is empty.',
    userSide: true,
  },
  PACKAGE_PARSE_FAILED: { code: 20001, origin: 'server', message: 'The request could not be read.', userSide: true },
  INTERNAL_AUTH_FAILED: { code: 20002, origin: 'server', message: 'The session is not valid.', userSide: true },
  INVALID_ID: { code: 20003, origin: 'server', message: 'There is no such user.', userSide: true },
  PUSH_DENY: { code: 20006, origin: 'server', message: 'The back end of the app refused the message.', userSide: true },
  IN_PEER_BLACKLIST: {
    code: 20007,
    origin: 'server',
    message: 'The peer does not accept messages of this user.',
    userSide: true,
  },
  BOTH_NOT_FRIEND: { code: 20009, origin: 'server', message: 'The two users are not friends.', userSide: true },
  NOT_PEER_FRIEND: {
    code: 20010,
    origin: 'server',
    message: 'This user is not among the friends of the peer.',
    userSide: true,
  },
  NOT_SELF_FRIEND: {
    code: 20011,
    origin: 'server',
    message: 'The peer is not among the friends of this user.',
    userSide: true,
  },
  MUTE_DENY: { code: 20012, origin: 'server', message: 'This user may not send messages.', userSide: true },
  MODIFY_CONFLICT: {
    code: 20027,
    origin: 'server',
    message: 'Somebody has changed the message first.',
    userSide: true,
  },
  FRIEND_ADD_NEEDS_CONFIRMATION: {
    code: 30539,
    origin: 'server',
    message: 'The peer must agree first; counted as success.',
  },
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

interface ErrorRange {
  readonly from: number
  readonly to: number
  readonly userSide?: true
}

/** Codes of the server that come in ranges, both ends included; the first that fits names a code. Source: im.md §8. */
export const ERROR_RANGES = {
  GROUP_ERROR: { from: 10_100, to: 10_200, userSide: true },
  CUSTOM_ERROR: { from: 120_001, to: 130_000, userSide: true },
  /** Any other code of the server. */
  SERVER_ERROR: { from: -Infinity, to: Infinity },
} as const satisfies Record<string, ErrorRange>

export type ErrorRangeName = keyof typeof ERROR_RANGES

const rows: ReadonlyMap<number, readonly [ErrorName, ErrorRow]> = new Map(
  (Object.keys(ERRORS) as ErrorName[]).map((name) => [ERRORS[name].code, [name, ERRORS[name]]]),
)

export const errorNameOf = (code: number): ErrorName | ErrorRangeName => rows.get(code)?.[0] ?? rangeOf(code)

/** Whether a code counts as the user's own failure, not the network's. */
export const isUserSide = (code: number): boolean => {
  const row: ErrorRow | ErrorRange = rows.get(code)?.[1] ?? ERROR_RANGES[rangeOf(code)]
  return row.userSide ?? false
}

const rangeOf = (code: number): ErrorRangeName => {
  const names = Object.keys(ERROR_RANGES) as ErrorRangeName[]
  return names.find((name) => code >= ERROR_RANGES[name].from && code <= ERROR_RANGES[name].to) ?? 'SERVER_ERROR'
}
