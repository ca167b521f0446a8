// @module-tag once
import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import {
  commands,
  commandSchemas,
  conversationCommands,
  messageCommands,
  sessionCommands,
  syncCommands,
  type CommandName,
  type KeyedCommandName,
  type Retry,
} from '../protocol'
import { FakeClock, FakeServer, inTime, loggedIn, textElement } from '../testing'
import { validOf } from '../testing/valid-of'
import type { ChatModule, ModuleContext } from '../modules'

/** The commands that every instance knows. */
const CORE = { ...sessionCommands, ...messageCommands, ...syncCommands, ...conversationCommands }

/** Gives a test the caller of an instance, which knows every command and asks for no abilities. */
const probe: ChatModule<Pick<ModuleContext, 'caller'>> = {
  name: 'probe',
  install: ({ caller }) => {
    const others = Object.entries(commands).filter(([name]) => !(name in CORE))
    caller.registerCommands(Object.fromEntries(others.map(([name, row]) => [name, { ...row, ability: undefined }])))
    return { caller }
  },
}

/** Commands whose rows say so. */
const named = (retry: Retry) =>
  (Object.keys(commands) as CommandName[]).filter((name) => commands[name].retry === retry)

/** By the name of a field: what is there in the world of this test. Every other field has the smallest valid value. */
const KNOWN = {
  groupID: 'mine',
  topicID: '@TGS#_fans@TOPIC#_news',
  userID: 'bob',
  userIDList: ['bob'],
  toAccount: 'bob',
  peerAccount: 'bob',
  peerAccountList: ['bob'],
  newOwnerID: 'bob',
  fromAccount: 'alice',
  deleter: 'alice',
  messageKey: '1_1_1',
  messageKeyList: ['1_1_1'],
  groupName: 'fans',
  oldName: 'fans',
  elements: [textElement('changed')],
  version: 0,
  mimeType: 'image/png',
  itemList: [{ type: 2, groupID: 'crew' }],
  conversationList: [{ type: 2, toGroupID: 'crew' }],
}
const COMMUNITY = { groupID: '@TGS#_fans' }

/** What else a request of the command needs here: optional fields, and other values than those above. */
const OWN: Readonly<Partial<Record<KeyedCommandName, object>>> = {
  joinGroup: { groupID: 'fans' },
  quitGroup: { groupID: 'crew' },
  updateGroupProfile: { name: 'ours' },
  addGroupMember: { userIDList: ['carol'] },
  banRoomMembers: { groupID: 'hall' },
  unbanRoomMembers: { groupID: 'hall' },
  setGroupMemberInfo: { nameCard: 'Bob' },
  handleGroupApplication: { messageKey: 1, authentication: 'proof-1', applicant: 'dave' },
  handleGroupInvitation: { messageKey: 2, authentication: 'proof-2', invitee: 'erin' },
  modifyGroupAttributes: { groupAttributeList: [{ key: 'a', value: '1' }] },
  markRoomMembers: { groupID: 'hall', markType: 1_000 },
  createTopic: COMMUNITY,
  deleteTopics: COMMUNITY,
  updateTopic: { ...COMMUNITY, topicName: 'talk' },
  modifyMessageExtensions: { peerAccount: 'bob', messageSequence: 2 },
  revokeGroupMessages: { groupID: 'crew' },
  deleteGroupMessages: { groupID: 'crew' },
  modifyGroupMessage: { groupID: 'crew' },
  clearHistory: { toAccount: 'bob' },
  createConversationGroups: { itemList: [{ groupName: 'play', contactItem: [{ type: 2, groupID: 'crew' }] }] },
  deleteConversationGroups: { groupName: ['work'] },
  updateConversationGroup: { updateGroup: { updateGroupType: 1, oldName: 'work', newName: 'job' } },
  uploadMergedMessages: { messageList: [{ fromAccount: 'alice', toAccount: 'bob', groupID: '', sequence: 1 }] },
  setProfile: { profileItem: [{ tag: 'Tag_Profile_IM_Nick', value: 'Ann' }] },
  addFriend: { toAccount: 'dave', addSource: 'AddSource_Type_Web' },
  updateFriend: { remark: 'Bobby' },
  respondToFriendApplication: { toAccount: 'carol' },
  deleteFriendApplication: { toAccount: 'carol' },
  createFriendGroup: { groupName: 'team' },
  updateFriendGroup: { newName: 'crew' },
}
const bodyOf = (name: KeyedCommandName): object => ({
  ...(validOf(commandSchemas[name].request, KNOWN) as object),
  ...OWN[name],
})

describe.each([
  ['text', undefined],
  ['binary', binary],
] as const)('a request whose answer is lost with the connection, over %s frames', (_kind, codec) => {
  const start = async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.purchaseBits = '1'.repeat(64)
    const started = await loggedIn('alice', { modules: [probe], codec, clock, server })
    server.addGroup({ groupID: 'fans' })
    server.nameConversationGroup('alice', 'work')
    server.addGroup({ groupID: 'crew', members: new Set(['alice']) })
    server.world.append({ fromAccount: 'alice', toAccount: 'bob', random: 1 })
    server.world.append({ fromAccount: 'alice', toAccount: 'bob', isSupportExtension: true })
    server.say({ from: 'alice', groupID: 'crew' })
    server.addGroup({ groupID: '@TGS#_fans', type: 'Community', members: new Set(['alice']), isSupportTopic: true })
    server.topics.set({ topicID: '@TGS#_fans@TOPIC#_news' })
    server.friends.make('alice', 'bob')
    server.friends.ask('carol', 'alice')
    server.friends.addGroup('alice', 'fans')
    server.addGroup({ groupID: 'mine', ownerID: 'alice', members: new Set(['alice', 'bob']) })
    server.addGroup({ groupID: 'hall', type: 'AVChatRoom', ownerID: 'alice', members: new Set(['alice', 'bob']) })
    server.attributes.set('mine', { a: '0:0' })
    server.groups.apply('mine', 'dave')
    server.groups.apply('mine', 'erin', '', 'bob')
    /** The next answer never arrives, and the connection goes with it. */
    const loseAnswer = async () => {
      server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
      await clock.advance(10)
      server.network.fate = () => 'deliver'
      server.network.cut()
      await clock.advance(5_000)
    }
    return { ...started, loseAnswer }
  }

  it.each(named('keyed') as KeyedCommandName[])(
    'is asked again under its key and gets the first answer: %s',
    async (name) => {
      const { chat, server, clock, loseAnswer } = await start()
      const answers: unknown[] = []
      const handler = server.handler(name)
      server.answer(name, async (...request) => {
        const answer = await handler(...(request as Parameters<typeof handler>))
        answers.push(answer)
        return answer
      })
      const call = chat.caller.call(name, bodyOf(name) as never)
      call.catch(() => undefined)
      await loseAnswer()
      expect(await inTime(clock, call)).toMatchObject(answers[0] as object)
      expect(answers).toHaveLength(1)
      const keys = server.requests.filter((request) => request.name === name).map(({ head }) => head.reqkey)
      expect(keys).toEqual([expect.stringMatching(/^\S{10,64}$/), keys[0]])
    },
  )

  it.each(named('never'))('fails and is not asked again: %s', async (name) => {
    const { chat, server, loseAnswer } = await start()
    server.answer(name, () => new Promise<never>(() => undefined))
    const before = server.count(name)
    const call = chat.caller.call(name, {} as never).catch((error: { errorName: string }) => error.errorName)
    server.network.cut()
    expect(await call).toBe('NETWORK_ERROR')
    await loseAnswer()
    expect(server.count(name) - before).toBeLessThanOrEqual(1)
  })

  it('has a key of its own, unlike one of the same command before', async () => {
    const { chat, server, clock } = await start()
    for (const groupID of ['fans', 'crew'])
      await inTime(clock, chat.caller.call('joinGroup', { groupID, applyMessage: '', historyMessageFlag: 0 }))
    await inTime(clock, chat.caller.call('getGroupInfo', { groupIDList: ['fans'] }))
    const keys = server.requests.map(({ name, head }) => ({ name, key: head.reqkey })).filter(({ key }) => key)
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2)
    expect(keys.map(({ name }) => name)).toEqual(['joinGroup', 'joinGroup'])
  })
})

describe('an action whose reply is lost', () => {
  it('has succeeded: a group that was left is left, one that was joined is joined', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups, liveRooms] })
    server.addGroup({ groupID: 'fans' })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    const quit = server.handler('quitGroup')
    server.answer('quitGroup', (body, ...rest) => {
      if (!server.world.group(body.groupID).members.has('alice')) throw server.refuse('GROUP_PERMISSION_DENY')
      return quit(body, ...rest)
    })
    const withoutAnswer = async <T>(call: Promise<T>): Promise<T> => {
      call.catch(() => undefined)
      server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
      await clock.advance(10)
      server.network.fate = () => 'deliver'
      server.network.cut()
      return inTime(clock, call)
    }
    const joined = await withoutAnswer(chat.joinGroup({ groupID: 'fans' }))
    expect(joined.data.status).toBe('JoinedSuccess')
    expect((await withoutAnswer(chat.joinGroup({ groupID: 'room' }))).data.status).toBe('JoinedSuccess')
    expect(await withoutAnswer(chat.quitGroup('fans'))).toMatchObject({ data: { groupID: 'fans' } })
    expect(server.world.group('fans').members.has('alice')).toBe(false)
  })
})
