import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyError } from '../any-error'
import { imErrorOfCode } from '../any-error'
import { asImError, imError } from '../im-error'
import { ERRORS, errorNameOf } from './catalogue'
import { CORE_ERRORS } from './core'
import { SERVER_ERRORS } from './server'
import { isUserSide } from './user-side'

/** Codes that developers of the known web chat SDKs test for. */
const KNOWN = {
  SDK_APP_ID_MISSING: 2000,
  ACCOUNT_TYPE_MISSING: 2001,
  USER_ID_MISSING: 2002,
  USER_SIG_MISSING: 2003,
  TINY_ID_MISSING: 2022,
  A2_KEY_MISSING: 2023,
  USER_NOT_LOGGED_IN: 2024,
  COS_UNDETECTED: 2040,
  COS_GET_SIG_FAIL: 2041,
  MESSAGE_SEND_FAIL: 2100,
  MESSAGE_SEND_NOT_IN_CHAT_ROOM: 2101,
  MESSAGE_INSTANCE_REQUIRED: 2105,
  MESSAGE_SEND_INVALID_CONVERSATION_TYPE: 2106,
  MESSAGE_FILE_IS_EMPTY: 2108,
  MESSAGE_ONPROGRESS_FUNCTION_ERROR: 2109,
  MESSAGE_REVOKE_FAIL: 2110,
  MESSAGE_DELETE_FAIL: 2111,
  MESSAGE_UNREAD_ALL_FAIL: 2112,
  READ_RECEIPT_MESSAGE_LIST_EMPTY: 2114,
  MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL: 2115,
  CANNOT_DELETE_GROUP_SYSTEM_NOTICE: 2116,
  TRANSLATE_TEXT_FAIL: 2117,
  MESSAGE_IMAGE_SELECT_FILE_FIRST: 2251,
  MESSAGE_IMAGE_TYPES_LIMIT: 2252,
  MESSAGE_IMAGE_SIZE_LIMIT: 2253,
  MESSAGE_AUDIO_UPLOAD_FAIL: 2300,
  MESSAGE_AUDIO_SIZE_LIMIT: 2301,
  MESSAGE_VIDEO_UPLOAD_FAIL: 2350,
  MESSAGE_VIDEO_SIZE_LIMIT: 2351,
  MESSAGE_VIDEO_TYPES_LIMIT: 2352,
  MESSAGE_FILE_UPLOAD_FAIL: 2400,
  MESSAGE_FILE_SELECT_FILE_FIRST: 2401,
  MESSAGE_FILE_SIZE_LIMIT: 2402,
  MESSAGE_FILE_URL_IS_EMPTY: 2403,
  MESSAGE_MERGER_TYPE_INVALID: 2450,
  MESSAGE_MERGER_KEY_INVALID: 2451,
  MESSAGE_MERGER_DOWNLOAD_FAIL: 2452,
  MESSAGE_FORWARD_TYPE_INVALID: 2453,
  MESSAGE_MODIFY_CONFLICT: 2480,
  MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM: 2481,
  CONVERSATION_NOT_FOUND: 2500,
  USER_OR_GROUP_NOT_FOUND: 2501,
  CONVERSATION_UN_RECORDED_TYPE: 2502,
  INVALID_CONVERSATION_ID: 2503,
  ILLEGAL_GROUP_TYPE: 2600,
  CANNOT_JOIN_WORK: 2601,
  ILLEGAL_GROUP_ID: 2602,
  CANNOT_FIND_GROUP: 2603,
  CANNOT_CHANGE_OWNER_IN_AVCHATROOM: 2620,
  CANNOT_CHANGE_OWNER_TO_SELF: 2621,
  CANNOT_DISMISS_WORK: 2622,
  MEMBER_NOT_IN_GROUP: 2623,
  GROUP_ATTRIBUTES_ONLY_IN_AVCHATROOM: 2641,
  GROUP_ATTRIBUTES_JOIN_FIRST: 2642,
  JOIN_GROUP_FAIL: 2660,
  CANNOT_ADD_MEMBER_IN_AVCHATROOM: 2661,
  CANNOT_JOIN_NON_AVCHATROOM_WITHOUT_LOGIN: 2662,
  NOT_OWNER: 2681,
  INVALID_MEMBER_ROLE: 2683,
  CANNOT_SET_SELF_ROLE: 2684,
  CANNOT_MUTE_SELF: 2685,
  NOT_MY_FRIEND: 2700,
  ALREADY_MY_FRIEND: 2701,
  FRIEND_GROUP_EXISTED: 2710,
  FRIEND_GROUP_NOT_EXIST: 2711,
  FRIEND_APPLICATION_NOT_EXIST: 2716,
  UPDATE_PROFILE_INVALID_PARAM: 2721,
  CANNOT_ADD_SELF_TO_BLACKLIST: 2742,
  NETWORK_ERROR: 2800,
  UNKNOWN_EXPERIMENTAL_API: 2905,
  OVER_FREQUENCY_LIMIT: 2996,
  CANNOT_FIND_MODULE: 2998,
  SDK_DESTROYED: 3005,
}

/** The messages that the specification quotes; it has no names for these errors. */
const QUOTED = ['PROFILE_CUSTOM_FIELD_KEY_INVALID', 'PROFILE_CUSTOM_FIELD_VALUE_INVALID', 'PROFILE_NICK_TOO_LONG']

/** The codes of the specification: failures of the user, and an application that is on its way. */
const USER_SIDE = [
  80001, 80002, 60022, 20001, 20002, 20003, 20006, 20007, 20009, 20010, 20011, 20012, 10004, 10007, 10010, 10015, 10016,
  10017, 2100, 2996, 2800, 2025, 60002, 20027, 11000,
]
const NEEDS_CONFIRMATION = 30539

/** Names of the specification whose codes are nowhere documented. */
const NAMED = [
  'NETWORK_TIMEOUT',
  'CANNOT_USE_COMMERCIAL_ABILITY',
  'PROFANITY_FOUND',
  'ILLEGAL_TOPIC_ID',
  'CANNOT_SET_MEMBER_ROLE_IN_WORK_AND_AVCHATROOM',
  'BAN_DURATION_INVALID',
  'UPDATE_PROFILE_NO_KEY',
  'REPEAT_LOGIN',
  'KICKED_OUT_MULTIPLE_ACCOUNTS',
  'KICKED_OUT_MULTIPLE_DEVICES',
  'KICKED_OUT_USER_SIG_EXPIRED',
  'KICKED_OUT_REST_API',
  'UNKNOWN_PROTOCOL',
  'SERVICE_OVERLOAD',
  'STRING_OR_OBJECT_REQUIRED',
  'ARRAY_REQUIRED',
  'NON_EMPTY_ARRAY_REQUIRED',
  'BOOLEAN_REQUIRED',
]

describe('the error catalogue', () => {
  const rows = Object.entries(ERRORS)

  it('gives every name its own code', () => {
    expect(new Set(rows.map(([, { code }]) => code)).size).toBe(rows.length)
  })

  it('gives every code a message', () => {
    for (const [name, { message }] of rows) expect(message, name).not.toBe('')
  })

  it('has every name of the specification, with the code that is known of it', () => {
    expect(Object.fromEntries(rows.map(([name, { code }]) => [name, code]))).toMatchObject(KNOWN)
    expect(Object.keys(ERRORS)).toEqual(expect.arrayContaining(NAMED))
  })

  it('says what of an error is ours: what is neither in the specification nor documented by the known SDKs', () => {
    const codes = [...Object.values(KNOWN), ...USER_SIDE, NEEDS_CONFIRMATION]
    for (const [name, { code, ours }] of rows) {
      expect(ours.includes('code'), name).toBe(!codes.includes(code))
      expect(ours.includes('message'), name).toBe(!QUOTED.includes(name))
    }
    const named = rows.filter(([, { ours }]) => !ours.includes('name')).map(([name]) => name)
    expect(named).toEqual(expect.arrayContaining(NAMED))
    const shown = rows.filter(([name, { code }]) => name in KNOWN || USER_SIDE.includes(code)).map(([name]) => name)
    expect([...shown, ...NAMED]).toEqual(expect.arrayContaining(named))
  })

  it('counts exactly the codes of the specification as user-side, and ours in its ranges', () => {
    const ours: readonly number[] = [ERRORS.GROUP_LEVEL_DENY.code, ERRORS.GUEST_BECAME_MEMBER.code]
    for (const [name, { code }] of rows) expect(isUserSide(code), name).toBe([...USER_SIDE, ...ours].includes(code))
    for (const code of USER_SIDE) expect(errorNameOf(code), String(code)).not.toBe('SERVER_ERROR')
  })

  it('counts both ranges as user-side, ends included', () => {
    for (const code of [120_001, 130_000, 10_100, 10_200]) expect(isUserSide(code), String(code)).toBe(true)
    for (const code of [120_000, 130_001, 10_099, 10_201]) expect(isUserSide(code), String(code)).toBe(false)
    expect(errorNameOf(10_150)).toBe('GROUP_ERROR')
    expect(errorNameOf(125_000)).toBe('CUSTOM_ERROR')
  })

  it('names any code, and keeps the server’s message', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string({ minLength: 1 }), (code, info) => {
        const error = imErrorOfCode(code, info)
        expect(error.message).toBe(info)
        expect(error.code).toBe(code)
        expect(error.errorName).not.toBe('')
      }),
    )
    expect(imErrorOfCode(99_999, '').message).toBe('The server refused the request: SERVER_ERROR, code 99999.')
  })

  it('has a client name every code the server raises, and those that the engine raises by itself', () => {
    const known = Object.keys({ ...SERVER_ERRORS, ...CORE_ERRORS })
    const ofServer = rows.filter(([, { origin }]) => origin === 'server').map(([name]) => name)
    expect(known).toEqual(expect.arrayContaining(ofServer))
    for (const [name, { code }] of rows) expect(errorNameOf(code)).toBe(name)
    for (const [name, { code }] of rows.filter(([each]) => known.includes(each)))
      expect(imErrorOfCode(code, '').errorName).toBe(name)
  })

  it('gives an error the message of its row, or a specific one', () => {
    expect(imError('NETWORK_TIMEOUT')).toMatchObject({ code: 2801, message: 'Network timeout.' })
    expect(anyError('GROUP_NOT_FOUND')).toMatchObject({ code: 10010, message: 'The group does not exist.' })
    expect(imError('PARAMS_INVALID', '`to` is missing.')).toMatchObject({ code: 3100, message: '`to` is missing.' })
    const cause = new TypeError('mistake')
    expect(asImError(cause)).toMatchObject({ errorName: 'UNEXPECTED', cause })
  })
})
