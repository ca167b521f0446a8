import type { ErrorRows } from './error-row'

/** Errors of groups and members. Rule: IM-44. */
export const GROUP_ERRORS = {
  ILLEGAL_GROUP_TYPE: { code: 2600, message: 'A group is Public, Private, ChatRoom, AVChatRoom or Community.' },
  CANNOT_JOIN_WORK: { code: 2601, message: 'A Work group cannot be joined: its members invite.' },
  CANNOT_CHANGE_OWNER_IN_AVCHATROOM: { code: 2620, message: 'A chat room keeps its owner.' },
  CANNOT_CHANGE_OWNER_TO_SELF: { code: 2621, message: 'You own the group already.' },
  CANNOT_DISMISS_WORK: { code: 2622, message: 'A Work group cannot be dismissed.' },
  MEMBER_NOT_IN_GROUP: { code: 2623, message: 'The user is not in the group.' },
  JOIN_GROUP_FAIL: { code: 2660, message: 'The group could not be joined.' },
  CANNOT_ADD_MEMBER_IN_AVCHATROOM: {
    code: 2661,
    message: 'Nobody can be added to a chat room: users join by themselves.',
  },
  CANNOT_JOIN_NON_AVCHATROOM_WITHOUT_LOGIN: { code: 2662, message: 'Without login only chat rooms can be joined.' },
  NOT_OWNER: { code: 2681, message: 'Only the owner may do this.' },
  INVALID_MEMBER_ROLE: { code: 2683, message: 'The role must be Admin or Member, or custom in a community.' },
  CANNOT_SET_SELF_ROLE: { code: 2684, message: 'You cannot change your own role.' },
  CANNOT_MUTE_SELF: { code: 2685, message: 'You cannot mute yourself.' },
  CANNOT_SET_MEMBER_ROLE_IN_WORK_AND_AVCHATROOM: {
    code: 3113,
    message: 'Work groups and chat rooms have no roles to set.',
  },
  BAN_DURATION_INVALID: { code: 3114, message: 'A ban needs a duration above 0.' },
} as const satisfies ErrorRows
