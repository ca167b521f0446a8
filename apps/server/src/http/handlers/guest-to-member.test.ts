import {
  attentMatch,
  getAnalysisData,
  getAttentMatchlist,
  getVideoWatchTime,
  login,
  loginByMobile,
  sendVerifyCode,
  updateVideoWatchTime,
  vote_race_team,
} from '@org/api-client/contract'
import { ERRORS, messageKey } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { apiOf, newGuest, newMobile, registerPerson, smsCodeOf, solveCaptcha } from '../../../test/people'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import { bootWithMatch } from '../../../test/provider'
import { takeOverGuest } from '../../services/auth/take-over-guest'

type Api = ReturnType<typeof apiOf>

const begin = async () => {
  const { server, matchid } = await bootWithMatch()
  const sport = 'football'
  const guest = await newGuest(server)
  await guest.api.call(attentMatch, { sport, matchid, type: 1 })
  await guest.api.call(vote_race_team, { matchid, vote: 'home' })
  await guest.api.call(updateVideoWatchTime, { watch_seconds: 40 })
  const factsOf = async (api: Api) => ({
    stars: (await api.call(getAttentMatchlist, {})).list.map(({ id }) => id),
    vote: (await api.call(getAnalysisData, { sport, matchid })).vote,
    watched: (await api.call(getVideoWatchTime, {})).watch_seconds,
  })
  const all = { stars: [matchid], vote: { home: 1, draw: 0, away: 0, mine: 'home' }, watched: 40 }
  return { server, guest, factsOf, all }
}

it('gives all of a guest to the member once, when two tabs log in at the same moment', async () => {
  const { server, guest, factsOf, all } = await begin()
  const member = await registerPerson(server)
  const form = { account: member.account, pwd: member.password }
  await Promise.all([1, 2].map(() => guest.api.call(login, form)))
  expect(await factsOf(member.api)).toMatchObject(all)
})

const write = async (from: ImClient, to: ImClient | string, words: string) =>
  from.request('sendC2CMessage', { toAccount: typeof to === 'string' ? to : to.userID, ...text(words) })

const linesOf = async (client: ImClient, peerID: string) => {
  const { messageList } = await client.request('roamC2CMessages', { peerAccount: peerID, count: 20 })
  return messageList.map(({ fromAccount, sequence, msgBody }) => [fromAccount, sequence, msgBody[0]?.msgContent])
}

const peersOf = async (client: ImClient) => {
  const { conversations } = await client.request('getConversationList', {})
  return new Map(conversations.map(({ toAccount, unreadCount }) => [toAccount, unreadCount]))
}

it('gives the private conversations of a guest to the member once, also to two tabs, and leaves one that the member has as it is', async () => {
  const { server } = await bootWithMatch()
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const uid = String(member.uid)
  const writing = await loggedIn(server, { userID: guest.userID })
  const [helper, friend] = [await loggedIn(server), await loggedIn(server)]
  const own = await loggedIn(server, { userID: uid })
  await write(writing, helper, '有人吗')
  await write(helper, writing, '您好')
  await write(own, friend, 'of the member')
  await write(writing, friend, 'of the guest')

  const form = { account: member.account, pwd: member.password }
  await Promise.all([1, 2].map(() => guest.api.call(login, form)))

  expect(await linesOf(own, helper.userID)).toEqual([
    [uid, 1, { text: '有人吗' }],
    [helper.userID, 2, { text: '您好' }],
  ])
  expect(await linesOf(own, friend.userID)).toEqual([[uid, 1, { text: 'of the member' }]])
  expect(await peersOf(helper)).toEqual(new Map([[uid, 1]]))
  expect((await peersOf(own)).get(helper.userID)).toBe(1)
  expect([...(await peersOf(writing)).keys()]).toEqual([friend.userID])
  await write(helper, uid, '还在吗')
  expect((await linesOf(own, helper.userID)).at(-1)).toEqual([helper.userID, 3, { text: '还在吗' }])
})

it('gives a block of a guest to the member that the guest becomes', async () => {
  const { server } = await bootWithMatch()
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const writing = await loggedIn(server, { userID: guest.userID })
  const helper = await loggedIn(server)
  await write(writing, helper, '有人吗')
  await helper.request('addToBlocklist', { userIDList: [guest.userID] })
  await guest.api.call(login, { account: member.account, pwd: member.password })
  const own = await loggedIn(server, { userID: String(member.uid) })
  expect((await write(own, helper, '又是我')).errorCode).not.toBe(0)
})

it('gives the blocks of a guest to the member also where they have no conversation, and tells the devices of those who block', async () => {
  const { server } = await bootWithMatch()
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const uid = String(member.uid)
  const writing = await loggedIn(server, { userID: guest.userID })
  const [reader, quiet, blocked] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
  await write(writing, reader, '有人吗')
  await reader.request('addToBlocklist', { userIDList: [guest.userID] })
  await writing.request('deleteConversations', {
    fromAccount: guest.userID,
    conversationList: [{ type: 1, toAccount: reader.userID, toGroupID: '' }],
    clearHistoryMessage: 1,
  })
  await quiet.request('addToBlocklist', { userIDList: [guest.userID] })
  await writing.request('addToBlocklist', { userIDList: [blocked.userID] })
  await guest.api.call(login, { account: member.account, pwd: member.password })

  const own = await loggedIn(server, { userID: uid })
  for (const peer of [reader, quiet]) expect(await write(own, peer, '又是我')).toMatchObject(BLOCKED)
  expect(await write(blocked, own, '又是我')).toMatchObject(BLOCKED)
  const lists = [{ kind: 'blocklist', version: 2 }]
  await expect.poll(() => quiet.pushes('pushLists')).toContainEqual({ lists })
  expect((await quiet.request('getBlocklist', {})).blacklistItem.map(({ userID }) => userID).sort()).toEqual(
    [guest.userID, uid].sort(),
  )
})

const BLOCKED = { errorCode: ERRORS.IN_PEER_BLACKLIST.code }

it('gives what happened to the messages of a guest to the member: receipts, versions, extensions and what was deleted', async () => {
  const { server } = await bootWithMatch()
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const writing = await loggedIn(server, { userID: guest.userID })
  const helper = await loggedIn(server)
  const { msgBody } = text('有人吗')
  const facts = { needReadReceipt: true, isSupportExtension: true } as const
  const request = { toAccount: helper.userID, ...text('有人吗'), ...facts }
  const { sequence, time } = await writing.request('sendC2CMessage', request)
  const other = { toAccount: helper.userID, ...text('删掉') }
  const deleted = messageKey({ ...(await writing.request('sendC2CMessage', other)), random: other.random })
  const key = messageKey({ sequence, time, random: request.random })
  const peerAccount = guest.userID
  await helper.request('sendReadReceipts', { peerAccount, sequenceList: [sequence] })
  await helper.request('modifyMessageExtensions', {
    peerAccount,
    messageSequence: sequence,
    operateType: 1,
    extensionList: [{ key: 'like', value: '1', seq: 0 }],
  })
  await helper.request('deleteC2CMessages', { peerAccount, messageKeyList: [deleted] })
  await writing.request('modifyC2CMessage', {
    peerAccount: helper.userID,
    messageKey: key,
    version: 0,
    elements: msgBody,
  })
  await guest.api.call(login, { account: member.account, pwd: member.password })

  const own = await loggedIn(server, { userID: String(member.uid) })
  const [first] = (await own.request('roamC2CMessages', { peerAccount: helper.userID, count: 20 })).messageList
  expect(first).toMatchObject({ sequence, readReceiptInfo: { isPeerRead: true } })
  const extension = { key: 'like', value: '1', seq: 1, isDeleted: false }
  const question = { peerAccount: helper.userID, messageSequence: sequence, startSeq: 0, count: 10 }
  expect(await own.request('getMessageExtensions', question)).toMatchObject({ extensions: [{ extension }] })
  const { versionList } = await own.request('getMessageVersions', { peerAccount: helper.userID, sequence })
  expect(versionList.map(({ editor }) => editor)).toEqual([own.userID, own.userID])
  expect((await linesOf(helper, own.userID)).map(([, seq]) => seq)).toEqual([sequence])
})

it('tells who answers a guest that has become a member so, and shows the conversation with the member at once', async () => {
  const { server } = await bootWithMatch()
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const uid = String(member.uid)
  const writing = await loggedIn(server, { userID: guest.userID })
  const helper = await loggedIn(server)
  await write(writing, helper, '有人吗')
  await guest.api.call(login, { account: member.account, pwd: member.password })

  const moved = { errorCode: ERRORS.GUEST_BECAME_MEMBER.code }
  expect(await write(helper, guest.userID, '您好')).toMatchObject(moved)
  expect(await write(writing, helper, '还在吗')).toMatchObject(moved)
  await expect
    .poll(() => helper.pushes('pushConversations').flatMap(({ conversationList }) => conversationList))
    .toEqual([
      expect.objectContaining({ toAccount: uid, sequence: 1, unreadCount: 1, deletedSeq: 0 }),
      expect.objectContaining({ toAccount: guest.userID, unreadCount: 0, deletedSeq: 1 }),
    ])
  await write(helper, uid, '您好')
  const own = await loggedIn(server, { userID: uid })
  expect((await linesOf(own, helper.userID)).at(-1)).toEqual([helper.userID, 2, { text: '您好' }])
})

it('refuses by name what is written to a guest while the login of the guest is not committed, also a first message', async () => {
  const { server } = await bootWithMatch()
  const { db } = server.context
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const writing = await loggedIn(server, { userID: guest.userID })
  const [helper, stranger] = [await loggedIn(server), await loggedIn(server)]
  await write(writing, helper, '有人吗')
  const isWaiting = async () =>
    (
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length > 0
  const sent = await db.transaction().execute(async (trx) => {
    await takeOverGuest(trx, guest.userID, member.uid, 1)
    let isAnswered = false
    const all = Promise.all([helper, stranger].map((from) => write(from, guest.userID, '您好')))
    void all.then(() => (isAnswered = true))
    await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
    return { all }
  })

  const moved = { errorCode: ERRORS.GUEST_BECAME_MEMBER.code }
  expect(await sent.all).toMatchObject([moved, moved])
  const kept = db.selectFrom('message').select('sender').where('conv_id', 'like', `%${guest.userID}%`)
  expect(await kept.execute()).toEqual([{ sender: guest.userID }])
})

it('shows the conversations of a guest at once on devices of the member that are online already', async () => {
  const { server } = await bootWithMatch()
  const guest = await newGuest(server)
  const member = await registerPerson(server)
  const writing = await loggedIn(server, { userID: guest.userID })
  const [own, helper, friend] = [
    await loggedIn(server, { userID: String(member.uid) }),
    await loggedIn(server),
    await loggedIn(server),
  ]
  for (const peer of [helper, friend]) await write(writing, peer, '有人吗')
  await write(friend, writing, '您好')
  await guest.api.call(login, { account: member.account, pwd: member.password })

  await expect
    .poll(() =>
      own
        .pushes('pushConversations')
        .flatMap(({ conversationList }) => conversationList)
        .map(({ toAccount, sequence, unreadCount }) => ({ toAccount, sequence, unreadCount }))
        .sort((a, b) => a.sequence - b.sequence),
    )
    .toEqual([
      { toAccount: helper.userID, sequence: 1, unreadCount: 0 },
      { toAccount: friend.userID, sequence: 2, unreadCount: 1 },
    ])
})

it('gives all of a guest to the account that the guest registers by a code', async () => {
  const { server, guest, factsOf, all } = await begin()
  const proof = { mobile: newMobile(), ...(await solveCaptcha(server, 'sms')) }
  await guest.api.call(sendVerifyCode, proof)
  const smscode = (await smsCodeOf(server, proof.mobile)) ?? ''
  const { uid, token } = await guest.api.call(loginByMobile, { ...proof, smscode })
  expect(await factsOf(apiOf(server, { uid, token }))).toMatchObject(all)
})
