import {
  addOperateFriend,
  clearRoomChat,
  getLiveChat,
  getLivePageData,
  getRoomPeople,
  getRoomRank,
  muteRoomUser,
  revokeRoomMessage,
  setRoomConfig,
  setRoomManager,
  setRoomTitle,
} from '@org/api-client/contract'
import { TYPES } from '@org/im-sdk/protocol'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import { GROUP_RIGHTS, waitsForLock } from '../../../test/waits-for-lock'
import { listenRoom } from '../../../test/listen-room'
import { registerPerson, type Person } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { openRoom } from '../../services/live/open-room'
import { saveAnchor } from '../../store/live/anchors'
import { insertCategory } from '../../store/live/categories'
import { takeRights } from '../../store/im/group-rights'
import { insertGiftRecord } from '../../store/live/gifts'
import { deleteManager } from '../../store/live/room-managers'
import { updateRoom } from '../../store/live/rooms'
import { friendOf } from '../../store/im/friends'
import { updateProfile } from '../../store/im/profiles'
import { setStatus } from '../../store/identity/accounts'
import { restrict } from '../../services/moderation/restrict'

let clock: SteppedClock
let server: RunningServer
let anchor: Person
let helper: Person
let fan: Person
let liveid: number
let groupID: string
beforeEach(async () => {
  clock = steppedClock('2026-06-14T15:00:00Z')
  server = await bootForTest({ clock })
  const { db } = server.context
  const people = [await registerPerson(server), await registerPerson(server), await registerPerson(server)] as const
  ;[anchor, helper, fan] = people
  liveid = anchor.uid
  groupID = `ROOM_${liveid}`
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, liveid, {})
  await openRoom(db, { id: liveid, nick_name: 'anchor', avatar: '' }, { category_id: 1, title_zh: '直播' }, 1)
  await updateRoom(db, liveid, { start_time: 1 })
})

/** What the room hears after this one is a manager. */
const afterHiring = async () => {
  const heard = await listenRoom(server, groupID)
  await hire()
  expect(await heard()).toMatchObject([{ type: 'RoomNotifyTypeSetManager' }])
  return heard
}

const hire = (type: 0 | 1 = 1) => anchor.api.call(setRoomManager, { userid: helper.uid, type })

it('an anchor makes a member a manager and dismisses them, and the room gets one message of each', async () => {
  const heard = await listenRoom(server, groupID)
  expect(await hire()).toEqual({ manager: 1 })
  expect(await hire()).toEqual({ manager: 1 })
  const data = { liveid, uid: helper.uid }
  expect(await heard()).toMatchObject([{ type: 'RoomNotifyTypeSetManager', data: { ...data, manager: true } }])
  const { list } = await anchor.api.call(getRoomPeople, { liveid, kind: 'managers' })
  expect(list).toMatchObject([{ userid: String(helper.uid) }])
  expect(await hire(0)).toEqual({ manager: 0 })
  expect(await heard()).toMatchObject([{ type: 'RoomNotifyTypeSetManager', data: { ...data, manager: false } }])
  await expect(helper.api.call(clearRoomChat, { liveid })).rejects.toMatchObject({ status: 9 })
  await expect(anchor.api.call(setRoomManager, { userid: 999_999, type: 1 })).rejects.toMatchObject({ status: 7 })
  await expect(anchor.api.call(setRoomManager, { userid: liveid, type: 1 })).rejects.toMatchObject({ status: 9 })
})

it('a manager sets the title and the rules, which the room and the next viewer get', async () => {
  const heard = await afterHiring()
  await helper.api.call(setRoomTitle, { liveid, title: ' 决赛之夜 ' })
  await helper.api.call(setRoomTitle, { liveid, title: '决赛之夜' })
  expect(await heard()).toEqual([{ type: 'changeRoomTitle', data: { liveid, title: '决赛之夜' } }])
  expect((await fan.api.call(getLivePageData, { anchorid: liveid })).live.title).toBe('决赛之夜')
  const rules = { slow_mode: 30, mute_all: 1, notice: '' } as const
  expect(await helper.api.call(setRoomConfig, { liveid, slow_mode: 30, mute_all: 1 })).toEqual(rules)
  expect(await helper.api.call(setRoomConfig, { liveid, slow_mode: 30 })).toEqual(rules)
  expect(await heard()).toEqual([{ type: 'changePubConfig', data: { liveid, slow_mode: 30, mute_all: true } }])
  expect(await fan.api.call(getLiveChat, { liveid })).toMatchObject({ ...rules, role: 'viewer' })
  expect(await helper.api.call(getLiveChat, { liveid })).toMatchObject({ role: 'manager' })
  expect(await anchor.api.call(getLiveChat, { liveid })).toMatchObject({ role: 'anchor' })
})

it('a manager sets the notice of the room, which the room and the next viewer get, and takes it away', async () => {
  const heard = await afterHiring()
  const data = { liveid, slow_mode: 0, mute_all: false }
  const set = (notice: string) => helper.api.call(setRoomConfig, { liveid, notice })
  expect(await set(' 今晚八点抽奖 ')).toMatchObject({ notice: '今晚八点抽奖' })
  await set('今晚八点抽奖')
  expect(await heard()).toEqual([{ type: 'changePubConfig', data: { ...data, notice: '今晚八点抽奖' } }])
  expect(await fan.api.call(getLiveChat, { liveid })).toMatchObject({ notice: '今晚八点抽奖' })
  await helper.api.call(setRoomConfig, { liveid, slow_mode: 30 })
  expect(await heard()).toEqual([{ type: 'changePubConfig', data: { ...data, slow_mode: 30 } }])
  await set('')
  expect(await heard()).toEqual([{ type: 'changePubConfig', data: { ...data, slow_mode: 30, notice: '' } }])
  expect(await fan.api.call(getLiveChat, { liveid })).toMatchObject({ notice: '' })
  await expect(fan.api.call(setRoomConfig, { liveid, notice: 'x' })).rejects.toMatchObject({ status: 9 })
})

it('a manager mutes a viewer for a time and ends it, but neither the anchor nor another manager', async () => {
  const heard = await afterHiring()
  const mute = (userid: number, seconds: 600 | 0) => helper.api.call(muteRoomUser, { liveid, userid, seconds })
  const until = clock.now() / 1_000 + 600
  expect(await mute(fan.uid, 600)).toEqual({ mute_until: until })
  expect(await heard()).toMatchObject([{ type: 'Banuser', data: { liveid, uid: fan.uid, seconds: 600 } }])
  expect(await fan.api.call(getLiveChat, { liveid })).toMatchObject({ mute_until: until })
  const muted = async () =>
    (await anchor.api.call(getRoomPeople, { liveid, kind: 'muted' })).list.map(({ userid, time }) => [userid, time])
  expect(await muted()).toEqual([[String(fan.uid), until]])
  expect(await mute(fan.uid, 0)).toEqual({ mute_until: 0 })
  expect(await muted()).toEqual([])
  expect(await fan.api.call(getLiveChat, { liveid })).toMatchObject({ mute_until: 0 })
  for (const userid of [liveid, helper.uid]) await expect(mute(userid, 600)).rejects.toMatchObject({ status: 9 })
  await expect(mute(999_999, 600)).rejects.toMatchObject({ status: 7 })
  const byAnchor = { liveid, userid: helper.uid, seconds: 600 } as const
  expect((await anchor.api.call(muteRoomUser, byAnchor)).mute_until).toBe(until)
})

it.each<[string, (api: Person['api'], sequence: number) => Promise<unknown>]>([
  ['muteRoomUser', (api) => api.call(muteRoomUser, { liveid, userid: fan.uid, seconds: 600 })],
  ['setRoomTitle', (api) => api.call(setRoomTitle, { liveid, title: 'mine' })],
  ['setRoomConfig', (api) => api.call(setRoomConfig, { liveid, slow_mode: 60, mute_all: 1 })],
  ['clearRoomChat', (api) => api.call(clearRoomChat, { liveid })],
  ['revokeRoomMessage', (api, sequence) => api.call(revokeRoomMessage, { liveid, sequence })],
])('%s of a manager who is dismissed while it waits is refused, and nothing changes', async (_name, ask) => {
  const viewer = await loggedIn(server, { userID: String(fan.uid) })
  await viewer.request('joinGroup', { groupID })
  const { sequence } = await viewer.request('sendGroupMessage', { groupID, ...text('hi') })
  await hire()
  const { db } = server.context
  const seen = async () => {
    const chat = await fan.api.call(getLiveChat, { liveid })
    const rows = await db.selectFrom('outbox').select('message').where('target', '=', `group:${groupID}`).execute()
    const { messageList } = await viewer.request('roamGroupMessages', { groupID, count: 15 })
    const revoker = messageList.find((message) => message.sequence === sequence)?.revoker ?? ''
    return { chat, told: rows.length, revoker, page: await fan.api.call(getLivePageData, { anchorid: liveid }) }
  }
  const before = await seen()
  const { reply } = await db.transaction().execute(async (trx) => {
    await takeRights(trx, groupID)
    const asked = ask(helper.api, sequence)
    await waitsForLock(db, GROUP_RIGHTS)
    await deleteManager(trx, groupID, String(helper.uid))
    return { reply: asked }
  })
  await expect(reply).rejects.toMatchObject({ status: 9 })
  expect(await seen()).toEqual(before)
})

it('a manager neither shortens nor ends the mute of an operator, and the room gets only changes', async () => {
  const heard = await afterHiring()
  const mute = (seconds: 600 | 3600 | 0) => helper.api.call(muteRoomUser, { liveid, userid: fan.uid, seconds })
  const now = clock.now() / 1_000
  expect(await mute(0)).toEqual({ mute_until: 0 })
  await mute(600)
  await mute(600)
  const key = { user_id: String(fan.uid), group_id: groupID, kind: 'mute' } as const
  await restrict(server.context.db, key, now + 86_400, now)
  for (const seconds of [600, 3600, 0] as const) expect(await mute(seconds)).toEqual({ mute_until: now + 86_400 })
  expect(await fan.api.call(getLiveChat, { liveid })).toMatchObject({ mute_until: now + 86_400 })
  expect(await heard()).toMatchObject([{ type: 'Banuser', data: { seconds: 600 } }])
  clock.advance(86_400_000)
  expect((await mute(3600)).mute_until).toBe(now + 86_400 + 3_600)
  expect(await mute(0)).toEqual({ mute_until: 0 })
})

it('a manager takes a message back and clears the chat, and the room gets both', async () => {
  await afterHiring()
  const writer = await loggedIn(server, { userID: String(fan.uid) })
  await writer.request('joinGroup', { groupID })
  const said = await writer.request('sendGroupMessage', { groupID, ...text('不好的话') })
  const heard = await listenRoom(server, groupID)
  const take = (sequence: number) => helper.api.call(revokeRoomMessage, { liveid, sequence })
  await take(said.sequence)
  await take(said.sequence)
  expect(await heard()).toMatchObject([{ type: 'revokeMessage', data: { conversation_id: `GROUP${groupID}` } }])
  await expect(take(said.sequence + 1_000)).rejects.toMatchObject({ status: 7 })
  const stored = await server.context.db
    .selectFrom('message')
    .select(['revoker', 'body'])
    .where('conv_id', '=', `g:${groupID}`)
    .where('seq', '=', said.sequence)
    .executeTakeFirstOrThrow()
  expect(stored.revoker).toBe(String(helper.uid))
  expect(JSON.stringify(stored.body)).not.toContain('不好的话')
  await helper.api.call(clearRoomChat, { liveid })
  expect(await heard()).toEqual([{ type: 'clearChatList', data: { liveid } }])
})

it('ranks those who gave most since the room is on air, today, and within seven days', async () => {
  const now = clock.now() / 1_000
  await updateRoom(server.context.db, liveid, { start_time: now - 60 })
  const give = (uid: number, gold: number, created_at: number) =>
    server.context.db.transaction().execute((trx) =>
      insertGiftRecord(trx, {
        sender_id: uid,
        anchor_id: liveid,
        gift_id: 1,
        count: 1,
        combo: 1,
        gold,
        share: 0,
        from_bag: false,
        created_at,
      }),
    )
  await give(fan.uid, 5, now)
  await give(fan.uid, 5, now - 120)
  await give(helper.uid, 9, now)
  await give(fan.uid, 100, now - 2 * 86_400)
  await give(fan.uid, 100, now - 8 * 86_400)
  const rank = async (period: 'live' | 'day' | 'week') =>
    (await fan.api.call(getRoomRank, { liveid, period })).list.map(({ uid, gold }) => [uid, gold])
  expect(await rank('live')).toEqual([
    [helper.uid, 9],
    [fan.uid, 5],
  ])
  expect(await rank('day')).toEqual([
    [fan.uid, 10],
    [helper.uid, 9],
  ])
  expect(await rank('week')).toEqual([
    [fan.uid, 110],
    [helper.uid, 9],
  ])
  await setStatus(server.context.db, helper.uid, 0)
  expect(await rank('week'), 'without a closed account').toEqual([[fan.uid, 110]])
})

it('a member adds the anchor or a manager as a friend, once, who agrees first if they want to, and nobody else', async () => {
  const { db } = server.context
  await hire()
  const add = (operate_uid: number) => fan.api.call(addOperateFriend, { liveid, operate_uid })
  await db.transaction().execute(async (trx) => {
    await updateProfile(trx, String(helper.uid), { allow_type: TYPES.ALLOW_TYPE_ALLOW_ANY })
    await updateProfile(trx, String(liveid), { allow_type: TYPES.ALLOW_TYPE_NEED_CONFIRM })
  })
  const phone = await loggedIn(server, { userID: String(helper.uid) })
  expect([await add(helper.uid), await add(helper.uid)]).toEqual([{ added: 1 }, { added: 1 }])
  await phone.next('pushLists')
  expect((await friendOf(db, String(fan.uid), [String(helper.uid)])).size).toBe(1)
  expect(await add(anchor.uid)).toEqual({ added: 0 })
  await expect(add(fan.uid)).rejects.toMatchObject({ status: 7 })
  await expect(add(999_999)).rejects.toMatchObject({ status: 7 })
})
