import { formatHostMessage, type MatchTick } from '@org/domain'
import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { fansAmong } from '../../store/identity/follows'
import { isMemberID } from '../../store/identity/member-id'
import type { Im } from '../im'
import { SharedPush } from '../frames/wires'
import { renameSessions } from '../sessions/rename-sessions'
import { inGroup } from './host-message'

/**
 * Sends host messages for everyone online: live scores to the notify room, others, which are not stored, to the
 * broadcast conversation.
 */
export const startBroadcasts = (im: Im): (() => void) => {
  const { bus } = im.context
  const broadcast = (message: StoredMessage) =>
    im.sessions.broadcast(new SharedPush('pushMessages', { messageList: [message], sessionData: '' }))

  const stops = [
    bus.subscribe('ticks', ({ ticks }) => {
      for (const tick of ticks) tellTick(im, tick)
    }),
    bus.subscribe('im:everybody', broadcast),
    bus.subscribe('im:fans', ({ followed, message }) => {
      tellFans(im, followed, message).catch((error: unknown) =>
        im.context.log.error({ err: error }, 'fans were not told'),
      )
    }),
    bus.subscribe('im:rooms', (message) => im.rooms.broadcast(message)),
    bus.subscribe('im:room', (message) => im.rooms.pass(message)),
    bus.subscribe('im:profile', ({ userID, changed }) => renameSessions(im, userID, changed)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Every process gets the tick and appends it. All of them give it the same key, by the stamp, which grows with each tick
 * of a match: so it is stored once, and its number is the same wherever a listener polls.
 */
const tellTick = (im: Im, data: MatchTick): void => {
  const { clock, log } = im.context
  // Clients tell the messages of a second apart by this number: it is another for each match, and for each change of it.
  const random = (data.id % 2 ** 22) * 2 ** 10 + (data.stamp % 2 ** 10)
  const mark = { random, clientSequence: data.stamp % 2 ** 32, time: seconds(clock) }
  const message = inGroup(formatHostMessage({ type: 'MatchTick', data }), mark, NOTIFY_GROUP)
  im.sequences.append({ message, origin: '' }).catch((error: unknown) => log.warn({ err: error }, 'a tick was lost'))
}

const NOTIFY_GROUP = { group_id: NOTIFY_ROOM, type: 'AVChatRoom' }

/** To the devices of those here who follow a member. */
const tellFans = async (im: Im, followed: number, message: StoredMessage): Promise<void> => {
  const members = im.sessions.userIDs.filter(isMemberID).map(Number)
  for (let at = 0; at < members.length; at += AT_ONCE)
    for (const uid of await fansAmong(im.context.db, followed, members.slice(at, at + AT_ONCE)))
      im.fanout.publishTo(userTopic(String(uid)), { kind: 'messages', messages: [message], origin: null })
}

/** Members of one query. */
const AT_ONCE = 10_000
