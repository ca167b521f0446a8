export type { GroupMember } from './group-member'
export {
  groupMembers,
  MUTE_TIMES,
  type AddGroupMemberData,
  type GroupMemberListData,
  type GroupMemberMethods,
} from './group-members'
