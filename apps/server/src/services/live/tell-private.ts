import type { C2CRoomMessage, HostSender } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { isMemberID } from '../../store/identity/member-id'
import type { Database } from '../../store/schema'

/** A private text between an anchor on air and somebody else. */
export interface PrivateText {
  /** The anchor whose room it is told in. */
  readonly liveid: number
  readonly sender: HostSender
  readonly to: string
  readonly text: string
}

/**
 * Tells the receivers of private texts in the room: the message itself is in their conversation. Those that were stored
 * together for one receiver are one message.
 */
export const tellPrivate = async (
  trx: Transaction<Database>,
  texts: readonly PrivateText[],
  now: number,
): Promise<void> => {
  const told = new Map<string, C2CRoomMessage[]>()
  for (const { liveid, sender, to, text } of texts) {
    const message = {
      liveid,
      sender,
      to_uid: isMemberID(to) ? Number(to) : 0,
      text: [...text].slice(0, MOST_CHARACTERS).join(''),
      time: now,
    } as C2CRoomMessage
    told.set(to, [...(told.get(to) ?? []), message])
  }
  for (const [to, all] of told) {
    const messages = all.slice(-MOST_AT_ONCE)
    const [only] = messages
    await announce(
      trx,
      `user:${to}`,
      only !== undefined && messages.length === 1
        ? { type: 'C2CRoomMessage', data: only }
        : { type: 'C2CRoomMessageBatch', data: { messages } },
      now,
    )
  }
}

/** As many as a message in the room may have. */
const MOST_CHARACTERS = 200
/** Of a flood the newest are shown. */
const MOST_AT_ONCE = 20
