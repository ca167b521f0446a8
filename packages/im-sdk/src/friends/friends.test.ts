import { describe, expect, it } from 'vitest'
import { moderation } from '../moderation'
import { EVENT, TYPES } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn, seededRandom } from '../testing'
import { friends, type Friend, type FriendApplicationData, type FriendGroup } from '.'

const SOURCE = 'AddSource_Type_Web'

const start = async (prepare: (server: FakeServer) => void = () => undefined, userID = 'alice') => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  prepare(server)
  let seed = 0
  const join = async (who: string) => {
    const random = seededRandom((seed += 1))
    const { chat } = await loggedIn(who, { clock, server, random, modules: [friends, moderation()] })
    const told = { friends: [] as (readonly Friend[])[], groups: [] as (readonly FriendGroup[])[] }
    const applications: FriendApplicationData[] = []
    chat.on(EVENT.FRIEND_LIST_UPDATED, ({ data }) => told.friends.push(data))
    chat.on(EVENT.FRIEND_GROUP_LIST_UPDATED, ({ data }) => told.groups.push(data))
    chat.on(EVENT.FRIEND_APPLICATION_LIST_UPDATED, ({ data }) => applications.push(data))
    const ids = async () => (await inTime(clock, chat.getFriendList())).data.map((friend) => friend.userID)
    const pending = async () => (await inTime(clock, chat.getFriendApplicationList())).data
    return { chat, told, applications, ids, pending }
  }
  return { clock, server, join, ...(await join(userID)) }
}

describe('IM-82: friends', () => {
  it('are added at once by who allows any, with remark, group and source, on both sides', async () => {
    const { chat, clock, server, told, ids, join } = await start()
    server.people.setProfile('bob', { allowType: TYPES.ALLOW_TYPE_ALLOW_ANY, nick: 'Bob' })
    const other = await join('bob')
    const { data } = await inTime(
      clock,
      chat.addFriend({ to: 'bob', source: SOURCE, remark: 'Bobby', groupName: 'fans' }),
    )
    expect(data).toEqual({ userID: 'bob', code: 0, message: '' })
    const list = (await inTime(clock, chat.getFriendList())).data
    expect(list).toMatchObject([
      {
        userID: 'bob',
        remark: 'Bobby',
        groupList: ['fans'],
        source: SOURCE,
        profile: { nick: 'Bob' },
        friendCustomField: [],
      },
    ])
    expect(told.friends.at(-1)).toEqual(list)
    expect(told.groups.at(-1)).toEqual([{ name: 'fans', userIDList: ['bob'], count: 1 }])
    await clock.advance(1_000)
    expect(await other.ids()).toEqual(['alice'])
    expect(await ids()).toEqual(['bob'])
  })

  it('are asked to agree otherwise: 30539 is success with a message', async () => {
    const { chat, clock, ids, join, applications } = await start()
    const bob = await join('bob')
    const { data } = await inTime(clock, chat.addFriend({ to: 'bob', source: SOURCE, wording: 'hello' }))
    expect(data).toEqual({ userID: 'bob', code: 30539, message: expect.stringContaining('agree') })
    expect(applications.at(-1)).toMatchObject({
      unreadCount: 0,
      friendApplicationList: [
        { userID: 'bob', type: TYPES.SNS_APPLICATION_SENT_BY_ME, wording: 'hello', source: SOURCE },
      ],
    })
    await clock.advance(100)
    expect(bob.applications.at(-1)).toMatchObject({
      unreadCount: 1,
      friendApplicationList: [{ userID: 'alice', type: TYPES.SNS_APPLICATION_SENT_TO_ME }],
    })
    expect(
      (await inTime(clock, bob.chat.acceptFriendApplication({ userID: 'alice', remark: 'Ann' }))).data,
    ).toBeUndefined()
    await clock.advance(1_000)
    expect([await ids(), await bob.ids()]).toEqual([['bob'], ['alice']])
    expect((await bob.pending()).friendApplicationList).toEqual([])
    expect(applications.at(-1)).toEqual({ friendApplicationList: [], unreadCount: 0 })
  })

  it.each([
    [{ to: '', source: SOURCE }, 'PARAMS_INVALID'],
    [{ to: 'bob' }, 'PARAMS_INVALID'],
    [{ to: 'bob', source: 'Web' }, 'PARAMS_INVALID'],
    [{ to: 'bob', source: 'AddSource_Type_123456789' }, 'PARAMS_INVALID'],
    [{ to: 'bob', source: SOURCE, remark: 'x'.repeat(97) }, 'PARAMS_INVALID'],
    [{ to: 'bob', source: SOURCE, type: 'both' }, 'PARAMS_INVALID'],
    [{ to: 'bob', source: SOURCE, wording: 'a bribe' }, 'PROFANITY_FOUND'],
    [{ to: 'carol', source: SOURCE }, 'ALREADY_MY_FRIEND'],
    [{ to: 'nobody', source: SOURCE }, 'INVALID_ID'],
    [{ to: 'deaf', source: SOURCE }, 'FRIEND_ADD_DENIED'],
    [{ to: 'foe', source: SOURCE }, 'FRIEND_IN_PEER_BLACKLIST'],
  ])('are not added by %j: %s', async (options, errorName) => {
    const { chat, clock, ids } = await start((server) => {
      const word = { profanity: 'bribe', filterType: 1 as const, replacement: '', profanityType: 0 }
      server.words = { version: 1, list: [word] }
      server.friends.make('alice', 'carol')
      server.people.absent.add('nobody')
      server.people.setProfile('deaf', { allowType: TYPES.ALLOW_TYPE_DENY_ANY })
      server.people.block('foe', ['alice'])
    })
    await expect(inTime(clock, chat.addFriend(options as never))).rejects.toMatchObject({ errorName })
    expect(await ids()).toEqual(['carol'])
  })

  it('are deleted on both sides by default, and who is no friend is a failure', async () => {
    const { chat, clock, ids, join } = await start((server) => {
      server.friends.make('alice', 'bob')
      server.friends.make('alice', 'carol')
    })
    const [bob, carol] = [await join('bob'), await join('carol')]
    const { data } = await inTime(clock, chat.deleteFriend({ userIDList: ['bob', 'dave'] }))
    expect(data).toEqual({
      successUserIDList: [{ userID: 'bob' }],
      failureUserIDList: [{ userID: 'dave', code: 2700, message: 'The user is not a friend.' }],
    })
    await inTime(clock, chat.deleteFriend({ userIDList: ['carol'], type: TYPES.SNS_DELETE_TYPE_SINGLE }))
    await clock.advance(1_000)
    expect([await ids(), await bob.ids(), await carol.ids()]).toEqual([[], [], ['alice']])
  })

  it('are deleted up to the first 1,000 of a list', async () => {
    const { chat, clock, server } = await start()
    await inTime(clock, chat.deleteFriend({ userIDList: Array.from({ length: 1_001 }, (_, i) => `user${i}`) }))
    expect(server.requests.find(({ name }) => name === 'deleteFriends')?.body.userIDList).toHaveLength(1_000)
  })

  it('are checked on one side or on both', async () => {
    const { chat, clock } = await start((server) => {
      server.friends.make('alice', 'bob')
    })
    const relations = async (type?: typeof TYPES.SNS_CHECK_TYPE_SINGLE) => {
      const { data } = await inTime(clock, chat.checkFriend({ userIDList: ['bob', 'dave'], type }))
      return data.successUserIDList.map(({ relation }) => relation)
    }
    expect(await relations()).toEqual([TYPES.SNS_TYPE_BOTH_WAY, TYPES.SNS_TYPE_NO_RELATION])
    expect(await relations(TYPES.SNS_CHECK_TYPE_SINGLE)).toEqual([TYPES.SNS_TYPE_A_WITH_B, TYPES.SNS_TYPE_NO_RELATION])
  })

  it('have a remark of at most 96 characters, own fields, and the remark in their conversation', async () => {
    const { chat, clock, server } = await start((fake) => fake.friends.make('alice', 'bob'))
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(1_000)
    const remark = '足'.repeat(96)
    const friendCustomField = [{ key: 'Tag_SNS_Custom_Team', value: 'Santos' }]
    const { data } = await inTime(clock, chat.updateFriend({ userID: 'bob', remark, friendCustomField }))
    expect(data).toMatchObject({ userID: 'bob', remark, friendCustomField })
    const shown = chat.views.conversations.get()
    expect(shown).toMatchObject([{ conversationID: 'C2Cbob', remark }])
    /** What does not change the remark leaves the list as it is. */
    await inTime(
      clock,
      chat.updateFriend({ userID: 'bob', friendCustomField: [{ key: 'Tag_SNS_Custom_A', value: 'b' }] }),
    )
    expect(chat.views.conversations.get()).toBe(shown)
    for (const options of [
      { userID: 'bob', remark: remark + 'x' },
      { userID: 'bob', friendCustomField: [{ key: 'Team', value: 'x' }] },
      { userID: 'bob', friendCustomField: [{ key: 'Tag_SNS_Custom_Team', value: 1 }] },
    ])
      await expect(chat.updateFriend(options as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    await expect(inTime(clock, chat.updateFriend({ userID: 'dave', remark: '' }))).rejects.toMatchObject({
      errorName: 'NOT_MY_FRIEND',
    })
    await inTime(clock, chat.logout())
    expect(chat.views.conversations.get()).toEqual([])
  })

  it('are read as a whole once, then only what has changed, with profiles in pages of 100', async () => {
    const { clock, server, ids } = await start((fake) => {
      for (let i = 0; i < 250; i++) fake.friends.make('alice', `user${i}`)
    })
    expect(await ids()).toHaveLength(250)
    const sent = (name: string) => server.requests.filter((request) => request.name === name).map(({ body }) => body)
    expect(sent('getFriendList').map(({ startIndex, standardSequence }) => [startIndex, standardSequence])).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
    ])
    expect(sent('getProfiles').map(({ userItem }) => (userItem as string[]).length)).toEqual([100, 100, 50])
    server.friends.make('alice', 'late')
    await clock.advance(1_000)
    expect(await ids()).toHaveLength(251)
    expect(sent('getFriendList').at(-1)).toMatchObject({ startIndex: 0, standardSequence: 250 })
    expect(sent('getProfiles').at(-1)?.userItem).toEqual(['late'])
  })

  it('follow other devices after being away, deleted ones too', async () => {
    const { chat, clock, server, ids, told } = await start((fake) => {
      fake.friends.make('alice', 'bob')
      fake.friends.make('alice', 'carol')
    })
    await clock.advance(1_000)
    server.isPushing = false
    const other = await loggedIn('alice', { clock, server, modules: [friends] })
    await inTime(clock, other.chat.deleteFriend({ userIDList: ['bob'] }))
    server.friends.make('alice', 'dave')
    expect(await ids()).toEqual(['bob', 'carol'])
    server.network.cut()
    await clock.advance(6_000)
    expect((await ids()).toSorted()).toEqual(['carol', 'dave'])
    expect(
      told.friends
        .at(-1)
        ?.map(({ userID }) => userID)
        .toSorted(),
    ).toEqual(['carol', 'dave'])
    expect(chat).toBeDefined()
  })

  it('are requested by id, with failures for others and profiles that are at most 180 s old', async () => {
    const { chat, clock, server } = await start((fake) => fake.friends.make('alice', 'bob'))
    const get = async () => (await inTime(clock, chat.getFriendProfile({ userIDList: ['bob', 'dave'] }))).data
    expect(await get()).toMatchObject({
      friendList: [{ userID: 'bob', profile: { userID: 'bob' } }],
      failureUserIDList: [{ userID: 'dave', code: 2700 }],
    })
    const profiles = server.count('getProfiles')
    await get()
    expect(server.count('getProfiles')).toBe(profiles)
    await clock.advance(180_000)
    await get()
    expect(server.count('getProfiles')).toBe(profiles + 1)
  })

  it('show a changed profile', async () => {
    const { clock, server, ids, told } = await start((fake) => fake.friends.make('alice', 'bob'))
    await ids()
    server.people.setProfile('bob', { nick: 'Bobby' })
    server.push('alice', 'pushProfiles', { userIDList: ['bob'] })
    await clock.advance(2_000)
    expect(told.friends.at(-1)).toMatchObject([{ userID: 'bob', profile: { nick: 'Bobby' } }])
  })

  it('of two devices that change them at once are the same on both, and at the peer', async () => {
    const { chat, clock, server, join, ids } = await start((fake) => fake.friends.make('alice', 'bob'))
    const [phone, bob] = [await join('alice'), await join('bob')]
    const calls = [
      chat.deleteFriend({ userIDList: ['bob'] }),
      phone.chat.deleteFriend({ userIDList: ['bob'] }),
      bob.chat.deleteFriend({ userIDList: ['alice'] }),
    ]
    const results = await Promise.all(calls.map((call) => inTime(clock, call)))
    expect(results.map(({ data }) => data.successUserIDList.length).toSorted()).toEqual([0, 0, 1])
    await clock.advance(2_000)
    expect([await ids(), await phone.ids(), await bob.ids()]).toEqual([[], [], []])
    expect(server.friends.has('bob', 'alice')).toBe(false)
  })
})

describe('IM-83: friend applications', () => {
  it('count as unread until they are read, on all devices', async () => {
    const { chat, clock, server, pending, join } = await start()
    const phone = await join('alice')
    server.friends.ask('bob', 'alice', 'hello')
    server.friends.ask('carol', 'alice')
    await clock.advance(100)
    expect(await pending()).toMatchObject({
      unreadCount: 2,
      friendApplicationList: [{ userID: 'carol' }, { userID: 'bob', wording: 'hello' }],
    })
    await inTime(clock, chat.setFriendApplicationRead())
    await clock.advance(100)
    expect([(await pending()).unreadCount, (await phone.pending()).unreadCount]).toEqual([0, 0])
    expect((await phone.pending()).friendApplicationList).toHaveLength(2)
  })

  it('are refused or deleted; one that does not exist is refused by name', async () => {
    const { chat, clock, ids, pending, join } = await start((fake) => {
      fake.friends.ask('bob', 'alice')
      fake.friends.ask('carol', 'alice')
    })
    const [bob, carol] = [await join('bob'), await join('carol')]
    await inTime(clock, chat.refuseFriendApplication({ userID: 'bob' }))
    await inTime(clock, chat.deleteFriendApplication({ userID: 'carol' }))
    await clock.advance(1_000)
    expect((await pending()).friendApplicationList).toEqual([])
    expect((await bob.pending()).friendApplicationList).toEqual([])
    expect((await carol.pending()).friendApplicationList).toHaveLength(1)
    expect(await ids()).toEqual([])
    for (const call of [
      () => chat.acceptFriendApplication({ userID: 'bob' }),
      () => chat.deleteFriendApplication({ userID: 'bob' }),
    ])
      await expect(inTime(clock, call())).rejects.toMatchObject({
        errorName: 'FRIEND_APPLICATION_NOT_EXIST',
        code: 2716,
      })
  })

  it('accepted without adding make the user a friend of the sender only', async () => {
    const { chat, clock, ids, join } = await start((fake) => fake.friends.ask('bob', 'alice'))
    const bob = await join('bob')
    await inTime(clock, chat.acceptFriendApplication({ userID: 'bob', type: TYPES.SNS_APPLICATION_AGREE }))
    await clock.advance(1_000)
    expect([await ids(), await bob.ids()]).toEqual([[], ['alice']])
  })

  it('are read in pages of 100', async () => {
    const { server, pending } = await start((fake) => {
      for (let i = 0; i < 150; i++) fake.friends.ask(`user${i}`, 'alice')
    })
    expect(await pending()).toMatchObject({ unreadCount: 150, friendApplicationList: { length: 150 } })
    const pages = server.requests.filter(({ name }) => name === 'getFriendApplications')
    expect(pages.map(({ body }) => body.startIndex)).toEqual([0, 100])
  })
})

describe('friend groups', () => {
  it('are created, filled, emptied, renamed and deleted, with the names of groups that exist or do not', async () => {
    const { chat, clock, ids } = await start((fake) => {
      fake.friends.make('alice', 'bob')
      fake.friends.make('alice', 'carol')
    })
    await ids()
    const stranger = [{ userID: 'dave', code: 2700, message: 'The user is not a friend.' }]
    const created = await inTime(clock, chat.createFriendGroup({ name: 'fans', userIDList: ['bob', 'dave'] }))
    expect(created.data).toEqual({
      friendGroup: { name: 'fans', userIDList: ['bob'], count: 1 },
      failureUserIDList: stranger,
    })
    const added = await inTime(clock, chat.addToFriendGroup({ name: 'fans', userIDList: ['carol', 'dave'] }))
    expect(added.data).toMatchObject({ friendGroup: { count: 2 }, failureUserIDList: stranger })
    const removed = await inTime(clock, chat.removeFromFriendGroup({ name: 'fans', userIDList: ['bob'] }))
    expect(removed.data.friendGroup.userIDList).toEqual(['carol'])
    const renamed = await inTime(clock, chat.renameFriendGroup({ oldName: 'fans', newName: 'crew' }))
    expect(renamed.data).toEqual({ name: 'crew', userIDList: ['carol'], count: 1 })
    expect((await inTime(clock, chat.getFriendList())).data.map(({ groupList }) => groupList).toSorted()).toEqual([
      [],
      ['crew'],
    ])
    await expect(inTime(clock, chat.createFriendGroup({ name: 'crew', userIDList: ['bob'] }))).rejects.toMatchObject({
      errorName: 'FRIEND_GROUP_EXISTED',
      code: 2710,
    })
    for (const call of [
      () => chat.deleteFriendGroup({ name: 'fans' }),
      () => chat.renameFriendGroup({ oldName: 'fans', newName: 'team' }),
      () => chat.addToFriendGroup({ name: 'fans', userIDList: ['bob'] }),
      () => chat.removeFromFriendGroup({ name: 'fans', userIDList: ['bob'] }),
    ])
      await expect(inTime<unknown>(clock, call())).rejects.toMatchObject({
        errorName: 'FRIEND_GROUP_NOT_EXIST',
        code: 2711,
      })
    expect((await inTime(clock, chat.deleteFriendGroup({ name: 'crew' }))).data).toMatchObject({ name: 'crew' })
    expect((await inTime(clock, chat.getFriendGroupList())).data).toEqual([])
    expect((await inTime(clock, chat.getFriendList())).data.flatMap(({ groupList }) => groupList)).toEqual([])
  })
})
