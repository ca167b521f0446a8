import type { GroupType, MessageRemindType } from '../protocol/constants'
import type { Reply } from '../rpc/caller'

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
  /** The user's own part in it; null where only the profile was asked for. */
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

type GroupInfo = Reply<'getGroupInfo'>['groupInfoList'][number]

export const toGroup = (info: GroupInfo & { readonly selfInfo?: GroupSelfInfo }): Group => ({
  ...info,
  muteAllMembers: info.muteAllMembers === 'On',
  selfInfo: info.selfInfo ?? null,
})
