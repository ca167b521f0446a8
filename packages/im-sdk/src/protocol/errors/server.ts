import { ATTRIBUTE_REFUSALS } from './attribute-refusals'
import { FRAME_REFUSALS } from './frame-refusals'
import { FRIEND_REFUSALS } from './friend-refusals'
import { GROUP_REFUSALS } from './group-refusals'
import { SESSION_REFUSALS } from './session-refusals'
import { SYNC_REFUSALS } from './sync-refusals'

/**
 * Errors that only the server raises. Each of its replies contains a text, so this table has only codes; the default
 * texts are in `server-words.ts`. Rule: IM-44.
 */
export const SERVER_ERRORS = {
  ...SESSION_REFUSALS,
  ...SYNC_REFUSALS,
  ...GROUP_REFUSALS,
  ...ATTRIBUTE_REFUSALS,
  ...FRAME_REFUSALS,
  ...FRIEND_REFUSALS,
  INVALID_GROUP_PARAMETERS: 10004,
  INVALID_GROUP_ID: 10015,
  REJECTED_BY_THIRD_PARTY: 10016,
  GROUP_MUTE_DENY: 10017,
  /** Ours, in the range of group errors. */
  GROUP_LEVEL_DENY: 10110,
  INVALID_ID: 20003,
  PUSH_DENY: 20006,
  IN_PEER_BLACKLIST: 20007,
  BOTH_NOT_FRIEND: 20009,
  NOT_PEER_FRIEND: 20010,
  NOT_SELF_FRIEND: 20011,
  MUTE_DENY: 20012,
  MODIFY_CONFLICT: 20027,
  SENSITIVE_TEXT: 80001,
  /** Ours, in the range of the app. */
  GUEST_BECAME_MEMBER: 120001,
} as const
