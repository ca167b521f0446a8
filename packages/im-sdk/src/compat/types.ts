import { TYPES as CORE_TYPES } from '../protocol/constants'

/** All constants of the known web chat SDKs, by their names. */
export const TYPES = {
  ...CORE_TYPES,
  GRP_PRIVATE: 'Private',
  GRP_CHATROOM: 'ChatRoom',
  GRP_PROFILE_OWNER_ID: 'ownerID',
  GRP_PROFILE_CREATE_TIME: 'createTime',
  GRP_PROFILE_LAST_INFO_TIME: 'lastInfoTime',
  GRP_PROFILE_MEMBER_NUM: 'memberNum',
  GRP_PROFILE_MAX_MEMBER_NUM: 'maxMemberNum',
  GRP_PROFILE_JOIN_OPTION: 'joinOption',
  GRP_PROFILE_INVITE_OPTION: 'inviteOption',
  GRP_PROFILE_INTRODUCTION: 'introduction',
  GRP_PROFILE_NOTIFICATION: 'notification',
  GRP_PROFILE_MUTE_ALL_MBRS: 'muteAllMembers',
} as const
