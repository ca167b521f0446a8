import { ERRORS, PROFILE_TAGS, TYPES, type ErrorName } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, newMember, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { shiftedClock } from '../../../test/shifted-clock'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock: shiftedClock(), rateLimits: true })
})
afterAll(() => server.stop())

const addSource = 'AddSource_Type_Web'
const codeOf = (name: ErrorName) => ERRORS[name].code
const add = (client: ImClient, peer: ImClient, more: object = {}) =>
  client.request('addFriend', { toAccount: peer.userID, addSource, ...more })
const accept = (
  client: ImClient,
  peer: ImClient,
  responseAction?: 'Response_Action_Agree' | 'Response_Action_Reject',
) => client.request('respondToFriendApplication', { toAccount: peer.userID, responseAction })
const friendsOf = async (client: ImClient) => (await client.request('getFriendList', {})).friendItem
const idsOf = async (client: ImClient) => (await friendsOf(client)).map(({ userID }) => userID)
const applicationsOf = (client: ImClient) => client.request('getFriendApplications', {})
const allow = (client: ImClient, value: 'AllowType_Type_AllowAny' | 'AllowType_Type_DenyAny') =>
  client.request('setProfile', { profileItem: [{ tag: PROFILE_TAGS.allowType, value }] })
const members = async () => [await loggedIn(server), await loggedIn(server)] as const
const befriended = async () => {
  const pair = await members()
  await add(pair[0], pair[1])
  expect((await accept(pair[1], pair[0])).errorCode).toBe(0)
  return pair
}

describe('a friend', () => {
  it('is asked first, and both are told when the user agrees', async () => {
    const [ann, bob] = await members()
    const { resultItem } = await add(ann, bob, { addWording: 'hello', remark: 'Bobby', groupName: 'fans' })
    expect(resultItem).toMatchObject([{ userID: bob.userID, resultCode: 30539 }])
    expect((await bob.next('pushLists')).lists).toEqual([{ kind: 'friendApplications', version: 1 }])
    expect(await applicationsOf(bob)).toMatchObject({
      unreadCount: 1,
      applicationItem: [
        {
          userID: ann.userID,
          nick: 'fan',
          wording: 'hello',
          source: addSource,
          type: TYPES.SNS_APPLICATION_SENT_TO_ME,
        },
      ],
    })
    expect((await applicationsOf(ann)).applicationItem).toMatchObject([{ type: TYPES.SNS_APPLICATION_SENT_BY_ME }])
    await bob.request('respondToFriendApplication', { toAccount: ann.userID, remark: 'Annie' })
    expect(new Set((await ann.next('pushLists')).lists.map(({ kind }) => kind))).toEqual(
      new Set(['friends', 'friendGroups', 'friendApplications']),
    )
    expect(await friendsOf(ann)).toMatchObject([{ userID: bob.userID, remark: 'Bobby', groupList: ['fans'] }])
    expect(await friendsOf(bob)).toMatchObject([{ userID: ann.userID, remark: 'Annie', groupList: [] }])
    expect([(await applicationsOf(ann)).applicationItem, (await applicationsOf(bob)).applicationItem]).toEqual([[], []])
    expect((await add(ann, bob)).errorCode).toBe(codeOf('ALREADY_MY_FRIEND'))
  })

  it('is added at once by who allows any or has asked too, and never by who denies or blocks', async () => {
    const [ann, bob] = await members()
    await allow(bob, 'AllowType_Type_AllowAny')
    expect((await add(ann, bob)).resultItem).toEqual([])
    expect([await idsOf(ann), await idsOf(bob)]).toEqual([[bob.userID], [ann.userID]])
    const [carol, dave] = await members()
    await add(carol, dave)
    expect((await add(dave, carol)).resultItem).toEqual([])
    expect([await idsOf(carol), await idsOf(dave)]).toEqual([[dave.userID], [carol.userID]])
    const [eve, foe] = await members()
    await allow(foe, 'AllowType_Type_DenyAny')
    expect((await add(eve, foe)).errorCode).toBe(codeOf('FRIEND_ADD_DENIED'))
    await foe.request('addToBlocklist', { userIDList: [eve.userID] })
    expect((await add(eve, foe)).errorCode).toBe(codeOf('FRIEND_IN_PEER_BLACKLIST'))
    expect((await add(foe, eve)).errorCode).toBe(codeOf('FRIEND_IN_OWN_BLACKLIST'))
    expect((await applicationsOf(foe)).applicationItem).toEqual([])
  })

  it('is a member: guests, the user itself and unknown users are refused by name', async () => {
    const [ann, bob] = await members()
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    expect((await add(guest, ann)).errorCode).toBe(codeOf('FRIENDS_FOR_MEMBERS_ONLY'))
    for (const toAccount of [guest.userID, ann.userID, '999999'])
      expect((await ann.request('addFriend', { toAccount, addSource })).errorCode).toBe(codeOf('INVALID_ID'))
    expect((await friendsOf(guest)).length).toBe(0)
    await ann.request('setProfile', {
      profileItem: [{ tag: PROFILE_TAGS.adminForbidType, value: TYPES.FORBID_TYPE_SEND_OUT }],
    })
    expect((await add(ann, bob)).errorCode).toBe(codeOf('FRIEND_ADD_FORBIDDEN'))
  })

  it('may be written to without an answer', async () => {
    const [ann, bob] = await befriended()
    for (let count = 0; count < 5; count += 1)
      expect((await ann.request('sendC2CMessage', { toAccount: bob.userID, ...text('hello') })).errorCode).toBe(0)
  })

  it('is deleted on both sides or on one, and the list since a version says who is gone', async () => {
    const [ann, bob] = await befriended()
    const { standardSequence } = await ann.request('getFriendList', {})
    const stranger = await newMember(server)
    const { resultItem } = await ann.request('deleteFriends', { userIDList: [bob.userID, stranger] })
    expect(resultItem).toMatchObject([{ userID: stranger, resultCode: codeOf('NOT_MY_FRIEND') }])
    const since = { standardSequence, customSequence: standardSequence }
    expect(await ann.request('getFriendList', since)).toMatchObject({ friendItem: [], deletedUserIDList: [bob.userID] })
    expect([await idsOf(ann), await idsOf(bob)]).toEqual([[], []])
    const [carol, dave] = await befriended()
    await carol.request('deleteFriends', { userIDList: [dave.userID], deleteType: TYPES.SNS_DELETE_TYPE_SINGLE })
    expect([await idsOf(carol), await idsOf(dave)]).toEqual([[], [carol.userID]])
    const relation = async (client: ImClient, peer: ImClient) =>
      (await client.request('checkFriends', { userIDList: [peer.userID] })).checkItem[0]?.relation
    expect([await relation(carol, dave), await relation(dave, carol)]).toEqual([
      TYPES.SNS_TYPE_B_WITH_A,
      TYPES.SNS_TYPE_A_WITH_B,
    ])
    expect((await add(carol, dave)).resultItem).toEqual([])
    expect(await relation(carol, dave)).toBe(TYPES.SNS_TYPE_BOTH_WAY)
  })

  it('has texts whose length is counted in characters, so that an emoji is one', async () => {
    const [ann, bob] = await members()
    await allow(bob, 'AllowType_Type_AllowAny')
    const [remark, addWording, groupName] = ['😀'.repeat(96), '😀'.repeat(256), '😀'.repeat(64)]
    const texts = { remark, addWording, groupName, addSource: `AddSource_Type_${'😀'.repeat(8)}` }
    expect((await add(ann, bob, { ...texts, remark: 'x'.repeat(97) })).errorCode).toBe(codeOf('PACKAGE_PARSE_FAILED'))
    expect((await add(ann, bob, texts)).errorCode).toBe(0)
    expect(await friendsOf(ann)).toMatchObject([{ remark, groupList: [groupName] }])
  })

  it('has a remark and own fields', async () => {
    const [ann, bob] = await befriended()
    const update = {
      toAccount: bob.userID,
      remark: 'Bob',
      friendCustomField: [{ key: 'Tag_SNS_Custom_A', value: 'x' }],
    }
    expect((await ann.request('updateFriend', update)).errorCode).toBe(0)
    await ann.request('updateFriend', {
      toAccount: bob.userID,
      friendCustomField: [{ key: 'Tag_SNS_Custom_B', value: 'y' }],
    })
    const [friend] = await friendsOf(ann)
    expect(friend).toMatchObject({ remark: 'Bob', friendCustomField: [{ value: 'x' }, { value: 'y' }] })
    const { friendItem, resultItem } = await ann.request('getFriendProfiles', { userIDList: [bob.userID, '999999'] })
    expect([friendItem, resultItem]).toMatchObject([[friend], [{ userID: '999999' }]])
    const long = await ann.request('updateFriend', { toAccount: bob.userID, remark: 'x'.repeat(97) })
    expect(long.errorCode).toBe(codeOf('PACKAGE_PARSE_FAILED'))
  })

  it('learns of a changed profile', async () => {
    const [ann, bob] = await befriended()
    await bob.request('setProfile', { profileItem: [{ tag: PROFILE_TAGS.nick, value: 'Bobby' }] })
    expect(await ann.next('pushProfiles')).toEqual({ userIDList: [bob.userID] })
  })
})

describe('an application', () => {
  it('is unread until the report, refused, or removed from one list', async () => {
    const [ann, bob] = await members()
    const phone = await loggedIn(server, { userID: bob.userID, platform: 1 })
    await add(ann, bob)
    const { applicationItem } = await applicationsOf(bob)
    await bob.request('readFriendApplications', { latestTimeStamp: applicationItem[0]?.time ?? 0 })
    await phone.until(() => phone.pushes('pushLists').length === 2)
    expect(await applicationsOf(phone)).toMatchObject({ unreadCount: 0, applicationItem: { length: 1 } })
    await bob.request('deleteFriendApplication', { toAccount: ann.userID })
    expect((await applicationsOf(bob)).applicationItem).toEqual([])
    expect((await applicationsOf(ann)).applicationItem).toHaveLength(1)
    expect((await accept(bob, ann)).errorCode).toBe(codeOf('FRIEND_APPLICATION_NOT_EXIST'))
    await add(ann, bob)
    expect((await applicationsOf(bob)).unreadCount).toBe(1)
    await accept(bob, ann, 'Response_Action_Reject')
    expect([(await applicationsOf(ann)).applicationItem, await idsOf(ann)]).toEqual([[], []])
  })

  it('is refused but not agreed to when one of the two has meanwhile blocked the other', async () => {
    const [ann, bob] = await members()
    await add(ann, bob)
    await ann.request('addToBlocklist', { userIDList: [bob.userID] })
    expect((await accept(bob, ann)).errorCode).toBe(codeOf('FRIEND_IN_PEER_BLACKLIST'))
    await bob.request('addToBlocklist', { userIDList: [ann.userID] })
    expect((await accept(bob, ann, 'Response_Action_Agree')).errorCode).toBe(codeOf('FRIEND_IN_OWN_BLACKLIST'))
    expect([await idsOf(ann), await idsOf(bob)]).toEqual([[], []])
    expect((await accept(bob, ann, 'Response_Action_Reject')).errorCode).toBe(0)
  })

  it('is agreed to without adding its sender', async () => {
    const [ann, bob] = await members()
    await add(ann, bob)
    await accept(bob, ann, 'Response_Action_Agree')
    expect([await idsOf(ann), await idsOf(bob)]).toEqual([[bob.userID], []])
  })
})

describe('friend groups', () => {
  it('are created, changed, renamed and deleted, and refuse by name', async () => {
    const [ann, bob] = await befriended()
    const created = await ann.request('createFriendGroup', { groupName: 'fans', userIDList: [bob.userID, '999999'] })
    expect(created).toMatchObject({
      friendGroup: { name: 'fans', userIDList: [bob.userID], count: 1 },
      failureItem: [{ userID: '999999', resultCode: codeOf('NOT_MY_FRIEND') }],
    })
    expect((await ann.request('createFriendGroup', { groupName: 'fans', userIDList: [] })).errorCode).toBe(
      codeOf('FRIEND_GROUP_EXISTED'),
    )
    const renamed = await ann.request('updateFriendGroup', { oldName: 'fans', newName: 'crew' })
    expect(renamed.friendGroup).toEqual({ name: 'crew', userIDList: [bob.userID], count: 1 })
    expect(await friendsOf(ann)).toMatchObject([{ groupList: ['crew'] }])
    expect((await ann.request('updateFriendGroup', { oldName: 'fans' })).errorCode).toBe(
      codeOf('FRIEND_GROUP_NOT_EXIST'),
    )
    const emptied = await ann.request('updateFriendGroup', { oldName: 'crew', deleteUserIDList: [bob.userID] })
    expect(emptied.friendGroup.count).toBe(0)
    await ann.request('updateFriendGroup', { oldName: 'crew', addUserIDList: [bob.userID] })
    expect((await ann.request('getFriendGroups', {})).friendGroupItem).toMatchObject([{ name: 'crew', count: 1 }])
    await ann.request('deleteFriends', { userIDList: [bob.userID] })
    expect((await ann.request('getFriendGroups', {})).friendGroupItem).toMatchObject([{ name: 'crew', count: 0 }])
    expect((await ann.request('deleteFriendGroup', { groupName: 'crew' })).errorCode).toBe(0)
    expect((await ann.request('getFriendGroups', {})).friendGroupItem).toEqual([])
  })
})

describe('two users, or two devices, that change friends at once', () => {
  it('end in the same state on both sides', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ann, bob] = await members()
      const phone = await loggedIn(server, { userID: bob.userID, platform: 1 })
      await add(ann, bob)
      const requests = [
        accept(bob, ann),
        accept(phone, ann),
        add(bob, ann),
        ann.request('deleteFriends', { userIDList: [bob.userID] }),
        bob.request('deleteFriends', { userIDList: [ann.userID] }),
        bob.request('createFriendGroup', { groupName: 'fans', userIDList: [ann.userID] }),
      ]
      for (const { errorCode } of await Promise.all(requests)) expect(errorCode).not.toBe(codeOf('SERVICE_OVERLOAD'))
      const [anns, bobs] = [await idsOf(ann), await idsOf(bob)]
      expect(anns.includes(bob.userID)).toBe(bobs.includes(ann.userID))
      expect(await idsOf(phone)).toEqual(bobs)
    }
  })
})
