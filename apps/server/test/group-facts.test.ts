import { createChat, EVENT, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groupAttributes } from '@org/im-sdk/group-attributes'
import { groupCounters } from '@org/im-sdk/group-counters'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server'
import { signUserSig } from '../src/services/auth/user-sig'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { bootServer } from './boot'
import { newMember } from './im-client'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const open = async (userID: string) => {
  const { config, clock } = server.context
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules: [groups, liveRooms, groupAttributes, groupCounters],
  })
  onTestFinished(() => chat.destroy())
  await chat.login({ userID, userSig: signUserSig(config, userID, 3_600, Math.floor(clock.now() / 1_000)) })
  return chat
}

/** Two members of a group. */
const prepared = async (groupID: string) => {
  const userIDs = [await newMember(server), await newMember(server)] as const
  await ensureGroup(server.context.db, { groupID, type: 'ChatRoom', name: groupID, ownerID: '1' })
  for (const userID of userIDs) await addMember(server.context.db, { groupID, userID, role: 'Member', now: 1 })
  return [await open(userIDs[0]), await open(userIDs[1])] as const
}

it('attributes that two clients change at once all stay, and both clients have them', async () => {
  const groupID = 'seats'
  const [alice, bob] = await prepared(groupID)
  const seen: unknown[] = []
  bob.on(EVENT.GROUP_ATTRIBUTES_UPDATED, ({ data }) => seen.push(data.groupAttributes))
  for (const chat of [alice, bob]) await chat.getGroupAttributes({ groupID })
  const at = (values: Record<string, string>) => ({ groupID, groupAttributes: values })
  await Promise.all([alice.setGroupAttributes(at({ seat1: 'alice' })), bob.setGroupAttributes(at({ seat2: 'bob' }))])
  const both = { seat1: 'alice', seat2: 'bob' }
  await expect.poll(() => seen.at(-1)).toEqual(both)
  for (const chat of [alice, bob])
    await expect.poll(async () => (await chat.getGroupAttributes({ groupID })).data.groupAttributes).toEqual(both)
})

it('counters that two clients change at once are exact, and both clients see the last value', async () => {
  const groupID = 'likes'
  const [alice, bob] = await prepared(groupID)
  const seen: number[] = []
  alice.on(EVENT.GROUP_COUNTER_UPDATED, ({ data }) => seen.push(data.value))
  const like = { groupID, key: 'likes', value: 1 }
  await Promise.all([alice, bob].flatMap((chat) => Array.from({ length: 8 }, () => chat.increaseGroupCounter(like))))
  await expect.poll(() => seen.at(-1)).toBe(16)
  for (const chat of [alice, bob])
    await expect.poll(async () => (await chat.getGroupCounters({ groupID })).data.counters).toEqual({ likes: 16 })
})
