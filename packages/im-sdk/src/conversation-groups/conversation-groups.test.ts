import { describe, expect, it } from 'vitest'
import { conversationGroups } from './index'
import { cloudConfig } from '../config'
import { conversationActions } from '../conversation-actions'
import { EVENT, type Conversation } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn, type TestChat } from '../testing'

const modules = [conversationGroups, cloudConfig] as const

const start = async (purchaseBits = '1') => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = purchaseBits
  for (const from of ['bob', 'carol']) server.say({ from, to: 'alice' })
  const started = await loggedIn('alice', { modules, server, clock })
  await clock.advance(3_000)
  return started
}

const groupsOf = ({ chat }: Pick<TestChat<readonly []>, 'chat'>) =>
  Object.fromEntries(
    chat.views.conversations
      .get()
      .map(({ conversationID, conversationGroupList }) => [conversationID, conversationGroupList]),
  )

describe('groups of conversations', () => {
  it('IM-63: are created, renamed, filled, emptied and deleted', async () => {
    const started = await start()
    const { chat, server, clock } = started
    server.people.absent.add('ghost')
    const done = <T>(call: Promise<T>) => inTime(clock, call)
    const conversationIDList = ['C2Cbob', 'C2Cnobody', 'C2Cghost', 'what'] as const
    const created = await done(chat.createConversationGroup({ groupName: 'work', conversationIDList }))
    expect(created.data).toMatchObject({
      successConversationIDList: ['C2Cbob'],
      failureConversationIDList: [
        { conversationID: 'what', code: 2503 },
        { conversationID: 'C2Cnobody', code: 2500 },
        { conversationID: 'C2Cghost', code: 2501 },
      ],
    })
    expect((await done(chat.getConversationGroupList())).data).toEqual(['work'])
    expect(groupsOf(started)).toEqual({ C2Cbob: ['work'], C2Ccarol: [] })
    await done(chat.addConversationsToGroup({ groupName: 'work', conversationIDList: ['C2Ccarol'] }))
    expect(groupsOf(started)).toEqual({ C2Cbob: ['work'], C2Ccarol: ['work'] })
    expect((await done(chat.renameConversationGroup({ oldName: 'work', newName: 'job' }))).data).toBeUndefined()
    expect(groupsOf(started)).toEqual({ C2Cbob: ['job'], C2Ccarol: ['job'] })
    await done(chat.deleteConversationsFromGroup({ groupName: 'job', conversationIDList: ['C2Cbob'] }))
    expect((await done(chat.getConversationList({ groupName: 'job' }))).data.conversationList).toMatchObject([
      { conversationID: 'C2Ccarol' },
    ])
    await done(chat.deleteConversationGroup('job'))
    expect((await done(chat.getConversationGroupList())).data).toEqual([])
    expect(groupsOf(started)).toEqual({ C2Cbob: [], C2Ccarol: [] })
  })

  it('are created with the name that was given, also if none of the ids is one', async () => {
    const { chat, server, clock } = await start()
    const call = chat.createConversationGroup({ groupName: 'work', conversationIDList: ['what' as never] })
    expect((await inTime(clock, call)).data).toMatchObject({
      successConversationIDList: [],
      failureConversationIDList: [{ conversationID: 'what', code: 2503 }],
    })
    expect((await inTime(clock, chat.getConversationGroupList())).data).toEqual(['work'])
    expect(server.count('createConversationGroups')).toBe(1)
  })

  it('reach the other devices, which are told of both kinds of change', async () => {
    const { chat, server, clock } = await start()
    const other = await loggedIn('alice', { modules, server, clock })
    await clock.advance(3_000)
    const lists: (readonly string[])[] = []
    const members: [string, readonly Conversation[]][] = []
    other.chat.on(EVENT.CONVERSATION_GROUP_LIST_UPDATED, ({ data }) => lists.push(data))
    other.chat.on(EVENT.CONVERSATION_IN_GROUP_UPDATED, ({ data }) =>
      members.push([data.groupName, data.conversationList]),
    )
    await inTime(clock, chat.createConversationGroup({ groupName: 'work', conversationIDList: ['C2Cbob'] }))
    await clock.advance(3_000)
    expect(lists).toEqual([['work']])
    expect(members.at(-1)).toMatchObject(['work', [{ conversationID: 'C2Cbob' }]])
    server.network.cut()
    server.isPushing = false
    await inTime(clock, chat.renameConversationGroup({ oldName: 'work', newName: 'job' }))
    await clock.advance(20_000)
    expect(lists.at(-1)).toEqual(['job'])
    expect(groupsOf(other)).toEqual({ C2Cbob: ['job'], C2Ccarol: [] })
    const fresh = await loggedIn('alice', { server, clock })
    expect(groupsOf(fresh)).toEqual(groupsOf(other))
  })

  it('have the names that were read, not older ones of a list of conversations that comes later', async () => {
    const { chat, server, clock } = await start()
    await inTime(clock, chat.createConversationGroup({ groupName: 'work', conversationIDList: ['C2Cbob'] }))
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('conversation.get_list') ? 2_000 : 'deliver'
    const other = await loggedIn('alice', { modules, server, clock })
    await clock.advance(100)
    await inTime(clock, chat.renameConversationGroup({ oldName: 'work', newName: 'job' }))
    await clock.advance(5_000)
    expect((await inTime(clock, other.chat.getConversationGroupList())).data).toEqual(['job'])
    expect(groupsOf(other)).toMatchObject({ C2Cbob: ['job'] })
  })

  it('cost nothing when messages arrive, and are told of when a conversation leaves the list', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.purchaseBits = '1'
    for (const from of ['bob', 'carol']) server.say({ from, to: 'alice' })
    let walks = 0
    const counting = {
      name: 'counting',
      install: ({ conversations: { list } }: Parameters<typeof conversationGroups.install>[0]) => {
        const get = list.get.bind(list)
        list.get = () => {
          walks += 1
          return get()
        }
        return {}
      },
    }
    const { chat } = await loggedIn('alice', { modules: [counting, ...modules, conversationActions], server, clock })
    await clock.advance(3_000)
    await inTime(clock, chat.createConversationGroup({ groupName: 'work', conversationIDList: ['C2Cbob', 'C2Ccarol'] }))
    await clock.advance(3_000)
    const members: (readonly Conversation[])[] = []
    chat.on(EVENT.CONVERSATION_IN_GROUP_UPDATED, ({ data }) => members.push(data.conversationList))
    expect(walks).toBeGreaterThan(0)
    walks = 0
    for (let second = 0; second < 5; second += 1) {
      server.say({ from: 'bob', to: 'alice' })
      await clock.advance(1_100)
    }
    expect([walks, members]).toEqual([0, []])
    await inTime(clock, chat.deleteConversation('C2Cbob'))
    await clock.advance(2_000)
    expect(members).toMatchObject([[{ conversationID: 'C2Ccarol' }]])
  })

  it('are refused by name', async () => {
    const { chat, server, clock } = await start()
    server.nameConversationGroup('alice', 'work')
    const refused = (call: Promise<unknown>, errorName: string) =>
      expect(inTime(clock, call)).rejects.toMatchObject({ errorName })
    const conversationIDList = ['C2Cbob']
    await refused(chat.createConversationGroup({ groupName: 'work', conversationIDList }), 'CONVERSATION_GROUP_EXISTED')
    await refused(chat.createConversationGroup({ groupName: 'x'.repeat(33), conversationIDList }), 'PARAMS_INVALID')
    for (const groupName of ['', 'a\0b', 'a\n', 'a\ud83d'])
      await refused(chat.createConversationGroup({ groupName, conversationIDList }), 'PARAMS_INVALID')
    expect(server.count('createConversationGroups')).toBe(1)
    await refused(
      chat.createConversationGroup({ groupName: 'play', conversationIDList: [] }),
      'NON_EMPTY_ARRAY_REQUIRED',
    )
    await refused(chat.deleteConversationGroup('none'), 'CONVERSATION_GROUP_NOT_EXIST')
    await refused(chat.renameConversationGroup({ oldName: 'none', newName: 'a' }), 'CONVERSATION_GROUP_NOT_EXIST')
    await refused(
      chat.addConversationsToGroup({ groupName: 'none', conversationIDList }),
      'CONVERSATION_GROUP_NOT_EXIST',
    )
    await inTime(clock, chat.createConversationGroup({ groupName: '😀'.repeat(32), conversationIDList }))
  })

  it('need the purchased ability', async () => {
    const { chat, server, clock } = await start('0')
    const before = server.requests.length
    const calls: (() => Promise<unknown>)[] = [
      () => chat.createConversationGroup({ groupName: 'work', conversationIDList: ['C2Cbob'] }),
      () => chat.deleteConversationGroup('work'),
      () => chat.renameConversationGroup({ oldName: 'work', newName: 'job' }),
      () => chat.addConversationsToGroup({ groupName: 'work', conversationIDList: ['C2Cbob'] }),
      () => chat.deleteConversationsFromGroup({ groupName: 'work', conversationIDList: ['C2Cbob'] }),
    ]
    for (const call of calls)
      await expect(inTime(clock, call())).rejects.toMatchObject({ errorName: 'CANNOT_USE_COMMERCIAL_ABILITY' })
    expect(server.requests.slice(before).filter(({ name }) => name.includes('ConversationGroup'))).toEqual([])
  })
})
