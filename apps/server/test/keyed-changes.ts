import { messageKey } from '@org/im-sdk/protocol'
import { addMember, ensureGroup } from '../src/store/im/groups'
import type { RunningServer } from '../src/server'
import { SYSTEM_USER } from '../src/im/groups/group-elements'
import { seconds } from '../src/ports/clock'
import { c2cKey } from '../src/store/im/conversation-id'
import { appendMessages } from '../src/store/im/messages'
import { newMember, text, type ImClient } from './im-client'
import { takeExtensions } from './take-extensions'

const changed = { version: 0, elements: text('changed').msgBody, cloudCustomData: '' }

let made = 0

/** For each keyed command that changes messages after they were sent: a request, and how often it ran. */
export const keyedChanges = (serverOf: () => RunningServer) => {
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
    modifyMessageExtensions: async (client: ImClient) => {
      const { peerAccount } = await toFriend(client)
      await takeExtensions(serverOf().context.db)
      const convID = c2cKey(client.userID, peerAccount)
      const extensionList = [{ key: 'like', value: '1', seq: 0 }]
      return {
        body: { peerAccount, messageSequence: 1, operateType: 1, extensionList },
        done: async () =>
          (
            await serverOf()
              .context.db.selectFrom('message_extension')
              .select('ext_seq')
              .where('conv_id', '=', convID)
              .execute()
          ).length,
      }
    },
    revokeC2CMessage: async (client: ImClient) => {
      const { peerAccount, key } = await toFriend(client)
      return { body: { peerAccount, messageKey: key }, done: () => revoked(client) }
    },
    revokeGroupMessages: async (client: ImClient) => {
      const { groupID, sequence } = await toGroup(client)
      return { body: { groupID, msgSeqList: [sequence] }, done: () => revoked(client) }
    },
    deleteC2CMessages: async (client: ImClient) => {
      const { peerAccount, key } = await toFriend(client)
      return { body: { peerAccount, messageKeyList: [key] }, done: () => hidden(client) }
    },
    deleteGroupMessages: async (client: ImClient) => {
      const { groupID, sequence } = await toGroup(client)
      return { body: { groupID, deleter: client.userID, keyList: [sequence] }, done: () => hidden(client) }
    },
    deleteSystemNotices: async (client: ImClient) => {
      const { db, clock } = serverOf().context
      const convID = c2cKey(SYSTEM_USER, client.userID)
      const body = [{ msgType: 'TIMGroupSystemNoticeElem', msgContent: {} }]
      const texts = { groupType: '', cloudCustomData: '', nick: '', avatar: '', nameCard: '', senderRole: '' }
      const details = { ...texts, priority: 'High' as const, clientTime: 0, senderLevel: 0 }
      const notice = { convID, sender: SYSTEM_USER, random: 1, clientSequence: 1, body, details }
      const [place] = await appendMessages(db, [notice], seconds(clock))
      const named = { from: SYSTEM_USER, to: client.userID, messageSeq: place?.sequence ?? 0, messageRandom: 1 }
      return { body: { messageListToDelete: [named] }, done: () => hidden(client) }
    },
    modifyC2CMessage: async (client: ImClient) => {
      const { peerAccount, key } = await toFriend(client)
      return { body: { peerAccount, messageKey: key, ...changed }, done: () => version(client) }
    },
    modifyGroupMessage: async (client: ImClient) => {
      const place = await toGroup(client)
      return { body: { ...place, ...changed }, done: () => version(client) }
    },
  }
}
