const KEY = 'reaction:'

/** The extension of a message that has the reactions of one user. Only this user may change it. Rule: IM-93. */
export const reactionKey = (userID: string): string => `${KEY}${userID}`

/** Whose reactions an extension has; null for any other key. */
export const userOfReactionKey = (key: string): string | null =>
  key.startsWith(KEY) && key.length > KEY.length ? key.slice(KEY.length) : null
