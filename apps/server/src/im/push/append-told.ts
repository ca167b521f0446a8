import { TYPES } from '@org/im-sdk/protocol'
import { announcing } from '../../outbox/announce'
import type { Context } from '../../services/context'
import { tellPrivate, type PrivateText } from '../../services/live/tell-private'
import { isMemberID } from '../../store/identity/member-id'
import { parseKey, peerOf } from '../../store/im/conversation-id'
import { appendBatch, type AppendedMessage, type NewMessage } from '../../store/im/messages'
import { findRoomOnAir } from '../../store/live/rooms'
import { Lookup } from '../sessions/lookup'

type Append = (messages: readonly NewMessage[], nowSeconds: number) => Promise<(AppendedMessage | null)[]>

/** Stores messages, and announces in the same transaction those between an anchor on air and a viewer. */
export const createAppend = ({ db, bus, clock }: Pick<Context, 'db' | 'bus' | 'clock'>): Append => {
  const onAir = new Lookup({
    clock,
    ttlMs: 10_000,
    missTtlMs: 2_000,
    maxEntries: 50_000,
    load: (userID) => findRoomOnAir(db, Number(userID)),
  })
  const roomOf = async (userID: string) => (isMemberID(userID) ? onAir.find(userID) : null)

  const privateText = async ({ convID, sender, body, details }: NewMessage): Promise<PrivateText | null> => {
    const key = parseKey(convID)
    const [element] = body
    if (key.type !== 'c2c' || element?.msgType !== TYPES.MSG_TEXT) return null
    const to = peerOf(key.users, sender)
    const room = (await roomOf(to)) ?? (await roomOf(sender))
    if (room === null) return null
    const from = { userID: sender, nick: details.nick, avatar: details.avatar }
    return { room, from, to, text: String(element.msgContent['text']) }
  }

  return async (messages, nowSeconds) => {
    const texts = await Promise.all(messages.map(privateText))
    if (texts.every((text) => text === null)) return appendBatch(db, messages, nowSeconds)
    return announcing({ db, bus }, async (trx) => {
      const places = await appendBatch(trx, messages, nowSeconds)
      const isNew = (_: unknown, at: number) => places[at]?.isNew === true
      const told = texts.filter(isNew).filter((text) => text !== null)
      if (told.length > 0) await tellPrivate(trx, told, nowSeconds)
      return places
    })
  }
}
