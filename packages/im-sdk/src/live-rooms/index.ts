export type { LiveRoomState } from './live-room'
export { liveRooms, type LiveRoomMethods } from './live-rooms'
export type { MarkedMembers, MarkMembersOptions } from './mark-members'
