export type { Group } from './group'
export { groups, type GroupMethods, type JoinGroupData, type JoinStatus } from './groups'
