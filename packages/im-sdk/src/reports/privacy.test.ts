import { afterEach, expect, it, vi } from 'vitest'
import type { Trace } from '../connection/trace'
import { groups } from '../groups'
import { EVENT, TYPES, type ChatModule } from '../index'
import { liveRooms } from '../live-rooms'
import { inTime, startChat, storedMessage } from '../testing'
import { reports, type ReportRecord } from '.'

/** Whatever people write and whatever opens a door holds this. */
const SECRET = 'sECRET'

/** Everything that the reports know to tell of. */
const ALL_EVENTS = [
  'closed',
  'connectFail',
  'connected',
  'error',
  'login',
  'messageDelay',
  'messageStack',
  'messagesLost',
  'moved',
  'notRecovered',
  'pingFatal',
  'pingLost',
  'probeFailed',
  'probeFine',
  'request',
]

const start = () => {
  const left: string[] = []
  const records: ReportRecord[] = []
  const kept = new Map<string, string>()
  vi.stubGlobal('fetch', async (url: string, init: { body: URLSearchParams }) => {
    left.push(url, String(init.body.get('report')))
    return new Response(null, { status: 503 })
  })
  let trace: Pick<Trace, 'emit'> = { emit: null }
  const tap: ChatModule<object> = { name: 'tap', install: (context) => ({ trace } = context) && {} }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const world = startChat({
    modules: [groups, liveRooms, tap, reports({ in: storage, sink: (record) => void records.push(record) })],
  })
  return {
    ...world,
    trace,
    records,
    told: () => [...left, ...kept.values(), ...sent(world.server), JSON.stringify(records)],
  }
}

const sent = ({ requests }: ReturnType<typeof startChat>['server']) =>
  requests.filter(({ name }) => name.startsWith('report')).map(({ body }) => JSON.stringify(body))

afterEach(() => vi.unstubAllGlobals())

it('no credential and no text of a user is in any event, record, post or storage', async () => {
  const { chat, server, clock, trace, records, told } = start()
  const words: string[] = []
  chat.on(EVENT.ERROR, ({ data }) => words.push(data.message))
  await inTime(clock, chat.login({ userID: 'alice', userSig: `sig-${SECRET}` }))
  await clock.advance(2_000)
  const accessKey = 'a2-alice-0'

  // What people write, and what the server says of it.
  server.answer('sendC2CMessage', () => {
    throw server.refuse('UNEXPECTED', `Not this: ${SECRET}`)
  })
  const message = chat.createTextMessage({
    to: `bob-${SECRET}`,
    conversationType: TYPES.CONV_C2C,
    payload: { text: SECRET },
    cloudCustomData: SECRET,
  })
  await inTime(clock, chat.sendMessage(message)).catch(() => undefined)
  const late = { time: 1_600_000_000, fromAccount: SECRET, nick: SECRET, cloudCustomData: SECRET }
  const messageList = [storedMessage(late), storedMessage(late)]
  server.push('alice', 'pushMessages', { messageList, sessionData: '' })
  server.pushRaw(`{"head":{"servcmd":"${SECRET}"},"body":{"${SECRET}":1}}`)
  server.pushRaw(SECRET)

  // A room that has lost messages, and a conversation that has missed too many.
  server.addGroup({ groupID: `room-${SECRET}`, type: 'AVChatRoom', name: SECRET })
  await inTime(clock, chat.joinGroup({ groupID: `room-${SECRET}` }))
  const poll = server.handler('longPoll')
  server.answer('longPoll', (body) => ({
    key: body.key,
    errorCode: 0,
    nextSeq: 100,
    rspMsgList: [],
    lostCount: 7,
    nextBroadcastSeq: 0,
    broadcastMessageList: [],
  }))
  server.say({ from: 'bob', groupID: `room-${SECRET}`, text: SECRET })
  server.say({ from: `carol-${SECRET}`, to: 'alice', text: SECRET })
  await clock.advance(1_000)
  server.answer('longPoll', poll)
  server.isPushing = false
  await clock.advance(601_000)
  for (let missed = 0; missed < 320; missed++) server.say({ from: `carol-${SECRET}`, to: 'alice', text: SECRET })
  trace.emit?.({ type: 'warning', name: 'messageStack', count: 100 })

  // A connection that ends in every way there is.
  server.network.cut()
  await clock.advance(5_000)
  server.push('alice', 'pushReconnect', { withinSeconds: 1 })
  await clock.advance(5_000)
  server.network.fate = () => 'drop'
  await clock.advance(15_000)
  server.network.isUp = false
  await clock.advance(20_000)
  server.network.isProbeFine = false
  await clock.advance(90_000)
  server.network.isUp = true
  server.network.fate = () => 'deliver'
  await clock.advance(130_000)
  server.answer('ping', () => {
    throw server.refuse('PING_FATAL', SECRET)
  })
  await clock.advance(15_000)

  const names = records.flatMap((record) => (record.type === 'event' ? [record.name] : []))
  expect([...new Set(names)].sort()).toEqual(ALL_EVENTS)
  expect(records.some(({ type }) => type === 'quality')).toBe(true)
  expect(words.join()).toContain(SECRET)
  const everything = told().join('\n')
  expect(everything).toContain('connectFail')
  expect(everything).not.toContain(SECRET)
  expect(everything).not.toContain(accessKey)
})

it('a consent function that throws means no consent, and the engine continues', async () => {
  const thrown: unknown[] = []
  const mistake = new Error('no consent can be read')
  const enabled = () => {
    throw mistake
  }
  const { chat, server, clock } = startChat({
    modules: [reports({ enabled, in: { getItem: () => null, setItem: () => undefined } })],
    onHandlerError: (error) => thrown.push(error),
  })
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
  await clock.advance(5_000)
  server.network.cut()
  await clock.advance(300_000)
  expect(chat.views.netState.get()).toBe('connected')
  expect([server.count('reportEvents'), server.count('reportQuality')]).toEqual([0, 0])
  expect(new Set(thrown)).toEqual(new Set([mistake]))
})
