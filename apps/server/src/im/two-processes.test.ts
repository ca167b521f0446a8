import { NO_STATE } from '@org/domain'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { bootForTest, createDatabase } from '../../test/boot'
import { loggedIn, newGuest, newMember, text, type ImClient } from '../../test/im-client'
import { linkedBuses } from '../../test/linked-buses'
import type { Bus } from '../ports/bus'
import { takeOverGuest } from '../services/auth/take-over-guest'
import { ensureGroup } from '../store/im/groups'

/** Two servers on one database, with a bus between them, and what they publish. */
const twoServersWatched = async () => {
  const published: object[] = []
  const { url: databaseUrl, drop } = await createDatabase()
  onTestFinished(drop)
  const [one, two] = linkedBuses(2).map((bus): Bus => ({
    subscribe: bus.subscribe,
    publish: (topic, message) => {
      published.push(message)
      bus.publish(topic, message)
    },
  }))
  if (one === undefined || two === undefined) throw new Error('There are two.')
  const first = await bootForTest({ databaseUrl, bus: one, rateLimits: false })
  const { secrets } = first.context.config
  const servers = [first, await bootForTest({ databaseUrl, secrets, bus: two, rateLimits: false })] as const
  return { servers, published }
}

const twoServers = async () => (await twoServersWatched()).servers

const countIn = async (client: ImClient, groupID: string) =>
  (await client.request('getOnlineMemberCount', { groupID })).onlineMemberNum

it('a listener of the notify room goes on in another process with the next tick', async () => {
  const [one, two] = await twoServers()
  const userID = await newMember(one)
  const [here, there] = [await loggedIn(one, { userID }), await loggedIn(two, { userID: await newMember(two) })]
  const { longPollingKey: key, startSeq } = await here.request('joinGroup', { groupID: NOTIFY_ROOM })
  const away = await there.request('joinGroup', { groupID: NOTIFY_ROOM })
  const tick = { ...NO_STATE, id: 1, sport_id: 1, status: 2, time: 1, home_score: 1 } as const
  const poll = (client: ImClient, from: number, pollKey: string) =>
    client.request('longPoll', { groupID: NOTIFY_ROOM, key: pollKey, startSeq: from, holdTime: 90 })
  const polls = [poll(here, startSeq, key), poll(there, away.startSeq, away.longPollingKey)]
  one.context.bus.publish('ticks', { ticks: [{ ...tick, stamp: 5 }] })
  const [mine, theirs] = await Promise.all(polls)
  expect(mine?.rspMsgList).toMatchObject([{ sequence: startSeq }])
  expect(theirs?.rspMsgList).toEqual(mine?.rspMsgList)

  two.context.bus.publish('ticks', { ticks: [{ ...tick, stamp: 6 }] })
  const moved = await loggedIn(two, { userID })
  const entered = await moved.request('joinGroup', { groupID: NOTIFY_ROOM })
  expect(await poll(moved, mine?.nextSeq ?? 0, entered.longPollingKey)).toMatchObject({
    rspMsgList: [{ sequence: startSeq + 1 }],
    lostCount: 0,
  })
})

it('the listeners of a room are those of both processes, each user once', async () => {
  const [one, two] = await twoServers()
  const groupID = 'ROOM_1'
  await ensureGroup(one.context.db, { groupID, type: 'AVChatRoom', name: 'room', ownerID: '7' })
  const userID = await newMember(one)
  const clients = [
    await loggedIn(one, { userID }),
    await loggedIn(two),
    await loggedIn(two, { userID, platform: 1 }),
  ] as const
  for (const client of clients) await client.request('joinGroup', { groupID })
  for (const client of clients) {
    await expect.poll(() => countIn(client, groupID)).toBe(2)
    const { members, memberCount } = await client.request('getRoomMemberList', { groupID, limit: 10 })
    expect(memberCount).toBe(2)
    expect(members.map((member) => member.userID).sort()).toEqual([clients[0].userID, clients[1].userID].sort())
    expect(members.every(({ joinTime }) => joinTime > 0)).toBe(true)
  }
  await clients[1].request('quitGroup', { groupID })
  await expect.poll(() => countIn(clients[0], groupID)).toBe(1)
  expect((await clients[2].request('sendGroupMessage', { groupID, ...text('still here') })).errorCode).toBe(0)
})

it('the members of a group who are online are those of both processes, each once', async () => {
  const [one, two] = await twoServers()
  const owner = await loggedIn(one)
  const member = await newMember(two)
  const stranger = await loggedIn(two)
  const { groupID } = await owner.request('createGroup', {
    type: 'Public',
    name: 'club',
    memberList: [{ userID: member, role: 'Member', memberCustomField: [] }],
  })
  const there = await loggedIn(two, { userID: member })
  await loggedIn(two, { userID: owner.userID, platform: 1 })
  await expect.poll(() => countIn(owner, groupID)).toBe(2)
  await expect.poll(() => countIn(there, groupID)).toBe(2)
  stranger.socket.close()
  there.socket.close()
  await expect.poll(() => countIn(owner, groupID)).toBe(1)
})

it('devices in both processes get the conversation of a guest that becomes a member once', async () => {
  const { servers, published } = await twoServersWatched()
  const [one, two] = servers
  const guest = await newGuest(one)
  const member = await newMember(one)
  const userID = await newMember(one)
  const devices = [await loggedIn(one, { userID }), await loggedIn(two, { userID, platform: 1 })]
  const writing = await loggedIn(one, { userID: guest })
  await writing.request('sendC2CMessage', { toAccount: userID, ...text('hi') })
  const { bus, db } = one.context
  const tell = await db.transaction().execute((trx) => takeOverGuest(trx, guest, Number(member), 1))
  tell(bus)
  const moved = [{ conversationList: [{ toAccount: member }, { toAccount: guest }] }]
  for (const device of devices) await expect.poll(() => device.pushes('pushConversations')).toMatchObject(moved)
  // What is published reaches the devices of both processes.
  expect(published.filter((event) => 'kind' in event && event.kind === 'conversations')).toEqual([])
})
