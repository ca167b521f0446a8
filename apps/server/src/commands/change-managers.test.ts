import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERRORS } from '@org/im-sdk/protocol'
import { bootServer } from '../../test/boot'
import { loggedIn, newMember, text, type ImClient } from '../../test/im-client'
import { newLiveRoom } from '../../test/live-room'
import { shiftedClock } from '../../test/shifted-clock'
import type { RunningServer } from '../server'
import { roleInGroup } from '../services/chat/role-in-group'
import { chatOfAnchor } from '../store/live/chat-of-anchor'
import { changeLives } from './change-lives'
import { changePeople } from './change-people'
import { operatorAt } from '../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const now = () => Math.floor(clock.now() / 1_000)
const order = (...words: string[]) =>
  changeLives(server.context.db, ['managers', ...words], { name: 'ana', now: now() })
const people = (...words: string[]) => changePeople(server.context.db, words, operatorAt(now()))
const say = async (client: ImClient, groupID: string) =>
  (await client.request('sendGroupMessage', { groupID, ...text('hi') })).errorCode

it('managers of a chat room speak while others are muted, from two seconds after the command', async () => {
  const { id, groupID } = await newLiveRoom(server)
  await server.context.db.updateTable('chat_group').set({ mute_all: true }).where('group_id', '=', groupID).execute()
  const [fan, other] = [await loggedIn(server), await loggedIn(server)]
  await other.request('joinGroup', { groupID })
  const { longPollingKey: key } = await fan.request('joinGroup', { groupID })
  expect(await say(fan, groupID)).toBe(ERRORS.GROUP_MUTE_DENY.code)
  expect(await order('add', String(id), fan.userID)).toMatch(new RegExp(`${id} +${fan.userID}`))
  clock.skip(2_000)
  expect(await say(fan, groupID)).toBe(0)
  expect(await say(other, groupID)).toBe(ERRORS.GROUP_MUTE_DENY.code)
  const { rspMsgList } = await fan.request('longPoll', { groupID, startSeq: 1, holdTime: 0, key })
  expect(rspMsgList.at(-1)?.senderRole).toBe('admin')
  await order('remove', String(id), fan.userID)
  clock.skip(2_000)
  expect(await say(fan, groupID)).toBe(ERRORS.GROUP_MUTE_DENY.code)
})

it('operators see the managers of a room and the rooms of a manager, and a ban ends the role', async () => {
  const { db } = server.context
  const [{ id, groupID }, uid] = [await newLiveRoom(server), await newMember(server)]
  await order('add', String(id), uid)
  expect(await order(String(id))).toMatch(new RegExp(`${id} +${uid}`))
  expect(await changePeople(db, [uid], operatorAt(now()))).toContain(`Manages room ${id}.`)
  const role = async () => {
    const chat = await chatOfAnchor(db, id)
    return chat && roleInGroup(db, chat, uid)
  }
  expect(await role()).toBe('Admin')
  await changePeople(db, ['ban', uid, groupID, '1h'], operatorAt(now()))
  expect(await role()).toBe('Member')
  expect(await order(String(id))).not.toContain(uid)
})

it.each([
  ['restriction', 'a mute', (_room: string, uid: string, groupID: string) => people('mute', uid, groupID, '1h')],
  ['room_manager', 'a dismissal', (room: string, uid: string) => order('remove', room, uid)],
] as const)('while %s is written for %s, nobody else uses a right in the group', async (table, _what, command) => {
  const { db } = server.context
  const [{ id, groupID }, uid] = [await newLiveRoom(server), await newMember(server)]
  await order('add', String(id), uid)
  const waiting = sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const right = sql<{ isFree: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(hashtextextended(${`group-rights:${groupID}`}, 0)) AS "isFree"`
  const { done } = await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN EXCLUSIVE MODE`.execute(trx)
    const ordered = command(String(id), uid, groupID)
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    expect((await right.execute(db)).rows).toEqual([{ isFree: false }])
    return { done: ordered }
  })
  await done
})

it('rejects rooms and members that do not exist, and changes that change nothing', async () => {
  const { id } = await newLiveRoom(server)
  const uid = await newMember(server)
  const room = String(id)
  await expect(order('add', '999999', uid)).rejects.toThrow('There is no room 999999.')
  await expect(order('add', room, '999999')).rejects.toThrow('There is no member 999999.')
  await expect(order('add', room, 'g_1')).rejects.toThrow('"g_1" is not the number of a member.')
  await expect(order('add', room)).rejects.toThrow('"" is not the number of a member.')
  await expect(order('add', room, room)).rejects.toThrow('The anchor manages its own room.')
  await expect(order('add', room, uid, 'x')).rejects.toThrow('Invalid field "x": write name=value.')
  await order('add', room, uid)
  await expect(order('add', room, uid)).rejects.toThrow(`Member ${uid} manages room ${room}.`)
  await order('remove', room, uid)
  await expect(order('remove', room, uid)).rejects.toThrow(`Member ${uid} does not manage room ${room}.`)
})
