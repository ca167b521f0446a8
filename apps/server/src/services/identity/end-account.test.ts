import { deleteAccount, followUser, getFans, getUserBasicInfo, updateThirdMember } from '@org/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import { roomOf } from '../../../test/live-room'
import { registerPerson } from '../../../test/people'
import { waitsForLock } from '../../../test/waits-for-lock'
import type { RunningServer } from '../../server'
import { updateRoom } from '../../store/live/rooms'
import { writeNotice } from '../notices/write-notice'
import { endAccount } from './end-account'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

it('leaves nothing that names the member in messages, tips, follows and notices', async () => {
  const [gone, other] = [await registerPerson(server), await registerPerson(server)]
  const [goneUser, otherUser] = [gone, other].map(({ uid }) => String(uid)) as [string, string]
  const { db } = server.context
  await gone.api.call(updateThirdMember, {})
  await gone.api.call(followUser, { userid: other.uid, type: 1 })
  await other.api.call(followUser, { userid: gone.uid, type: 1 })
  const [im, otherIm] = [await loggedIn(server, { userID: goneUser }), await loggedIn(server, { userID: otherUser })]
  await im.request('sendC2CMessage', { toAccount: otherUser, ...text('hello') })
  const group = await otherIm.request('createGroup', {
    type: 'Public',
    name: 'ours',
    memberList: [{ userID: goneUser, role: 'Member', memberCustomField: [] }],
  })
  const invited = db.updateTable('account').set({ invited_by: other.uid }).where('id', '=', gone.uid)
  const { regist_time } = await invited.returning('regist_time').executeTakeFirstOrThrow()
  const friend = { type: 'friendRegistered', data: { name: gone.account, gold: 200 } } as const
  await db.transaction().execute((trx) => writeNotice(trx, other.uid, friend, regist_time))

  const { leaves_at } = await gone.api.call(deleteAccount, { pwd: gone.password })
  await endAccount(db, `${gone.uid}:${leaves_at}`, leaves_at)

  const { messageList } = await otherIm.request('roamC2CMessages', { peerAccount: goneUser, count: 20 })
  expect(messageList).toMatchObject([{ nick: '已注销用户', avatar: '' }])
  expect(group.errorCode).toBe(0)
  for (const table of ['message', 'follow', 'notice'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(gone.account)
  expect(await other.api.call(getUserBasicInfo, { id: other.uid })).toMatchObject({ fans_count: 0, attent_count: 0 })
  expect((await other.api.call(getFans, {})).total).toBe(0)
  expect(await db.selectFrom('notice').select('data').where('account_id', '=', other.uid).execute()).toMatchObject([
    { data: { name: '已注销用户', gold: 200 } },
  ])
  const row = await db.selectFrom('account').select('third_member').where('id', '=', gone.uid).executeTakeFirst()
  expect(row?.third_member).toBe('')
})

it('leaves no notice of the room of an anchor', async () => {
  const gone = await registerPerson(server)
  const { db } = server.context
  await roomOf(server, gone.uid)
  await updateRoom(db, gone.uid, { notice: `WhatsApp ${gone.account}` })
  const { leaves_at } = await gone.api.call(deleteAccount, { pwd: gone.password })
  await endAccount(db, `${gone.uid}:${leaves_at}`, leaves_at)
  expect(JSON.stringify(await db.selectFrom('live_room').selectAll().execute())).not.toContain(gone.account)
})

it('keeps no follow count of others locked while it waits for the messages', async () => {
  const [gone, other] = [await registerPerson(server), await registerPerson(server)]
  const { db } = server.context
  await gone.api.call(followUser, { userid: other.uid, type: 1 })
  const im = await loggedIn(server, { userID: String(gone.uid) })
  await im.request('sendC2CMessage', { toAccount: String(other.uid), ...text('hello') })
  const { leaves_at } = await gone.api.call(deleteAccount, { pwd: gone.password })
  const ended = await db.transaction().execute(async (trx) => {
    await sql`SELECT FROM message WHERE sender = ${String(gone.uid)} FOR UPDATE`.execute(trx)
    const end = endAccount(db, `${gone.uid}:${leaves_at}`, leaves_at)
    await waitsForLock(db, '%UPDATE message%')
    const free = sql`SELECT fans FROM follow_count WHERE account_id = ${other.uid} FOR UPDATE SKIP LOCKED`
    expect((await free.execute(db)).rows).toEqual([{ fans: 1 }])
    return { end }
  })
  await ended.end
  expect(await other.api.call(getUserBasicInfo, { id: other.uid })).toMatchObject({ fans_count: 0 })
})

it('leaves no name of the member in messages that others have merged, also within mergers', async () => {
  const [gone, other, third] = [
    await registerPerson(server),
    await registerPerson(server),
    await registerPerson(server),
  ] as const
  const [goneUser, otherUser, thirdUser] = [String(gone.uid), String(other.uid), String(third.uid)]
  const { db } = server.context
  const im = await loggedIn(server, { userID: goneUser })
  const otherIm = await loggedIn(server, { userID: otherUser })
  await im.request('sendC2CMessage', { toAccount: otherUser, ...text('hello') })
  const merge = (fromAccount: string, toAccount: string) => {
    const messageList = [{ fromAccount, toAccount, groupID: '', sequence: 1 }]
    const msgBody = [{ msgType: 'TIMRelayElem' as const, msgContent: { title: 'chat', messageList } as never }]
    return otherIm.request('sendC2CMessage', { toAccount: thirdUser, ...text(''), msgBody })
  }
  expect((await merge(goneUser, otherUser)).errorCode).toBe(0)
  expect((await merge(otherUser, thirdUser)).errorCode).toBe(0)
  await merge(goneUser, otherUser)
  const sent = (await otherIm.request('roamC2CMessages', { peerAccount: thirdUser, count: 1 })).messageList[0]
  const messageKey = `${sent?.sequence}_${sent?.random}_${sent?.time}`
  const changed = { peerAccount: thirdUser, messageKey, version: 0, elements: text('changed').msgBody }
  expect((await otherIm.request('modifyC2CMessage', changed)).errorCode).toBe(0)
  const versions = db.selectFrom('message_version').select('body').where('version', '=', 0)
  expect(JSON.stringify(await versions.execute())).toContain(gone.account)
  const before = JSON.stringify(await db.selectFrom('merged_messages').selectAll().execute())
  expect(before.split(gone.account)).toHaveLength(4)

  const { leaves_at } = await gone.api.call(deleteAccount, { pwd: gone.password })
  await endAccount(db, `${gone.uid}:${leaves_at}`, leaves_at)

  const renamed = { fromAccount: goneUser, nick: '已注销用户', avatar: '', nameCard: '' }
  const merged = (messageList: object[]) => [{ msgContent: { title: 'chat', messageList } }]
  const { messageList } = await otherIm.request('roamC2CMessages', { peerAccount: thirdUser, count: 20 })
  expect(messageList).toMatchObject([
    { msgBody: merged([renamed]) },
    { msgBody: merged([{ fromAccount: otherUser, nick: other.account, msgBody: merged([renamed]) }]) },
    { version: 1 },
  ])
  for (const table of ['message', 'message_version', 'merged_messages'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(gone.account)
})

it('leaves no name of the member in notices to others and in tips of chat rooms', async () => {
  const [gone, other] = [await registerPerson(server), await registerPerson(server)]
  const [goneUser, otherUser] = [String(gone.uid), String(other.uid)]
  const { db } = server.context
  const im = await loggedIn(server, { userID: goneUser })
  const otherIm = await loggedIn(server, { userID: otherUser })
  const memberList = [{ userID: otherUser, role: 'Member' as const, memberCustomField: [] }]
  const { groupID } = await im.request('createGroup', { type: 'Private', name: 'ours', memberList })
  await im.request('deleteGroupMember', { groupID, userIDList: [otherUser], reason: '' })
  await otherIm.until(() => otherIm.messages().some(({ fromAccount }) => fromAccount === '@TIM#SYSTEM'))
  const room = await otherIm.request('createGroup', { type: 'AVChatRoom', name: 'room' })
  await im.request('joinGroup', { groupID: room.groupID })
  const mute = { groupID: room.groupID, userID: goneUser, muteTime: 600 }
  expect(await otherIm.request('setGroupMemberInfo', mute)).toMatchObject({ errorCode: 0 })
  const ofRoom = db.selectFrom('message').select('body').where('conv_id', '=', `g:${room.groupID}`)
  expect(JSON.stringify(await ofRoom.execute())).toContain(gone.account)

  const { leaves_at } = await gone.api.call(deleteAccount, { pwd: gone.password })
  await endAccount(db, `${gone.uid}:${leaves_at}`, leaves_at)

  const messages = await db.selectFrom('message').select(['kind', 'body', 'details']).execute()
  expect(messages.some(({ kind }) => kind === 'notice')).toBe(true)
  expect(JSON.stringify(messages)).not.toContain(gone.account)
})
