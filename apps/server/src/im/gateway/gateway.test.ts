import { request as httpRequest } from 'node:http'
import { binary } from '@org/im-sdk/binary'
import { CLOSE_CODE, ERRORS } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { bootForTest, bootServer } from '../../../test/boot'
import { connect, loggedIn, newMember, text } from '../../../test/im-client'
import { closeCode, maskedFrame, rawSocket, socketQuery } from '../../../test/raw-socket'
import { loopTurns } from '../../../test/loop-turns'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import type { Database } from '../../store/schema'
import { ensureGroup } from '../../store/im/groups'
import { messagesFrom } from '../../store/im/messages'
import { c2cKey } from '../../store/im/conversation-id'
import { GATEWAY_LIMITS } from './limits'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

/** The HTTP status of an upgrade. */
const upgradeStatus = (path: string, headers: Record<string, string> = {}, to = server): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(`${to.url}${path}`, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    })
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      resolve(101)
    })
    request.on('response', (response) => resolve(response.statusCode ?? 0))
    request.on('error', reject)
    request.end()
  })

const query = (fields: Record<string, string> = {}) => socketQuery(server, fields)

/** A socket with binary frames, and its close code. */
const binarySocket = async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/binfo?${query()}`)
  onTestFinished(() => socket.terminate())
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, closed }
}

/** A request in a binary frame. */
const binaryRequest = (servcmd: string, seq: number, body: Record<string, unknown> = {}): Buffer => {
  const app = { ver: '1', sdkversion: '1', platform: 3, sdkappid: 1, contenttype: 'json', sdkability: 1 } as const
  const head = { ...app, servcmd, seq, reqtime: 1, identifier: '', instanceid: '' }
  return Buffer.from(binary.encode({ head, body }) as Uint8Array)
}

describe('an upgrade', () => {
  it('is accepted only for the socket path with valid fields', async () => {
    expect(await upgradeStatus(`/info?${query()}`)).toBe(101)
    expect(await upgradeStatus(`/binfo?${query()}`)).toBe(101)
    expect(await upgradeStatus(`/binfo?${query({ gzip: '1' })}`)).toBe(101)
    expect(await upgradeStatus(`/binfo?${query({ gzip: 'br' })}`)).toBe(400)
    expect(await upgradeStatus(`/other?${query()}`)).toBe(404)
    expect(await upgradeStatus(`/info/x?${query()}`)).toBe(404)
    expect(await upgradeStatus(`/?${query()}`)).toBe(404)
    expect(await upgradeStatus('/info')).toBe(400)
    expect(await upgradeStatus(`/info?${query({ platform: 'web' })}`)).toBe(400)
    expect(await upgradeStatus(`/info?${query({ instanceid: '' })}`)).toBe(400)
    expect(await upgradeStatus(`/info?${query({ instanceid: 'x'.repeat(65) })}`)).toBe(400)
    expect(await upgradeStatus(`/info?${query()}`, { 'Sec-WebSocket-Version': '7' })).toBe(400)
    expect(await upgradeStatus(`/info?${query()}`, { 'Sec-WebSocket-Extensions': 'permessage-deflate' })).toBe(101)
  })

  it.each(['/info', '/binfo'])('at %s for another app id is closed with a code of its own', async (path) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}?${query({ sdkappid: '1' })}`)
    onTestFinished(() => socket.terminate())
    const [code, reason] = await new Promise<[number, string]>((resolve) =>
      socket.on('close', (number, words) => resolve([number, words.toString()])),
    )
    expect([code, reason]).toEqual([CLOSE_CODE.wrongApp, 'this server is of another sdkappid'])
  })

  it('is refused if an address exceeds its limit', async () => {
    const limited = await bootForTest({ clock })
    const ask = () => upgradeStatus(`/info?${query()}`, {}, limited)
    const statuses = []
    for (let i = 0; i < 320; i += 1) statuses.push(await ask())
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([101, 429]))
    clock.skip(10_500)
    expect(await ask()).toBe(101)
  })
})

describe('a hostile peer', () => {
  it('that sends a frame over 64 KiB is closed with 1009', async () => {
    const client = await loggedIn(server)
    client.socket.send('x'.repeat(65_537))
    expect((await client.closed).code).toBe(1_009)
  })

  it('that sends broken UTF-8 is closed with 1007', async () => {
    const socket = await rawSocket(server)
    const code = closeCode(socket)
    socket.write(maskedFrame(1, Buffer.from([0x7b, 0xc3, 0x28, 0x7d])))
    expect(await code).toBe(1_007)
  })

  it('that sends binary frames is closed with 1003', async () => {
    const client = await loggedIn(server)
    client.socket.send(Buffer.from('{}'))
    expect((await client.closed).code).toBe(1_003)
  })

  it('that sends text where binary frames are spoken is closed with 1003', async () => {
    const socket = await rawSocket(server, '/binfo')
    const code = closeCode(socket)
    socket.write(maskedFrame(1, Buffer.from('{}')))
    expect(await code).toBe(1_003)
  })

  it('that keeps sending invalid frames is closed with 4004', async () => {
    const socket = await rawSocket(server, '/binfo')
    const code = closeCode(socket)
    for (let i = 0; i < 21; i += 1) socket.write(maskedFrame(2, Buffer.from([0xff, i])))
    expect(await code).toBe(4_004)
  })

  it('that sends a binary frame over 64 KiB is closed with 1009', async () => {
    const { socket, closed } = await binarySocket()
    socket.send(Buffer.alloc(65_537))
    expect(await closed).toBe(1_009)
  })

  it('that floods with binary frames is closed with 4003, and so are pings there', async () => {
    const pings = await binarySocket()
    for (let i = 0; i < 100; i += 1) pings.socket.ping()
    expect(await pings.closed).toBe(4_003)
    const frames = await binarySocket()
    for (let i = 0; i < 3_100; i += 1) frames.socket.send(binaryRequest('session.ping', i))
    expect(await frames.closed).toBe(4_003)
  })

  it('gets a named error for a binary frame whose body is too deep, too wide or no UTF-8, with its own sequence', async () => {
    const { socket } = await binarySocket()
    const deep = JSON.parse(`${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`) as Record<string, unknown>
    const broken = binaryRequest('session.ping', 3, { a: 'é' })
    broken[broken.lastIndexOf(0xc3) + 1] = 0x28
    const requests = [
      binaryRequest('session.ping', 1, deep),
      binaryRequest('session.ping', 2, { a: Array(5_000).fill(1) }),
      broken,
    ]
    for (const [i, request] of requests.entries()) {
      const answered = new Promise<Buffer>((resolve) => socket.once('message', resolve))
      socket.send(request)
      const answer = binary.decode(new Uint8Array(await answered))
      expect(answer).toMatchObject({
        servcmd: 'session.ping',
        seq: i + 1,
        body: { errorCode: ERRORS.PACKAGE_PARSE_FAILED.code },
      })
    }
  })

  it('that breaks the framing is closed with 1002', async () => {
    const socket = await rawSocket(server)
    const code = closeCode(socket)
    socket.write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]))
    expect(await code).toBe(1_002)
  })

  it('gets a named error for an unreadable frame, and is closed if it continues', async () => {
    const client = await loggedIn(server)
    const deep = `{"head":{"servcmd":"session.ping","seq":1},"body":${'{"A":'.repeat(5_000)}1${'}'.repeat(5_000)}}`
    const wide = `{"head":{"servcmd":"session.ping","seq":2},"body":{"A":[${Array(5_000).fill(1).join()}]}}`
    for (const frame of ['', '{', 'null', '[]', '"x"', '{"head":{}}', deep, wide]) client.socket.send(frame)
    await client.until(() => client.unexpected.length === 8)
    for (const { body } of client.unexpected)
      expect(body).toMatchObject({ ActionStatus: 'FAIL', ErrorCode: ERRORS.PACKAGE_PARSE_FAILED.code })
    expect(client.unexpected.slice(-2).map(({ head }) => head['seq'])).toEqual([1, 2])
    expect((await client.request('hello', {})).errorCode).toBe(0)
    for (let i = 0; i < 20; i += 1) client.socket.send('{')
    expect((await client.closed).code).toBe(4_004)
  })

  it('gets a named error for a command that does not exist', async () => {
    const client = await loggedIn(server)
    for (const servcmd of ['session.nothing', '__proto__', 'constructor', 'push.messages']) {
      const reply: { errorCode: number; errorInfo: string } = await client.ask(servcmd, {})
      expect(reply.errorCode, servcmd).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
      expect(reply.errorInfo).toContain(servcmd)
    }
  })

  it('that floods with frames is closed with 4003', async () => {
    const client = await loggedIn(server)
    for (let i = 0; i < 3_100; i += 1) void client.request('ping', {})
    expect((await client.closed).code).toBe(4_003)
  })

  it('that floods with control pings is closed with 4003', async () => {
    const client = await loggedIn(server)
    for (let i = 0; i < 100; i += 1) client.socket.ping()
    expect((await client.closed).code).toBe(4_003)
  })

  it('that speaks as another user is refused', async () => {
    const client = await loggedIn(server)
    const other = await newMember(server)
    expect((await client.request('getConversationList', {}, { identifier: other })).errorCode).toBe(
      ERRORS.INTERNAL_AUTH_FAILED.code,
    )
  })

  it('that does not read is closed with 4006 before its queue grows, while others are served', async () => {
    await ensureGroup(server.context.db, { groupID: 'loud', type: 'Public', name: 'loud', ownerID: '1' })
    const [loud, deaf, well] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    for (const client of [loud, deaf, well]) await client.request('joinGroup', { groupID: 'loud' })
    // The client stops reading this socket: the system's buffers fill first, then the gateway's queue.
    deaf.socket.pause()
    const online = async () => (await well.request('getOnlineMemberCount', { groupID: 'loud' })).onlineMemberNum
    let sent = 0
    while (sent < 2_500 && (await online()) === 3) {
      const loudly = () => loud.request('sendGroupMessage', { groupID: 'loud', ...text('x'.repeat(8_000)) })
      const replies = await Promise.all(Array.from({ length: 50 }, loudly))
      expect(replies.every(({ errorCode }) => errorCode === 0)).toBe(true)
      sent += 50
    }
    expect(await online()).toBe(2)
    // Besides the tips of those who have joined.
    const texts = () => well.messages().filter(({ msgBody }) => msgBody[0]?.msgType === 'TIMTextElem')
    await well.until(() => texts().length === sent)
    deaf.socket.resume()
    expect((await deaf.closed).code).toBe(4_006)
  })
})

describe('a silent socket', () => {
  it('that never logs in is closed with 4005', async () => {
    const client = await connect(server)
    clock.skip(21_000)
    expect((await client.closed).code).toBe(4_005)
  })

  it('gets a ping, and stays open as long as it answers', async () => {
    const client = await loggedIn(server)
    for (let i = 0; i < 4; i += 1) {
      clock.skip(35_000)
      await new Promise((resolve) => client.socket.once('ping', resolve))
      await loopTurns()
    }
    expect((await client.request('hello', {})).errorCode).toBe(0)
  })

  it('that is half open is closed', async () => {
    const client = await loggedIn(server)
    client.socket.pause()
    clock.skip(40_000)
    clock.skip(40_000)
    client.socket.resume()
    expect((await client.closed).code).toBe(1_006)
  })
})

/** A stop waits as long as a busy machine needs. */
const PATIENT = { ...GATEWAY_LIMITS, drainWithinMs: 60_000, closeWithinMs: 60_000 }

describe('stop', () => {
  it('answers all received requests, and asks every client to reconnect', async () => {
    const { databaseUrl, secrets } = server.context.config
    const stopping = await bootForTest({ databaseUrl, secrets, rateLimits: false, gatewayLimits: PATIENT })
    const [a, b] = [await loggedIn(stopping), await loggedIn(stopping)]
    const answered: number[] = []
    for (let i = 0; i < 100; i += 1) {
      const sent = a.request('sendC2CMessage', { toAccount: b.userID, ...text(`${i}`) })
      void sent.then(({ sequence }) => answered.push(sequence))
    }
    // Frames are read in order: when this one is answered, all others have arrived and wait for their commit.
    await a.request('ping', {})
    expect(answered).toEqual([])
    await stopping.stop()
    expect((await a.closed).code).toBe(4_001)
    expect((await b.closed).code).toBe(4_001)
    const stored = await messagesFrom(server.context.db, c2cKey(a.userID, b.userID), 1, 1_000)
    expect(answered).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
    expect(stored).toHaveLength(100)
  })

  it('waits for what the database is still storing', async () => {
    const { databaseUrl, secrets } = server.context.config
    const stopping = await bootForTest({ databaseUrl, secrets, rateLimits: false, gatewayLimits: PATIENT })
    const [a, b] = [await loggedIn(stopping), await loggedIn(stopping)]
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('first') })
    const { sent, stopped } = await server.context.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE message IN EXCLUSIVE MODE`.execute(trx)
      const asked = a.request('sendC2CMessage', { toAccount: b.userID, ...text('second') })
      await expect.poll(() => isWaitingForLock(server.context.db)).toBe(true)
      const stops = stopping.stop()
      await loopTurns()
      expect(a.socket.readyState).toBe(WebSocket.OPEN)
      return { sent: asked, stopped: stops }
    })
    expect((await sent).sequence).toBe(2)
    await stopped
    expect((await a.closed).code).toBe(4_001)
  })
})

/** Whether a statement of another connection waits for a lock. */
const isWaitingForLock = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(db)
  return rows.length > 0
}

describe('two gateways on one database', () => {
  it('number a conversation together for users of both', async () => {
    const { databaseUrl, secrets } = server.context.config
    const other = await bootForTest({ databaseUrl, secrets, rateLimits: false })
    const [a, b] = [await loggedIn(server), await loggedIn(other, { userID: await newMember(server) })]
    const sends = Array.from({ length: 100 }, (_, i) => [
      a.request('sendC2CMessage', { toAccount: b.userID, ...text(`a${i}`) }),
      b.request('sendC2CMessage', { toAccount: a.userID, ...text(`b${i}`) }),
    ])
    const answers = await Promise.all(sends.flat())
    expect(answers.map(({ sequence }) => sequence).sort((x, y) => x - y)).toEqual(answers.map((_, i) => i + 1))
    const stored = await messagesFrom(server.context.db, c2cKey(a.userID, b.userID), 1, 1_000)
    expect(stored.map(({ sequence }) => sequence)).toEqual(answers.map((_, i) => i + 1))
  })

  it('give a resend through the other one the first reply', async () => {
    const { databaseUrl, secrets } = server.context.config
    const other = await bootForTest({ databaseUrl, secrets, rateLimits: false })
    const userID = await newMember(server)
    const [here, there] = [
      await loggedIn(server, { userID, instanceID: 'one' }),
      await loggedIn(other, { userID, instanceID: 'one' }),
    ]
    const message = { toAccount: await newMember(server), ...text('once') }
    const [first, again] = await Promise.all([
      here.request('sendC2CMessage', message),
      there.request('sendC2CMessage', message),
    ])
    expect(again).toEqual(first)
  })
})
