import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { changeAppConfig } from '../../commands/change-app-config'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

let made = 0
const newGroup = async (type: 'ChatRoom' | 'AVChatRoom', ...members: ImClient[]) => {
  const groupID = `counters${(made += 1)}`
  await ensureGroup(server.context.db, { groupID, type, name: groupID, ownerID: '1' })
  for (const { userID } of members) await addMember(server.context.db, { groupID, userID, role: 'Member', now: 1 })
  return groupID
}
const update = (
  client: ImClient,
  groupID: string,
  mode: 'Set' | 'Increase' | 'Decrease',
  counters: Record<string, number>,
) =>
  client.request('updateGroupCounters', {
    groupID,
    mode,
    counterList: Object.entries(counters).map(([key, value]) => ({ key, value })),
  })

describe('group counters', () => {
  it('are set, increased and decreased, and a new one begins at 0', async () => {
    const me = await loggedIn(server)
    const groupID = await newGroup('ChatRoom', me)
    expect(await update(me, groupID, 'Set', { likes: 5, gifts: 2 })).toMatchObject({
      errorCode: 0,
      groupCounterSeq: 1,
      counterList: [
        { key: 'likes', value: 5, sequence: 1 },
        { key: 'gifts', value: 2, sequence: 1 },
      ],
    })
    expect(await update(me, groupID, 'Increase', { likes: 3, views: 1 })).toMatchObject({
      counterList: [
        { key: 'likes', value: 8 },
        { key: 'views', value: 1 },
      ],
    })
    expect(await update(me, groupID, 'Decrease', { likes: 10 })).toMatchObject({
      groupCounterSeq: 3,
      counterList: [{ key: 'likes', value: -2, sequence: 3 }],
    })
    expect(await me.request('getGroupCounters', { groupID })).toMatchObject({
      groupCounterSeq: 3,
      counterList: [{ key: 'gifts' }, { key: 'likes', value: -2 }, { key: 'views', value: 1 }],
    })
    expect(await me.request('getGroupCounters', { groupID, counterList: [{ key: 'gifts' }] })).toMatchObject({
      counterList: [{ key: 'gifts', value: 2 }],
    })
  })

  it('are exact however many change them at once', async () => {
    const groupID = await newGroup('AVChatRoom')
    const viewers: ImClient[] = []
    for (let i = 0; i < 5; i += 1) {
      const viewer = await loggedIn(server, i === 0 ? { userID: await newGuest(server) } : {})
      await viewer.request('joinGroup', { groupID })
      viewers.push(viewer)
    }
    const liking = viewers.flatMap((viewer) =>
      Array.from({ length: 10 }, () => update(viewer, groupID, 'Increase', { likes: 1 })),
    )
    const values = (await Promise.all(liking)).map(({ counterList }) => counterList[0]?.value)
    expect(values.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  })

  it('are exact when 50 writers set, increase and decrease one at once: each gets the value after the one before', async () => {
    const members: ImClient[] = []
    for (let i = 0; i < 5; i += 1) members.push(await loggedIn(server))
    const groupID = await newGroup('ChatRoom', ...members)
    const changes = Array.from({ length: 50 }, (_, at) => ({
      mode: (['Increase', 'Decrease', 'Increase', 'Set'] as const)[at % 4] ?? 'Set',
      value: at + 1,
    }))
    const done = await Promise.all(
      changes.map(async ({ mode, value }, at) => {
        const client = members[at % members.length] as ImClient
        const { groupCounterSeq, counterList } = await update(client, groupID, mode, { likes: value })
        return { mode, value, groupCounterSeq, after: counterList[0]?.value }
      }),
    )
    const inOrder = done.toSorted((a, b) => a.groupCounterSeq - b.groupCounterSeq)
    expect(inOrder.map(({ groupCounterSeq }) => groupCounterSeq)).toEqual(changes.map((_, at) => at + 1))
    let likes = 0
    for (const { mode, value, after } of inOrder) {
      likes = mode === 'Set' ? value : likes + (mode === 'Decrease' ? -value : value)
      expect(after).toBe(likes)
    }
    expect(await members[0]?.request('getGroupCounters', { groupID })).toMatchObject({
      counterList: [{ value: likes }],
    })
  })

  it('wait for each other without using the connections of others to the database', async () => {
    const [me, other] = [await loggedIn(server), await loggedIn(server)]
    const [groupID, calm] = [await newGroup('ChatRoom', me, other), await newGroup('ChatRoom', me)]
    await update(me, groupID, 'Set', { likes: 0 })
    const { db } = server.context
    const waiting = sql<{ count: number }>`
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    let liking: Promise<unknown>[] = []
    // The activity is read outside the transaction, in which it would stay as it was read first.
    await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM group_fact_sequence WHERE group_id = ${groupID} FOR UPDATE`.execute(trx)
      liking = [me, other].flatMap((client) =>
        Array.from({ length: 15 }, () => update(client, groupID, 'Increase', { likes: 1 })),
      )
      expect(await update(me, calm, 'Increase', { likes: 1 })).toMatchObject({ errorCode: 0 })
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { timeout: 30_000 }).toBe(1)
    })
    await Promise.all(liking)
    expect(await me.request('getGroupCounters', { groupID })).toMatchObject({ counterList: [{ value: 30 }] })
  })

  it('are pushed to the listeners of a chat room, several changes together', async () => {
    const [fan, viewer] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await newGroup('AVChatRoom')
    for (const client of [fan, viewer]) await client.request('joinGroup', { groupID })
    await Promise.all(Array.from({ length: 10 }, () => update(fan, groupID, 'Increase', { likes: 1 })))
    const newest = () =>
      viewer
        .pushes('pushGroupCounters')
        .flatMap(({ counterList }) => counterList)
        .at(-1)
    await viewer.until(() => newest()?.value === 10)
    expect(newest()).toEqual({ key: 'likes', value: 10, sequence: 10 })
  })

  it('need the key of the room or presence in it, and are set by its managers only', async () => {
    const [fan, stranger] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await newGroup('AVChatRoom')
    const { avChatRoomKey } = await fan.request('joinGroup', { groupID })
    const ask = (client: ImClient) =>
      client.request('updateGroupCounters', {
        groupID,
        avChatRoomKey,
        mode: 'Increase',
        counterList: [{ key: 'likes', value: 1 }],
      })
    expect(await ask(stranger)).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    expect(await update(fan, groupID, 'Set', { likes: 1_000_000 })).toMatchObject({
      errorName: 'GROUP_PERMISSION_DENY',
    })
    await fan.request('quitGroup', { groupID })
    expect(await update(fan, groupID, 'Increase', { likes: 1 })).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    expect(await ask(fan)).toMatchObject({ errorCode: 0 })
  })

  it('refuse a counter that is sent twice, more than twenty, and values beyond the largest whole number', async () => {
    const me = await loggedIn(server)
    const groupID = await newGroup('ChatRoom', me)
    const refused = { errorName: 'INVALID_GROUP_PARAMETERS' }
    const twice = [
      { key: 'a', value: 1 },
      { key: 'a', value: 1 },
    ]
    expect(await me.request('updateGroupCounters', { groupID, mode: 'Set', counterList: twice })).toMatchObject(refused)
    const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`c${i}`, Number.MAX_SAFE_INTEGER]))
    expect(await update(me, groupID, 'Set', twenty)).toMatchObject({ errorCode: 0 })
    expect(await update(me, groupID, 'Increase', { one: 1 })).toMatchObject(refused)
    expect(await update(me, groupID, 'Increase', { c0: 1 })).toMatchObject(refused)
    expect(await me.request('getGroupCounters', { groupID })).toMatchObject({ groupCounterSeq: 1 })
  })

  it('are refused with CANNOT_USE_COMMERCIAL_ABILITY without the ability', async () => {
    const me = await loggedIn(server)
    const groupID = await newGroup('ChatRoom', me)
    await changeAppConfig(server.context.db, ['purchased', 'communities'], operatorAt())
    // Servers read the abilities every five seconds.
    clock.skip(5_100)
    await expect
      .poll(async () => (await me.request('getGroupCounters', { groupID })).errorName, { interval: 500 })
      .toBe('CANNOT_USE_COMMERCIAL_ABILITY')
    expect(await update(me, groupID, 'Increase', { a: 1 })).toMatchObject({
      errorName: 'CANNOT_USE_COMMERCIAL_ABILITY',
    })
  })
})
