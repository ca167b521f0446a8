import { expect, it } from 'vitest'
import { groupMembers } from '../group-members'
import { liveRooms } from '../live-rooms'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { topics } from '../topics'
import { groups } from '.'

const modules = [groups, groupMembers, liveRooms, topics] as const

/** Alice with a group, a community and a chat room, at a server that from now on returns no profiles. */
const withoutProfiles = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = '1'.repeat(16)
  const members = new Set(['alice', 'bob'])
  server.addGroup({ groupID: 'fans', type: 'Public', name: 'fans', ownerID: 'alice', members })
  server.addGroup({ groupID: 'hall', type: 'AVChatRoom', name: 'hall', ownerID: 'alice', members })
  const { chat } = await loggedIn('alice', { modules, server, clock })
  await inTime(clock, chat.getGroupList())
  await inTime(clock, chat.joinGroup({ groupID: 'hall' }))
  const community = { name: 'c', type: 'Community', isSupportTopic: true } as const
  const { groupID } = (await inTime(clock, chat.createGroup(community))).data.group
  const { topicID } = (await inTime(clock, chat.createTopicInCommunity({ groupID, topicName: 'news' }))).data
  await clock.advance(5_000)
  for (const name of ['getGroupInfo', 'getTopicList'] as const)
    server.answer(name, () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
  return { chat, server, clock, topic: { groupID, topicID } }
}

it('what the server has made resolves with what is known, if its profile cannot be read afterwards', async () => {
  const { chat, server, clock, topic } = await withoutProfiles()
  const done = async <Data>(call: Promise<{ data: Data }>) => (await inTime(clock, call)).data
  expect(await done(chat.createGroup({ name: 'club', type: 'Public', groupID: 'made' }))).toMatchObject({
    group: { groupID: 'made', name: 'club', ownerID: 'alice' },
  })
  const groupCustomField = [{ key: 'a', value: '1' }]
  expect(
    await done(chat.updateGroupProfile({ groupID: 'fans', name: 'friends', muteAllMembers: true, groupCustomField })),
  ).toMatchObject({ group: { name: 'friends', muteAllMembers: true, groupCustomField, memberCount: 2 } })
  expect(await done(chat.changeGroupOwner({ groupID: 'fans', newOwnerID: 'bob' }))).toMatchObject({
    group: { name: 'friends', ownerID: 'bob', selfInfo: { role: 'Member' } },
  })
  expect(await done(chat.updateTopicProfile({ ...topic, introduction: 'about' }))).toMatchObject({
    topic: { topicID: topic.topicID, introduction: 'about' },
  })
  const hall = { groupID: 'hall', name: 'hall', type: 'AVChatRoom' }
  expect(await done(chat.setGroupMemberMuteTime({ groupID: 'hall', userID: 'bob', muteTime: 60 }))).toMatchObject({
    group: hall,
  })
  expect(await done(chat.deleteGroupMember({ groupID: 'hall', userIDList: ['bob'], duration: 60 }))).toMatchObject({
    group: hall,
    userIDList: ['bob'],
  })
  for (const name of ['createGroup', 'updateGroupProfile', 'changeGroupOwner', 'updateTopic'] as const)
    expect(server.requests.filter((request) => request.name === name).length, name).toBeGreaterThan(0)
  expect(server.world.group('fans')).toMatchObject({ name: 'friends', ownerID: 'bob' })
})

it('many mutes and changes of topics within a second are all made, and none of them rejects', async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = '1'.repeat(16)
  const fans = Array.from({ length: 25 }, (_, at) => `fan${at}`)
  server.addGroup({ groupID: 'hall', type: 'AVChatRoom', ownerID: 'alice', members: new Set(['alice', ...fans]) })
  const { chat } = await loggedIn('alice', { modules, server, clock })
  await inTime(clock, chat.joinGroup({ groupID: 'hall' }))
  const mute = (userID: string) => chat.setGroupMemberMuteTime({ groupID: 'hall', userID, muteTime: 60 })
  const muted = await inTime(clock, Promise.all(fans.map(mute)))
  expect(muted.map(({ data }) => data.member.userID)).toEqual(fans)
  const community = { name: 'c', type: 'Community', isSupportTopic: true } as const
  const { groupID } = (await inTime(clock, chat.createGroup(community))).data.group
  const { topicID } = (await inTime(clock, chat.createTopicInCommunity({ groupID, topicName: 'news' }))).data
  const texts = Array.from({ length: 14 }, (_, at) => `v${at}`)
  const change = (introduction: string) => chat.updateTopicProfile({ groupID, topicID, introduction })
  expect(await inTime(clock, Promise.all(texts.map(change)))).toHaveLength(14)
})
