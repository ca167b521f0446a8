import { EVENT, IM_PLATFORM, TYPES, type Message } from '@org/im-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { newMember } from './im-client'
import { deviceOn, type Device } from './device-on'

/** Ada acts on groups with Bob and Cem in them. Bob has a device that is online and one that is away meanwhile. */
interface World {
  readonly ada: Device
  readonly bob: Device
  readonly away: Device
  readonly cem: Device
  readonly ids: Readonly<Record<'bob' | 'cem', string>>
}

let server: RunningServer
let world: World
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
  const atEnd = (end: () => Promise<void>) => void ends.push(end)
  const [ada, bob, cem] = [await newMember(server), await newMember(server), await newMember(server)]
  const open = (userID: string, platform: number = IM_PLATFORM.h5) => deviceOn(server, userID, platform, atEnd)
  world = {
    ada: await open(ada),
    bob: await open(bob),
    away: await open(bob, IM_PLATFORM.android),
    cem: await open(cem),
    ids: { bob, cem },
  }
})
afterAll(async () => {
  for (const end of ends) await end()
  await server.stop()
})

type Chat = Device['chat']
type Listed = Awaited<ReturnType<Chat['getGroupList']>>['data']['groupList'][number] | undefined

interface Row {
  readonly what: string
  readonly type?: 'Public' | 'AVChatRoom'
  /** Who is in the group beforehand, besides Ada. */
  readonly members?: readonly ('bob' | 'cem')[]
  /** What has happened before. */
  readonly given?: (world: World, groupID: string) => Promise<unknown>
  readonly act: (world: World, groupID: string) => Promise<unknown>
  /** All members who stay see this tip. */
  readonly tip?: number
  /** Both devices of Bob see this notice, Ada does not. */
  readonly notice?: number
  /** Ada sees the notice too. */
  readonly isForAll?: true
  /** The notice is not stored: who was away sees only what it did. */
  readonly isFleeting?: true
  /** What the clients then have of the group: a fact of it, as Ada has it and as Bob does. */
  readonly shows?: readonly [fact: (group: NonNullable<Listed>) => unknown, ada: unknown, bob: unknown]
  /** Bob has it no more. */
  readonly gone?: true
}

const role = (chat: Chat, groupID: string, userID: string, to: 'Admin' | 'Member') =>
  chat.setGroupMemberRole({ groupID, userID, role: to })
const isBobAs = (expected: string) => [({ selfInfo }: Own) => selfInfo?.role, 'Owner', expected] as const
const isOf = (count: number) => [({ memberCount }: { memberCount: number }) => memberCount, count, count] as const
interface Own {
  readonly selfInfo: { readonly role: string } | null
}

const ROWS: readonly Row[] = [
  {
    what: 'a member is added',
    members: ['bob'],
    act: ({ ada, ids }, groupID) => ada.chat.addGroupMember({ groupID, userIDList: [ids.cem] }),
    tip: 1,
    shows: isOf(3),
  },
  { what: 'a member quits', act: ({ cem }, groupID) => cem.chat.quitGroup(groupID), tip: 2, shows: isOf(2) },
  {
    what: 'a member is removed',
    act: ({ ada, ids }, groupID) => ada.chat.deleteGroupMember({ groupID, userIDList: [ids.cem], reason: '' }),
    tip: 3,
    shows: isOf(2),
  },
  {
    what: 'a member becomes an admin',
    act: ({ ada, ids }, groupID) => role(ada.chat, groupID, ids.bob, 'Admin'),
    tip: 4,
    notice: 9,
    shows: isBobAs('Admin'),
  },
  {
    what: 'an admin becomes a member',
    given: ({ ada, ids }, groupID) => role(ada.chat, groupID, ids.bob, 'Admin'),
    act: ({ ada, ids }, groupID) => role(ada.chat, groupID, ids.bob, 'Member'),
    tip: 5,
    notice: 10,
    shows: isBobAs('Member'),
  },
  {
    what: 'the profile changes',
    act: ({ ada }, groupID) => ada.chat.updateGroupProfile({ groupID, name: 'Finals' }),
    tip: 6,
    shows: [({ name }) => name, 'Finals', 'Finals'],
  },
  {
    what: 'a name card changes',
    act: ({ ada, ids }, groupID) => ada.chat.setGroupMemberNameCard({ groupID, userID: ids.bob, nameCard: 'Bobby' }),
    tip: 7,
    shows: [({ selfInfo }) => selfInfo?.nameCard, '', 'Bobby'],
  },
  {
    what: 'an application is approved',
    members: [],
    given: async ({ bob, ada }, groupID) => {
      await bob.chat.joinGroup({ groupID, type: 'Public', applyMessage: '' })
      await expect.poll(async () => (await ada.chat.getGroupApplicationList()).data.applicationList.length).toBe(1)
    },
    act: async ({ ada }) => {
      const [application] = (await ada.chat.getGroupApplicationList()).data.applicationList
      if (application) await ada.chat.handleGroupApplication({ handleAction: 'Agree', application })
    },
    tip: 1,
    notice: 2,
    shows: isOf(2),
  },
  {
    what: 'Bob is removed',
    act: ({ ada, ids }, groupID) => ada.chat.deleteGroupMember({ groupID, userIDList: [ids.bob], reason: '' }),
    notice: 4,
    gone: true,
  },
  {
    what: 'the group is dismissed',
    act: ({ ada }, groupID) => ada.chat.dismissGroup(groupID),
    notice: 5,
    isForAll: true,
    gone: true,
  },
  {
    what: 'Bob is added',
    members: [],
    act: ({ ada, ids }, groupID) => ada.chat.addGroupMember({ groupID, userIDList: [ids.bob] }),
    tip: 1,
    notice: 7,
    shows: isOf(2),
  },
  { what: 'Bob quits', act: ({ bob }, groupID) => bob.chat.quitGroup(groupID), notice: 8, gone: true },
  {
    what: 'Bob sets a reminder',
    act: ({ bob }, groupID) => bob.chat.setMessageRemindType({ groupID, messageRemindType: TYPES.MSG_REMIND_DISCARD }),
    notice: 20,
    isFleeting: true,
    shows: [({ selfInfo }) => selfInfo?.messageRemindType, TYPES.MSG_REMIND_ACPT_AND_NOTE, TYPES.MSG_REMIND_DISCARD],
  },
  {
    what: 'Bob is banned from a chat room',
    type: 'AVChatRoom',
    members: [],
    given: ({ bob }, groupID) => bob.chat.joinGroup({ groupID, type: 'AVChatRoom' }),
    act: ({ ada, ids }, groupID) =>
      ada.chat.deleteGroupMember({ groupID, userIDList: [ids.bob], reason: '', duration: 60 }),
    notice: 21,
  },
]

const inGroup = async ({ chat }: Device, groupID: string): Promise<Listed> =>
  (await chat.getGroupList()).data.groupList.find((group) => group.groupID === groupID)

const operations = (messages: readonly Message[], type: string, groupID: string): number[] =>
  messages.flatMap((message) => {
    if (message.type !== type) return []
    const { operationType, groupProfile } = message.payload as {
      operationType: number
      groupProfile: { groupID: string }
    }
    return groupProfile.groupID === groupID ? [operationType] : []
  })

const tipsSeen = async ({ chat }: Device, groupID: string, conversationID = `GROUP${groupID}`) =>
  operations((await chat.getMessageList({ conversationID })).data.messageList, TYPES.MSG_GRP_TIP, groupID)
const noticesSeen = async ({ chat }: Device, groupID: string) => {
  const { messageList } = (await chat.getMessageList({ conversationID: TYPES.CONV_SYSTEM })).data
  return operations(messageList, TYPES.MSG_GRP_SYS_NOTICE, groupID)
}

interface Made {
  readonly type?: 'Public' | 'Community' | 'AVChatRoom'
  readonly members?: Row['members']
}

const made = async ({ ada, ids }: World, { type = 'Public', members = ['bob', 'cem'] }: Made): Promise<string> => {
  const { group } = (
    await ada.chat.createGroup({
      type,
      name: 'fans',
      ...(type === 'Public' ? { joinOption: 'NeedPermission' } : {}),
      ...(type === 'Community' ? { isSupportTopic: true } : {}),
      memberList: members.map((member) => ({ userID: ids[member] })),
    })
  ).data
  return group.groupID
}

describe('who acts, who is online and who comes back', () => {
  it.each(ROWS)('see it when $what', async (row) => {
    const { ada, bob, away } = world
    const groupID = await made(world, row)
    const isIn = row.members?.includes('bob') ?? true
    for (const device of isIn ? [bob, away] : []) await expect.poll(() => inGroup(device, groupID)).toBeDefined()
    await row.given?.(world, groupID)
    away.leave()
    const heard: number[] = []
    const listen = ({ data }: { data: { message: Message } }) =>
      void heard.push(...operations([data.message], TYPES.MSG_GRP_SYS_NOTICE, groupID))
    bob.chat.on(EVENT.GROUP_SYSTEM_NOTICE_RECEIVED, listen)
    await row.act(world, groupID)

    const concerns = (device: Device) => device !== ada || row.isForAll === true
    // A fleeting one may reach who has just left, or not.
    const isNoticed = (device: Device) => row.notice !== undefined && !(row.isFleeting && device === away)
    const seenBy = async (device: Device) => {
      const group = await inGroup(device, groupID)
      return {
        tip: row.tip !== undefined && (await tipsSeen(device, groupID)).includes(row.tip),
        notice: isNoticed(device) && (await noticesSeen(device, groupID)).includes(row.notice ?? 0),
        group: row.shows && group ? row.shows[0](group) : group !== undefined,
      }
    }
    const expectedOf = (device: Device) => ({
      tip: row.tip !== undefined,
      notice: isNoticed(device) && concerns(device),
      group: row.shows ? row.shows[device === ada ? 1 : 2] : row.gone === true && !concerns(device),
    })
    await expect.poll(() => seenBy(bob)).toEqual(expectedOf(bob))
    await expect.poll(() => row.notice === undefined || heard.includes(row.notice)).toBe(true)
    bob.chat.off(EVENT.GROUP_SYSTEM_NOTICE_RECEIVED, listen)
    await expect.poll(() => seenBy(ada)).toEqual(expectedOf(ada))
    away.comeBack()
    await expect.poll(() => seenBy(away)).toEqual(expectedOf(away))
  })

  it('see the topics of a community: made (17), changed (tip 8) and deleted (18)', async () => {
    const { ada, bob, away } = world
    const groupID = await made(world, { type: 'Community', members: ['bob'] })
    const topics = async ({ chat }: Device) =>
      (await chat.getTopicList({ groupID })).data.successTopicList.map(({ topicName }) => topicName)
    for (const device of [bob, away]) await expect.poll(() => inGroup(device, groupID)).toBeDefined()
    for (const device of [ada, bob, away]) await expect.poll(() => topics(device)).toEqual([])
    const heard: string[] = []
    for (const name of [EVENT.TOPIC_CREATED, EVENT.TOPIC_DELETED] as const) bob.chat.on(name, () => heard.push(name))

    away.leave()
    const { topicID } = (await ada.chat.createTopicInCommunity({ groupID, topicName: 'news' })).data
    await expect.poll(() => heard).toEqual([EVENT.TOPIC_CREATED])
    await ada.chat.updateTopicProfile({ groupID, topicID, topicName: 'talk' })
    const sees = async (device: Device) => {
      await expect.poll(() => topics(device)).toEqual(['talk'])
      await expect.poll(() => tipsSeen(device, groupID, `GROUP${topicID}`)).toEqual([8])
    }
    await sees(ada)
    await sees(bob)
    away.comeBack()
    await sees(away)

    away.leave()
    await ada.chat.deleteTopicFromCommunity({ groupID, topicIDList: [topicID] })
    await expect.poll(() => heard).toEqual([EVENT.TOPIC_CREATED, EVENT.TOPIC_DELETED])
    for (const device of [ada, bob]) await expect.poll(() => topics(device)).toEqual([])
    away.comeBack()
    await expect.poll(() => topics(away)).toEqual([])
  })

  it('see the reminder of a topic (20) on all devices of the member who has set it, and nobody else does', async () => {
    const { ada, bob, away } = world
    const groupID = await made(world, { type: 'Community', members: ['bob'] })
    for (const device of [bob, away]) await expect.poll(() => inGroup(device, groupID)).toBeDefined()
    const { topicID } = (await ada.chat.createTopicInCommunity({ groupID, topicName: 'news' })).data
    const reminder = async ({ chat }: Device) =>
      (await chat.getTopicList({ groupID })).data.successTopicList.map(({ selfInfo }) => selfInfo.messageRemindType)
    for (const device of [ada, bob, away])
      await expect.poll(() => reminder(device)).toEqual([TYPES.MSG_REMIND_ACPT_AND_NOTE])
    const heard: unknown[] = []
    away.chat.on(EVENT.TOPIC_UPDATED, ({ data }) => void heard.push(data.topic.selfInfo.messageRemindType))

    await bob.chat.setMessageRemindType({ groupID: topicID, messageRemindType: TYPES.MSG_REMIND_DISCARD })
    await expect.poll(() => heard).toContain(TYPES.MSG_REMIND_DISCARD)
    for (const device of [bob, away]) await expect.poll(() => reminder(device)).toEqual([TYPES.MSG_REMIND_DISCARD])

    away.leave()
    await bob.chat.setMessageRemindType({ groupID: topicID, messageRemindType: TYPES.MSG_REMIND_ACPT_NOT_NOTE })
    await expect.poll(() => reminder(bob)).toEqual([TYPES.MSG_REMIND_ACPT_NOT_NOTE])
    away.comeBack()
    await expect.poll(() => reminder(away)).toEqual([TYPES.MSG_REMIND_ACPT_NOT_NOTE])
    expect(await reminder(ada)).toEqual([TYPES.MSG_REMIND_ACPT_AND_NOTE])
  })

  it('see who is banned from a chat room (tip 10), and no longer (11)', async () => {
    const { ada, bob, away, cem, ids } = world
    const groupID = await made(world, { type: 'AVChatRoom', members: [] })
    for (const { chat } of [ada, bob, away, cem]) await chat.joinGroup({ groupID, type: 'AVChatRoom' })
    away.leave()
    await ada.chat.deleteGroupMember({ groupID, userIDList: [ids.cem], reason: '', duration: 60 })
    await ada.chat.unbanGroupMember({ groupID, userIDList: [ids.cem] })
    const bans = async (device: Device) => (await tipsSeen(device, groupID)).filter((operation) => operation > 2)
    for (const device of [ada, bob]) await expect.poll(() => bans(device)).toEqual([10, 11])
    away.comeBack()
    await expect.poll(() => bans(away)).toEqual([10, 11])
  })
})
