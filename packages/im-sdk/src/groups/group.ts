import type { Reply } from '../rpc/caller'
import type { Group, GroupSelfInfo } from '../store/group'

type GroupInfo = Reply<'getGroupInfo'>['groupInfoList'][number]

export const toGroup = (info: GroupInfo & { readonly selfInfo?: GroupSelfInfo }): Group => ({
  ...info,
  muteAllMembers: info.muteAllMembers === 'On',
  isSupportTopic: info.isSupportTopic === 1,
  selfInfo: info.selfInfo ?? null,
})
