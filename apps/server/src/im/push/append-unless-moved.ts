import type { Kysely } from 'kysely'
import { isGuestID } from '../../services/auth/guest-id'
import { movedGuests } from '../../store/identity/guests'
import { parseKey } from '../../store/im/conversation-id'
import { appendBatch, type AppendedMessage, type NewMessage } from '../../store/im/messages'
import type { Database } from '../../store/schema'

/** Where a message is, or the name of the error why it was not stored. */
export type Place = AppendedMessage | 'GROUP_NOT_FOUND' | 'GUEST_BECAME_MEMBER'

/** The guests who write or read the messages in private. */
export const guestsOf = (messages: readonly NewMessage[]): readonly string[] => [
  ...new Set(messages.flatMap(({ convID }) => guestsIn(convID))),
]

/**
 * Stores messages, in a transaction if `guestsOf` them are any, except those with guests who have become members: nobody reads these conversations any more. A login that
 * makes a member of a guest waits for the messages, or they wait for the login. Both lock guests before conversations.
 */
export const appendUnlessMoved = async (
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  nowSeconds: number,
): Promise<readonly Place[]> => {
  const moved = await movedGuests(db, guestsOf(messages))
  const isMoved = messages.map(({ convID }) => guestsIn(convID).some((id) => moved.has(id)))
  const others = messages.filter((_, at) => isMoved[at] === false)
  const places = (await appendBatch(db, others, nowSeconds)).values()
  return isMoved.map((refused) => (refused ? 'GUEST_BECAME_MEMBER' : (places.next().value ?? 'GROUP_NOT_FOUND')))
}

const guestsIn = (convID: string): readonly string[] => {
  const key = parseKey(convID)
  return key.type === 'c2c' ? key.users.filter(isGuestID) : []
}
