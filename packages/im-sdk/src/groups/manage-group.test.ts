import { describe, expect, it } from 'vitest'
import { groupApplications } from '../group-applications'
import { groupMembers } from '../group-members'
import { EVENT, TYPES } from '../index'
import { inTime, loggedIn, storedMessage, type FakeClock, type FakeServer } from '../testing'
import { groups } from '.'

const modules = [groups, groupMembers, groupApplications] as const

/** Alice and Bob at one server. */
const pair = async () => {
  const alice = await loggedIn('alice', { modules })
  const { server, clock } = alice
  const bob = await loggedIn('bob', { modules, server, clock })
  return { alice: alice.chat, bob: bob.chat, server, clock }
}
type Pair = Awaited<ReturnType<typeof pair>>

const groupsOf = async (chat: Pair['bob'], clock: FakeClock) =>
  (await inTime(clock, chat.getGroupList())).data.groupList.map(({ groupID, memberCount, selfInfo }) => ({
    groupID,
    memberCount,
    role: selfInfo?.role,
  }))

/** A group of Alice with Bob. */
const withBob = async ({ alice, bob, clock }: Pair, options: object = {}): Promise<string> => {
  for (const chat of [alice, bob]) await inTime(clock, chat.getGroupList())
  const created = await inTime(
    clock,
    alice.createGroup({ name: 'fans', type: TYPES.GRP_PUBLIC, memberList: [{ userID: 'bob' }], ...options }),
  )
  await clock.advance(100)
  return created.data.group.groupID
}

describe('createGroup', () => {
  it('resolves with the group, which appears in the lists of its owner and members', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both, { introduction: 'about', groupCustomField: [{ key: 'a', value: '1' }] })
    expect(await groupsOf(alice, clock)).toEqual([{ groupID, memberCount: 2, role: 'Owner' }])
    expect(await groupsOf(bob, clock)).toEqual([{ groupID, memberCount: 2, role: 'Member' }])
    const { data } = await inTime(clock, bob.getGroupProfile({ groupID }))
    expect(data.group).toMatchObject({ introduction: 'about', groupCustomField: [{ key: 'a', value: '1' }] })
  })

  it('gives its owner and members the fields and roles that it names', async () => {
    const both = await pair()
    const { alice, clock } = both
    const fields = (value: string) => [{ key: 'team', value }]
    const groupID = await withBob(both, {
      memberCustomField: fields('red'),
      memberList: [{ userID: 'bob', role: TYPES.GRP_MBR_ROLE_ADMIN, memberCustomField: fields('blue') }],
    })
    const { data } = await inTime(clock, alice.getGroupMemberProfile({ groupID, userIDList: ['alice', 'bob'] }))
    expect(data.memberList).toMatchObject([
      { userID: 'alice', role: 'Owner', memberCustomField: fields('red') },
      { userID: 'bob', role: 'Admin', memberCustomField: fields('blue') },
    ])
  })

  it('is named in the conversation of its members at once, and after each change', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const groupID = await withBob(both)
    const before = server.count('syncUnread')
    const shown = async (chat: Pair['bob']) =>
      (await inTime(clock, chat.getConversationProfile(`GROUP${groupID}`))).data.conversation.groupProfile
    for (const chat of [alice, bob])
      expect(await shown(chat)).toMatchObject({ name: 'fans', ownerID: 'alice', memberCount: 2 })
    await inTime(clock, alice.updateGroupProfile({ groupID, name: 'friends', avatar: 'https://a/b.png' }))
    await inTime(clock, alice.addGroupMember({ groupID, userIDList: ['carol'] }))
    await inTime(clock, alice.changeGroupOwner({ groupID, newOwnerID: 'bob' }))
    await clock.advance(1_000)
    const now = { name: 'friends', avatar: 'https://a/b.png', ownerID: 'bob', memberCount: 3 }
    for (const chat of [alice, bob]) expect(await shown(chat)).toMatchObject(now)
    expect(server.count('syncUnread')).toBe(before)
  })

  it('refuses a wrong type, an id of another form and profanity by their names', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    const create = (options: object) => inTime(clock, chat.createGroup({ name: 'fans', type: 'Public', ...options }))
    await expect(create({ type: 'Clan' })).rejects.toMatchObject({ code: 2600, errorName: 'ILLEGAL_GROUP_TYPE' })
    await expect(create({ groupID: '@TGS#_x' })).rejects.toMatchObject({ code: 2602 })
    await expect(create({ type: 'Community', groupID: 'x' })).rejects.toMatchObject({ code: 2602 })
    await expect(create({ name: '' })).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    expect(server.count('createGroup')).toBe(0)
  })

  it('drops the members of a chat room and the join option of a work group', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    const memberList = [{ userID: 'bob' }]
    await inTime(
      clock,
      chat.createGroup({
        name: 'hall',
        type: 'AVChatRoom',
        memberList,
        joinOption: 'DisableApply',
        webPushFlag: false,
      }),
    )
    const request = server.requests.find(({ name }) => name === 'createGroup')
    expect(request?.body).toMatchObject({ memberList: [], webPushFlag: 0 })
    expect(request?.body).not.toHaveProperty('joinOption')
  })
})

describe('what others do with a group', () => {
  it('shows how many members a group may have at most, which its managers change', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both)
    const { data } = await inTime(clock, alice.updateGroupProfile({ groupID, maxMemberNum: 50 }))
    expect(data.group.maxMemberCount).toBe(50)
    await clock.advance(1_000)
    expect((await inTime(clock, bob.getGroupList())).data.groupList).toMatchObject([{ groupID, maxMemberCount: 50 }])
  })

  it('shows the role that an admin of a community has afterwards, also if it is a custom one', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both, { type: TYPES.GRP_COMMUNITY })
    const roleAfter = async (role: 'Admin' | 'Custom' | 'Member') => {
      await inTime(clock, alice.setGroupMemberRole({ groupID, userID: 'bob', role }))
      await clock.advance(5_000)
      return (await groupsOf(bob, clock))[0]?.role
    }
    for (const role of ['Admin', 'Custom', 'Admin', 'Member'] as const) expect(await roleAfter(role)).toBe(role)
  })

  it('reaches every member: profile, roles, owner and name cards', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both)
    const group = async () => (await inTime(clock, bob.getGroupList())).data.groupList[0]
    await inTime(clock, alice.updateGroupProfile({ groupID, name: 'ultras', muteAllMembers: true }))
    await clock.advance(100)
    expect(await group()).toMatchObject({ name: 'ultras', muteAllMembers: true })
    await inTime(clock, alice.setGroupMemberRole({ groupID, userID: 'bob', role: 'Admin' }))
    await clock.advance(100)
    expect((await group())?.selfInfo?.role).toBe('Admin')
    await inTime(clock, alice.setGroupMemberRole({ groupID, userID: 'bob', role: 'Member' }))
    await inTime(clock, alice.setGroupMemberNameCard({ groupID, userID: 'bob', nameCard: 'Bobby' }))
    await clock.advance(100)
    expect((await group())?.selfInfo).toMatchObject({ role: 'Member', nameCard: 'Bobby' })
    await inTime(clock, alice.changeGroupOwner({ groupID, newOwnerID: 'bob' }))
    await clock.advance(100)
    expect(await group()).toMatchObject({ ownerID: 'bob', selfInfo: { role: 'Owner' } })
    expect(await groupsOf(alice, clock)).toEqual([{ groupID, memberCount: 2, role: 'Member' }])
  })

  it('removes a dismissed group with its conversation, and announces a notice', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both)
    const notices: unknown[] = []
    bob.on(EVENT.GROUP_SYSTEM_NOTICE_RECEIVED, ({ data }) => notices.push(data.type))
    const conversations = () => bob.views.conversations.get().map(({ conversationID }) => conversationID)
    await clock.advance(1_000)
    expect(conversations()).toContain(`GROUP${groupID}`)
    await inTime(clock, alice.dismissGroup(groupID))
    await clock.advance(1_000)
    expect(await groupsOf(bob, clock)).toEqual([])
    expect(await groupsOf(alice, clock)).toEqual([])
    expect(conversations()).not.toContain(`GROUP${groupID}`)
    expect(notices).toEqual([5])
  })

  it('does not come back by a sync that was on its way', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const groupID = await withBob(both)
    await clock.advance(5_000)
    server.network.cut()
    server.say({ from: 'bob', groupID })
    const sync = server.handler('syncUnread')
    const release: (() => void)[] = []
    server.answer('syncUnread', async (...request) => {
      const reply = await sync(...request)
      await new Promise<void>((resolve) => void release.push(resolve))
      return reply
    })
    await clock.advance(5_000)
    const heard: unknown[] = []
    for (const chat of [alice, bob]) chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data))
    await inTime(clock, alice.dismissGroup(groupID))
    heard.length = 0
    server.answer('syncUnread', sync)
    for (const go of release) go()
    await clock.advance(5_000)
    expect(heard).toEqual([])
    expect(alice.views.conversations.get().map(({ conversationID }) => conversationID)).not.toContain(`GROUP${groupID}`)
  })

  it('is gone at once for a member when it is dismissed in the second of its creation, also if its tips come later', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const info = server.handler('getGroupInfo')
    server.answer('getGroupInfo', async (...request) => {
      const reply = await info(...request)
      const joinTime = Math.floor(clock.now() / 1_000)
      const groupInfoList = reply.groupInfoList.map((one) => ({
        ...one,
        ...(one.selfInfo && { selfInfo: { ...one.selfInfo, joinTime } }),
      }))
      return { ...reply, groupInfoList }
    })
    const groupID = await withBob(both)
    const conversations = () => bob.views.conversations.get().map(({ conversationID }) => conversationID)
    await inTime(clock, alice.dismissGroup(groupID))
    await clock.advance(100)
    expect(await groupsOf(bob, clock)).toEqual([])
    const asked = server.count('getGroupInfo')
    const late = storedMessage({ fromAccount: 'alice', groupID, groupType: 'Public', sequence: 1 })
    server.push('bob', 'pushMessages', { messageList: [late], sessionData: '' })
    await clock.advance(500)
    expect(conversations()).not.toContain(`GROUP${groupID}`)
    expect(server.count('getGroupInfo')).toBe(asked)
  })

  it('stays when an old notice of its end comes after the user has joined it again', async () => {
    const both = await pair()
    const { bob, clock, server } = both
    const info = server.handler('getGroupInfo')
    const now = Math.floor(clock.now() / 1_000)
    server.answer('getGroupInfo', async (...request) => {
      const reply = await info(...request)
      const groupInfoList = reply.groupInfoList.map((one) => ({
        ...one,
        ...(one.selfInfo && { selfInfo: { ...one.selfInfo, joinTime: now } }),
      }))
      return { ...reply, groupInfoList }
    })
    const groupID = await withBob(both)
    const end = (time: number) => {
      const groupProfile = { groupID, type: 'Public', name: '', avatar: '', ownerID: 'alice' }
      const msgBody = [{ msgType: 'TIMGroupSystemNoticeElem', msgContent: { operationType: 5, groupProfile } }]
      const notice = { fromAccount: '@TIM#SYSTEM', toAccount: 'bob', msgBody, sequence: 0, time }
      server.push('bob', 'pushMessages', { messageList: [storedMessage(notice)], sessionData: '' })
      return clock.advance(500)
    }
    await end(now - 1)
    expect((await groupsOf(bob, clock)).length).toBe(1)
    await end(now)
    expect(await groupsOf(bob, clock)).toEqual([])
  })

  it('stays after the next message when the user has joined it again after its end', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const groupID = await withBob(both)
    await clock.advance(2_000)
    await inTime(clock, alice.dismissGroup(groupID))
    await clock.advance(2_000)
    expect(await groupsOf(bob, clock)).toEqual([])
    server.addGroup({ groupID, members: new Set(['alice']) })
    await inTime(clock, bob.joinGroup({ groupID }))
    server.say({ from: 'alice', groupID, text: 'again' })
    await clock.advance(5_000)
    expect(await groupsOf(bob, clock)).toMatchObject([{ groupID, role: 'Member' }])
    expect(bob.views.conversations.get().map(({ conversationID }) => conversationID)).toContain(`GROUP${groupID}`)
  })

  it('resolves with the group when it is dismissed before its profile is read, and lists no such group', async () => {
    const { alice, clock, server } = await pair()
    await inTime(clock, alice.getGroupList())
    const create = server.handler('createGroup')
    server.answer('createGroup', async (...request) => {
      const reply = await create(...request)
      server.groups.dismiss(reply.groupID)
      return reply
    })
    const { data } = await inTime(clock, alice.createGroup({ name: 'fans', type: TYPES.GRP_PUBLIC }))
    expect(data.group).toMatchObject({ name: 'fans', type: 'Public', ownerID: 'alice', selfInfo: null })
    await clock.advance(10_000)
    expect(await groupsOf(alice, clock)).toEqual([])
  })

  it('removes a group from which the user was kicked, and brings it back when the user is added', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both)
    await clock.advance(2_000)
    const { data } = await inTime(clock, alice.deleteGroupMember({ groupID, userIDList: ['bob'], reason: 'rude' }))
    expect(data.userIDList).toEqual(['bob'])
    await clock.advance(100)
    expect(await groupsOf(bob, clock)).toEqual([])
    expect(await groupsOf(alice, clock)).toEqual([{ groupID, memberCount: 1, role: 'Owner' }])
    await inTime(clock, alice.addGroupMember({ groupID, userIDList: ['bob'] }))
    await clock.advance(100)
    expect(await groupsOf(bob, clock)).toEqual([{ groupID, memberCount: 2, role: 'Member' }])
  })

  it('does not come back with a message that is acknowledged after the user was removed', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const groupID = await withBob(both)
    server.say({ from: 'alice', groupID })
    await clock.advance(100)
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('message.send_group') ? 3_000 : 'deliver'
    const conversationType = TYPES.CONV_GROUP
    const message = bob.createTextMessage({ to: groupID, conversationType, payload: { text: 'late' } })
    const sent = bob.sendMessage(message)
    await clock.advance(100)
    await inTime(clock, alice.deleteGroupMember({ groupID, userIDList: ['bob'] }))
    await inTime(clock, sent)
    await clock.advance(10_000)
    expect(bob.views.conversations.get().map(({ conversationID }) => conversationID)).not.toContain(`GROUP${groupID}`)
  })

  it('shows its present name, owner and number of members in its conversation', async () => {
    const both = await pair()
    const { alice, bob, clock } = both
    const groupID = await withBob(both)
    const shown = () => bob.views.conversations.get().find((one) => one.conversationID === `GROUP${groupID}`)
    expect(shown()?.groupProfile).toMatchObject({ name: 'fans', ownerID: 'alice', memberCount: 2 })
    await inTime(clock, alice.updateGroupProfile({ groupID, name: 'supporters' }))
    await inTime(clock, alice.addGroupMember({ groupID, userIDList: ['carol'] }))
    await inTime(clock, alice.changeGroupOwner({ groupID, newOwnerID: 'bob' }))
    await clock.advance(2_000)
    expect(shown()?.groupProfile).toMatchObject({ name: 'supporters', ownerID: 'bob', memberCount: 3 })
  })

  it('costs a client one tip for each change, not the whole list', async () => {
    const both = await pair()
    const { alice, clock, server } = both
    const groupID = await withBob(both)
    const before = server.count('getJoinedGroupList')
    for (let index = 0; index < 50; index++)
      await inTime(clock, alice.addGroupMember({ groupID, userIDList: [`fan${index}`] }))
    await clock.advance(1_000)
    expect(await groupsOf(alice, clock)).toEqual([{ groupID, memberCount: 52, role: 'Owner' }])
    expect(server.count('getJoinedGroupList')).toBe(before)
  })

  it('looks for a group that the server does not return four times, then gives up', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    await inTime(clock, chat.getGroupList())
    server.addGroup({ groupID: 'late', members: new Set(['alice']) })
    const handler = server.handler('getGroupInfo')
    server.answer('getGroupInfo', () => ({ groupInfoList: [], resultItem: [] }))
    server.say({ from: 'bob', groupID: 'late' })
    const join = (from: string) =>
      server.handler('addGroupMember')(
        { groupID: 'late', userIDList: [from] },
        { userID: 'alice', expiresAt: 0, peer: {} as never },
        {} as never,
      )
    await join('carol')
    await clock.advance(20_000)
    expect(server.count('getGroupInfo')).toBe(4)
    expect(await groupsOf(chat, clock)).toEqual([])
    server.answer('getGroupInfo', handler)
    await join('dave')
    await clock.advance(5_000)
    expect(await groupsOf(chat, clock)).toMatchObject([{ groupID: 'late' }])
  })

  it('is not undone by a tip that is older than the profile', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const groupID = await withBob(both)
    await inTime(clock, alice.updateGroupProfile({ groupID, name: 'first' }))
    await inTime(clock, alice.updateGroupProfile({ groupID, name: 'second' }))
    await clock.advance(100)
    bob.on(EVENT.GROUP_LIST_UPDATED, () => undefined)
    server.network.cut()
    await clock.advance(5_000)
    const { data } = await inTime(clock, bob.getGroupList())
    expect(data.groupList.map(({ name }) => name)).toEqual(['second'])
  })

  it('is not undone by a list that was read before its tip, and neither is a new role', async () => {
    const both = await pair()
    const { alice, bob, clock, server } = both
    const groupID = await withBob(both)
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('group.get_joined') ? 2_000 : 'deliver'
    server.network.cut()
    await clock.advance(1_500)
    await inTime(clock, alice.updateGroupProfile({ groupID, name: 'late' }))
    await inTime(clock, alice.addGroupMember({ groupID, userIDList: ['carol'] }))
    await inTime(clock, alice.setGroupMemberRole({ groupID, userID: 'bob', role: 'Admin' }))
    await clock.advance(20_000)
    const { groupList } = (await inTime(clock, bob.getGroupList())).data
    expect(groupList).toMatchObject([{ name: 'late', memberCount: 3, selfInfo: { role: 'Admin' } }])
  })

  it('does not break the client if a tip or notice is broken', async () => {
    const both = await pair()
    const { bob, clock, server } = both
    const groupID = await withBob(both)
    for (const msgContent of [{}, { operationType: 'x', userIDList: 7, newGroupProfile: [], memberList: [null] }])
      for (const msgType of ['TIMGroupTipElem', 'TIMGroupSystemNoticeElem'])
        server.push('bob', 'pushMessages', {
          sessionData: '',
          messageList: [
            storedMessage({
              ...(msgType === 'TIMGroupTipElem'
                ? { fromAccount: 'alice', groupID, groupType: 'Public', sequence: 2 }
                : { fromAccount: '@TIM#SYSTEM', toAccount: 'bob', sequence: 2 }),
              msgBody: [{ msgType, msgContent }],
            }),
          ],
        })
    await clock.advance(100)
    expect(await groupsOf(bob, clock)).toEqual([{ groupID, memberCount: 2, role: 'Member' }])
  })
})

describe('the conversation with the system', () => {
  it('has the notices, is not in the unread total, and can be read', async () => {
    const both = await pair()
    const { bob, clock, server } = both
    await withBob(both)
    await clock.advance(1_000)
    const system = () => bob.views.conversations.get().find(({ type }) => type === TYPES.CONV_SYSTEM)
    expect(system()).toMatchObject({ conversationID: '@TIM#SYSTEM', unreadCount: 1 })
    expect(bob.getTotalUnreadMessageCount()).toBe(0)
    const { data } = await inTime(clock, bob.getMessageList({ conversationID: '@TIM#SYSTEM' }))
    expect(data.messageList).toMatchObject([{ from: '@TIM#SYSTEM', conversationType: '@TIM#SYSTEM', flow: 'in' }])
    await inTime(clock, bob.setMessageRead({ conversationID: '@TIM#SYSTEM' }))
    await clock.advance(2_000)
    expect(system()?.unreadCount).toBe(0)
    expect(server.world.readMark('bob', { peer: '@TIM#SYSTEM', groupID: '' })).toBe(1)
  })
})

describe('joining a group that needs permission', () => {
  const asked = async (): Promise<Pair & { groupID: string }> => {
    const both = await pair()
    const { alice, bob, clock } = both
    for (const chat of [alice, bob]) await inTime(clock, chat.getGroupList())
    const created = await inTime(clock, alice.createGroup({ name: 'fans', type: 'Public' }))
    const { groupID } = created.data.group
    const joined = await inTime(clock, bob.joinGroup({ groupID, applyMessage: 'please' }))
    expect(joined.data.status).toBe(TYPES.JOIN_STATUS_WAIT_APPROVAL)
    return { ...both, groupID }
  }

  it('waits for a manager, who agrees from the list', async () => {
    const { alice, bob, clock, groupID } = await asked()
    const { data } = await inTime(clock, alice.getGroupApplicationList())
    expect(data.applicationList).toMatchObject([{ groupID, applicant: 'bob', applyMessage: 'please' }])
    const [application] = data.applicationList
    if (application === undefined) throw new Error('There is no application.')
    const handled = await inTime(clock, alice.handleGroupApplication({ handleAction: 'Agree', application }))
    expect(handled.data.group).toMatchObject({ groupID, memberCount: 2 })
    await clock.advance(100)
    expect(await groupsOf(bob, clock)).toEqual([{ groupID, memberCount: 2, role: 'Member' }])
    expect((await inTime(clock, alice.getGroupApplicationList())).data.applicationList).toEqual([])
  })

  it('or rejects from the notice', async () => {
    const { alice, bob, clock, groupID } = await asked()
    await clock.advance(1_000)
    const { data } = await inTime(clock, alice.getMessageList({ conversationID: '@TIM#SYSTEM' }))
    const message = data.messageList.at(-1)
    if (message === undefined) throw new Error('There is no notice.')
    await inTime(clock, alice.handleGroupApplication({ handleAction: 'Reject', message }))
    await clock.advance(100)
    expect(await groupsOf(bob, clock)).toEqual([])
    await expect(inTime(clock, alice.handleGroupApplication({ handleAction: 'Agree', message }))).rejects.toMatchObject(
      { code: 10_004 },
    )
    await expect(alice.handleGroupApplication({ handleAction: 'Agree' })).rejects.toMatchObject({ code: 3100 })
    expect(groupID).not.toBe('')
  })

  it('is refused at once for a work group', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    await expect(inTime(clock, chat.joinGroup({ groupID: 'crew', type: TYPES.GRP_WORK }))).rejects.toMatchObject({
      code: 2601,
      errorName: 'CANNOT_JOIN_WORK',
    })
    server.addGroup({ groupID: 'team', type: 'Private', members: new Set(['alice']) })
    server.network.cut()
    await clock.advance(5_000)
    expect((await inTime(clock, chat.getGroupList())).data.groupList).toMatchObject([{ groupID: 'team' }])
    await expect(inTime(clock, chat.joinGroup({ groupID: 'team' }))).rejects.toMatchObject({ code: 2601 })
    expect(server.count('joinGroup')).toBe(0)
  })
})

describe('rules that the client knows', () => {
  const start = async (): Promise<{ chat: Pair['alice']; server: FakeServer; clock: FakeClock }> => {
    const started = await loggedIn('alice', { modules })
    const { server, clock, chat } = started
    const members = new Set(['alice', 'bob'])
    server.addGroup({ groupID: 'mine', ownerID: 'alice', members })
    server.addGroup({ groupID: 'theirs', ownerID: 'bob', members })
    server.addGroup({ groupID: 'work', type: 'Private', ownerID: 'alice', members })
    await clock.advance(100)
    server.network.cut()
    await clock.advance(5_000)
    await inTime(clock, chat.getGroupList())
    return started
  }

  it('are refused by their names, without a request', async () => {
    const { chat, server, clock } = await start()
    const before = server.requests.length
    const cases: [() => Promise<unknown>, string][] = [
      [() => chat.dismissGroup('work'), 'CANNOT_DISMISS_WORK'],
      [() => chat.changeGroupOwner({ groupID: 'mine', newOwnerID: 'alice' }), 'CANNOT_CHANGE_OWNER_TO_SELF'],
      [() => chat.changeGroupOwner({ groupID: 'theirs', newOwnerID: 'carol' }), 'NOT_OWNER'],
      [() => chat.setGroupMemberMuteTime({ groupID: 'mine', userID: 'alice', muteTime: 60 }), 'CANNOT_MUTE_SELF'],
      [() => chat.setGroupMemberRole({ groupID: 'theirs', userID: 'bob', role: 'Admin' }), 'NOT_OWNER'],
      [() => chat.setGroupMemberRole({ groupID: 'mine', userID: 'alice', role: 'Admin' }), 'CANNOT_SET_SELF_ROLE'],
      [() => chat.setGroupMemberRole({ groupID: 'mine', userID: 'bob', role: 'Custom' }), 'INVALID_MEMBER_ROLE'],
      [
        () => chat.setGroupMemberRole({ groupID: 'work', userID: 'bob', role: 'Admin' }),
        'CANNOT_SET_MEMBER_ROLE_IN_WORK_AND_AVCHATROOM',
      ],
      [() => chat.setGroupMemberMuteTime({ groupID: 'mine', userID: 'bob', muteTime: -1 }), 'PARAMS_INVALID'],
      [() => chat.deleteGroupMember({ groupID: 'mine', userIDList: [] }), 'PARAMS_INVALID'],
    ]
    for (const [call, errorName] of cases) await expect(inTime(clock, call())).rejects.toMatchObject({ errorName })
    expect(server.requests.length).toBe(before)
  })
})

describe('getGroupMemberList', () => {
  it('pages by 15, or by count up to 100, with the offset of the last page', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    const members = new Set(['alice', ...Array.from({ length: 39 }, (_, index) => `fan${index}`)])
    server.addGroup({ groupID: 'big', ownerID: 'alice', members })
    const page = async (options: object = {}) =>
      (await inTime(clock, chat.getGroupMemberList({ groupID: 'big', ...options }))).data
    const first = await page()
    expect([first.memberList.length, first.offset, first.memberList[0]?.role]).toEqual([15, 15, 'Owner'])
    const second = await page({ offset: first.offset, count: 20 })
    const third = await page({ offset: second.offset })
    expect([second.memberList.length, second.offset, third.memberList.length, third.offset]).toEqual([20, 35, 5, 0])
    const all = [first, second, third].flatMap(({ memberList }) => memberList.map(({ userID }) => userID))
    expect(new Set(all).size).toBe(40)
    expect((await page({ count: 500 })).memberList).toHaveLength(40)
    expect((await page({ role: 'Owner' })).memberList.map(({ userID }) => userID)).toEqual(['alice'])
  })
})
