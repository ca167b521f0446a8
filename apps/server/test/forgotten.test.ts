import { getGuestInfo } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import { storedMessage } from '@org/im-sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { c2cKey, groupKey } from '../src/store/im/conversation-id'
import { deleteExpired } from '../src/store/ops/expired'
import { createGuest, findGuest } from '../src/store/identity/guests'
import { findMergedMessages, putMergedMessages } from '../src/store/im/merged-messages'
import { appendMessages } from '../src/store/im/messages'
import { bootForTest, bootServer } from './boot'
import { newMember } from './im-client'
import { newMessage } from './new-message'
import { newGuest } from './people'

const DAY = 86_400
const NOW = 2_000_000_000

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const guestSeen = async (id: string, seen_at: number) => {
  await createGuest(server.context.db, { id, nick_name: id, avatar: '', created_at: seen_at, seen_at })
  return id
}

const say = (convID: string, sender: string, random = 1) =>
  appendMessages(server.context.db, [newMessage(convID, sender, random)], NOW - 60 * DAY)

describe('a guest not seen for a week', () => {
  it('is deleted, unless another user still has a message of it', async () => {
    const { db } = server.context
    const member = await newMember(server)
    const old = NOW - 7 * DAY
    const [silent, fresh, inRoom, inPrivate, addressed] = [
      await guestSeen('g_silent', old),
      await guestSeen('g_fresh', old + 1),
      await guestSeen('g_room', old),
      await guestSeen('g_private', old),
      await guestSeen('g_addressed', old),
    ]
    await say(groupKey('room'), inRoom)
    await say(c2cKey(member, inPrivate), inPrivate)
    await say(c2cKey(member, addressed), member)
    await deleteExpired(db, NOW)
    expect(await findGuest(db, silent)).toBeNull()
    for (const id of [fresh, inRoom, inPrivate, addressed]) expect((await findGuest(db, id))?.id).toBe(id)
    await db.deleteFrom('message').where('conv_id', '=', groupKey('room')).execute()
    await deleteExpired(db, NOW)
    expect(await findGuest(db, inRoom)).toBeNull()
  })

  it('is deleted with its messages to guests who are deleted too, and only those', async () => {
    const { db } = server.context
    const [one, two, here] = [
      await guestSeen('g_one', NOW - 8 * DAY),
      await guestSeen('g_two', NOW - 8 * DAY),
      await guestSeen('g_here', NOW),
    ]
    await say(c2cKey(one, two), one)
    await say(c2cKey(here, two), two)
    await deleteExpired(db, NOW)
    const left = await db.selectFrom('message').select('conv_id').where('sender', 'in', [one, two]).execute()
    expect(left).toEqual([{ conv_id: c2cKey(here, two) }])
    expect(await findGuest(db, one)).toBeNull()
    expect((await findGuest(db, two))?.id).toBe(two)
    expect(await db.selectFrom('user_conversation').select('conv_id').where('user_id', '=', one).execute()).toEqual([])
  })

  it('is deleted in batches', async () => {
    const { db } = server.context
    await db
      .insertInto('guest')
      .values(
        Array.from({ length: 1_201 }, (_, n) => ({
          id: `g_many${n}`,
          nick_name: '',
          avatar: '',
          created_at: 1,
          seen_at: 1,
        })),
      )
      .execute()
    await deleteExpired(db, NOW)
    expect(await db.selectFrom('guest').select('id').where('id', 'like', 'g\\_many%').execute()).toEqual([])
  })

  it('is not deleted if it has just renewed its credentials', async () => {
    const own = await bootForTest()
    const { db, clock } = own.context
    const guest = await newGuest(own)
    await db.updateTable('guest').set({ seen_at: 1, created_at: 1 }).execute()
    await guest.api.call(getGuestInfo, {})
    await deleteExpired(db, Math.floor(clock.now() / 1_000) + DAY)
    expect((await findGuest(db, guest.userID))?.id).toBe(guest.userID)
  })
})

describe('merged messages', () => {
  it('are deleted thirty days after the last reference', async () => {
    const { db } = server.context
    const keys = ['unused', 'named', 'within', 'young'].map((name) => name.padEnd(32, '_'))
    const [unused = '', named = '', within = '', young = ''] = keys
    const put = (key: string, now: number, extra: object = {}) =>
      putMergedMessages(db, { key, owner: '7', messages: [storedMessage(extra)], now })
    const relay = (downloadKey: string) => ({
      msgBody: [
        {
          msgType: 'TIMCustomElem',
          msgContent: { data: JSON.stringify({ downloadKey }), description: '', extension: '' },
        },
      ],
    })
    await put(unused, NOW - 30 * DAY)
    await put(named, NOW - 30 * DAY, relay(within))
    await put(within, NOW - 30 * DAY)
    await put(young, NOW - 29 * DAY)
    const message = { ...newMessage(groupKey('merged'), '7', 1), body: relay(named).msgBody as never }
    await appendMessages(db, [message], NOW)
    const left = async () => {
      const found = await Promise.all(keys.map((key) => findMergedMessages(db, key)))
      return found.map((messages) => messages !== null)
    }
    await deleteExpired(db, NOW)
    expect(await left()).toEqual([false, true, true, true])
    await db.deleteFrom('message').where('conv_id', '=', groupKey('merged')).execute()
    await deleteExpired(db, NOW + 29 * DAY)
    expect(await left()).toEqual([false, true, true, false])
    await deleteExpired(db, NOW + 30 * DAY)
    await deleteExpired(db, NOW + 61 * DAY)
    expect(await left()).toEqual([false, false, false, false])
  })
})

describe('new guests', () => {
  it('are limited to six hundred per hour and network, also concurrently, while known ones are renewed', async () => {
    const own = await bootForTest({ trustedProxies: 1 })
    const { db, clock } = own.context
    const from = (address: string) =>
      createApiClient({
        host: () => own.url,
        common: () => ({}),
        fetch: (url, init) =>
          fetch(url, { ...init, headers: { ...(init?.headers as object), 'x-forwarded-for': address } }),
      })
    const now = Math.floor(clock.now() / 1_000)
    await db
      .insertInto('guest')
      .values(
        Array.from({ length: 598 }, (_, n) => ({
          id: `g_made${n}`,
          nick_name: '',
          avatar: '',
          created_at: now - 60,
          seen_at: now,
          network: '2001:db8:0:1::/64',
        })),
      )
      .execute()
    const asked = await Promise.allSettled(
      [1, 2, 3, 4].map((host) => from(`2001:db8:0:1::${host}`).call(getGuestInfo, {})),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(from('2001:db8:0:1::9').call(getGuestInfo, {})).rejects.toMatchObject({ status: 6 })
    await expect(from('2001:db8:0:2::9').call(getGuestInfo, {})).resolves.toBeDefined()
  })
})
