import { IM_PLATFORM, TYPES, type Message } from '@org/im-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { deviceOn, say, type Device } from './device-on'
import { newMember } from './im-client'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const deviceOf = (userID: string, platform?: number) => deviceOn(server, userID, platform)

/** What a device shows of a conversation or a topic. */
const shownIn = async ({ chat }: Device, conversationID: string) => {
  const { messageList, isCompleted } = (await chat.getMessageList({ conversationID })).data
  return { messageList, isCompleted }
}

const byID =
  <Key extends string>(key: Key) =>
  (a: Readonly<Record<Key, string>>, b: Readonly<Record<Key, string>>) =>
    a[key].localeCompare(b[key])

/** The conversations, in any order, because two with the same last second have none. */
const conversationsOf = async (device: Device) => {
  const { conversationList } = (await device.chat.getConversationList()).data
  return Promise.all(
    conversationList
      .toSorted(byID('conversationID'))
      .map(async (conversation) => ({ conversation, ...(await shownIn(device, conversation.conversationID)) })),
  )
}

/** The groups with their members, and the topics of communities with their messages. */
const groupsOf = async (device: Device) => {
  const { groupList } = (await device.chat.getGroupList()).data
  return Promise.all(
    groupList.toSorted(byID('groupID')).map(async (group) => {
      const { groupID } = group
      const { memberList } = (await device.chat.getGroupMemberList({ groupID, count: 100 })).data
      if (!group.isSupportTopic) return { group, memberList, topics: [] }
      const { successTopicList } = (await device.chat.getTopicList({ groupID })).data
      const topics = successTopicList
        .toSorted(byID('topicID'))
        .map(async (topic) => ({ topic, ...(await shownIn(device, `GROUP${topic.topicID}`)) }))
      return { group, memberList, topics: await Promise.all(topics) }
    }),
  )
}

/** Everything that a device knows of its user, as an app would show it. */
const seenBy = async (device: Device) => {
  const { chat } = device
  // When the device has read its profile is its own affair.
  const { lastUpdatedNumber: _, ...profile } = (await chat.getMyProfile()).data
  const friends = (await chat.getFriendList()).data.toSorted(byID('userID'))
  return {
    profile,
    friends: friends.map(({ profile: shown, ...friend }) => ({ ...friend, nick: shown?.nick })),
    friendGroups: (await chat.getFriendGroupList()).data,
    applications: (await chat.getFriendApplicationList()).data,
    blocked: (await chat.getBlacklist()).data,
    conversationGroups: (await chat.getConversationGroupList()).data,
    groups: await groupsOf(device),
    // Last, because they show remarks of friends.
    conversations: await conversationsOf(device),
    unread: chat.getTotalUnreadMessageCount(),
  }
}

const idOf = ({ data }: { readonly data: { readonly group: { readonly groupID: string } } }) => data.group.groupID

const createWorld = async (bobs: Device, me: string) => {
  const groupOf = async (name: string, members: readonly string[], joinOption: 'FreeAccess' | 'NeedPermission') =>
    idOf(
      await bobs.chat.createGroup({
        type: TYPES.GRP_PUBLIC,
        name,
        joinOption,
        memberList: members.map((userID) => ({ userID })),
      }),
    )
  const withMe = (name: string) => groupOf(name, [me], TYPES.JOIN_OPTIONS_FREE_ACCESS)
  const community = idOf(
    await bobs.chat.createGroup({
      type: TYPES.GRP_COMMUNITY,
      name: 'community',
      isSupportTopic: true,
      memberList: [{ userID: me }],
    }),
  )
  const topicOf = async (topicName: string) =>
    (await bobs.chat.createTopicInCommunity({ groupID: community, topicName })).data.topicID
  return {
    kept: await withMe('kept'),
    left: await withMe('left'),
    kicked: await withMe('kicked'),
    back: await withMe('back'),
    dismissed: await withMe('dismissed'),
    owned: await withMe('owned'),
    entered: await groupOf('entered', [], TYPES.JOIN_OPTIONS_FREE_ACCESS),
    approved: await groupOf('approved', [], TYPES.JOIN_OPTIONS_NEED_PERMISSION),
    community,
    news: await topicOf('news'),
    old: await topicOf('old'),
    topicOf,
  }
}
type World = Awaited<ReturnType<typeof createWorld>>

interface Scene {
  readonly world: World
  readonly here: Device
  readonly bobs: Device
  readonly carols: Device
  readonly me: string
  readonly bob: string
  readonly carol: string
  readonly dave: string
}

const changePeople = async ({ here, bobs, carols, me, bob, carol, dave }: Scene) => {
  const { chat } = here
  const profileCustomField = [{ key: 'Tag_Profile_Custom_Team', value: 'Reds' }]
  await chat.updateMyProfile({
    nick: 'Me again',
    selfSignature: 'back soon',
    gender: TYPES.GENDER_FEMALE,
    profileCustomField,
  })
  await chat.removeFromBlacklist({ userIDList: [dave] })
  await chat.addFriend({ to: bob, source: 'AddSource_Type_Web', remark: 'Bobby' })
  await bobs.chat.acceptFriendApplication({ userID: me, type: TYPES.SNS_APPLICATION_AGREE_AND_ADD })
  await chat.updateFriend({ userID: bob, friendCustomField: [{ key: 'Tag_SNS_Custom_Since', value: '2026' }] })
  await bobs.chat.updateMyProfile({ nick: 'Robert' })
  await chat.createFriendGroup({ name: 'team', userIDList: [bob] })
  await chat.renameFriendGroup({ oldName: 'team', newName: 'squad' })
  await chat.deleteFriend({ userIDList: [carol] })
  await carols.chat.addFriend({ to: me, source: 'AddSource_Type_Web', wording: 'again?' })
  await chat.addFriend({ to: dave, source: 'AddSource_Type_Web' })
}

const changeConversations = async ({ here: { chat }, bob, carol, dave, world: { kept } }: Scene) => {
  const [withBob, withCarol, withDave, inKept] = [`C2C${bob}`, `C2C${carol}`, `C2C${dave}`, `GROUP${kept}`]
  await chat.pinConversation({ conversationID: withBob, isPinned: false })
  await chat.pinConversation({ conversationID: withCarol, isPinned: true })
  const star = { markType: TYPES.CONV_MARK_TYPE_STAR, enableMark: true }
  await chat.markConversation({ ...star, conversationIDList: [withBob, inKept] })
  await chat.setConversationCustomData({ conversationIDList: [inKept], customData: 'mine' })
  await chat.createConversationGroup({ groupName: 'first', conversationIDList: [withBob, inKept] })
  await chat.renameConversationGroup({ oldName: 'first', newName: 'second' })
  await chat.setMessageRemindType({ groupID: kept, messageRemindType: TYPES.MSG_REMIND_ACPT_NOT_NOTE })
  await chat.setMessageRemindType({ userIDList: [carol], messageRemindType: TYPES.MSG_REMIND_DISCARD })
  await chat.clearHistoryMessage(withCarol)
  await chat.deleteConversation(withDave)
}

const changeGroups = async ({ here, bobs, me, carol, world }: Scene) => {
  const { kept, left, kicked, back, dismissed, owned, entered, approved } = world
  await bobs.chat.updateGroupProfile({
    groupID: kept,
    name: 'kept and renamed',
    notification: 'match at eight',
    groupCustomField: [{ key: 'league', value: 'first' }],
  })
  await bobs.chat.addGroupMember({ groupID: kept, userIDList: [carol] })
  await bobs.chat.setGroupMemberRole({ groupID: kept, userID: me, role: TYPES.GRP_MBR_ROLE_ADMIN })
  await here.chat.setGroupMemberNameCard({ groupID: kept, nameCard: 'number ten' })
  await bobs.chat.changeGroupOwner({ groupID: owned, newOwnerID: me })
  await here.chat.quitGroup(left)
  await bobs.chat.deleteGroupMember({ groupID: kicked, userIDList: [me] })
  await here.chat.pinConversation({ conversationID: `GROUP${back}`, isPinned: true })
  await bobs.chat.deleteGroupMember({ groupID: back, userIDList: [me] })
  await say(bobs, back, 'she is gone', 'GROUP')
  await here.chat.joinGroup({ groupID: back })
  await bobs.chat.dismissGroup(dismissed)
  await here.chat.joinGroup({ groupID: entered })
  await here.chat.joinGroup({ groupID: approved, applyMessage: 'please' })
  const [application] = (await bobs.chat.getGroupApplicationList()).data.applicationList
  await bobs.chat.handleGroupApplication({ handleAction: 'Agree', application })
  await here.chat.createGroup({ type: TYPES.GRP_WORK, name: 'my own', memberList: [{ userID: carol }] })
}

const changeTopics = async ({ here, bobs, world: { community: groupID, news, old, topicOf } }: Scene) => {
  await bobs.chat.updateTopicProfile({ groupID, topicID: news, topicName: 'breaking news', customData: '{}' })
  await bobs.chat.deleteTopicFromCommunity({ groupID, topicIDList: [old] })
  const later = await topicOf('later')
  await say(bobs, later, 'begins here', 'GROUP')
  await say(bobs, news, 'first', 'GROUP')
  await say(bobs, news, 'second', 'GROUP')
  await here.chat.setMessageRemindType({ groupID: news, messageRemindType: TYPES.MSG_REMIND_ACPT_NOT_NOTE })
}

/** Messages that were there before: revoked, modified, deleted, read and commented. */
const changeMessages = async ({ here, bobs, me, bob, world: { kept } }: Scene, sent: readonly Message[]) => {
  const [told, wrong, secret, asked] = sent as [Message, Message, Message, Message]
  await bobs.chat.revokeMessage(told)
  await bobs.chat.modifyMessage({ ...wrong, payload: { text: 'two to two' } } as Message)
  const { messageList } = (await here.chat.getMessageList({ conversationID: `C2C${bob}` })).data
  await here.chat.deleteMessage(messageList.filter(({ ID }) => ID === secret.ID))
  const seen = (await bobs.chat.getMessageList({ conversationID: `GROUP${kept}` })).data.messageList
  await bobs.chat.sendMessageReadReceipt(seen.filter(({ ID }) => ID === asked.ID))
  const mention = { text: 'look', atUserList: [me] }
  const at = { to: kept, conversationType: TYPES.CONV_GROUP, payload: mention }
  await bobs.chat.sendMessage(bobs.chat.createTextAtMessage(at))
  const lines = Array.from({ length: 300 }, (_, line) => line)
  for (const part of [0, 1, 2]) {
    const some = lines.filter((line) => line % 3 === part)
    await Promise.all(some.map((line) => say(bobs, me, `line ${line}`)))
    await Promise.all(some.map((line) => say(here, bob, `answer ${line}`)))
    await Promise.all(some.map((line) => say(bobs, kept, `news ${line}`, 'GROUP')))
  }
  await bobs.chat.setMessageRead({ conversationID: `C2C${me}` })
  await here.chat.setMessageRead({ conversationID: `GROUP${kept}` })
  const quiet = { messageControlInfo: { excludedFromUnreadCount: true, excludedFromLastMessage: true } }
  const whisper = { to: kept, conversationType: TYPES.CONV_GROUP, payload: { text: 'not counted' } } as const
  await bobs.chat.sendMessage(bobs.chat.createTextMessage(whisper), quiet)
}

/** The same in a group and in a topic, and what is taken back again. */
const changeAgain = async ({ here, bobs, carols, bob, world }: Scene, sent: readonly Message[]) => {
  const { entered, approved, news } = world
  const [told, wrong, secret, inTopic, wrongInTopic] = sent as [Message, Message, Message, Message, Message]
  for (const message of [told, inTopic]) await bobs.chat.revokeMessage(message)
  for (const message of [wrong, wrongInTopic])
    await bobs.chat.modifyMessage({ ...message, payload: { text: 'three to three' } } as Message)
  await here.chat.deleteMessage([secret])
  await here.chat.setMessageRead({ conversationID: `GROUP${news}` })
  await here.chat.setAllMessageRead({ scope: TYPES.READ_ALL_C2C_MSG })
  const mark = { markType: TYPES.CONV_MARK_TYPE_HIDE, conversationIDList: [`C2C${bob}`] }
  await here.chat.markConversation({ ...mark, enableMark: true })
  await here.chat.markConversation({ ...mark, enableMark: false })
  await here.chat.createConversationGroup({ groupName: 'third', conversationIDList: [`C2C${bob}`] })
  await here.chat.deleteConversationGroup('third')
  for (const groupID of [entered, approved]) await say(bobs, groupID, 'welcome', 'GROUP')
  await expect.poll(() => here.chat.getConversationProfile(`GROUP${approved}`)).toBeDefined()
  await here.chat.clearHistoryMessage(`GROUP${entered}`)
  await here.chat.deleteConversation(`GROUP${approved}`)
  // She writes nothing more: only the conversation shows it.
  await carols.chat.updateMyProfile({ nick: 'Caro' })
}

it('a device that was away while everything changed a thousand times knows the same as one that has just logged in', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => newMember(server)))
  const [me, bob, carol, dave] = members as [string, string, string, string]
  const [here, bobs, carols, daves] = [
    await deviceOf(me, IM_PLATFORM.android),
    await deviceOf(bob),
    await deviceOf(carol),
    await deviceOf(dave),
  ]
  const world = await createWorld(bobs, me)
  await carols.chat.updateMyProfile({ allowType: TYPES.ALLOW_TYPE_ALLOW_ANY })
  await here.chat.addFriend({ to: carol, source: 'AddSource_Type_Web' })
  await carols.chat.updateMyProfile({ allowType: TYPES.ALLOW_TYPE_NEED_CONFIRM })
  await say(bobs, me, 'hello')
  await say(here, bob, 'hi')
  await say(carols, me, 'may I ask?')
  await say(daves, me, 'and I?')
  await say(bobs, world.old, 'to be deleted', 'GROUP')
  const sent = [
    await say(bobs, me, 'I said nothing'),
    await say(bobs, me, 'two to one'),
    await say(bobs, me, 'do not tell'),
  ]
  const question = { to: world.kept, conversationType: TYPES.CONV_GROUP, payload: { text: 'who comes?' } } as const
  sent.push(await here.chat.sendMessage(here.chat.createTextMessage({ ...question, needReadReceipt: true })))
  const inGroups = [
    await say(bobs, world.kept, 'I said nothing', 'GROUP'),
    await say(bobs, world.kept, 'two to one', 'GROUP'),
    await say(bobs, world.kept, 'do not tell', 'GROUP'),
    await say(bobs, world.news, 'not yet', 'GROUP'),
    await say(bobs, world.news, 'one to one', 'GROUP'),
  ]
  await here.chat.addToBlacklist({ userIDList: [dave] })
  await here.chat.pinConversation({ conversationID: `C2C${bob}`, isPinned: true })

  const away = await deviceOf(me, IM_PLATFORM.ios)
  await expect.poll(async () => (await seenBy(away)).unread).toBe(here.chat.getTotalUnreadMessageCount())
  away.leave()
  const scene: Scene = { world, here, bobs, carols, me, bob, carol, dave }
  await changePeople(scene)
  await changeGroups(scene)
  await changeTopics(scene)
  await changeMessages(
    scene,
    sent.map(({ data }) => data.message),
  )
  await changeConversations(scene)
  await changeAgain(
    scene,
    inGroups.map(({ data }) => data.message),
  )

  away.asked.length = 0
  away.comeBack()
  const fresh = await deviceOf(me)
  await expect.poll(() => away.chat.getTotalUnreadMessageCount()).toBe(fresh.chat.getTotalUnreadMessageCount())
  const asked = away.asked.length
  const { conversationList } = (await fresh.chat.getConversationList()).data
  // The lists of the user, and pages of each conversation, however much has changed in them.
  expect(asked).toBeLessThanOrEqual(20 + 2 * conversationList.length)
  await expect.poll(() => seenBy(away)).toEqual(await seenBy(fresh))
})
