import type { Caller } from './caller'
import { count, text } from './read-message'

/** A user for whom a call failed, and why. */
export interface UserFailure {
  readonly userID: string
  readonly code: number
  readonly message: string
}

/** What the server says about one item. Without a code it has succeeded. A broken reply may contain anything. */
export const outcomeOf = (item: unknown): { readonly code: number; readonly message: string } => {
  const { resultCode, resultInfo } = Object(item) as Readonly<Record<string, unknown>>
  return { code: count(resultCode), message: text(resultInfo) }
}

/** What the server says about each user: those without an item, or with code 0, have succeeded. */
export const itemResults = (
  { caller }: { readonly caller: Pick<Caller, 'errorOf'> },
  userIDs: readonly string[],
  resultItem: readonly unknown[],
): { readonly succeeded: readonly string[]; readonly failed: readonly UserFailure[] } => {
  const failed = new Map<string, UserFailure>()
  for (const item of resultItem) {
    const { userID } = Object(item) as Readonly<Record<string, unknown>>
    const outcome = outcomeOf(item)
    if (typeof userID !== 'string' || outcome.code === 0) continue
    const { code, message } = caller.errorOf(outcome.code, outcome.message)
    failed.set(userID, { userID, code, message })
  }
  return {
    succeeded: userIDs.filter((userID) => !failed.has(userID)),
    failed: userIDs.flatMap((userID) => failed.get(userID) ?? []),
  }
}
