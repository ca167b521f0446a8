import type { FC } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ABILITY, cloudConfig } from '../config'
import { groups } from '../groups'
import { TYPES } from '../index'
import { liveRooms } from '../live-rooms'
import { FakeClock, FakeServer, loggedIn } from '../testing'
import { userStatus } from '../user-status'
import {
  ChatProvider,
  useConversation,
  useConversations,
  useLiveRoom,
  useMessages,
  usePresence,
  usePresenceOf,
  useUnread,
} from './index'

const SECONDS = 3
const MESSAGES_PER_SECOND = 100

/** Components that count how often they render, on a fake server with a fake clock. */
const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = ABILITY.userStatus.toString(2)
  server.addGroup({ groupID: 'room', type: 'AVChatRoom', members: new Set(['bob']) })
  server.addGroup({ groupID: 'fans', type: 'Public', members: new Set(['alice', 'bob']) })
  const modules = [groups, liveRooms, userStatus, cloudConfig] as const
  const { chat } = await loggedIn('alice', { clock, server, modules })
  const renders = new Map<string, number>()
  const counted = (name: string, use: () => unknown): FC =>
    function Counted() {
      renders.set(name, (renders.get(name) ?? 0) + 1)
      use()
      return null
    }
  /** React renders what changed before the next step. */
  const advance = async (ms: number) => {
    await clock.advance(ms)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const show = async (...parts: readonly FC[]) => {
    await render(
      <ChatProvider chat={chat}>
        {parts.map((Part, index) => (
          <Part key={index} />
        ))}
      </ChatProvider>,
    )
    for (let step = 0; step < 20; step++) await advance(100)
  }
  return { server, renders, counted, advance, show }
}

it('IM-86 what shows a hot room or a hot group renders at most 10 times a second', async () => {
  const { server, renders, counted, advance, show } = await start()
  await show(
    counted('room', () => useLiveRoom('room')),
    counted('messages', () => useMessages('GROUPfans')),
    counted('list', () => useConversations()),
    counted('row', () => useConversation('GROUPfans')),
    counted('badge', () => useUnread('GROUPfans')),
    counted('total', () => useUnread()),
    counted('fans', () => useUnread(({ conversationID }) => conversationID === 'GROUPfans')),
    counted('last', () => useMessages('GROUPfans', ({ messages }) => messages.at(-1))),
  )
  renders.clear()
  for (let index = 0; index < SECONDS * MESSAGES_PER_SECOND; index++) {
    server.say({ from: 'bob', groupID: 'room', text: 'goal' })
    server.say({ from: 'bob', groupID: 'fans', text: 'goal' })
    await advance(1_000 / MESSAGES_PER_SECOND)
  }
  expect([...renders.keys()].toSorted()).toEqual(['badge', 'fans', 'last', 'list', 'messages', 'room', 'row', 'total'])
  /** Both ends of the time are counted. */
  expect([...renders].filter(([, count]) => count > 10 * SECONDS + 1)).toEqual([])
})

it('IM-86 a row of a user renders when the status of this user changes, and one that selects, only when that changes', async () => {
  const { server, renders, counted, advance, show } = await start()
  await show(
    counted('bob', () => usePresence('bob')),
    counted('carol', () => usePresence('carol')),
    counted('dot', () => usePresenceOf('bob', (status) => status?.statusType === TYPES.USER_STATUS_ONLINE)),
  )
  expect([server.count('subscribeUserStatus'), server.count('getUserStatus')]).toEqual([1, 1])
  renders.clear()
  for (const customStatus of ['one', 'two']) {
    server.status.set('bob', { statusType: TYPES.USER_STATUS_ONLINE, customStatus })
    await advance(100)
  }
  expect(Object.fromEntries(renders)).toEqual({ bob: 2, dot: 1 })
})
