import { ERRORS, ROOM_EVENT, type StoredMessage } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { endMemberships } from '../../services/chat/end-memberships'
import { someMembers } from '../../store/im/group-members'
import { signInvitation } from '../groups/group-proofs'
import { anonymise } from '../../store/identity/anonymise'
import { shiftedClock } from '../../../test/shifted-clock'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const DENIED = ERRORS.GROUP_PERMISSION_DENY.code
const INVALID = ERRORS.INVALID_GROUP_PARAMETERS.code

/** A group of the first client with the others as members. */
const groupOf = async (owner: ImClient, members: readonly ImClient[] = [], options: object = {}): Promise<string> => {
  const reply = await owner.request('createGroup', {
    type: 'Public',
    name: 'fans',
    memberList: members.map(({ userID }) => ({ userID, role: 'Member' as const, memberCustomField: [] })),
    ...options,
  })
  expect(reply.errorCode).toBe(0)
  return reply.groupID
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => loggedIn(server)))

type Content = { operationType: number; userIDList: string[] } & Record<string, unknown>
const contentsOf = (messages: readonly StoredMessage[], msgType: string): Content[] =>
  messages.flatMap(({ msgBody: [element] }) => (element?.msgType === msgType ? [element.msgContent as Content] : []))
const tipsOf = (client: ImClient) => contentsOf(client.messages(), 'TIMGroupTipElem')
const noticesOf = (client: ImClient) => contentsOf(client.messages(), 'TIMGroupSystemNoticeElem')
const groupsOf = async (client: ImClient) =>
  (await client.request('getJoinedGroupList', { memberAccount: client.userID })).groups
const infoOf = async (client: ImClient, groupID: string) =>
  (await client.request('getGroupInfo', { groupIDList: [groupID] })).groupInfoList[0]

describe('a notice of the system', () => {
  it('is deleted by the one who got it, on all devices', async () => {
    const [owner, fan] = await people(2)
    if (owner === undefined || fan === undefined) throw new Error('Nobody is there.')
    const other = await loggedIn(server, { userID: fan.userID, instanceID: fan.instanceID })
    await groupOf(owner, [fan])
    const page = () => fan.request('syncUnread', {})
    const notice = (await page()).messageList.find(({ fromAccount }) => fromAccount === '@TIM#SYSTEM')
    const named = { from: '@TIM#SYSTEM', to: fan.userID, messageSeq: 1, messageRandom: notice?.random ?? 0 }
    const refused = await owner.request('deleteSystemNotices', { messageListToDelete: [named] })
    expect(refused.errorName).toBe('INVALID_ID')
    expect((await fan.request('deleteSystemNotices', { messageListToDelete: [named] })).errorCode).toBe(0)
    const deletedList = [{ toAccount: '@TIM#SYSTEM', groupID: '', sequenceList: [1] }]
    expect(await other.next('pushMessageChanges')).toMatchObject({ messageList: [], deletedList })
    const { messageList, eventArray } = await page()
    expect(messageList.filter(({ fromAccount }) => fromAccount === '@TIM#SYSTEM')).toEqual([])
    expect(eventArray).not.toContainEqual(expect.objectContaining({ toAccount: '@TIM#SYSTEM' }))
  })
})

describe('createGroup', () => {
  it('creates a group with its owner and members, who get a tip, a notice and what is said', async () => {
    const [owner, fan, other] = await people(3)
    if (owner === undefined || fan === undefined || other === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan], {
      introduction: 'about',
      groupCustomField: [{ key: 'colour', value: 'green' }],
    })
    await fan.until(() => tipsOf(fan).length > 0 && noticesOf(fan).length > 0)
    expect(tipsOf(fan)).toMatchObject([
      { operationType: 1, operatorID: owner.userID, userIDList: [owner.userID, fan.userID], memberCount: 2 },
    ])
    expect(noticesOf(fan)).toMatchObject([{ operationType: 7, groupProfile: { groupID, name: 'fans' } }])
    expect(await groupsOf(fan)).toMatchObject([
      { groupID, joinOption: 'NeedPermission', inviteOption: 'DisableInvite', selfInfo: { role: 'Member' } },
    ])
    expect(await infoOf(owner, groupID)).toMatchObject({
      ownerID: owner.userID,
      memberCount: 2,
      introduction: 'about',
      groupCustomField: [{ key: 'colour', value: 'green' }],
      selfInfo: { role: 'Owner' },
    })
    await owner.request('sendGroupMessage', { groupID, ...text('welcome') })
    await fan.until(() => fan.messages().some(({ msgBody: [element] }) => element?.msgContent['text'] === 'welcome'))
    expect((await other.request('sendGroupMessage', { groupID, ...text('me too') })).errorCode).toBe(DENIED)
  })

  it('refuses ids of others, reserved ids, too many members, owners of others, profanity and guests', async () => {
    const [owner, fan] = await people(2)
    if (owner === undefined || fan === undefined) throw new Error('Nobody is there.')
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    const code = async (options: object, client = owner) =>
      (await client.request('createGroup', { type: 'Public', name: 'fans', ...options })).errorCode
    expect(await code({ groupID: 'own-id' })).toBe(0)
    const refused = ERRORS.INVALID_GROUP_ID.code
    for (const groupID of ['own-id', 'NOTIFY_ROOM', 'ROOM_7', '@TGS#_x', '@TIM#x', 'a b', 'CHATGROUP_ANCHORFANS_1'])
      expect(await code({ groupID }), groupID).toBe(refused)
    expect(await code({ type: 'Community', groupID: 'plain' })).toBe(refused)
    expect(await code({ maxMemberCount: 2_001 })).toBe(INVALID)
    expect(await code({ isSupportTopic: 1 })).toBe(INVALID)
    expect(await code({ memberList: [{ userID: fan.userID, role: 'Custom' }] })).toBe(INVALID)
    expect(await code({ memberList: [{ userID: 'nobody' }] })).toBe(ERRORS.INVALID_ID.code)
    expect(await code({ ownerID: fan.userID })).toBe(DENIED)
    expect(await code({}, guest)).toBe(DENIED)
    expect(await code({ name: '' })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(await code({ name: 'x'.repeat(101) })).toBe(ERRORS.BODY_SIZE_LIMIT.code)
  })

  it('names the members beyond the limit, and drops those of a chat room', async () => {
    const [owner, one, two] = await people(3)
    if (owner === undefined || one === undefined || two === undefined) throw new Error('Nobody is there.')
    const memberList = [{ userID: one.userID }, { userID: two.userID }] as never
    const created = { type: 'Public', name: 'small', memberList } as const
    expect(await owner.request('createGroup', { ...created, maxMemberCount: 2 })).toMatchObject({
      overLimitUserIDList: [two.userID],
    })
    const room = await owner.request('createGroup', { ...created, type: 'AVChatRoom' })
    expect(room).toMatchObject({ errorCode: 0, overLimitUserIDList: [] })
    expect((await one.request('joinGroup', { groupID: room.groupID })).joinedStatus).toBe('JoinedSuccess')
  })
})

describe('a dismissed group', () => {
  it('is gone for its members, at once and after an absence, and its id is never used again', async () => {
    const [owner, fan, away] = await people(3)
    if (owner === undefined || fan === undefined || away === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan, away])
    const { cookie } = await away.request('syncUnread', {})
    expect((await fan.request('dismissGroup', { groupID })).errorCode).toBe(DENIED)
    expect((await owner.request('dismissGroup', { groupID })).errorCode).toBe(0)
    await fan.until(() => noticesOf(fan).some(({ operationType }) => operationType === 5))
    expect(await groupsOf(fan)).toEqual([])
    const gone = ERRORS.GROUP_NOT_FOUND.code
    expect((await fan.request('sendGroupMessage', { groupID, ...text('hello') })).errorCode).toBe(gone)
    expect((await owner.request('joinGroup', { groupID })).errorCode).toBe(gone)
    const { eventArray, messageList } = await away.request('syncUnread', { cookie, isOnlineSync: 1 })
    expect(eventArray).toContainEqual({ event: 'groupLeft', groupID })
    const ends = (messages: readonly StoredMessage[]) =>
      contentsOf(messages, 'TIMGroupSystemNoticeElem').filter(({ operationType }) => operationType === 5)
    expect(ends(messageList), 'an absent member gets the notice later').toHaveLength(1)
    expect(ends(fan.messages()), 'a present member gets it once').toHaveLength(1)
    expect((await owner.request('createGroup', { type: 'Public', name: 'again', groupID })).errorCode).toBe(
      ERRORS.INVALID_GROUP_ID.code,
    )
  })
})

describe('a large group', () => {
  it('is dismissed at once, and its memberships end page by page, also after an interruption, each with its notice', async () => {
    const [owner, fan, away] = await people(3)
    if (owner === undefined || fan === undefined || away === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan, away])
    const { db } = server.context
    // The others come first.
    await sql`
      INSERT INTO group_member (group_id, user_id, role, joined_at)
      SELECT ${groupID}, '!' || number, 'Member', 1 FROM generate_series(1, 2100) AS number
    `.execute(db)
    expect(await infoOf(fan, groupID)).toMatchObject({ memberCount: 2_103 })
    const { cookie } = await away.request('syncUnread', {})
    const members = async () => (await someMembers(db, groupID, 5_000)).length
    expect((await owner.request('dismissGroup', { groupID })).errorCode).toBe(0)
    expect([1_103, 103, 0]).toContain(await members())
    expect(await infoOf(fan, groupID)).toBeUndefined()
    const interrupted = AbortSignal.abort(new Error('stopped'))
    await expect(endMemberships(server.context, groupID, interrupted)).rejects.toThrow('stopped')
    await endMemberships(server.context, groupID, new AbortController().signal)
    expect(await members()).toBe(0)
    const left = db.selectFrom('group_departure').select('user_id').where('group_id', '=', groupID)
    expect(await left.execute()).toHaveLength(2_103)
    const ends = (messages: readonly StoredMessage[]) =>
      contentsOf(messages, 'TIMGroupSystemNoticeElem').filter(({ operationType }) => operationType === 5)
    await fan.until(() => ends(fan.messages()).length > 0)
    const { messageList } = await away.request('syncUnread', { cookie, isOnlineSync: 1 })
    for (const told of [ends(fan.messages()), ends(messageList)])
      expect(told).toMatchObject([{ operatorID: owner.userID, groupProfile: { groupID, ownerID: owner.userID } }])
    const noticed = db.selectFrom('message').select('conv_id').where('sender', '=', '@TIM#SYSTEM')
    expect(await noticed.where('conv_id', 'like', '%!%').execute()).toHaveLength(2_100)
  })
})

describe('the poll of a chat room', () => {
  it('has an event code for a tip of its profile, and for the notice that it was dismissed', async () => {
    const [owner, fan] = await people(2)
    if (owner === undefined || fan === undefined) throw new Error('Nobody is there.')
    const { groupID } = await owner.request('createGroup', { type: 'AVChatRoom', name: 'room' })
    const { longPollingKey: key, startSeq } = await fan.request('joinGroup', { groupID })
    const poll = (from: number) => fan.request('longPoll', { groupID, key, startSeq: from, holdTime: 60 })
    await owner.request('updateGroupProfile', { groupID, name: 'the room' })
    const { rspMsgList, nextSeq } = await poll(startSeq)
    expect(rspMsgList).toMatchObject([
      { event: ROOM_EVENT.profileTip, msgBody: [{ msgContent: { operationType: 6 } }] },
    ])
    const waiting = poll(nextSeq)
    expect((await owner.request('dismissGroup', { groupID })).errorCode).toBe(0)
    expect((await waiting).rspMsgList).toMatchObject([
      {
        event: ROOM_EVENT.notice,
        groupID,
        fromAccount: '@TIM#SYSTEM',
        msgBody: [{ msgContent: { operationType: 5 } }],
      },
    ])
  })
})

describe('updateGroupProfile', () => {
  it('changes the given fields, tells the members, and reaches a device that was away', async () => {
    const [owner, fan] = await people(2)
    if (owner === undefined || fan === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan], { groupCustomField: [{ key: 'a', value: '1' }] })
    const { cookie } = await fan.request('syncUnread', {})
    const change = {
      groupID,
      name: 'ultras',
      muteAllMembers: 'On' as const,
      joinOption: 'FreeAccess' as const,
      groupCustomField: [
        { key: 'a', value: '' },
        { key: 'b', value: '2' },
      ],
    }
    expect((await fan.request('updateGroupProfile', change)).errorCode).toBe(DENIED)
    expect((await owner.request('updateGroupProfile', change)).errorCode).toBe(0)
    await fan.until(() => tipsOf(fan).some(({ operationType }) => operationType === 6))
    const after = {
      name: 'ultras',
      muteAllMembers: 'On',
      joinOption: 'FreeAccess',
      groupCustomField: [{ key: 'b', value: '2' }],
      infoSequence: 2,
    }
    expect(tipsOf(fan).at(-1)).toMatchObject({ newGroupProfile: after })
    const { eventArray } = await fan.request('syncUnread', { cookie, isOnlineSync: 1 })
    expect(eventArray).toContainEqual(expect.objectContaining({ event: 'group', groupID, ...after }))
    expect((await fan.request('sendGroupMessage', { groupID, ...text('hello') })).errorCode).toBe(
      ERRORS.GROUP_MUTE_DENY.code,
    )
    expect((await owner.request('sendGroupMessage', { groupID, ...text('hello') })).errorCode).toBe(0)
    const meeting = await groupOf(owner, [], { type: 'ChatRoom' })
    expect(
      (await owner.request('updateGroupProfile', { groupID: meeting, joinOption: 'DisableApply' })).errorCode,
    ).toBe(INVALID)
  })

  it('takes a picture of this server only, as do new groups', async () => {
    const [owner] = await people(1)
    if (owner === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner)
    const file = '/uploads/1001/0123456789abcdef/0123456789abcdefghijkl.png'
    const change = (avatar: string) => owner.request('updateGroupProfile', { groupID, avatar })
    const create = (avatar: string) => owner.request('createGroup', { type: 'Public', name: 'fans', avatar })
    for (const ask of [change, create]) {
      expect((await ask('https://elsewhere.example/a.png')).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
      expect((await ask(`https://old.example${file}`)).errorCode).toBe(0)
    }
    const { groupInfoList } = await owner.request('getGroupInfo', { groupIDList: [groupID] })
    expect(groupInfoList).toMatchObject([{ avatar: file }])
  })
})

describe('changeGroupOwner', () => {
  it('swaps the roles, and every member sees it', async () => {
    const [owner, fan, stranger] = await people(3)
    if (owner === undefined || fan === undefined || stranger === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan])
    const change = (client: ImClient, newOwnerID: string) => client.request('changeGroupOwner', { groupID, newOwnerID })
    expect((await change(fan, fan.userID)).errorCode).toBe(DENIED)
    expect((await change(owner, owner.userID)).errorCode).toBe(DENIED)
    expect((await change(owner, stranger.userID)).errorCode).toBe(ERRORS.MEMBER_NOT_IN_GROUP.code)
    expect((await change(owner, fan.userID)).errorCode).toBe(0)
    expect(await infoOf(owner, groupID)).toMatchObject({ ownerID: fan.userID, selfInfo: { role: 'Member' } })
    expect(await infoOf(fan, groupID)).toMatchObject({ ownerID: fan.userID, selfInfo: { role: 'Owner' } })
    expect((await change(owner, owner.userID)).errorCode).toBe(DENIED)
    await fan.until(() => tipsOf(fan).some(({ operationType }) => operationType === 6))
    expect(tipsOf(fan).at(-1)).toMatchObject({ newGroupProfile: { ownerID: fan.userID } })
  })
})

describe('joining a group that needs permission', () => {
  it('asks the managers, once, of whom the first decides, and tells the applicant', async () => {
    const [owner, first, second] = await people(3)
    if (owner === undefined || first === undefined || second === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner)
    for (const client of [first, first, second])
      expect(await client.request('joinGroup', { groupID, applyMessage: 'please' })).toMatchObject({
        joinedStatus: 'WaitAdminApproval',
      })
    await owner.until(() => noticesOf(owner).length === 2)
    expect(noticesOf(owner).map(({ applicant }) => applicant)).toEqual([first.userID, second.userID])
    expect(noticesOf(owner)[0]).toMatchObject({ operationType: 1, applicant: first.userID, handleMessage: 'please' })
    const { applicationList, nextStartTime } = await owner.request('getGroupApplicationList', {})
    expect(applicationList).toMatchObject([
      { groupID, groupName: 'fans', applicant: second.userID, applicationType: 0, applyMessage: 'please' },
      { groupID, applicant: first.userID },
    ])
    expect(nextStartTime).toBe(0)
    const [ofSecond, ofFirst] = applicationList
    if (ofFirst === undefined || ofSecond === undefined) throw new Error('An application is missing.')
    const handle = (
      client: ImClient,
      { applicant, messageKey, authentication }: typeof ofFirst,
      handleAction: 'Agree' | 'Reject',
    ) =>
      client.request('handleGroupApplication', {
        groupID,
        applicant,
        messageKey,
        authentication,
        handleAction,
        handleMessage: 'so be it',
      })
    expect((await handle(first, ofFirst, 'Agree')).errorCode).toBe(DENIED)
    expect((await handle(owner, { ...ofFirst, authentication: 'forged' }, 'Agree')).errorCode).toBe(DENIED)
    expect((await handle(owner, ofFirst, 'Agree')).errorCode).toBe(0)
    expect((await handle(owner, ofSecond, 'Reject')).errorCode).toBe(0)
    expect((await handle(owner, ofSecond, 'Agree')).errorCode).toBe(INVALID)
    await first.until(() => noticesOf(first).length > 0)
    await second.until(() => noticesOf(second).length > 0)
    expect(noticesOf(first)).toMatchObject([{ operationType: 2, handleMessage: 'so be it' }])
    expect(noticesOf(second)).toMatchObject([{ operationType: 3 }])
    expect(await groupsOf(first)).toMatchObject([{ groupID }])
    expect(await groupsOf(second)).toEqual([])
    expect((await owner.request('getGroupApplicationList', {})).applicationList).toEqual([])
  })

  it('can be refused when the account of who applied is closed, and end with a deleted account', async () => {
    const [owner, closed, deleted] = await people(3)
    if (!owner || !closed || !deleted) throw new Error('Nobody is there.')
    const { db } = server.context
    const groupID = await groupOf(owner)
    for (const fan of [closed, deleted]) await fan.request('joinGroup', { groupID })
    await db.transaction().execute((trx) => anonymise(trx, Number(deleted.userID)))
    await db.updateTable('account').set({ status: 0 }).where('id', '=', Number(closed.userID)).execute()
    clock.skip(30_001)
    const { applicationList } = await owner.request('getGroupApplicationList', {})
    expect(applicationList.map(({ applicant }) => applicant)).toEqual([closed.userID])
    const [{ messageKey, authentication } = { messageKey: 0, authentication: '' }] = applicationList
    const answer = async (handleAction: 'Agree' | 'Reject') => {
      const decision = { groupID, applicant: closed.userID, messageKey, authentication, handleAction }
      return (await owner.request('handleGroupApplication', decision)).errorCode
    }
    expect([await answer('Agree'), await answer('Reject'), await answer('Reject')]).toEqual([INVALID, 0, INVALID])
    expect((await owner.request('getGroupApplicationList', {})).applicationList).toEqual([])
  })

  it('pages through applications by 20', async () => {
    const [owner] = await people(1)
    if (owner === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner)
    for (const client of await people(22)) await client.request('joinGroup', { groupID })
    const first = await owner.request('getGroupApplicationList', {})
    const rest = await owner.request('getGroupApplicationList', { startTime: first.nextStartTime })
    const applicants = [...first.applicationList, ...rest.applicationList].map(({ applicant }) => applicant)
    expect([first.applicationList.length, rest.nextStartTime, new Set(applicants).size]).toEqual([20, 0, 22])
  })

  it('needs none with an invitation of the back end, for this user and group, as long as it is valid', async () => {
    const [owner, fan, other] = await people(3)
    if (owner === undefined || fan === undefined || other === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner)
    const now = Math.floor(server.context.clock.now() / 1_000)
    const { secrets } = server.context.config
    const invitation = (until: number) => signInvitation(secrets, { groupID, userID: fan.userID, until })
    const join = (client: ImClient, authentication: string) => client.request('joinGroup', { groupID, authentication })
    expect((await join(other, invitation(now + 60))).errorCode).toBe(DENIED)
    expect((await join(fan, invitation(now - 1))).errorCode).toBe(DENIED)
    expect((await join(fan, invitation(now + 60).replace(/.$/, '~'))).errorCode).toBe(DENIED)
    expect((await join(fan, invitation(now + 60))).joinedStatus).toBe('JoinedSuccess')
  })
})

describe('leaving', () => {
  it('tells the others and the user’s devices', async () => {
    const [owner, fan] = await people(2)
    if (owner === undefined || fan === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan])
    expect((await fan.request('quitGroup', { groupID })).errorCode).toBe(0)
    await owner.until(() => tipsOf(owner).some(({ operationType }) => operationType === 2))
    await fan.until(() => noticesOf(fan).some(({ operationType }) => operationType === 8))
    expect(tipsOf(owner).at(-1)).toMatchObject({ userIDList: [fan.userID], memberCount: 1 })
  })
})

describe('searchGroupByID', () => {
  it('finds groups of others, without what concerns members, and no private ones', async () => {
    const [owner, stranger] = await people(2)
    if (owner === undefined || stranger === undefined) throw new Error('Nobody is there.')
    const [open, secret] = [await groupOf(owner), await groupOf(owner, [], { type: 'Private' })]
    const found = await stranger.request('searchGroupByID', { groupIDList: [open, secret, 'nowhere'] })
    expect(found.groupInfoList).toMatchObject([{ groupID: open, name: 'fans' }])
    expect(found.groupInfoList[0]).not.toHaveProperty('selfInfo')
    expect(found.resultItem.map(({ groupID, resultCode }) => [groupID, resultCode])).toEqual([
      [secret, ERRORS.GROUP_NOT_FOUND.code],
      ['nowhere', ERRORS.GROUP_NOT_FOUND.code],
    ])
  })
})

describe('the conversation with the system', () => {
  it('has its own sequence, history and read mark, and nobody writes to it', async () => {
    const [owner, fan] = await people(2)
    if (owner === undefined || fan === undefined) throw new Error('Nobody is there.')
    const groupID = await groupOf(owner, [fan])
    await owner.request('deleteGroupMember', { groupID, userIDList: [fan.userID], reason: 'rude' })
    await fan.until(() => noticesOf(fan).length === 2)
    const system = { peerAccount: '@TIM#SYSTEM' }
    const { messageList } = await fan.request('roamC2CMessages', { ...system, count: 15 })
    expect(messageList.map(({ sequence, fromAccount }) => [sequence, fromAccount])).toEqual([
      [1, '@TIM#SYSTEM'],
      [2, '@TIM#SYSTEM'],
    ])
    expect(contentsOf(messageList, 'TIMGroupSystemNoticeElem').at(-1)).toMatchObject({
      operationType: 4,
      handleMessage: 'rude',
    })
    expect((await fan.request('setC2CRead', { ...system, messageReadSeq: 2 })).errorCode).toBe(0)
    const { conversations } = await fan.request('getConversationList', {})
    expect(conversations).toMatchObject([{ toAccount: '@TIM#SYSTEM', sequence: 2, messageReadSeq: 2, unreadCount: 0 }])
    expect((await fan.request('sendC2CMessage', { toAccount: '@TIM#SYSTEM', ...text('hi') })).errorCode).toBe(
      ERRORS.INVALID_ID.code,
    )
  })
})
