import type { ErrorName } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { isGuestID } from '../../services/auth/guest-id'
import { movedGuests } from '../../store/identity/guests'
import { inTransaction } from '../../store/database/in-transaction'
import { parseKey } from '../../store/im/conversation-id'
import { appendBatch, type AppendedMessage, type NewMessage } from '../../store/im/messages'
import type { Database } from '../../store/schema'
import { refusalsOf } from './refusals'

/** Where a message is, or the name of the error why it was not stored. */
export type Place = AppendedMessage | ErrorName

/** The guests who write or read the messages in private. */
export const guestsOf = (messages: readonly NewMessage[]): readonly string[] => [
  ...new Set(messages.flatMap(({ convID }) => guestsIn(convID))),
]

/**
 * Stores messages except those that may not be: with guests who have become members, since nobody reads these
 * conversations any more, and of users who may not write in the group any more. A login that makes a member of a guest
 * waits for the messages, or they wait for the login; so does a change of rights. Guests are locked before rights, and
 * rights before conversations.
 */
export const appendUnlessRefused = async (
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  nowSeconds: number,
): Promise<readonly Place[]> => {
  if (guestsOf(messages).length > 0 || messages.some(({ needsRight }) => needsRight === true))
    return inTransaction(db, async (trx) => {
      const moved = await movedGuests(trx, guestsOf(messages))
      const refusals = await refusalsOf(trx, messages, nowSeconds)
      const refusalOf = (message: NewMessage): ErrorName | undefined =>
        guestsIn(message.convID).some((id) => moved.has(id)) ? 'GUEST_BECAME_MEMBER' : refusals.get(message)
      const others = messages.filter((message) => refusalOf(message) === undefined)
      const places = (await appendAll(trx, others, nowSeconds)).values()
      return messages.map((message) => refusalOf(message) ?? places.next().value ?? 'GROUP_NOT_FOUND')
    })
  return appendAll(db, messages, nowSeconds)
}

const appendAll = async (
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  nowSeconds: number,
): Promise<readonly Place[]> => (await appendBatch(db, messages, nowSeconds)).map((place) => place ?? 'GROUP_NOT_FOUND')

const guestsIn = (convID: string): readonly string[] => {
  const key = parseKey(convID)
  return key.type === 'c2c' ? key.users.filter(isGuestID) : []
}
