import type { ErrorRows } from './error-row'

/** Errors of friends and profiles. Rule: IM-44. */
export const RELATION_ERRORS = {
  NOT_MY_FRIEND: { code: 2700, message: 'The user is not a friend.' },
  ALREADY_MY_FRIEND: { code: 2701, message: 'The user is already a friend.' },
  FRIEND_GROUP_EXISTED: { code: 2710, message: 'A friend group with this name already exists.' },
  FRIEND_GROUP_NOT_EXIST: { code: 2711, message: 'The friend group does not exist.' },
  FRIEND_APPLICATION_NOT_EXIST: { code: 2716, message: 'The friend application does not exist.' },
  UPDATE_PROFILE_INVALID_PARAM: { code: 2721, message: 'A profile field is not valid.' },
  CANNOT_ADD_SELF_TO_BLACKLIST: { code: 2742, message: 'You cannot block yourself.' },
  UPDATE_PROFILE_NO_KEY: { code: 3115, message: 'Pass at least one known field of the profile.' },
  PROFILE_CUSTOM_FIELD_KEY_INVALID: {
    code: 3116,
    message: 'the prefix of keys of the custom profile key-value pairs must be Tag_Profile_Custom',
  },
  PROFILE_CUSTOM_FIELD_VALUE_INVALID: { code: 3117, message: 'values must be String' },
  PROFILE_NICK_TOO_LONG: { code: 3118, message: 'nick name limited: must less than or equal to 500 bytes' },
} as const satisfies ErrorRows
