export type { MessageReaction, MessageReactions } from '../store/reactions'
export { reactions, type ReactionMethods, type ReadReactions } from './reactions'
