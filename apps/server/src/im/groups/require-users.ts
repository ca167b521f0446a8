import type { Call } from '../handler'
import { imError } from '../im-error'

/** Throws INVALID_ID unless all are members of the product: guests are in chat rooms only. */
export const requireUsers = async (call: Call, userIDs: readonly string[]): Promise<void> => {
  const known = await knownUsers(call, userIDs)
  const missing = userIDs.find((userID) => !known.has(userID))
  if (missing !== undefined) throw imError('INVALID_ID', JSON.stringify(missing))
}

/** Those of the users that may be members of groups. */
export const knownUsers = async ({ im }: Call, userIDs: readonly string[]): Promise<ReadonlySet<string>> => {
  const users = await Promise.all(userIDs.map((userID) => im.identities.find(userID)))
  return new Set(users.flatMap((user) => (user === null || user.isGuest ? [] : [user.userID])))
}
