import { messageKey, type ListKind } from '@org/im-sdk/protocol'
import type { RunningServer } from '../../../src/server'
import { signApplication } from '../../../src/im/groups/group-proofs'
import { groupKey } from '../../../src/store/im/conversation-id'
import { addGroup } from '../../../src/store/im/conversation-groups'
import { groupAttributes, lockGroupAttributes, putGroupAttributes } from '../../../src/store/im/group-attributes'
import { putApplication } from '../../../src/store/im/group-applications'
import { addMember, ensureGroup } from '../../../src/store/im/groups'
import { newestSequence } from '../../../src/store/im/messages'
import { listVersion } from '../../../src/store/im/user-lists'
import { newCommunity } from '../../communities'
import { loggedIn, newMember, text, type ImClient, type ImClientOptions } from '../../im-client'

export type KeyedWorld = ReturnType<typeof keyedWorld>

/** What the requests of keyed commands need on a server, which may be another process by the time they are counted. */
export const keyedWorld = (serverOf: () => RunningServer) => {
  let made = 0
  const newGroup = async (type: 'Public' | 'ChatRoom' | 'AVChatRoom', ...members: string[]): Promise<string> => {
    const groupID = `kept${(made += 1)}`
    await ensureGroup(serverOf().context.db, { groupID, type, name: groupID, ownerID: '1' })
    for (const userID of members) await addMember(serverOf().context.db, { groupID, userID, role: 'Member', now: 1 })
    return groupID
  }

  /** A group of the client that has no tips yet. */
  const ownGroup = async ({ userID }: ImClient, ...members: string[]): Promise<string> => {
    const { db } = serverOf().context
    const groupID = `own${(made += 1)}`
    await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: userID })
    for (const member of [userID, ...members])
      await addMember(db, { groupID, userID: member, role: member === userID ? 'Owner' : 'Member', now: 1 })
    return groupID
  }
  const groupsOwnedBy = (ownerID: string) =>
    serverOf()
      .context.db.selectFrom('chat_group')
      .select('group_id')
      .where('owner_id', '=', ownerID)
      .where('dismissed_at', '=', 0)
      .execute()
  /** How many tips a group has: one for each change. */
  const tipsIn = async (groupID: string): Promise<number> => newestSequence(serverOf().context.db, groupKey(groupID))

  const applicationFor = async (client: ImClient, kind: 'join' | 'invite') => {
    const { db, config } = serverOf().context
    const [groupID, applicant] = [await ownGroup(client), await newMember(serverOf())]
    const application = { group_id: groupID, applicant, kind, inviter: '', message: '', created_at: 1 }
    const key = (await putApplication(db, application))!
    const manager = client.userID
    const authentication = signApplication(config.secrets, { groupID, applicant, messageKey: key, manager })
    return { groupID, applicant, messageKey: key, authentication }
  }

  const rowsOf = (table: 'upload' | 'merged_messages', owner: string) =>
    serverOf().context.db.selectFrom(table).select('key').where('owner', '=', owner).execute()

  const versionOf = (userID: string, kind: ListKind) => listVersion(serverOf().context.db, userID, kind)

  const newFriend = async (user_id: string): Promise<string> => {
    const friend_id = await newMember(serverOf())
    const facts = { custom: '{}', added_at: 1, changed_at: 1, version: 0 }
    await serverOf()
      .context.db.insertInto('friend')
      .values({ user_id, friend_id, ...facts })
      .execute()
    return friend_id
  }
  const newApplicant = async (to_id: string): Promise<string> => {
    const from_id = await newMember(serverOf())
    const facts = { add_type: 'Add_Type_Both', remark: '', group_name: '', source: '', wording: '', created_at: 1 }
    await serverOf()
      .context.db.insertInto('friend_application')
      .values({ from_id, to_id, ...facts })
      .execute()
    return from_id
  }
  const newFriendGroup = (user_id: string) =>
    serverOf().context.db.insertInto('friend_group').values({ user_id, name: 'fans', created_at: 1 }).execute()

  /** Gives the client a group of conversations. */
  const nameGroup = (client: ImClient) => addGroup(serverOf().context.db, client.userID, 'home')

  /** The peer of a new conversation of the client. */
  const talkOf = async (client: ImClient): Promise<string> => {
    const toAccount = await newMember(serverOf())
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
    await ensureGroup(serverOf().context.db, { groupID, type: 'AVChatRoom', name: groupID, ownerID })
    return groupID
  }

  const ownCommunity = async (userID: string, ...names: string[]): Promise<string> => {
    const { db } = serverOf().context
    const groupID = await newCommunity(db, ...names)
    await db.updateTable('chat_group').set({ owner_id: userID }).where('group_id', '=', groupID).execute()
    await addMember(db, { groupID, userID, role: 'Owner', now: 1 })
    return groupID
  }
  const topicsOf = (groupID: string) =>
    serverOf().context.db.selectFrom('topic').select('topic_id').where('group_id', '=', groupID).execute()

  /** A change of the attributes of a group that has changed them this often. */
  const attributeCase = async ({ userID }: ImClient, mainSequence: number) => {
    const groupID = await newGroup('ChatRoom', userID)
    if (mainSequence > 0)
      await serverOf()
        .context.db.transaction()
        .execute(async (trx) => {
          await lockGroupAttributes(trx, groupID)
          await putGroupAttributes(trx, groupID, { mainSequence, puts: new Map([['score', '0:0']]), deleted: [] })
        })
    return {
      body: { groupID, mainSequence, groupAttributeList: [{ key: 'score', value: '1:0' }] },
      done: async () => (await groupAttributes(serverOf().context.db, groupID)).mainSequence - mainSequence,
    }
  }

  /** A message of the client to a friend. */
  const toFriend = async (client: ImClient) => {
    const friend = await newMember(serverOf())
    const message = text('goal')
    const { sequence, time } = await client.request('sendC2CMessage', { toAccount: friend, ...message })
    return { peerAccount: friend, key: messageKey({ sequence, time, random: message.random }) }
  }
  /** A message of the client to a group. */
  const toGroup = async (client: ImClient) => {
    const { db } = serverOf().context
    const groupID = `changed${(made += 1)}`
    await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: '1' })
    await addMember(db, { groupID, userID: client.userID, role: 'Member', now: 1 })
    const { sequence } = await client.request('sendGroupMessage', { groupID, ...text('goal') })
    return { groupID, sequence }
  }
  const revoked = async ({ userID }: ImClient) =>
    (await serverOf().context.db.selectFrom('message').select('seq').where('revoker', '=', userID).execute()).length
  const hidden = async ({ userID }: ImClient) =>
    (await serverOf().context.db.selectFrom('message_hidden').select('seq').where('user_id', '=', userID).execute())
      .length
  const version = async ({ userID }: ImClient) =>
    (await serverOf().context.db.selectFrom('message').select('version').where('sender', '=', userID).execute()).reduce(
      (sum, row) => sum + row.version,
      0,
    )
  return {
    get server() {
      return serverOf()
    },
    newMember: () => newMember(serverOf()),
    loggedIn: (options: ImClientOptions) => loggedIn(serverOf(), options),
    newGroup,
    ownGroup,
    groupsOwnedBy,
    tipsIn,
    applicationFor,
    rowsOf,
    versionOf,
    newFriend,
    newApplicant,
    newFriendGroup,
    nameGroup,
    talkOf,
    changeOf,
    ownRoom,
    ownCommunity,
    topicsOf,
    attributeCase,
    toFriend,
    toGroup,
    revoked,
    hidden,
    version,
  }
}
