// @module-tag once
import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import {
  commands,
  conversationCommands,
  messageCommands,
  sessionCommands,
  syncCommands,
  type CommandName,
  type KeyedCommandName,
  type Retry,
} from '../protocol'
import { FakeClock, FakeServer, inTime, loggedIn, textElement } from '../testing'
import { FILE_TYPE } from '../protocol/constants'
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

const CONTENT = { version: 0, elements: [textElement('changed')], cloudCustomData: '' }
const DECISION = { groupID: 'mine', handleAction: 'Agree' }

/** A body for each command that a server keeps the answer of. */
const KEYED: Readonly<Record<KeyedCommandName, object>> = {
  joinGroup: { groupID: 'fans', applyMessage: '', historyMessageFlag: 1 },
  quitGroup: { groupID: 'crew' },
  createGroup: { type: 'Public', name: 'new' },
  dismissGroup: { groupID: 'mine' },
  updateGroupProfile: { groupID: 'mine', name: 'ours' },
  changeGroupOwner: { groupID: 'mine', newOwnerID: 'bob' },
  addGroupMember: { groupID: 'mine', userIDList: ['carol'] },
  deleteGroupMember: { groupID: 'mine', userIDList: ['bob'] },
  setGroupMemberInfo: { groupID: 'mine', userID: 'bob', nameCard: 'Bob' },
  initGroupAttributes: { groupID: 'crew', mainSequence: 1, groupAttributeList: [{ key: 'a', value: '1' }] },
  setGroupAttributes: { groupID: 'crew', mainSequence: 1, groupAttributeList: [{ key: 'a', value: '1' }] },
  modifyGroupAttributes: { groupID: 'crew', mainSequence: 1, groupAttributeList: [{ key: 'score', value: '1' }] },
  deleteGroupAttributes: { groupID: 'crew', mainSequence: 1, groupAttributeList: [{ key: 'a' }] },
  clearGroupAttributes: { groupID: 'crew', mainSequence: 1 },
  unbanRoomMembers: { groupID: 'mine', userIDList: ['bob'] },
  banRoomMembers: { groupID: 'mine', userIDList: ['bob'], duration: 60 },
  markRoomMembers: { groupID: 'mine', userIDList: ['bob'], markType: 1_000, operationType: 1 },
  createTopic: { groupID: '@TGS#_fans', topicName: 'news' },
  deleteTopics: { groupID: '@TGS#_fans' },
  updateTopic: { groupID: '@TGS#_fans', topicID: '@TGS#_fans@TOPIC#_news', topicName: 'talk' },
  updateGroupCounters: { groupID: 'crew', mode: 'Increase', counterList: [{ key: 'likes', value: 1 }] },
  handleGroupApplication: { ...DECISION, messageKey: 1, authentication: 'proof-1', applicant: 'dave' },
  handleGroupInvitation: { ...DECISION, messageKey: 2, authentication: 'proof-2', invitee: 'erin' },
  kickOther: {},
  getUploadUrl: { fileType: FILE_TYPE.image, fileName: 'a.png', fileSize: 1, mimeType: 'image/png', duration: 60 },
  pinConversations: { fromAccount: 'alice', operationType: 1, itemList: [{ type: 2, groupID: 'crew' }] },
  markConversations: { fromAccount: 'alice', operationType: 1, markType: 1, itemList: [{ type: 2, groupID: 'crew' }] },
  setConversationCustomData: { fromAccount: 'alice', customData: 'a', itemList: [{ type: 2, groupID: 'crew' }] },
  modifyMessageExtensions: {
    peerAccount: 'bob',
    messageSequence: 2,
    operateType: 1,
    extensionList: [{ key: 'a', value: 'b', seq: 0 }],
  },
  revokeC2CMessage: { peerAccount: 'bob', messageKey: '1_1_1' },
  revokeGroupMessages: { groupID: 'crew', msgSeqList: [1] },
  deleteC2CMessages: { peerAccount: 'bob', messageKeyList: ['1_1_1'] },
  deleteGroupMessages: { groupID: 'crew', deleter: 'alice', keyList: [1] },
  deleteSystemNotices: {
    messageListToDelete: [{ from: '@TIM#SYSTEM', to: 'alice', messageSeq: 1, messageRandom: 1 }],
  },
  modifyC2CMessage: { peerAccount: 'bob', messageKey: '1_1_1', ...CONTENT },
  modifyGroupMessage: { groupID: 'crew', sequence: 1, ...CONTENT },
  deleteConversations: { fromAccount: 'alice', conversationList: [{ type: 2, toGroupID: 'crew' }] },
  clearHistory: { fromAccount: 'alice', type: 2, toGroupID: 'crew' },
  setC2CMute: { peerAccountList: ['bob'], muteFlag: 1 },
  createConversationGroups: {
    fromAccount: 'alice',
    itemList: [{ groupName: 'play', contactItem: [{ type: 2, groupID: 'crew' }] }],
  },
  deleteConversationGroups: { fromAccount: 'alice', groupName: ['work'] },
  updateConversationGroup: {
    fromAccount: 'alice',
    updateGroup: { updateGroupType: 1, oldName: 'work', newName: 'job' },
  },
  uploadMergedMessages: { messageList: [{ fromAccount: 'alice', toAccount: 'bob', groupID: '', sequence: 1 }] },
  setProfile: { profileItem: [{ tag: 'Tag_Profile_IM_Nick', value: 'Ann' }] },
  addFriend: { toAccount: 'dave', addSource: 'AddSource_Type_Web' },
  updateFriend: { toAccount: 'bob', remark: 'Bobby' },
  deleteFriends: { userIDList: ['bob'] },
  respondToFriendApplication: { toAccount: 'carol' },
  deleteFriendApplication: { toAccount: 'carol' },
  readFriendApplications: { latestTimeStamp: 1 },
  createFriendGroup: { groupName: 'team', userIDList: ['bob'] },
  updateFriendGroup: { oldName: 'fans', newName: 'crew' },
  deleteFriendGroup: { groupName: 'fans' },
  addToBlocklist: { userIDList: ['bob'] },
  deleteFromBlocklist: { userIDList: ['bob'] },
}

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
    server.say({ from: 'alice', to: 'bob' })
    server.world.append({ fromAccount: 'alice', toAccount: 'bob', isSupportExtension: true })
    server.say({ from: 'alice', groupID: 'crew' })
    server.addGroup({ groupID: '@TGS#_fans', type: 'Community', members: new Set(['alice']), isSupportTopic: true })
    server.topics.set({ topicID: '@TGS#_fans@TOPIC#_news' })
    server.attributes.set('crew', { score: '0:0' })
    server.friends.make('alice', 'bob')
    server.friends.ask('carol', 'alice')
    server.friends.addGroup('alice', 'fans')
    server.addGroup({ groupID: 'mine', ownerID: 'alice', members: new Set(['alice', 'bob']) })
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

  it.each(Object.keys(KEYED) as KeyedCommandName[])(
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
      const call = chat.caller.call(name, KEYED[name] as never)
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
