import { forWire, type Commands, type RequestOf } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from '../../../test/boot'
import { loggedIn } from '../../../test/im-client'
import { steppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { deleteExpired } from '../../store/ops/expired'
import { deleteOldReports, eventsByHour, qualityByHour } from '../../store/im/reports'
import { describeReports } from '../../commands/describe-reports'

type EventReport = RequestOf<Commands['reportEvents']>
type QualityReport = RequestOf<Commands['reportQuality']>

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.context.db.deleteFrom('event_report').execute()
  await server.context.db.deleteFrom('quality_report').execute()
})

const headerOf = (userID: string): EventReport['header'] => ({
  SDKType: 10,
  SDKAppID: server.context.config.sdkAppId,
  SDKVersion: '2.27.6',
  tinyID: '1',
  userID,
  platform: 3,
  instanceID: 'instance',
  traceID: 'trace',
})
const eventOf = (eventID: string, fields: Partial<EventReport['eventList'][number]> = {}) => ({
  eventID,
  name: 'request',
  level: 6 as const,
  time: 1_700_000_000_000,
  command: 'message.send_c2c',
  code: 2_801,
  costTime: 15_000,
  count: 0,
  ...fields,
})
const recordOf = (recordID: string, fields: Partial<QualityReport['recordList'][number]> = {}) => ({
  recordID,
  startTime: 1_700_000_000_000,
  duration: 120_000,
  requestList: [
    { command: 'session.hello', totalCount: 6, successCount: 6, userSideCount: 0, averageCost: 10, maxCost: 20 },
    { command: 'message.send_c2c', totalCount: 6, successCount: 3, userSideCount: 2, averageCost: 30, maxCost: 90 },
  ],
  delayUnder1s: 7,
  delay1To3s: 2,
  delayOver3s: 1,
  connectCount: 4,
  connectedCount: 2,
  probeOkCount: 9,
  probeFailCount: 1,
  ...fields,
})
const keptEvents = () => server.context.db.selectFrom('event_report').selectAll().orderBy('id').execute()

describe('an event report', () => {
  it('is stored with its sender, each event once', async () => {
    const client = await loggedIn(server)
    const header = headerOf(client.userID)
    expect(await client.request('reportEvents', { header, eventList: [eventOf('a'), eventOf('b')] })).toMatchObject({
      errorCode: 0,
    })
    await client.request('reportEvents', { header, eventList: [eventOf('b'), eventOf('c'), eventOf('c')] })
    const kept = await keptEvents()
    expect(kept.map(({ event_id }) => event_id)).toEqual(['a', 'b', 'c'])
    expect(kept[0]).toMatchObject({
      user_id: client.userID,
      verified: true,
      trace_id: 'trace',
      sdk_version: '2.27.6',
      name: 'request',
      level: 6,
      command: 'message.send_c2c',
      code: 2_801,
      cost_ms: 15_000,
      time_ms: 1_700_000_000_000,
    })
  })

  it.each<[string, (userID: string) => unknown]>([
    ['of another user', () => ({ header: headerOf('somebody'), eventList: [eventOf('x')] })],
    ['of another app', (userID) => ({ header: { ...headerOf(userID), SDKAppID: 7 }, eventList: [eventOf('x')] })],
    [
      'of another kind of SDK',
      (userID) => ({ header: { ...headerOf(userID), SDKType: 9 }, eventList: [eventOf('x')] }),
    ],
    ['without an event', (userID) => ({ header: headerOf(userID), eventList: [] })],
    [
      'of more than 100 events',
      (userID) => ({ header: headerOf(userID), eventList: Array.from({ length: 101 }, (_, n) => eventOf(`x${n}`)) }),
    ],
    [
      'with words in a name',
      (userID) => ({ header: headerOf(userID), eventList: [eventOf('x', { name: 'my word' })] }),
    ],
    [
      'with words as a command',
      (userID) => ({ header: headerOf(userID), eventList: [eventOf('x', { command: 'Hi!' })] }),
    ],
    ['of an unknown level', (userID) => ({ header: headerOf(userID), eventList: [{ ...eventOf('x'), level: 7 }] })],
    [
      'with a number too large',
      (userID) => ({ header: headerOf(userID), eventList: [eventOf('x', { count: 1e300 })] }),
    ],
    [
      'with a character no database takes',
      (userID) => ({ header: { ...headerOf(userID), instanceID: 'a\0' }, eventList: [eventOf('x')] }),
    ],
  ])('is refused %s', async (_what, report) => {
    const client = await loggedIn(server)
    const reply = await client.ask('report.events', report(client.userID))
    expect(reply).not.toMatchObject({ errorCode: 0 })
    expect(await keptEvents()).toEqual([])
  })

  it('may come 20 times a minute', async () => {
    const client = await loggedIn(server)
    const report = { header: headerOf(client.userID), eventList: [eventOf('a')] }
    for (let time = 0; time < 20; time++)
      expect(await client.request('reportEvents', report)).toMatchObject({ errorCode: 0 })
    expect(await client.request('reportEvents', report)).toMatchObject({ errorCode: 2_996 })
  })

  it('may carry a hundred events in binary and text frames alike', async () => {
    const client = await loggedIn(server)
    const eventList = Array.from({ length: 100 }, (_, n) => eventOf(`e${n}`))
    const report = { header: headerOf(client.userID), eventList }
    expect(JSON.stringify(forWire(report)).length).toBeLessThan(40_000)
    expect(await client.request('reportEvents', report)).toMatchObject({ errorCode: 0 })
    expect(await keptEvents()).toHaveLength(100)
  })
})

describe('a quality report', () => {
  it('is stored, each record once, and can be read by hour', async () => {
    const [one, two] = [await loggedIn(server), await loggedIn(server)]
    for (const client of [one, two, two]) {
      const recordList = [recordOf(`${client.userID}-1`), recordOf(`${client.userID}-2`)]
      expect(await client.request('reportQuality', { header: headerOf(client.userID), recordList })).toMatchObject({
        errorCode: 0,
      })
    }
    const rows = await qualityByHour(server.context.db, new Date(0))
    expect(rows).toEqual([
      {
        hour: expect.any(Date),
        platform: 3,
        users: 2,
        success_rate: 0.9,
        connect_rate: 0.5,
        network_ok_rate: 0.9,
        delay_under_1s: 28,
        delay_1_to_3s: 8,
        delay_over_3s: 4,
      },
    ])
  })

  it('is refused with more than ten records, or more than twenty commands in one', async () => {
    const client = await loggedIn(server)
    const header = headerOf(client.userID)
    const many = Array.from({ length: 11 }, (_, n) => recordOf(`r${n}`))
    expect(await client.request('reportQuality', { header, recordList: many })).toMatchObject({ errorCode: 20_001 })
    const [request] = recordOf('r').requestList
    const long = recordOf('r', { requestList: Array.from({ length: 21 }, () => request!) })
    expect(await client.request('reportQuality', { header, recordList: [long] })).toMatchObject({ errorCode: 20_001 })
    const full = Array.from({ length: 10 }, (_, n) =>
      recordOf(`r${n}`, { requestList: Array.from({ length: 20 }, () => request!) }),
    )
    expect(await client.request('reportQuality', { header, recordList: full })).toMatchObject({ errorCode: 0 })
  })
})

describe('stored reports', () => {
  it('are counted by hour with the number of users', async () => {
    for (const user of [await loggedIn(server), await loggedIn(server)])
      await user.request('reportEvents', {
        header: headerOf(user.userID),
        eventList: [eventOf(`${user.userID}a`), eventOf(`${user.userID}b`, { costTime: 5_000 })],
      })
    const rows = await eventsByHour(server.context.db, new Date(0))
    expect(rows).toMatchObject([
      { level: 6, name: 'request', command: 'message.send_c2c', code: 2_801, events: 4, users: 2, average_ms: 10_000 },
    ])
  })

  it('are printed for the operator in two tables', async () => {
    const none = await describeReports(server.context.db, new Date(0))
    expect(none.match(/none/g)).toHaveLength(2)
    const client = await loggedIn(server)
    const header = headerOf(client.userID)
    await client.request('reportEvents', { header, eventList: [eventOf('a')] })
    await client.request('reportQuality', { header, recordList: [recordOf('r')] })
    const told = await describeReports(server.context.db, new Date(0))
    expect(told).toMatch(/\n\S+T\S+ +3 +1 +0\.9 +0\.5 +0\.9 +7 +2 +1\n/)
    expect(told).toMatch(/ 6 +request +message\.send_c2c +2801 +1 +1 +15000/)
    expect(await describeReports(server.context.db, new Date('2100-01-01'))).toBe(none)
  })

  it('are deleted after two weeks', async () => {
    const clock = steppedClock('2026-01-01T00:00:00Z')
    const own = await bootForTest({ clock })
    const client = await loggedIn(own)
    const header = { ...headerOf(client.userID), SDKAppID: own.context.config.sdkAppId }
    await client.request('reportEvents', { header, eventList: [eventOf('a')] })
    await client.request('reportQuality', { header, recordList: [recordOf('r')] })
    const count = async () => {
      await deleteExpired(own.context.db, Math.floor(clock.now() / 1_000))
      const events = await own.context.db.selectFrom('event_report').selectAll().execute()
      const records = await own.context.db.selectFrom('quality_report').selectAll().execute()
      return [events.length, records.length]
    }
    clock.advance(14 * 86_400_000)
    expect(await count()).toEqual([1, 1])
    clock.advance(1_000)
    expect(await count()).toEqual([0, 0])
  })

  it('are limited to the newest', async () => {
    const client = await loggedIn(server)
    const header = headerOf(client.userID)
    await client.request('reportEvents', { header, eventList: ['a', 'b', 'c'].map((id) => eventOf(id)) })
    await deleteOldReports(server.context.db, 0, 2)
    expect((await keptEvents()).map(({ event_id }) => event_id)).toEqual(['b', 'c'])
  })
})
