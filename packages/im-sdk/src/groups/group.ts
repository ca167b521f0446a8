import type { GroupType } from '../protocol/constants'
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
}

export const toGroup = (info: Reply<'getGroupInfo'>['groupInfoList'][number]): Group => ({
  ...info,
  muteAllMembers: info.muteAllMembers === 'On',
})
