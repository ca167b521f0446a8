export * from './AnchorCard'
export type { FollowState } from './FollowButton'
