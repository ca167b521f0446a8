export type { Group, GroupSelfInfo } from '../store/group'
export { groups, type GroupMethods, type JoinGroupData, type JoinStatus } from './groups'
