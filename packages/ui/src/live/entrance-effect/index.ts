export * from './EntranceEffect'
export type { RoomEntrance } from './entrances'
