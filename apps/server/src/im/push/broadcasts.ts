import type { HostMessage } from '@org/domain'
import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { Im } from '../im'
import { tinyIDOf } from '../../store/identity/tiny-id'
import { SharedPush } from '../frames/wires'

/**
 * Who speaks for the house: in the notify room, and in everybody's conversation `C2Cbroadcast`. Nobody can log in as
 * it.
 */
export const BROADCAST_USER = 'broadcast'

/**
 * What the house tells everybody who is online and keeps for nobody: live scores into the notify room, match starts
 * into the broadcast conversation. Both count on from the clock, so their sequences never go back over a restart.
 */
export const startBroadcasts = (im: Im): (() => void) => {
  const { bus, clock, random } = im.context
  const start = Math.floor(clock.now() / 10)
  let roomSequence = start
  let c2cSequence = start
  im.rooms.openEphemeral(NOTIFY_ROOM, start)

  const newRandom = () => Math.floor(random.next() * 2 ** 32)

  const stopTicks = bus.subscribe('ticks', ({ ticks }) => {
    const time = seconds(clock)
    const messages = ticks.map((data) => {
      const place = { groupID: NOTIFY_ROOM, groupType: 'AVChatRoom', sequence: roomSequence, time, random: newRandom() }
      roomSequence += 1
      return hostMessage({ type: 'MatchTick', data }, place)
    })
    im.rooms.feed(NOTIFY_ROOM, messages)
  })

  const stopStarts = bus.subscribe('race-start', (data) => {
    const place = { groupID: '', groupType: '', sequence: c2cSequence, time: seconds(clock), random: newRandom() }
    c2cSequence += 1
    const stored = hostMessage({ type: 'RaceStartLiveMessage', data }, place)
    im.sessions.broadcast(new SharedPush('pushMessages', { messageList: [stored], sessionData: '' }))
  })

  return () => {
    stopTicks()
    stopStarts()
  }
}

type Place = Pick<StoredMessage, 'groupID' | 'groupType' | 'sequence' | 'time' | 'random'>

const hostMessage = (message: HostMessage, place: Place): StoredMessage => ({
  ...place,
  fromAccount: BROADCAST_USER,
  toAccount: '',
  tinyID: BROADCAST_TINY_ID,
  clientSequence: place.sequence,
  clientTime: place.time,
  priority: 'High',
  msgBody: [
    { msgType: 'TIMCustomElem', msgContent: { data: JSON.stringify(message), description: '', extension: '' } },
  ],
  cloudCustomData: '',
  nick: '',
  avatar: '',
  nameCard: '',
  senderLevel: 0,
  senderRole: '',
})

const BROADCAST_TINY_ID = tinyIDOf(BROADCAST_USER)
