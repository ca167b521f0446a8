import type { HostSender } from '@org/domain'
import { TYPES } from '@org/im-sdk/protocol'
import { announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import type { Context } from '../../services/context'
import { findHostSender } from '../../services/live/host-sender'
import { tellPrivate, type PrivateText } from '../../services/live/tell-private'
import { isMemberID } from '../../store/identity/member-id'
import { parseKey, peerOf } from '../../store/im/conversation-id'
import type { NewMessage } from '../../store/im/messages'
import { findRoomOnAir } from '../../store/live/rooms'
import { Lookup } from '../sessions/lookup'
import { appendUnlessRefused, guestsOf, type Place } from './append-unless-refused'

type Append = (messages: readonly NewMessage[], nowSeconds: number) => Promise<readonly Place[]>

/**
 * Stores messages, and announces in the same transaction those between an anchor on air and a viewer. What the
 * announcements say of room and sender is looked up before, so that nothing of it holds up or fails the batch.
 */
export const createAppend = ({ db, bus, clock, log }: Pick<Context, 'db' | 'bus' | 'clock' | 'log'>): Append => {
  const cached = { clock, ttlMs: 10_000, missTtlMs: 2_000, maxEntries: 50_000 }
  const onAir = new Lookup({ ...cached, load: (userID) => findRoomOnAir(db, Number(userID)) })
  const roomOf = async (userID: string) => (isMemberID(userID) ? onAir.find(userID) : null)
  /** By the sender and the anchor. */
  const senders = new Lookup<HostSender>({
    ...cached,
    load: async (key) => {
      const [userID = '', anchor = ''] = key.split(' ')
      const room = await onAir.find(anchor)
      return room === null ? null : findHostSender(db, Number(userID), room, seconds(clock))
    },
  })

  const privateText = async ({ convID, sender, body, details }: NewMessage): Promise<PrivateText | null> => {
    const key = parseKey(convID)
    const [element] = body
    if (key.type !== 'c2c' || element?.msgType !== TYPES.MSG_TEXT) return null
    const to = peerOf(key.users, sender)
    const room = (await roomOf(to)) ?? (await roomOf(sender))
    if (room === null) return null
    const member = isMemberID(sender) ? await senders.find(`${sender} ${room.anchor_id}`) : null
    return {
      liveid: room.anchor_id,
      sender: member ?? { ...NOBODY, nick_name: details.nick, avatar: details.avatar },
      to,
      text: String(element.msgContent['text']),
    }
  }

  const privateTexts = async (messages: readonly NewMessage[]): Promise<readonly (PrivateText | null)[]> => {
    try {
      return await Promise.all(messages.map(privateText))
    } catch (error) {
      log.error({ err: error }, 'private texts are not announced in rooms')
      return []
    }
  }

  return async (messages, nowSeconds) => {
    const texts = await privateTexts(messages)
    if (texts.every((text) => text === null) && guestsOf(messages).length === 0)
      return appendUnlessRefused(db, messages, nowSeconds)
    return announcing({ db, bus }, async (trx) => {
      const places = await appendUnlessRefused(trx, messages, nowSeconds)
      const isNew = (_: unknown, at: number) => {
        const place = places[at]
        return typeof place === 'object' && place.isNew
      }
      const announced = texts.filter(isNew).filter((text) => text !== null)
      if (announced.length > 0) await tellPrivate(trx, announced, nowSeconds)
      return places
    })
  }
}

/** A guest, or a member without an account. */
const NOBODY = { uid: 0, user_level: 0, is_anchor: false, is_admin: false, is_vip: false }
