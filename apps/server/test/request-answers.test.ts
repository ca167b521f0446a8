// @module-tag once
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChat, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import {
  commands,
  ERRORS,
  FILE_TYPE,
  PROFILE_TAGS,
  pushes,
  type CommandName,
  type KeyedCommandName,
  type ListKind,
  type PushName,
} from '@org/im-sdk/protocol'
import { storedMessage } from '@org/im-sdk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { deleteExpired } from '../src/store/ops/expired'
import { signApplication } from '../src/im/groups/group-proofs'
import { restrict } from '../src/services/moderation/restrict'
import { groupKey } from '../src/store/im/conversation-id'
import { putApplication } from '../src/store/im/group-applications'
import { addGroup, conversationGroups } from '../src/store/im/conversation-groups'
import { addMember, ensureGroup, findMember } from '../src/store/im/groups'
import { groupAttributes, lockGroupAttributes, putGroupAttributes } from '../src/store/im/group-attributes'
import { groupCounters } from '../src/store/im/group-counters'
import { newestSequence } from '../src/store/im/messages'
import { listVersion } from '../src/store/im/user-lists'
import { marksOf } from '../src/store/im/member-marks'
import { newCommunity, topicID } from './communities'
import { bootServer, createDatabase } from './boot'
import { breakingProxy } from './breaking-proxy'
import { loggedIn, newMember, text, type ImClient } from './im-client'
import { keyedChanges } from './keyed-changes'

const DATA = mkdtempSync(join(tmpdir(), 'server-answers-'))
let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: Awaited<ReturnType<typeof breakingProxy>>
let server: RunningServer
const start = () => bootServer({ rateLimits: true, databaseUrl: proxy.url, dataDir: DATA })
beforeAll(async () => {
  database = await createDatabase()
  proxy = await breakingProxy(database.url)
  server = await start()
})
afterAll(async () => {
  await server.stop()
  proxy.stop()
  await database.drop()
  rmSync(DATA, { recursive: true, force: true })
})

let made = 0
const newGroup = async (type: 'Public' | 'ChatRoom' | 'AVChatRoom', ...members: string[]): Promise<string> => {
  const groupID = `kept${(made += 1)}`
  await ensureGroup(server.context.db, { groupID, type, name: groupID, ownerID: '1' })
  for (const userID of members) await addMember(server.context.db, { groupID, userID, role: 'Member', now: 1 })
  return groupID
}

/** A group of the client that has no tips yet. */
const ownGroup = async ({ userID }: ImClient, ...members: string[]): Promise<string> => {
  const { db } = server.context
  const groupID = `own${(made += 1)}`
  await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: userID })
  for (const member of [userID, ...members])
    await addMember(db, { groupID, userID: member, role: member === userID ? 'Owner' : 'Member', now: 1 })
  return groupID
}
const groupsOwnedBy = (ownerID: string) =>
  server.context.db
    .selectFrom('chat_group')
    .select('group_id')
    .where('owner_id', '=', ownerID)
    .where('dismissed_at', '=', 0)
    .execute()
/** How many tips a group has: one for each change. */
const tipsIn = async (groupID: string): Promise<number> => newestSequence(server.context.db, groupKey(groupID))

const applicationFor = async (client: ImClient, kind: 'join' | 'invite') => {
  const { db, config } = server.context
  const [groupID, applicant] = [await ownGroup(client), await newMember(server)]
  const application = { group_id: groupID, applicant, kind, inviter: '', message: '', created_at: 1 }
  const messageKey = (await putApplication(db, application))!
  const manager = client.userID
  const authentication = signApplication(config.secrets, { groupID, applicant, messageKey, manager })
  return { groupID, applicant, messageKey, authentication }
}

const now = () => Math.floor(Date.now() / 1_000)
const rowsOf = (table: 'upload' | 'merged_messages', owner: string) =>
  server.context.db.selectFrom(table).select('key').where('owner', '=', owner).execute()
const answersOf = (userID: string) =>
  server.context.db.selectFrom('request_answer').select('request_key').where('user_id', '=', userID).execute()

const versionOf = (userID: string, kind: ListKind) => listVersion(server.context.db, userID, kind)

const newFriend = async (user_id: string): Promise<string> => {
  const friend_id = await newMember(server)
  const facts = { custom: '{}', added_at: 1, changed_at: 1, version: 0 }
  await server.context.db
    .insertInto('friend')
    .values({ user_id, friend_id, ...facts })
    .execute()
  return friend_id
}
const newApplicant = async (to_id: string): Promise<string> => {
  const from_id = await newMember(server)
  const facts = { add_type: 'Add_Type_Both', remark: '', group_name: '', source: '', wording: '', created_at: 1 }
  await server.context.db
    .insertInto('friend_application')
    .values({ from_id, to_id, ...facts })
    .execute()
  return from_id
}
const newFriendGroup = (user_id: string) =>
  server.context.db.insertInto('friend_group').values({ user_id, name: 'fans', created_at: 1 }).execute()

const image = { fileType: FILE_TYPE.image, fileName: 'a.png', fileSize: 1, mimeType: 'image/png', duration: 60 }

/** Gives the client a group of conversations. */
const nameGroup = (client: ImClient) => addGroup(server.context.db, client.userID, 'home')

/** The peer of a new conversation of the client. */
const talkOf = async (client: ImClient): Promise<string> => {
  const toAccount = await newMember(server)
  await client.request('sendC2CMessage', { toAccount, ...text('goal') })
  return toAccount
}

/** A change of one conversation of the client, told to it each time it is made. */
const changeOf = async (client: ImClient, change: object) => {
  const toAccount = await talkOf(client)
  const body = { fromAccount: client.userID, itemList: [{ type: 1, toAccount }], ...change }
  return { body, done: async () => client.pushes('pushConversations').length }
}

const ownRoom = async (ownerID: string): Promise<string> => {
  const groupID = `room${(made += 1)}`
  await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: groupID, ownerID })
  return groupID
}

const ownCommunity = async (userID: string, ...names: string[]): Promise<string> => {
  const { db } = server.context
  const groupID = await newCommunity(db, ...names)
  await db.updateTable('chat_group').set({ owner_id: userID }).where('group_id', '=', groupID).execute()
  await addMember(db, { groupID, userID, role: 'Owner', now: 1 })
  return groupID
}
const topicsOf = (groupID: string) =>
  server.context.db.selectFrom('topic').select('topic_id').where('group_id', '=', groupID).execute()

/** A change of the attributes of a group that has changed them this often. */
const attributeCase = async ({ userID }: ImClient, mainSequence: number) => {
  const groupID = await newGroup('ChatRoom', userID)
  if (mainSequence > 0)
    await server.context.db.transaction().execute(async (trx) => {
      await lockGroupAttributes(trx, groupID)
      await putGroupAttributes(trx, groupID, { mainSequence, puts: new Map([['score', '0:0']]), deleted: [] })
    })
  return {
    body: { groupID, mainSequence, groupAttributeList: [{ key: 'score', value: '1:0' }] },
    done: async () => (await groupAttributes(server.context.db, groupID)).mainSequence - mainSequence,
  }
}

/** For each keyed command: a request, and how often it ran. */
const CASES: Readonly<
  Record<KeyedCommandName, (client: ImClient) => Promise<{ body: object; done: () => Promise<number> }>>
> = {
  joinGroup: async ({ userID }) => {
    const groupID = await newGroup('Public')
    return {
      body: { groupID },
      done: async () => Number((await findMember(server.context.db, groupID, userID)) !== null),
    }
  },
  createGroup: async ({ userID }) => ({
    body: { type: 'Public', name: 'fans' },
    done: async () => (await groupsOwnedBy(userID)).length,
  }),
  dismissGroup: async (client) => {
    const groupID = await ownGroup(client)
    return { body: { groupID }, done: async () => Number((await groupsOwnedBy(client.userID)).length === 0) }
  },
  updateGroupProfile: async (client) => {
    const groupID = await ownGroup(client)
    return { body: { groupID, name: 'ours' }, done: () => tipsIn(groupID) }
  },
  changeGroupOwner: async (client) => {
    const newOwnerID = await newMember(server)
    const groupID = await ownGroup(client, newOwnerID)
    return { body: { groupID, newOwnerID }, done: () => tipsIn(groupID) }
  },
  addGroupMember: async (client) => {
    const groupID = await ownGroup(client)
    return { body: { groupID, userIDList: [await newMember(server)] }, done: () => tipsIn(groupID) }
  },
  deleteGroupMember: async (client) => {
    const member = await newMember(server)
    const groupID = await ownGroup(client, member)
    return { body: { groupID, userIDList: [member] }, done: () => tipsIn(groupID) }
  },
  setGroupMemberInfo: async (client) => {
    const groupID = await ownGroup(client)
    return { body: { groupID, userID: client.userID, nameCard: 'me' }, done: () => tipsIn(groupID) }
  },
  handleGroupApplication: async (client) => {
    const { applicant, ...application } = await applicationFor(client, 'join')
    return { body: { ...application, applicant, handleAction: 'Agree' }, done: () => tipsIn(application.groupID) }
  },
  handleGroupInvitation: async (client) => {
    const { applicant: invitee, ...application } = await applicationFor(client, 'invite')
    return { body: { ...application, invitee, handleAction: 'Agree' }, done: () => tipsIn(application.groupID) }
  },
  quitGroup: async ({ userID }) => {
    const groupID = await newGroup('Public', userID)
    return {
      body: { groupID },
      done: async () => Number((await findMember(server.context.db, groupID, userID)) === null),
    }
  },
  pinConversations: (client) => changeOf(client, { operationType: 1 }),
  markConversations: (client) => changeOf(client, { operationType: 1, markType: 8 }),
  setConversationCustomData: (client) => changeOf(client, { customData: 'mine' }),
  initGroupAttributes: (client) => attributeCase(client, 0),
  setGroupAttributes: (client) => attributeCase(client, 0),
  modifyGroupAttributes: (client) => attributeCase(client, 1),
  deleteGroupAttributes: (client) => attributeCase(client, 1),
  clearGroupAttributes: (client) => attributeCase(client, 1),
  updateGroupCounters: async ({ userID }) => {
    const groupID = await newGroup('ChatRoom', userID)
    return {
      body: { groupID, mode: 'Increase', counterList: [{ key: 'likes', value: 1 }] },
      done: async () => (await groupCounters(server.context.db, groupID)).counters[0]?.value ?? 0,
    }
  },
  banRoomMembers: async ({ userID }) => {
    const groupID = await ownRoom(userID)
    return {
      body: { groupID, userIDList: [await newMember(server)], duration: 60 },
      done: () => newestSequence(server.context.db, groupKey(groupID)),
    }
  },
  unbanRoomMembers: async ({ userID }) => {
    const groupID = await ownRoom(userID)
    const banned = await newMember(server)
    const key = { user_id: banned, group_id: groupID, kind: 'ban' as const }
    await restrict(server.context.db, key, 4_000_000_000, 1)
    return {
      body: { groupID, userIDList: [banned] },
      done: () => newestSequence(server.context.db, groupKey(groupID)),
    }
  },
  markRoomMembers: async ({ userID }) => {
    const groupID = await ownRoom(userID)
    const listener = await newMember(server)
    return {
      body: { groupID, userIDList: [listener], markType: 1_000, operationType: 1 },
      done: async () => (await marksOf(server.context.db, groupID, [listener])).size,
    }
  },
  createTopic: async ({ userID }) => {
    const groupID = await ownCommunity(userID)
    return { body: { groupID, topicName: 'news' }, done: async () => (await topicsOf(groupID)).length }
  },
  deleteTopics: async ({ userID }) => {
    const groupID = await ownCommunity(userID, 'news')
    return { body: { groupID }, done: async () => 1 - (await topicsOf(groupID)).length }
  },
  updateTopic: async ({ userID }) => {
    const groupID = await ownCommunity(userID, 'news')
    const id = topicID(groupID, 'news')
    return {
      body: { groupID, topicID: id, topicName: 'talk' },
      done: () => newestSequence(server.context.db, groupKey(id)),
    }
  },
  createConversationGroups: async (client) => ({
    body: { fromAccount: client.userID, itemList: [{ groupName: 'work', contactItem: [] }] },
    done: async () => (await conversationGroups(server.context.db, client.userID)).length,
  }),
  deleteConversationGroups: async (client) => {
    await nameGroup(client)
    return {
      body: { fromAccount: client.userID, groupName: ['home'] },
      done: async () => 1 - (await conversationGroups(server.context.db, client.userID)).length,
    }
  },
  updateConversationGroup: async (client) => {
    await nameGroup(client)
    return {
      body: { fromAccount: client.userID, updateGroup: { updateGroupType: 1, oldName: 'home', newName: 'work' } },
      done: async () =>
        (await conversationGroups(server.context.db, client.userID)).filter(({ name }) => name === 'work').length,
    }
  },
  deleteConversations: async (client) => {
    const toAccount = await talkOf(client)
    const body = { fromAccount: client.userID, conversationList: [{ type: 1, toAccount }], clearHistoryMessage: 1 }
    return { body, done: async () => client.pushes('pushConversations').length }
  },
  clearHistory: async (client) => {
    const toAccount = await talkOf(client)
    const body = { fromAccount: client.userID, type: 1, toAccount }
    return { body, done: async () => client.pushes('pushConversations').length }
  },
  setC2CMute: async (client) => {
    const toAccount = await talkOf(client)
    const body = { peerAccountList: [toAccount], muteFlag: 1 }
    return { body, done: async () => client.pushes('pushConversations').length }
  },
  kickOther: async ({ userID }) => {
    const phone = await loggedIn(server, { userID, platform: 1 })
    return { body: {}, done: async () => phone.pushes('pushKickedOut').length }
  },
  getUploadUrl: async ({ userID }) => ({ body: image, done: async () => (await rowsOf('upload', userID)).length }),
  ...keyedChanges(() => server),
  uploadMergedMessages: async (client) => {
    const sent = { fromAccount: client.userID, toAccount: await newMember(server) }
    const { sequence } = await client.request('sendC2CMessage', { toAccount: sent.toAccount, ...text('goal') })
    return {
      body: { messageList: [storedMessage({ ...sent, sequence })] },
      done: async () => (await rowsOf('merged_messages', client.userID)).length,
    }
  },
  setProfile: async ({ userID }) => ({
    body: { profileItem: [{ tag: PROFILE_TAGS.nick, value: 'Ann' }] },
    done: () => versionOf(userID, 'profile'),
  }),
  addFriend: async ({ userID }) => ({
    body: { toAccount: await newMember(server), addSource: 'AddSource_Type_Web' },
    done: () => versionOf(userID, 'friendApplications'),
  }),
  updateFriend: async ({ userID }) => ({
    body: { toAccount: await newFriend(userID), remark: 'Ann' },
    done: () => versionOf(userID, 'friends'),
  }),
  deleteFriends: async ({ userID }) => ({
    body: { userIDList: [await newFriend(userID)] },
    done: () => versionOf(userID, 'friends'),
  }),
  respondToFriendApplication: async ({ userID }) => ({
    body: { toAccount: await newApplicant(userID) },
    done: () => versionOf(userID, 'friendApplications'),
  }),
  deleteFriendApplication: async ({ userID }) => ({
    body: { toAccount: await newApplicant(userID) },
    done: () => versionOf(userID, 'friendApplications'),
  }),
  readFriendApplications: async ({ userID }) => {
    await newApplicant(userID)
    return { body: { latestTimeStamp: 1 }, done: () => versionOf(userID, 'friendApplications') }
  },
  createFriendGroup: async ({ userID }) => ({
    body: { groupName: 'fans', userIDList: [] },
    done: () => versionOf(userID, 'friendGroups'),
  }),
  updateFriendGroup: async ({ userID }) => {
    await newFriendGroup(userID)
    return { body: { oldName: 'fans', newName: 'crew' }, done: () => versionOf(userID, 'friendGroups') }
  },
  deleteFriendGroup: async ({ userID }) => {
    await newFriendGroup(userID)
    return { body: { groupName: 'fans' }, done: () => versionOf(userID, 'friendGroups') }
  },
  addToBlocklist: async ({ userID }) => ({
    body: { userIDList: [await newMember(server)] },
    done: () => versionOf(userID, 'blocklist'),
  }),
  deleteFromBlocklist: async ({ userID }) => {
    const blocked_id = await newMember(server)
    await server.context.db.insertInto('block_list').values({ user_id: userID, blocked_id, created_at: 1 }).execute()
    return { body: { userIDList: [blocked_id] }, done: () => versionOf(userID, 'blocklist') }
  },
}

const NAMES = Object.keys(CASES) as KeyedCommandName[]
const ask = (client: ImClient, name: KeyedCommandName, body: object, reqkey: string) =>
  client.ask(commands[name].wire, body, { reqkey }) as Promise<{ errorCode: number }>
const WATCHER = 2
/** What a device was told, without what differs each time that a push is repeated. */
const pushesOf = (client: ImClient): string[] =>
  (Object.keys(pushes) as PushName[]).flatMap((name) =>
    client.pushes(name).map((body) => JSON.stringify([name, { ...body, sessionData: '' }])),
  )
/** Repeats a request that is refused because too many wait for the database, as clients do. */
const askPatiently = async (...request: Parameters<typeof ask>) => {
  for (;;) {
    const answer = await ask(...request)
    if (answer.errorCode !== ERRORS.SERVICE_OVERLOAD.code) return answer
  }
}

describe('a keyed command', () => {
  it('is every command whose row says so', () => {
    const keyed = (Object.keys(commands) as CommandName[]).filter((name) => commands[name].retry === 'keyed')
    expect(NAMES.toSorted()).toEqual(keyed.toSorted())
  })

  it('is as if asked once when its connection is cut between commit and reply, also for a later process', async () => {
    const asked = []
    for (const name of NAMES) {
      const device = { userID: await newMember(server), instanceID: 'phone' }
      const client = await loggedIn(server, device)
      const watcher = await loggedIn(server, { userID: device.userID, platform: WATCHER })
      const { body, done } = await CASES[name](watcher)
      const cut = new Promise<void>((resolve) =>
        proxy.atCommit('"request_answer"', () => {
          client.socket.terminate()
          resolve()
        }),
      )
      const lost = ask(client, name, body, 'k1')
      await cut
      await expect(lost, name).rejects.toThrow('before the answer')
      await expect.poll(done).toBe(1)
      const first = await ask(await loggedIn(server, device), name, body, 'k1')
      expect(first.errorCode, name).toBe(0)
      asked.push({ name, device, watcher, body, done, first })
    }
    for (const { name, watcher } of asked) {
      const told = pushesOf(watcher)
      expect(told, name).toEqual([...new Set(told)])
    }
    await server.stop()
    server = await start()
    for (const { name, device, body, done, first } of asked) {
      expect(await ask(await loggedIn(server, device), name, body, 'k1'), name).toEqual(first)
      expect(await done(), name).toBe(1)
    }
  })

  it.each(NAMES)('runs once for concurrent requests: %s', async (name) => {
    const userID = await newMember(server)
    const clients = [
      await loggedIn(server, { userID, instanceID: 'a' }),
      await loggedIn(server, { userID, instanceID: 'a' }),
    ]
    const { body, done } = await CASES[name](clients[0]!)
    const asked = clients.flatMap((client) => Array.from({ length: 20 }, () => askPatiently(client, name, body, 'k1')))
    // Tabs of the device that kicks out all others must log in again, and some commands have a limit.
    const answers = (await Promise.all(asked)).filter(
      ({ errorCode }) =>
        errorCode !== ERRORS.INTERNAL_AUTH_FAILED.code && errorCode !== ERRORS.OVER_FREQUENCY_LIMIT.code,
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.errorCode).toBe(0)
    await expect.poll(done).toBe(1)
  })

  it('runs again with another key, for another user, and without a key', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    await ask(alice, 'getUploadUrl', image, 'k1')
    await ask(alice, 'getUploadUrl', image, 'k2')
    await ask(bob, 'getUploadUrl', image, 'k1')
    for (let time = 0; time < 2; time += 1) await ask(alice, 'getUploadUrl', image, '')
    expect([await rowsOf('upload', alice.userID), await rowsOf('upload', bob.userID)]).toMatchObject([
      { length: 4 },
      { length: 1 },
    ])
  })

  it('does not end devices that have logged in since the first request', async () => {
    const device = { userID: await newMember(server), instanceID: 'phone' }
    await ask(await loggedIn(server, device), 'kickOther', {}, 'k1')
    const later = await loggedIn(server, { userID: device.userID, platform: 1 })
    await ask(await loggedIn(server, device), 'kickOther', {}, 'k1')
    expect((await later.request('hello', {})).errorCode).toBe(0)
    expect(later.pushes('pushKickedOut')).toEqual([])
  })

  it('runs again after a refusal', async () => {
    const client = await loggedIn(server)
    const groupID = await newGroup('Public')
    expect(await ask(client, 'quitGroup', { groupID }, 'k1')).toMatchObject({
      errorCode: ERRORS.GROUP_PERMISSION_DENY.code,
      errorName: 'GROUP_PERMISSION_DENY',
    })
    expect(await answersOf(client.userID)).toEqual([])
    await addMember(server.context.db, { groupID, userID: client.userID, role: 'Member', now: 1 })
    expect((await ask(client, 'quitGroup', { groupID }, 'k1')).errorCode).toBe(0)
  })

  it('stores no reply for a chat room, which each connection enters again', async () => {
    const client = await loggedIn(server)
    const groupID = await newGroup('AVChatRoom')
    for (const name of ['joinGroup', 'quitGroup'] as const)
      expect((await ask(client, name, { groupID }, 'k1')).errorCode).toBe(0)
    expect(await answersOf(client.userID)).toEqual([])
  })

  it('gets the first reply although its subject no longer exists', async () => {
    const client = await loggedIn(server)
    const groupID = await newGroup('Public', client.userID)
    const first = await ask(client, 'quitGroup', { groupID }, 'k1')
    expect(first.errorCode).toBe(0)
    await server.context.db.deleteFrom('chat_group').where('group_id', '=', groupID).execute()
    expect(await ask(await loggedIn(server, client), 'quitGroup', { groupID }, 'k1')).toEqual(first)
  })
})

describe('stored replies', () => {
  it('are kept up to two hundred a user, the latest', async () => {
    const client = await loggedIn(server)
    const rows = Array.from({ length: 250 }, (_, index) => ({
      user_id: client.userID,
      command: commands.getUploadUrl.wire,
      request_key: `old${index}`,
      answer: '{}',
      answered_at: now(),
    }))
    await server.context.db.insertInto('request_answer').values(rows).execute()
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(client, 'getUploadUrl', image, `new${index}`)))
    const keys = (await answersOf(client.userID)).map(({ request_key: key }) => key)
    expect(keys).toHaveLength(200)
    expect(keys).toEqual(expect.arrayContaining(Array.from({ length: 20 }, (_, index) => `new${index}`)))
  })

  it('are deleted after a day', async () => {
    const client = await loggedIn(server)
    await ask(client, 'getUploadUrl', image, 'k1')
    await deleteExpired(server.context.db, now() + 86_000)
    expect(await answersOf(client.userID)).toHaveLength(1)
    await deleteExpired(server.context.db, now() + 86_401)
    expect(await answersOf(client.userID)).toEqual([])
  })
})

describe('the engine, cut off while the server makes the change', () => {
  it.each([
    ['quitGroup', 1],
    ['joinGroup', 0],
  ] as const)('resolves with the first reply: %s', async (name, members) => {
    const { config, db } = server.context
    const userID = await newMember(server)
    const groupID = await newGroup('Public', ...(members === 1 ? [userID] : []))
    const sockets: WebSocket[] = []
    const open = class extends WebSocket {
      constructor(url: string) {
        super(url)
        sockets.push(this)
      }
    }
    const chat = createChat({
      SDKAppID: config.sdkAppId,
      endpoints: { default: server.url.replace('http', 'ws') },
      transport: webSocketTransport(open as unknown as WebSocketClass),
      modules: [groups, liveRooms],
    })
    onTestFinished(() => chat.destroy())
    await chat.login({ userID, userSig: signUserSig(config, userID, 3_600, now()) })
    let call: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM chat_group WHERE group_id = ${groupID} FOR UPDATE`.execute(trx)
      await sql`SELECT 1 FROM group_member WHERE group_id = ${groupID} FOR UPDATE`.execute(trx)
      call = name === 'quitGroup' ? chat.quitGroup(groupID) : chat.joinGroup({ groupID })
      call.catch(() => undefined)
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
      sockets.at(-1)?.terminate()
    })
    await expect.poll(() => answersOf(userID)).toHaveLength(1)
    expect(await call).toMatchObject({
      data: name === 'quitGroup' ? { groupID } : { status: 'JoinedSuccess', group: { groupID } },
    })
    expect(sockets.length).toBeGreaterThan(1)
  })
})

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(server.context.db)
  return rows[0]?.count ?? 0
}
