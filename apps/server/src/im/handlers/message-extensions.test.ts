import { ERRORS, reactionKey, type RequestOf, type Commands } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, type ImClient } from '../../../test/im-client'
import { newMessage } from '../../../test/new-message'
import { changeAppConfig } from '../../commands/change-app-config'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { addMember, ensureGroup } from '../../store/im/groups'
import { appendMessages } from '../../store/im/messages'
import { shiftedClock } from '../../../test/shifted-clock'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

/** Alice's message to Bob, which takes extensions. */
const pair = async (isSupportExtension = true) => {
  const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
  const message = newMessage(c2cKey(alice.userID, bob.userID), alice.userID, 1, 'goal')
  const details = { ...message.details, isSupportExtension }
  await appendMessages(server.context.db, [{ ...message, details }], Math.floor(clock.now() / 1_000))
  return { alice, bob }
}

type Request = RequestOf<Commands['modifyMessageExtensions']>

const modify = (by: ImClient, peer: ImClient, operateType: Request['operateType'], list: [string, string, number][]) =>
  by.request('modifyMessageExtensions', {
    peerAccount: peer.userID,
    messageSequence: 1,
    operateType,
    extensionList: list.map(([key, value, seq]) => ({ key, value, seq })),
  })

const read = (by: ImClient, peer: ImClient, startSeq = 0, count = 100) =>
  by.request('getMessageExtensions', { peerAccount: peer.userID, messageSequence: 1, startSeq, count })

describe('extensions of a message', () => {
  it('are set by anyone who sees the message, and pushed with their sequences', async () => {
    const { alice, bob } = await pair()
    const set = await modify(bob, alice, 1, [
      ['like', '1', 0],
      ['__proto__', 'FaceUrl', 0],
    ])
    expect(set).toMatchObject({ globalSequence: 2, clearSequence: 0, completeFlag: 1 })
    const extensionList = [
      { key: 'like', value: '1', seq: 1, isDeleted: false },
      { key: '__proto__', value: 'FaceUrl', seq: 2, isDeleted: false },
    ]
    expect(await alice.next('pushMessageExtensions')).toMatchObject({
      fromAccount: alice.userID,
      toAccount: bob.userID,
      messageSequence: 1,
      operateType: 1,
      extensionList,
      globalSequence: 2,
    })
    expect((await read(alice, bob)).extensions.map(({ extension }) => extension)).toEqual(extensionList)
  })

  it('are set and deleted by who has read them after a deletion, and knows no such key', async () => {
    const { alice, bob } = await pair()
    await modify(alice, bob, 1, [['like', '1', 0]])
    await modify(alice, bob, 2, [['like', '', 1]])
    expect(await read(bob, alice)).toMatchObject({ extensions: [], globalSequence: 2 })
    const gone = { key: 'like', value: '', seq: 0, isDeleted: true }
    expect(await modify(bob, alice, 2, [['like', '', 0]])).toMatchObject({
      extensions: [{ errorCode: 0, extension: gone }],
      globalSequence: 2,
    })
    const { extensions } = await modify(bob, alice, 1, [['like', '2', 0]])
    expect(extensions).toMatchObject([{ errorCode: 0, extension: { value: '2', seq: 3 } }])
    expect((await modify(alice, bob, 1, [['like', '3', 2]])).extensions).toMatchObject([
      { errorCode: ERRORS.MODIFY_CONFLICT.code, extension: { value: '2', seq: 3 } },
    ])
  })

  it('are changed only by who knows their last change, key by key', async () => {
    const { alice, bob } = await pair()
    await modify(alice, bob, 1, [['like', '1', 0]])
    const both = await modify(bob, alice, 1, [
      ['like', '2', 0],
      ['star', '5', 0],
    ])
    expect(both.extensions).toMatchObject([
      { errorCode: ERRORS.MODIFY_CONFLICT.code, extension: { key: 'like', value: '1', seq: 1 } },
      { errorCode: 0, extension: { key: 'star', value: '5', seq: 2 } },
    ])
    expect((await modify(bob, alice, 1, [['like', '2', 1]])).extensions).toMatchObject([{ errorCode: 0 }])
    const race = await Promise.all(['x', 'y'].map((value) => modify(alice, bob, 1, [['race', value, 0]])))
    const codes = race.map(({ extensions }) => extensions[0]?.errorCode)
    expect(codes.toSorted()).toEqual([0, ERRORS.MODIFY_CONFLICT.code])
  })

  it('IM-93 that are reactions of a user are changed only by this user', async () => {
    const { alice, bob } = await pair()
    const forged = await modify(alice, bob, 1, [[reactionKey(bob.userID), '👍', 0]])
    expect(forged).toMatchObject({
      globalSequence: 0,
      extensions: [{ errorCode: ERRORS.GROUP_PERMISSION_DENY.code, extension: { seq: 0, isDeleted: true } }],
    })
    expect((await modify(bob, alice, 1, [[reactionKey(bob.userID), '👍', 0]])).extensions).toMatchObject([
      { errorCode: 0, extension: { value: '👍' } },
    ])
    expect((await modify(alice, bob, 2, [[reactionKey(bob.userID), '', 1]])).extensions).toMatchObject([
      { errorCode: ERRORS.GROUP_PERMISSION_DENY.code, extension: { value: '👍', seq: 1 } },
    ])
    await modify(alice, bob, 1, [['vote', 'a', 0]])
    expect(await modify(alice, bob, 3, [])).toMatchObject({ globalSequence: 4, clearSequence: 3 })
    expect((await read(alice, bob, 2)).extensions.map(({ extension: { value, seq } }) => [value, seq])).toEqual([
      ['👍', 4],
    ])
    expect(await modify(bob, alice, 3, [])).toMatchObject({ globalSequence: 4, clearSequence: 3, extensions: [] })
    expect((await read(alice, bob)).extensions).toHaveLength(1)
  })

  it('are read page by page and since a change, with deleted keys, and cleared up to a sequence', async () => {
    const { alice, bob } = await pair()
    await modify(alice, bob, 1, [
      ['a', '1', 0],
      ['b', '2', 0],
      ['c', '3', 0],
    ])
    expect(await read(bob, alice, 0, 2)).toMatchObject({ completeFlag: 0, seq: 2 })
    expect(await read(bob, alice, 2)).toMatchObject({
      completeFlag: 1,
      seq: 3,
      extensions: [{ extension: { key: 'c' } }],
    })
    await modify(alice, bob, 2, [
      ['absent', '', 0],
      ['b', '', 2],
    ])
    expect((await read(bob, alice, 3)).extensions).toMatchObject([{ extension: { key: 'b', seq: 4, isDeleted: true } }])
    expect((await read(bob, alice)).extensions.map(({ extension: { key } }) => key)).toEqual(['a', 'c'])
    expect(await modify(bob, alice, 3, [])).toMatchObject({ globalSequence: 5, clearSequence: 5 })
    expect(await read(alice, bob)).toMatchObject({ extensions: [], globalSequence: 5, clearSequence: 5 })
  })

  it('are at most 300 at one time, however many were deleted before', async () => {
    const { alice, bob } = await pair()
    const keys = (from: number) => Array.from({ length: 20 }, (_, index) => `k${from + index}`)
    const set = async (from: number) =>
      (
        await modify(
          alice,
          bob,
          1,
          keys(from).map((key) => [key, 'v', 0]),
        )
      ).extensions
    for (let from = 0; from < 300; from += 20) {
      const done = await set(from)
      await modify(
        alice,
        bob,
        2,
        done.map(({ extension: { key, seq } }) => [key, '', seq]),
      )
    }
    for (let from = 300; from < 600; from += 20) expect((await set(from))[0]?.errorCode).toBe(0)
    expect((await set(600))[0]?.errorCode).toBe(ERRORS.BODY_SIZE_LIMIT.code)
    const [revived] = (await modify(alice, bob, 1, [['k0', 'v', 21]])).extensions
    expect(revived?.errorCode).toBe(ERRORS.BODY_SIZE_LIMIT.code)
  })

  it('are at most 3,000 with those that were deleted, until they are cleared', async () => {
    const { alice, bob } = await pair()
    await modify(bob, alice, 1, [[reactionKey(bob.userID), '👍', 0]])
    await sql`
      INSERT INTO message_extension (conv_id, seq, key, value, ext_seq, is_deleted)
      SELECT ${c2cKey(alice.userID, bob.userID)}, 1, 'k' || n, '', 1 + n, true FROM generate_series(1, 2999) AS n
    `.execute(server.context.db)
    const [last, extra] = (
      await modify(alice, bob, 1, [
        ['last', 'v', 0],
        ['extra', 'v', 0],
      ])
    ).extensions
    expect([last?.errorCode, extra?.errorCode]).toEqual([0, ERRORS.BODY_SIZE_LIMIT.code])
    expect((await modify(alice, bob, 1, [[reactionKey(alice.userID), '⚽', 0]])).extensions[0]?.errorCode).toBe(0)
    await modify(alice, bob, 3, [])
    expect((await modify(alice, bob, 1, [['extra', 'v', 0]])).extensions[0]?.errorCode).toBe(0)
    const rows = server.context.db.selectFrom('message_extension').select('value')
    const left = await rows.where('conv_id', '=', c2cKey(alice.userID, bob.userID)).orderBy('ext_seq').execute()
    expect(left.map(({ value }) => value)).toEqual(['👍', '⚽', 'v'])
  })

  it('bring the message into the sync of a device that was away', async () => {
    const { alice, bob } = await pair()
    const { cookie } = await bob.request('syncUnread', {})
    await modify(alice, bob, 1, [['like', '1', 0]])
    const { changedMessageList } = await bob.request('syncUnread', { cookie, isOnlineSync: 1 })
    expect(changedMessageList).toMatchObject([{ sequence: 1, fromAccount: alice.userID }])
  })

  it('are not changed by who is on the block list of the peer', async () => {
    const { alice, bob } = await pair()
    await bob.request('addToBlocklist', { userIDList: [alice.userID] })
    expect((await modify(alice, bob, 1, [['rude', '1', 0]])).errorCode).toBe(ERRORS.IN_PEER_BLACKLIST.code)
    await bob.request('deleteFromBlocklist', { userIDList: [alice.userID] })
    expect((await modify(alice, bob, 1, [['kind', '1', 0]])).errorCode).toBe(0)
    expect((await bob.next('pushMessageExtensions')).extensionList).toMatchObject([{ key: 'kind' }])
  })

  it('are not changed by members who are muted', async () => {
    const { alice, bob } = await pair()
    const { db } = server.context
    const groupID = 'extended'
    await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: alice.userID })
    for (const { userID } of [alice, bob]) await addMember(db, { groupID, userID, role: 'Member', now: 1 })
    const now = Math.floor(clock.now() / 1_000)
    const message = newMessage(groupKey(groupID), alice.userID, 1, 'goal')
    await appendMessages(db, [{ ...message, details: { ...message.details, isSupportExtension: true } }], now)
    let seq = 0
    const set = async () => {
      const extensionList = [{ key: 'like', value: '1', seq }]
      const reply = await bob.request('modifyMessageExtensions', {
        groupID,
        messageSequence: 1,
        operateType: 1,
        extensionList,
      })
      seq = reply.extensions?.[0]?.extension.seq ?? seq
      return reply.errorCode
    }
    expect(await set()).toBe(0)
    await restrict(db, { user_id: bob.userID, group_id: groupID, kind: 'mute' }, now + 600, now)
    await expect.poll(set).toBe(ERRORS.GROUP_MUTE_DENY.code)
    await restrict(db, { user_id: alice.userID, group_id: '', kind: 'mute' }, now + 600, now)
    const setInPrivate = async () => (await modify(alice, bob, 1, [['like', '1', 0]])).errorCode
    await expect.poll(setInPrivate).toBe(ERRORS.MUTE_DENY.code)
  })

  it('are refused for other messages, and without the ability', async () => {
    const { alice, bob } = await pair(false)
    expect((await modify(alice, bob, 1, [['like', '1', 0]])).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    const other = await pair()
    await changeAppConfig(server.context.db, ['purchased', 'none'], operatorAt())
    clock.skip(5_100)
    await other.alice.next('pushCommercialConfig')
    const { errorCode } = await modify(other.alice, other.bob, 1, [['like', '1', 0]])
    expect(errorCode).toBe(ERRORS.CANNOT_USE_COMMERCIAL_ABILITY.code)
    await changeAppConfig(server.context.db, ['purchased', 'all'], operatorAt())
  })
})
