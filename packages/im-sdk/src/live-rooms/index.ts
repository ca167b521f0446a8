export type { LiveRoomState } from './live-room'
export { liveRooms, type LiveRoomMethods } from './live-rooms'
