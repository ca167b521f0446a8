export * from './GiftBanner'
export * from './GiftQueue'
export type { RoomGift } from './queue'
