/** Public constants with the names and values of the known web chat SDKs. More are added with their methods. */
export const TYPES = {
  MSG_TEXT: 'TIMTextElem',
  MSG_CUSTOM: 'TIMCustomElem',
  MSG_IMAGE: 'TIMImageElem',
  MSG_SOUND: 'TIMSoundElem',
  MSG_AUDIO: 'TIMSoundElem',
  MSG_VIDEO: 'TIMVideoFileElem',
  MSG_FILE: 'TIMFileElem',
  /** Ours: an element that this version does not know. */
  MSG_UNKNOWN: 'TIMUnknownElem',
  MSG_PRIORITY_HIGH: 'High',
  MSG_PRIORITY_NORMAL: 'Normal',
  MSG_PRIORITY_LOW: 'Low',
  MSG_PRIORITY_LOWEST: 'Lowest',
  CONV_C2C: 'C2C',
  CONV_GROUP: 'GROUP',
  CONV_SYSTEM: '@TIM#SYSTEM',
  GRP_WORK: 'Private',
  GRP_PUBLIC: 'Public',
  GRP_MEETING: 'ChatRoom',
  GRP_AVCHATROOM: 'AVChatRoom',
  GRP_COMMUNITY: 'Community',
  MSG_REMIND_ACPT_AND_NOTE: 'AcceptAndNotify',
  MSG_REMIND_ACPT_NOT_NOTE: 'AcceptNotNotify',
  MSG_REMIND_DISCARD: 'Discard',
  JOIN_STATUS_SUCCESS: 'JoinedSuccess',
  JOIN_STATUS_ALREADY_IN_GROUP: 'AlreadyInGroup',
  JOIN_STATUS_WAIT_APPROVAL: 'WaitAdminApproval',
  KICKED_OUT_MULT_ACCOUNT: 'multipleAccount',
  KICKED_OUT_MULT_DEVICE: 'multipleDevice',
  KICKED_OUT_USERSIG_EXPIRED: 'userSigExpired',
  KICKED_OUT_REST_API: 'REST_API_Kick',
  NET_STATE_CONNECTED: 'connected',
  NET_STATE_CONNECTING: 'connecting',
  NET_STATE_DISCONNECTED: 'disconnected',
} as const

export type ConversationType = typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP | typeof TYPES.CONV_SYSTEM
export type MessagePriority = 'High' | 'Normal' | 'Low' | 'Lowest'
export type MessageRemindType = 'AcceptAndNotify' | 'AcceptNotNotify' | 'Discard'
export type NetState = 'connected' | 'connecting' | 'disconnected'
export type GroupType = 'Private' | 'Public' | 'ChatRoom' | 'AVChatRoom' | 'Community'

export const isGroupType = (type: string): type is GroupType =>
  type === 'Private' || type === 'Public' || type === 'ChatRoom' || type === 'AVChatRoom' || type === 'Community'

export type KickedOutType = 'multipleAccount' | 'multipleDevice' | 'userSigExpired' | 'REST_API_Kick'

/** File types of uploads. The value for images is ours. Rule: IM-49. */
export const FILE_TYPE = { image: 2105, audio: 2106, file: 2107, video: 2113 } as const

/** Platform numbers in the request head. Rule: IM-43. */
export const IM_PLATFORM = { web: 0, ios: 1, android: 2, h5: 3 } as const
