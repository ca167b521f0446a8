import { describe, expect, it } from 'vitest'
import { EVENT } from '../index'
import { inTime, loggedIn, startChat, storedMessage, type FakeServer } from '../testing'
import { changedFrames } from '../testing/changed-frames'
import { groups, type Group } from '.'

const ALICE = { userID: 'alice', userSig: 'sig-alice' }
const ids = (list: readonly Group[]): string[] => list.map(({ groupID }) => groupID)

const addGroups = (server: FakeServer, count: number, members: readonly string[] = ['alice']) => {
  for (let index = 0; index < count; index++) server.addGroup({ groupID: `group${index}`, members: new Set(members) })
}
const requests = (server: FakeServer) =>
  server.requests.filter(({ name }) => name === 'getJoinedGroupList').map(({ body }) => body)

describe('the list of groups', () => {
  it('is fetched at login in pages of 50, then returned from memory', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 120)
    server.addGroup({ groupID: 'room', type: 'AVChatRoom', members: new Set(['alice']) })
    const told: number[] = []
    chat.on(EVENT.GROUP_LIST_UPDATED, ({ data }) => told.push(data.length))
    await inTime(clock, chat.login(ALICE))
    const { data } = await inTime(clock, chat.getGroupList())
    expect(data.groupList).toHaveLength(120)
    expect(data.groupList[0]).toMatchObject({ groupID: 'group0', memberCount: 1, selfInfo: { role: 'Member' } })
    expect(requests(server).map(({ type, next, limit }) => [type, next, limit])).toEqual([
      ['', '', 50],
      ['', 'group49', 50],
      ['', 'group99', 50],
      ['Community', '', 50],
    ])
    await inTime(clock, chat.getGroupList())
    expect(requests(server)).toHaveLength(4)
    await clock.advance(5_000)
    expect(told).toEqual([120])
  })

  it('has the last message of each group, how far the user has read, and the reminder that another device has set', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups] })
    addGroups(server, 1, ['alice', 'bob'])
    server.network.cut()
    await clock.advance(5_000)
    server.say({ from: 'bob', groupID: 'group0', text: 'goal' })
    await clock.advance(100)
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPgroup0' }))
    const messageRemindType = 'AcceptNotNotify'
    const groupProfile = { groupID: 'group0', type: 'Public', name: 'group0', avatar: '', ownerID: '' }
    const msgContent = { operationType: 20, messageRemindType, groupProfile }
    const msgBody = [{ msgType: 'TIMGroupSystemNoticeElem', msgContent }]
    server.push('alice', 'pushMessages', {
      messageList: [storedMessage({ fromAccount: '@TIM#SYSTEM', toAccount: 'alice', msgBody, sequence: 0 })],
      sessionData: '',
    })
    await clock.advance(100)
    const present = {
      nextMessageSeq: 2,
      lastMessage: { messageForShow: 'goal', lastSequence: 1, fromAccount: 'bob' },
      selfInfo: { userID: 'alice', readedSequence: 1, messageRemindType },
    }
    expect((await inTime(clock, chat.getGroupList())).data.groupList).toMatchObject([present])
    const { group } = (await inTime(clock, chat.getGroupProfile({ groupID: 'group0' }))).data
    expect(group).toMatchObject({ lastMessage: present.lastMessage, selfInfo: { userID: 'alice', readedSequence: 1 } })
  })

  it('names messages that do not count as unread until the read mark passes them', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 1, ['alice', 'bob'])
    for (const from of ['bob', 'alice', 'bob']) server.say({ from, groupID: 'group0', text: 'goal' })
    await inTime(clock, chat.login(ALICE))
    const excluded = async () =>
      (await inTime(clock, chat.getGroupList())).data.groupList[0]?.selfInfo?.excludedUnreadSequenceList
    expect(await excluded()).toEqual([2])
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPgroup0' }))
    expect(await excluded()).toEqual([])
  })

  it('names also messages that came after the list and do not count, until the read mark passes them', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 1, ['alice', 'bob'])
    await inTime(clock, chat.login(ALICE))
    await inTime(clock, chat.getGroupList())
    for (const from of ['bob', 'alice', 'bob']) server.say({ from, groupID: 'group0', text: 'goal' })
    const uncounted = { fromAccount: 'bob', groupID: 'group0', sequence: 4, isExcludedFromUnreadCount: true }
    server.push('alice', 'pushMessages', { messageList: [storedMessage(uncounted)], sessionData: '' })
    await clock.advance(500)
    const excluded = async () =>
      (await inTime(clock, chat.getGroupList())).data.groupList[0]?.selfInfo?.excludedUnreadSequenceList
    expect(await excluded()).toEqual([2, 4])
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPgroup0' }))
    expect(await excluded()).toEqual([])
    expect(server.count('getJoinedGroupList')).toBe(2)
  })

  it('is fetched once for concurrent callers', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 1)
    server.network.latency = 50
    await inTime(clock, chat.login(ALICE))
    const asking = Promise.all([chat.getGroupList(), chat.getGroupList(), chat.getGroupList()])
    const lists = await inTime(clock, asking)
    expect(lists.map(({ data }) => ids(data.groupList))).toEqual([['group0'], ['group0'], ['group0']])
    expect(requests(server)).toHaveLength(2)
  })

  it('contains the communities, with topics or without', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 1)
    const members = new Set(['alice'])
    server.addGroup({ groupID: '@TGS#_1', type: 'Community', members, isSupportTopic: true })
    server.addGroup({ groupID: '@TGS#_2', type: 'Community', members })
    await inTime(clock, chat.login(ALICE))
    const { data } = await inTime(clock, chat.getGroupList())
    expect(ids(data.groupList)).toEqual(['group0', '@TGS#_1', '@TGS#_2'])
    expect(data.groupList.map(({ isSupportTopic }) => isSupportTopic)).toEqual([false, true, false])
  })

  it('contains no communities until the app has that ability', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 1)
    server.addGroup({ groupID: '@TGS#_1', type: 'Community', members: new Set(['alice']) })
    const answer = server.handler('getJoinedGroupList')
    server.answer('getJoinedGroupList', (body, ...rest) => {
      if (body.type === 'Community') throw server.refuse('COMMUNITY_UNAVAILABLE')
      return answer(body, ...rest)
    })
    await inTime(clock, chat.login(ALICE))
    expect(ids((await inTime(clock, chat.getGroupList())).data.groupList)).toEqual(['group0'])
    server.answer('getJoinedGroupList', answer)
    await clock.advance(5_000)
    server.network.cut()
    await clock.advance(5_000)
    expect(ids((await inTime(clock, chat.getGroupList())).data.groupList)).toEqual(['group0', '@TGS#_1'])
  })

  it('fails with the error of a page, and is fetched again by the next call', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 60)
    const answer = server.handler('getJoinedGroupList')
    server.answer('getJoinedGroupList', (body, ...rest) => {
      if (body.next !== '') throw server.refuse('SERVICE_OVERLOAD')
      return answer(body, ...rest)
    })
    await inTime(clock, chat.login(ALICE))
    await expect(inTime(clock, chat.getGroupList())).rejects.toMatchObject({ code: 60_022 })
    server.answer('getJoinedGroupList', answer)
    const { data } = await inTime(clock, chat.getGroupList())
    expect(data.groupList).toHaveLength(60)
  })

  it('changes when the user joins and leaves, and is announced at once, then at most once a second', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups] })
    addGroups(server, 5, [])
    await clock.advance(5_000)
    const told: string[][] = []
    chat.on(EVENT.GROUP_LIST_UPDATED, ({ data }) => told.push(ids(data)))
    for (let index = 0; index < 5; index++) await inTime(clock, chat.joinGroup({ groupID: `group${index}` }))
    await clock.advance(2_000)
    expect(told.length).toBeLessThanOrEqual(3)
    expect(told.at(-1)).toEqual(['group0', 'group1', 'group2', 'group3', 'group4'])
    await inTime(clock, chat.quitGroup('group2'))
    const { data } = await inTime(clock, chat.getGroupList())
    expect(ids(data.groupList)).toEqual(['group0', 'group1', 'group3', 'group4'])
  })

  it('is not set back by an answer that was on its way while the user left a group', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 2)
    const answer = server.handler('getJoinedGroupList')
    let release: () => void = () => undefined
    server.answer('getJoinedGroupList', async (...call) => {
      const reply = await answer(...call)
      if (server.count('getJoinedGroupList') === 1) await new Promise<void>((resolve) => (release = resolve))
      return reply
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10)
    await inTime(clock, chat.quitGroup('group1'))
    release()
    const { data } = await inTime(clock, chat.getGroupList())
    expect(ids(data.groupList)).toEqual(['group0'])
  })

  it('is fetched again after a reconnect, and belongs to one user', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 1)
    await inTime(clock, chat.login(ALICE))
    await clock.advance(5_000)
    server.network.cut()
    server.addGroup({ groupID: 'new', members: new Set(['alice']) })
    await clock.advance(5_000)
    expect(ids((await inTime(clock, chat.getGroupList())).data.groupList)).toEqual(['group0', 'new'])
    await inTime(clock, chat.logout())
    await expect(chat.getGroupList()).rejects.toMatchObject({ code: 2024 })
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    expect((await inTime(clock, chat.getGroupList())).data.groupList).toEqual([])
  })

  it.each([
    ['left', (server: FakeServer) => server.world.leave('group3', 'alice')],
    [
      'left while another is joined',
      (server: FakeServer) => {
        server.world.leave('group3', 'alice')
        server.world.join('other', 'alice')
      },
    ],
  ])('holds all others when a group of the first page is %s elsewhere meanwhile', async (_how, happens) => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    server.addGroup({ groupID: 'other', members: new Set() })
    addGroups(server, 120)
    const answer = server.handler('getJoinedGroupList')
    server.answer('getJoinedGroupList', (...call) => {
      if (server.count('getJoinedGroupList') === 2) happens(server)
      return answer(...call)
    })
    await inTime(clock, chat.login(ALICE))
    const { data } = await inTime(clock, chat.getGroupList())
    expect(ids(data.groupList)).toEqual(
      expect.arrayContaining(['group49', 'group50', 'group99', 'group100', 'group119']),
    )
    expect(ids(data.groupList).filter((id) => id.startsWith('group') && id !== 'group3')).toHaveLength(119)
  })

  it('stops if the server repeats a page', async () => {
    const { chat, server, clock } = startChat({ modules: [groups] })
    addGroups(server, 60)
    const answer = server.handler('getJoinedGroupList')
    server.answer('getJoinedGroupList', (body, ...rest) => answer({ ...body, next: '' }, ...rest))
    await inTime(clock, chat.login(ALICE))
    await expect(inTime(clock, chat.getGroupList())).rejects.toMatchObject({ errorName: 'REPLY_INVALID' })
    expect(requests(server).length).toBeLessThan(10)
  })

  it('omits entries that are not groups', async () => {
    const changed = changedFrames((text) => text.replace('"Groups":[{', '"Groups":[null,7,{},{'))
    changed.server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
    const { chat, clock } = await loggedIn('alice', { ...changed, modules: [groups] })
    const { data } = await inTime(clock, chat.getGroupList())
    expect(ids(data.groupList)).toEqual(['fans'])
  })
})
