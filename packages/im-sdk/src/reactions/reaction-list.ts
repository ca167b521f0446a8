import { REACTION_LIMITS } from '../protocol/limits'
import { userOfReactionKey } from '../protocol/reactions'
import type { KnownExtension } from '../store/extensions'
import type { MessageReaction } from '../store/reactions'

/** What the user wants of reactions to a message and the server has not confirmed yet. */
export type Wanted = ReadonlyMap<string, boolean>

/** The users of each reaction, in the order of their last changes. */
export interface Reactor {
  readonly userID: string
  readonly seq: number
}

const SEPARATOR = ' '

/** Everything that is not a reaction is dropped: any client may have written it. */
export const reactionsIn = (value: string): readonly string[] =>
  [...new Set(value.split(SEPARATOR))].filter(isReaction).slice(0, REACTION_LIMITS.perUser)

export const valueOf = (reactions: readonly string[]): string => reactions.join(SEPARATOR)

export const isReaction = (reactionID: unknown): reactionID is string =>
  typeof reactionID === 'string' &&
  /^[^\s\p{Cc}\p{Cs}]+$/u.test(reactionID) &&
  new TextEncoder().encode(reactionID).length <= REACTION_LIMITS.bytes

/** Who reacts how, with what the user wants. */
export const reactorsOf = (
  extensions: readonly KnownExtension[],
  me: string,
  wanted: Wanted,
): ReadonlyMap<string, readonly Reactor[]> => {
  const found = new Map<string, Reactor[]>()
  const add = (reactionID: string, reactor: Reactor) => {
    const users = found.get(reactionID)
    if (users === undefined) found.set(reactionID, [reactor])
    else users.push(reactor)
  }
  const added = new Set([...wanted].filter(([, isWanted]) => isWanted).map(([reactionID]) => reactionID))
  for (const { key, value, seq } of extensions) {
    const userID = userOfReactionKey(key)
    if (userID === null) continue
    for (const reactionID of reactionsIn(value)) {
      if (userID === me && wanted.get(reactionID) === false) continue
      if (userID === me) added.delete(reactionID)
      add(reactionID, { userID, seq })
    }
  }
  for (const reactionID of added) add(reactionID, { userID: me, seq: Number.MAX_SAFE_INTEGER })
  return found
}

/** The most frequent first, in the same order on all devices. */
export const reactionList = (
  reactors: ReadonlyMap<string, readonly Reactor[]>,
  me: string,
  shownUsers: number,
): readonly MessageReaction[] =>
  [...reactors]
    .map(([reactionID, users]) => ({
      reactionID,
      count: users.length,
      isMine: users.some(({ userID }) => userID === me),
      userIDList: users.slice(0, shownUsers).map(({ userID }) => userID),
    }))
    .sort((a, b) => b.count - a.count || (a.reactionID < b.reactionID ? -1 : 1))
