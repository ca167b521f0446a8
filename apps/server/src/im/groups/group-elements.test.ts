import type { StoredMessage } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { ensureGroup } from '../../store/im/groups'
import { NOTICE } from '../../services/chat/group-notices'
import { TIP } from './group-elements'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const typesIn = (messages: readonly StoredMessage[], msgType: string): Set<unknown> =>
  new Set(
    messages.flatMap(({ msgBody: [element] }) =>
      element?.msgType === msgType ? [element.msgContent['operationType']] : [],
    ),
  )
const tipsOf = (messages: readonly StoredMessage[]) => typesIn(messages, 'TIMGroupTipElem')
const noticesOf = (client: ImClient) => typesIn(client.messages(), 'TIMGroupSystemNoticeElem')

/** Everything that owners, admins and members do in a group with these options. */
const actIn = async (owner: ImClient, fan: ImClient, other: ImClient) => {
  const { groupID } = await owner.request('createGroup', {
    type: 'Public',
    name: 'fans',
    inviteOption: 'NeedPermission',
    memberList: [{ userID: fan.userID, role: 'Member', memberCustomField: [] }],
  })
  const set = (fields: object) => owner.request('setGroupMemberInfo', { groupID, userID: fan.userID, ...fields })
  await set({ role: 'Admin' })
  await set({ role: 'Member' })
  await set({ nameCard: 'Fan' })
  await owner.request('updateGroupProfile', { groupID, introduction: 'new' })
  await fan.request('setGroupMute', { groupID, messageRemindType: 'AcceptNotNotify' })
  const decide = async (handleAction: 'Agree' | 'Reject') => {
    const { applicationList } = await owner.request('getGroupApplicationList', {})
    const { messageKey, authentication, applicant } = applicationList[0]!
    const decision = { groupID, handleAction, messageKey, authentication }
    return applicant === other.userID
      ? owner.request('handleGroupApplication', { ...decision, applicant })
      : owner.request('handleGroupInvitation', { ...decision, invitee: applicant })
  }
  for (const action of ['Reject', 'Agree'] as const) {
    await other.request('joinGroup', { groupID })
    await decide(action)
  }
  await fan.request('addGroupMember', { groupID, userIDList: [(await loggedIn(server)).userID] })
  await other.request('quitGroup', { groupID })
  await owner.request('deleteGroupMember', { groupID, userIDList: [fan.userID] })
  await owner.request('addGroupMember', { groupID, userIDList: [fan.userID] })
  const { messageList } = await owner.request('roamGroupMessages', { groupID, count: 20 })
  await fan.until(() => fan.messages().some(({ sequence }) => sequence === messageList.at(-1)?.sequence))
  await owner.request('dismissGroup', { groupID })
  return tipsOf(messageList)
}

const actInCommunity = async (owner: ImClient) => {
  const { groupID } = await owner.request('createGroup', { type: 'Community', name: 'all', isSupportTopic: 1 })
  const { topicID } = await owner.request('createTopic', { groupID, topicName: 'news' })
  await owner.request('updateTopic', { groupID, topicID, topicName: 'talk' })
  return tipsOf((await owner.request('roamGroupMessages', { groupID: topicID, count: 20 })).messageList)
}

const actInRoom = async (owner: ImClient, fan: ImClient) => {
  const groupID = 'tipped'
  await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: groupID, ownerID: owner.userID })
  const userIDList = [fan.userID]
  await owner.request('banRoomMembers', { groupID, userIDList, duration: 60 })
  await owner.request('unbanRoomMembers', { groupID, userIDList })
  return tipsOf((await owner.request('roamGroupMessages', { groupID, count: 20 })).messageList)
}

it('every tip and every notice is sent by an action', async () => {
  const [owner, fan, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
  const tablet = await loggedIn(server, { userID: fan.userID, instanceID: fan.instanceID })
  const tips = [await actIn(owner, fan, other), await actInCommunity(owner), await actInRoom(owner, fan)]
  const sorted = (types: Iterable<unknown>) => [...new Set(types)].map(Number).toSorted((a, b) => a - b)
  expect(sorted(tips.flatMap((types) => [...types]))).toEqual(sorted(Object.values(TIP)))
  const notices = () => sorted([owner, tablet, other].flatMap((client) => [...noticesOf(client)]))
  await expect.poll(notices).toEqual(sorted(Object.values(NOTICE)))
})
