import type { Socket } from 'node:net'
import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { connect, loggedIn, newMember, text } from '../../../test/im-client'
import { closeCode, maskedFrame, rawSocket } from '../../../test/raw-socket'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { ensureGroup } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock: shiftedClock(), rateLimits: false })
})
afterAll(() => server.stop())

/**
 * Keeps writing regardless of replies, and returns how many bytes the server accepted. A server that reads everything
 * takes at least a chunk of 64 KiB per turn of the loop.
 */
const takenIn = async (socket: Socket, bytes: Buffer): Promise<number> => {
  const before = socket.bytesWritten - socket.writableLength
  for (let turn = 0; turn < 1_000 && !socket.destroyed; turn += 1) {
    if (socket.writableLength < 1_000_000) socket.write(bytes)
    await new Promise(setImmediate)
  }
  return socket.bytesWritten - socket.writableLength - before
}

const ping = (n: number) => Buffer.from(JSON.stringify({ head: { servcmd: 'session.ping', seq: n }, body: {} }))

describe('a peer of the socket layer', () => {
  it('whose frame has too many fragments is closed with 1008', async () => {
    const socket = await rawSocket(server)
    const code = closeCode(socket)
    socket.write(maskedFrame(1, Buffer.from('a'), false))
    for (let i = 0; i < 100; i += 1) socket.write(maskedFrame(0, Buffer.from('a'), false))
    expect(await code).toBe(1_008)
  })

  it('that floods with unsolicited pongs is closed with 4003', async () => {
    const socket = await rawSocket(server)
    const code = closeCode(socket)
    for (let i = 0; i < 100; i += 1) socket.write(maskedFrame(10, Buffer.alloc(125)))
    expect(await code).toBe(4_003)
  })

  it('gets the close code for a flood of pings that arrive together', async () => {
    const socket = await rawSocket(server)
    const code = closeCode(socket)
    socket.write(Buffer.concat(Array.from({ length: 1_000 }, () => maskedFrame(9, Buffer.from('x')))))
    expect(await code).toBe(4_003)
  })

  it('is not read any more if it keeps flooding after the close', async () => {
    const frames = await rawSocket(server)
    const many = Buffer.concat(Array.from({ length: 1_000 }, (_, i) => maskedFrame(1, ping(i))))
    expect(await takenIn(frames, many)).toBeLessThan(10_000_000)
    const pings = await rawSocket(server)
    expect(
      await takenIn(pings, Buffer.concat(Array.from({ length: 1_000 }, () => maskedFrame(9, Buffer.alloc(9))))),
    ).toBeLessThan(10_000_000)
  })

  it('that is not logged in has a tenth of a user’s limit', async () => {
    const [stranger, user] = [await connect(server), await loggedIn(server)]
    for (const client of [stranger, user]) for (let i = 0; i < 400; i += 1) void client.request('ping', {})
    expect((await stranger.closed).code).toBe(4_003)
    expect((await user.request('hello', {})).errorCode).toBe(0)
  })

  it('counts large frames by their size', async () => {
    const client = await loggedIn(server)
    const large = JSON.stringify({ head: { servcmd: 'session.ping', seq: 1 }, body: { A: 'x'.repeat(60_000) } })
    for (let i = 0; i < 250; i += 1) client.socket.send(large)
    expect((await client.closed).code).toBe(4_003)
  })
})

describe('a group of concurrent requests', () => {
  it('counts against the sockets of one device', async () => {
    const userID = await newMember(server)
    const clients = await Promise.all(Array.from({ length: 30 }, () => connect(server, { userID, instanceID: 'one' })))
    const codes = (await Promise.all(clients.map((client) => client.login()))).map(({ errorCode }) => errorCode)
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
    expect(codes.filter((code) => code === ERRORS.SERVICE_OVERLOAD.code)).toHaveLength(20)
  })

  it('counts against the rooms of one socket', async () => {
    const groupIDs = Array.from({ length: 15 }, (_, i) => `room${i}`)
    for (const groupID of groupIDs)
      await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: 'room', ownerID: '1' })
    const client = await loggedIn(server)
    const joins = await Promise.all(groupIDs.map((groupID) => client.request('joinGroup', { groupID })))
    expect(joins.map(({ errorCode }) => errorCode).sort((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(0),
      ...Array<number>(5).fill(ERRORS.GROUP_PERMISSION_DENY.code),
    ])
  })

  it('is answered at logout, so that no poll remains open', async () => {
    const groupID = 'left'
    await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: 'room', ownerID: '1' })
    const client = await loggedIn(server)
    const { longPollingKey: key, startSeq } = await client.request('joinGroup', { groupID })
    const poll = client.request('longPoll', { groupID, key, startSeq, holdTime: 90 })
    await client.request('ping', {})
    await client.request('logout', {})
    expect(await poll).toMatchObject({ errorCode: 0, rspMsgList: [] })
  })
})

describe('a burst of large messages in one conversation', () => {
  it('is pushed in frames that a reader can take one after the other', async () => {
    const [loud, reader] = [await loggedIn(server), await loggedIn(server)]
    const sizes: number[] = []
    reader.socket.on('message', (data) => sizes.push(String(data).length))
    const large = () => loud.request('sendC2CMessage', { toAccount: reader.userID, ...text('x'.repeat(8_000)) })
    await Promise.all(Array.from({ length: 100 }, large))
    await reader.until(() => reader.messages().length === 100)
    expect(Math.max(...sizes)).toBeLessThan(150_000)
    expect(reader.messages().map(({ sequence }) => sequence)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  })
})

describe('numbers out of range of a column', () => {
  it('are refused by field, and do not affect other messages of the batch', async () => {
    const [bad, good, peer] = [await loggedIn(server), await loggedIn(server), await newMember(server)]
    for (const clientSequence of [1e20, 1e300]) {
      const [refused, stored] = await Promise.all([
        bad.request('sendC2CMessage', { toAccount: peer, ...text('bad'), clientSequence }),
        good.request('sendC2CMessage', { toAccount: peer, ...text('good') }),
      ])
      expect(refused.errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
      expect(stored.errorCode).toBe(0)
    }
    const answers = await Promise.all([
      bad.request('setC2CRead', { peerAccount: peer, messageReadSeq: 1e300 }),
      bad.request('getMessages', { peerAccount: peer, sequenceList: [1e300] }),
      bad.request('roamC2CMessages', { peerAccount: peer, count: 15, lastMessageTime: 1e300 }),
      bad.request('getConversationList', { timeStamp: 5, startIndex: 1e300 }),
      bad.request('syncUnread', { lastMessageTime: 1e300 }),
    ])
    for (const { errorCode } of answers) expect(errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })

  it('are refused, as are ids that are too long or have control characters', async () => {
    const client = await loggedIn(server)
    const long = 'x'.repeat(10_000)
    expect((await client.request('getMessages', { peerAccount: long, sequenceList: [1] })).errorCode).toBe(
      ERRORS.PACKAGE_PARSE_FAILED.code,
    )
    expect((await client.request('getMessages', { groupID: long, sequenceList: [1] })).errorCode).toBe(
      ERRORS.PACKAGE_PARSE_FAILED.code,
    )
    expect((await client.request('hello', {}, { instanceid: 'a\0b' })).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })
})
