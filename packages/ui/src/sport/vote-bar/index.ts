export * from './VoteBar'
