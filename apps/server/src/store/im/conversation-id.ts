import { communityOfTopic } from '@org/im-sdk/protocol'

/** The key of a conversation in the store: the same for both sides of a one-to-one conversation. */
export const c2cKey = (a: string, b: string): string => (a < b ? `c2c:${a}:${b}` : `c2c:${b}:${a}`)

export const groupKey = (groupID: string): string => `g:${groupID}`

/** Whose members read a group: its own, or those of the community of a topic. */
export const groupOfMembers = (groupID: string): string => communityOfTopic(groupID) ?? groupID

/**
 * A LIKE pattern for the keys of topics, which are listed with their community, not with conversations. Rule: IM-29.
 */
export const TOPIC_KEYS = 'g:@TGS#\\_%@TOPIC#\\_%'

export type ConversationKey =
  | { readonly type: 'c2c'; readonly users: readonly [string, string] }
  | { readonly type: 'group'; readonly groupID: string }

/** User ids hold no colon, group ids may. Throws on an invalid key, which only a bug can cause. */
export const parseKey = (key: string): ConversationKey => {
  if (key.startsWith('g:')) return { type: 'group', groupID: key.slice(2) }
  const [kind, a, b] = key.split(':')
  if (kind !== 'c2c' || !a || !b)
    throw new Error(`Invalid conversation key "${key}": expected g:<group> or c2c:<user>:<user>.`)
  return { type: 'c2c', users: [a, b] }
}

/** The other side of a one-to-one conversation. */
export const peerOf = (users: readonly [string, string], userID: string): string =>
  users[0] === userID ? users[1] : users[0]
