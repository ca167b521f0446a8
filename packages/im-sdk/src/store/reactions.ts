/** One emoji under a message. */
export interface MessageReaction {
  /** The emoji, or any other short name without spaces. */
  readonly reactionID: string
  readonly count: number
  /** The user is one of them. */
  readonly isMine: boolean
  /** Some of the users, in the order of their last changes. `getAllUserListOfMessageReaction` has all. */
  readonly userIDList: readonly string[]
}

/** The reactions to a message: the most frequent first. */
export interface MessageReactions {
  readonly messageID: string
  readonly reactionList: readonly MessageReaction[]
}
