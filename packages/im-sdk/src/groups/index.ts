export type { Group, GroupSelfInfo } from './group'
export { groups, type GroupMethods, type JoinGroupData, type JoinStatus } from './groups'
