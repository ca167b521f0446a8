import { formatHostMessage } from '@org/domain'
import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { fansAmong } from '../../store/identity/follows'
import { isMemberID } from '../../store/identity/member-id'
import type { Im } from '../im'
import { SharedPush } from '../frames/wires'
import { renameSessions } from '../sessions/rename-sessions'
import { inNotifyRoom } from './host-message'

/**
 * Sends host messages for everyone online, which are not stored: live scores and notices to the notify room, others to
 * the broadcast conversation. The room's sequences start from the clock, so they never go back after a restart.
 */
export const startBroadcasts = (im: Im): (() => void) => {
  const { bus, clock, random } = im.context
  let sequence = Math.floor(clock.now() / 10)
  im.rooms.openEphemeral(NOTIFY_ROOM, sequence)

  const feed = (messages: readonly StoredMessage[]) =>
    im.rooms.feed(
      NOTIFY_ROOM,
      messages.map((message) => ({ ...message, sequence: sequence++ })),
    )
  const broadcast = (message: StoredMessage) =>
    im.sessions.broadcast(new SharedPush('pushMessages', { messageList: [message], sessionData: '' }))
  const newMark = () => ({ random: Math.floor(random.next() * 2 ** 32), clientSequence: 0, time: seconds(clock) })

  const stops = [
    bus.subscribe('ticks', ({ ticks }) =>
      feed(ticks.map((data) => inNotifyRoom(formatHostMessage({ type: 'MatchTick', data }), newMark()))),
    ),
    bus.subscribe('im:notify-room', (message) => feed([message])),
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

/** To the devices of those here who follow a member. */
const tellFans = async (im: Im, followed: number, message: StoredMessage): Promise<void> => {
  const members = im.sessions.userIDs.filter(isMemberID).map(Number)
  for (let at = 0; at < members.length; at += AT_ONCE)
    for (const uid of await fansAmong(im.context.db, followed, members.slice(at, at + AT_ONCE)))
      im.fanout.publishTo(userTopic(String(uid)), { kind: 'messages', messages: [message], origin: null })
}

/** Members of one query. */
const AT_ONCE = 10_000
