export * from './Bracket'
export type { BracketSide, BracketTie } from './Tie'
