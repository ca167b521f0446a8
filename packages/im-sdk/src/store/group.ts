import type { GroupType, MessageRemindType } from '../protocol/constants'

export interface Group {
  readonly groupID: string
  readonly name: string
  readonly avatar: string
  readonly type: GroupType
  readonly introduction: string
  readonly notification: string
  readonly ownerID: string
  /** Epoch seconds, like the other times. */
  readonly createTime: number
  readonly infoSequence: number
  readonly lastInfoTime: number
  readonly lastMessageTime: number
  readonly memberCount: number
  readonly maxMemberCount: number
  readonly joinOption: 'FreeAccess' | 'NeedPermission' | 'DisableApply'
  readonly nextMessageSeq: number
  readonly muteAllMembers: boolean
  /** Messages go to its topics (module `topics`), not to the group itself. */
  readonly isSupportTopic: boolean
  /** The user's own data in it; null if only the profile was requested. */
  readonly selfInfo: GroupSelfInfo | null
}

export interface GroupSelfInfo {
  readonly role: 'Owner' | 'Admin' | 'Member'
  readonly joinTime: number
  readonly nameCard: string
  readonly messageRemindType: MessageRemindType
  readonly readedSequence: number
  readonly excludedUnreadSequenceList: readonly number[]
}
