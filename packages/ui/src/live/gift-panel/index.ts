export * from './GiftPanel'
export type { GiftItem } from './GiftPages'
