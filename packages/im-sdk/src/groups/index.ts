export type { CustomField, Group, GroupSelfInfo } from '../store/group'
export { groups, type GroupMethods } from './groups'
export type { JoinGroupData, JoinGroupOptions, JoinStatus } from './join-group'
export type { CreateGroupData, CreateGroupOptions, GroupProfileOptions, UpdateGroupOptions } from './manage-group'
