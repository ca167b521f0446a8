import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cloudConfig } from '../config'
import { TYPES } from '../protocol'
import { type ChatModule } from '../index'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import type { Trace } from '../connection/trace'
import { inTime, seededRandom, startChat, storedMessage, type FakeServer } from '../testing'
import { keptItems } from '../testing/kept-items'
import { reports, type QualityRecord, type ReportRecord } from '.'

const taken = (server: FakeServer) =>
  server.requests
    .filter(({ name }) => name === 'reportQuality')
    .map(({ body }) => (body as { recordList: QualityRecord[] }).recordList)

const alice = async (cloud: Record<string, unknown> = {}, kept = new Map<string, string>(), seed = 1) => {
  const seen: ReportRecord[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  let trace: Pick<Trace, 'emit'> = { emit: null }
  const tap: ChatModule<object> = { name: 'tap', install: (context) => ({ trace } = context) && {} }
  const start = startChat({
    modules: [tap, groups, liveRooms, reports({ in: storage, sink: (record) => seen.push(record) }), cloudConfig],
    random: seededRandom(seed),
  })
  start.server.cloudConfig = { ...start.server.cloudConfig, cloudControlConfig: JSON.stringify(cloud) }
  await inTime(start.clock, start.chat.login({ userID: 'alice', userSig: 'sig' }))
  await start.clock.advance(10)
  return { ...start, seen, kept, trace }
}
type Alice = Awaited<ReturnType<typeof alice>>

const text = ({ chat }: Pick<Alice, 'chat'>) =>
  chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hello' } })

/** Messages that were sent so many seconds ago. */
const late = ({ server, clock }: Pick<Alice, 'server' | 'clock'>, seconds: number, count: number) => {
  const time = Math.floor(clock.now() / 1_000) - seconds
  for (let message = 0; message < count; message++)
    server.push('alice', 'pushMessages', { messageList: [storedMessage({ time })], sessionData: '' })
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))))
afterEach(() => vi.unstubAllGlobals())

describe('the quality report', () => {
  it('is sent every two minutes', async () => {
    const { server, clock } = await alice()
    await clock.advance(119_000)
    expect(taken(server)).toHaveLength(0)
    await clock.advance(1_500)
    expect(taken(server)).toHaveLength(1)
    await clock.advance(120_000)
    expect(taken(server)).toHaveLength(2)
    expect(taken(server)[1]).toMatchObject([{ duration: 120_000 }])
  })

  it('is sent as often as the cloud config says', async () => {
    const { server, clock } = await alice({ q_rpt_interval: 30 })
    await clock.advance(200_000)
    expect(taken(server).length).toBeGreaterThanOrEqual(3)
  })

  it('is not sent for apps on the blacklist, except for users on the whitelist', async () => {
    const off = await alice({ q_rpt_sdkappid_bl: [1] })
    await off.clock.advance(250_000)
    expect(taken(off.server)).toHaveLength(0)
    const on = await alice({ q_rpt_sdkappid_bl: [1], q_rpt_tinyid_wl: ['tiny-alice'] })
    await on.clock.advance(121_000)
    expect(taken(on.server)).toHaveLength(1)
  })

  it('has the results of requests, with the failures of the user separate', async () => {
    const start = await alice()
    start.server.network.latency = 50
    const outcomes = ['SENSITIVE_TEXT', 'UNEXPECTED', null, null] as const
    for (const outcome of outcomes) {
      const answer = start.server.handler('sendC2CMessage')
      start.server.answer('sendC2CMessage', (...call) => {
        if (outcome !== null) throw start.server.refuse(outcome)
        return answer(...call)
      })
      await inTime(start.clock, start.chat.sendMessage(text(start))).catch(() => undefined)
      start.server.answer('sendC2CMessage', answer)
    }
    await start.clock.advance(120_000)
    const { requestList } = taken(start.server)[0]![0]!
    expect(requestList.find(({ command }) => command === 'message.send_c2c')).toEqual({
      command: 'message.send_c2c',
      totalCount: 4,
      successCount: 2,
      userSideCount: 1,
      averageCost: 100,
      maxCost: 100,
    })
    expect(requestList.some(({ command }) => command.startsWith('report.'))).toBe(false)
  })

  it('has at most twenty commands by name', async () => {
    const start = await alice()
    for (let command = 0; command < 40; command++)
      start.trace.emit?.({ type: 'request', command: `a.${command}`, code: 0, ms: 1 })
    await start.clock.advance(120_000)
    const { requestList } = taken(start.server)[0]![0]!
    expect(requestList).toHaveLength(20)
    expect(requestList.at(-1)).toMatchObject({ command: 'others' })
  })

  it('counts messages by how late they came', async () => {
    const start = await alice()
    late(start, 0, 5)
    late(start, 2, 4)
    late(start, 4, 2)
    await start.clock.advance(120_000)
    expect(taken(start.server)[0]).toMatchObject([{ delayUnder1s: 5, delay1To3s: 4, delayOver3s: 2 }])
    expect(start.seen.some((record) => record.type === 'event' && record.name === 'messageDelay')).toBe(false)
  })

  it.each([
    [2, 2, []],
    [2, 3, [3]],
    [0, 1, [1]],
  ])('with %i fast messages and %i slow ones warns %j', async (fast, slow, warnings) => {
    const start = await alice()
    late(start, 0, fast)
    late(start, 60, slow)
    await start.clock.advance(125_000)
    const told = start.seen.flatMap((record) =>
      record.type === 'event' && record.name === 'messageDelay' ? [record] : [],
    )
    expect(told.map(({ count }) => count)).toEqual(warnings)
    expect(told.every(({ level }) => level === 5)).toBe(true)
  })

  it('counts new messages of a live room, without those from before it was entered', async () => {
    const start = await alice()
    start.server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    start.server.say({ from: 'bob', groupID: 'room' })
    await start.clock.advance(10_000)
    await inTime(start.clock, start.chat.joinGroup({ groupID: 'room' }))
    await start.clock.advance(1_000)
    start.server.say({ from: 'bob', groupID: 'room' })
    await start.clock.advance(5_000)
    start.server.say({ from: 'bob', groupID: 'room' })
    await start.clock.advance(110_000)
    const [record] = taken(start.server)[0]!
    expect(record!.delayOver3s).toBe(0)
    expect(record!.delayUnder1s + record!.delay1To3s).toBe(1)
  })

  it('counts connections and probes, and a busy server as a network that works', async () => {
    const start = await alice()
    const ping = start.server.handler('ping')
    start.server.answer('ping', () => {
      throw start.server.refuse('SERVICE_OVERLOAD')
    })
    await start.clock.advance(20_500)
    start.server.answer('ping', () => {
      throw start.server.refuse('OVER_FREQUENCY_LIMIT')
    })
    await start.clock.advance(10_500)
    start.server.answer('ping', ping)
    start.server.network.isUp = false
    start.server.network.cut()
    await start.clock.advance(5_000)
    start.server.network.isUp = true
    await start.clock.advance(85_000)
    const record = start.seen.find((one) => one.type === 'quality')
    expect(record).toMatchObject({ probeFailCount: 0, connectedCount: 2 })
    expect(record?.type === 'quality' && record.connectCount > 3).toBe(true)
    expect(record?.type === 'quality' && record.probeOkCount >= 9).toBe(true)
  })

  it('counts a ping or a probe without a reply as a network that does not work', async () => {
    const start = await alice()
    start.server.network.isProbeFine = false
    start.server.network.fate = () => 'drop'
    await start.clock.advance(14_000)
    start.server.network.isUp = false
    start.server.network.cut()
    await start.clock.advance(108_000)
    const record = start.seen.find((one) => one.type === 'quality')
    expect(record).toMatchObject({ probeFailCount: 2 })
  })
})

describe('quality records that cannot be sent', () => {
  it('are kept, ten at most, and sent when the user is back', async () => {
    const start = await alice()
    start.server.answer('reportQuality', () => {
      throw start.server.refuse('SERVICE_OVERLOAD')
    })
    await start.clock.advance(14 * 120_000 + 30_000)
    const list = keptItems<QualityRecord>(start.kept, 'quality')
    expect(list).toHaveLength(10)
    const made = start.seen.flatMap((record) => (record.type === 'quality' ? [record.recordID] : []))
    expect(list.map(({ recordID }) => recordID)).toEqual(made.slice(-10))

    const next = await alice({}, start.kept, 2)
    await next.clock.advance(10)
    expect(taken(next.server)[0]?.map(({ recordID }) => recordID)).toEqual(made.slice(-10))
    expect(keptItems(next.kept, 'quality')).toEqual([])
  })

  it('hold also the last one before the user leaves', async () => {
    const start = await alice()
    await start.clock.advance(30_000)
    await inTime(start.clock, start.chat.logout())
    expect(keptItems(start.kept, 'quality')).toMatchObject([{ duration: 30_010 }])
    await start.clock.advance(5_000)
    expect(start.clock.waiting).toBe(0)
  })
})
