import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const withFriend = async () => {
  const [me, friend] = [await loggedIn(server), await loggedIn(server)]
  await friend.request('sendC2CMessage', { toAccount: me.userID, ...text('hello') })
  return { me, friend, contact: { type: 1 as const, toAccount: friend.userID, groupID: '' } }
}

const create = (me: ImClient, groupName: string, contactItem: { type: 1; toAccount: string; groupID: string }[]) =>
  me.request('createConversationGroups', { fromAccount: me.userID, itemList: [{ groupName, contactItem }] })
const listOf = (me: ImClient) => me.request('getConversationGroupList', { fromAccount: me.userID })

describe('groups of conversations', () => {
  it('IM-63: are created with conversations, each with an outcome, and told to the other devices', async () => {
    const { me, contact } = await withFriend()
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    const absent = { ...contact, toAccount: '999999' }
    const { groupResultItem } = await create(me, 'work', [contact, absent])
    expect(groupResultItem).toMatchObject([
      {
        groupItem: { groupName: 'work' },
        resultItem: [{ resultCode: 0 }, { resultCode: ERRORS.USER_OR_GROUP_NOT_FOUND.code }],
      },
    ])
    expect((await phone.next('pushLists')).lists).toMatchObject([{ kind: 'conversationGroups', version: 1 }])
    const convGroupID = groupResultItem[0]?.groupItem.convGroupID
    const { conversationList } = await phone.next('pushConversations')
    expect(conversationList).toMatchObject([{ toAccount: contact.toAccount, convGroupIDList: [convGroupID] }])
    expect(await listOf(phone)).toMatchObject({
      completeFlag: 1,
      groupItem: [{ convGroupID, groupName: 'work' }],
      contactItem: [{ ...contact, convGroupIDList: [convGroupID] }],
      version: 1,
    })
    const { groupItem } = await phone.request('getConversationList', {})
    expect(groupItem).toEqual([{ convGroupID, groupName: 'work' }])
  })

  it('are renamed, emptied and deleted', async () => {
    const { me, contact } = await withFriend()
    await create(me, 'work', [contact])
    const rename = (oldName: string, newName: string) =>
      me.request('updateConversationGroup', {
        fromAccount: me.userID,
        updateGroup: { updateGroupType: 1, oldName, newName },
      })
    const { convGroupID } = (await rename('work', 'job')).updateGroupResult
    expect((await listOf(me)).groupItem).toEqual([{ convGroupID, groupName: 'job' }])
    const { updateGroupResult } = await me.request('updateConversationGroup', {
      fromAccount: me.userID,
      updateGroup: {
        updateGroupType: 2,
        groupName: 'job',
        updateItem: [{ operationType: 2, contactItem: contact }],
      },
    })
    expect(updateGroupResult).toMatchObject({ convGroupID, contactResultItem: [{ resultCode: 0 }] })
    expect((await listOf(me)).contactItem).toEqual([])
    await create(me, 'home', [])
    expect(await rename('job', 'home')).toMatchObject({ errorCode: ERRORS.CONVERSATION_GROUP_EXISTED.code })
    const deleted = await me.request('deleteConversationGroups', { fromAccount: me.userID, groupName: ['job'] })
    expect(deleted.groupItem).toEqual([{ convGroupID, groupName: 'job' }])
    expect((await listOf(me)).groupItem).toMatchObject([{ groupName: 'home' }])
  })

  it('are the own ones of each user, with names of their own', async () => {
    const { me, friend } = await withFriend()
    await create(me, 'work', [])
    expect((await listOf(friend)).groupItem).toEqual([])
    expect(await create(friend, 'work', [])).toMatchObject({ errorCode: 0 })
    expect(await create(friend, 'work', [])).toMatchObject({ errorCode: ERRORS.CONVERSATION_GROUP_EXISTED.code })
    expect(await create(friend, 'x'.repeat(33), [])).toMatchObject({ errorCode: ERRORS.PACKAGE_PARSE_FAILED.code })
    const refused = await friend.request('deleteConversationGroups', {
      fromAccount: friend.userID,
      groupName: ['none'],
    })
    expect(refused).toMatchObject({ errorCode: ERRORS.CONVERSATION_GROUP_NOT_EXIST.code })
  })
})
