import type { StoredMessage } from '@org/im-sdk/protocol'
import { expect, it } from 'vitest'
import { steppedClock } from '../../../test/stepped-clock'
import { inProcessBus } from '../../adapters/in-process-bus'
import { groupTopic, userTopic } from '../../ports/topics'
import { groupKey } from '../../store/im/conversation-id'
import { toStoredMessage } from '../../store/im/messages'
import { Connection, type Session } from '../gateway/connection'
import { GATEWAY_LIMITS } from '../gateway/limits'
import { Fanout } from './fanout'

const GROUP = 'club'
const [KICKED, JOINED] = [3, 1]

/** A message of the group, or a tip that is about the second user. */
const message = (sequence: number, tip?: number): StoredMessage => {
  const text = { msgType: 'TIMTextElem', msgContent: { text: `text ${sequence}` } }
  const element =
    tip === undefined
      ? text
      : {
          msgType: 'TIMGroupTipElem',
          msgContent: { operationType: tip, userIDList: ['two'], text: `text ${sequence}` },
        }
  const details = {
    groupType: 'Public',
    priority: 'Normal',
    clientTime: 1,
    cloudCustomData: '',
    nick: '',
    avatar: '',
    nameCard: '',
    senderLevel: 0,
    senderRole: '',
  } as const
  return toStoredMessage(
    { convID: groupKey(GROUP), sender: 'one', random: 1, clientSequence: sequence, details, body: [element] },
    { sequence, time: 1, isNew: true },
  )
}

/** A process in which two members follow the group, with a store that a test sets and whose answers it may hold up. */
const process = () => {
  const clock = steppedClock('2026-06-14T12:00:00Z')
  const raise = (error: unknown) => {
    throw error
  }
  const bus = inProcessBus(raise)
  const store = { members: new Set(['one', 'two']), isDown: false, asked: 0, answering: Promise.resolve() }
  const fanout: Fanout = new Fanout({
    bus,
    clock,
    onLogin: () => {},
    onKickOther: () => {},
    onEnded: () => {},
    onOutdated: () => {},
    onMembership: (connections, { groupID, isMember }) => {
      for (const connection of connections) {
        connection.membershipChanges += 1
        if (isMember) fanout.join(connection, groupTopic(groupID))
        else fanout.leave(connection, groupTopic(groupID))
      }
    },
    onGroup: () => {},
    membersAmong: async (_, userIDs) => {
      store.asked += 1
      if (store.isDown) throw new Error('The store is away.')
      const found = new Set(userIDs.filter((userID) => store.members.has(userID)))
      await store.answering
      return found
    },
    onError: () => {},
  })
  const device = (userID: string) => {
    const frames: string[] = []
    const send = (...parts: readonly Buffer[]) => void frames.push(Buffer.concat(parts).toString())
    const output = { address: '', wire: 'text' as const, send, close: () => {}, terminate: () => {} }
    const connection = new Connection(userID, output, clock.now(), GATEWAY_LIMITS)
    connection.session = { user: { userID } } as Session
    fanout.join(connection, userTopic(userID))
    fanout.join(connection, groupTopic(GROUP))
    const got = () => frames.flatMap((frame) => [...frame.matchAll(/text (\d+)/g)].map(([, number]) => Number(number)))
    return { got }
  }
  const [one, two] = [device('one'), device('two')]
  return {
    one,
    two,
    device,
    store,
    receives: (...messages: readonly StoredMessage[]) =>
      bus.publish(groupTopic(GROUP), { kind: 'messages', messages, origin: null }),
    joins: (isMember: boolean) => bus.publish(userTopic('two'), { kind: 'membership', groupID: GROUP, isMember }),
  }
}

it('who has left gets nothing from after that, although this process was not told of it', async () => {
  const { one, two, store, receives } = process()
  receives(message(1))
  store.members.delete('two')
  // The tip 2 and the event of the membership are lost.
  receives(message(3))
  receives(message(4))
  await expect.poll(one.got).toEqual([1, 3, 4])
  expect(two.got()).toEqual([1])
  expect(store.asked).toBe(1)
})

it('who has left gets the tip of it and nothing from after that, although the event of the membership is lost', async () => {
  const { one, two, store, receives } = process()
  receives(message(1))
  store.members.delete('two')
  receives(message(2, KICKED))
  receives(message(3))
  await expect.poll(one.got).toEqual([1, 2, 3])
  expect(two.got()).toEqual([1, 2])
})

it('who has left and come back gets what comes', async () => {
  const { one, two, receives } = process()
  receives(message(1))
  receives(message(2, KICKED), message(3, JOINED))
  receives(message(4))
  receives(message(9))
  await expect.poll(one.got).toEqual([1, 2, 3, 4, 9])
  expect(two.got()).toEqual([1, 2, 3, 4, 9])
})

it('who comes back while the store is read gets what comes after that', async () => {
  const { one, two, store, receives, joins } = process()
  receives(message(1))
  store.members.delete('two')
  let answer = () => {}
  store.answering = new Promise((resolve) => {
    answer = resolve
  })
  receives(message(3))
  await expect.poll(() => store.asked).toBe(1)
  store.members.add('two')
  joins(true)
  answer()
  receives(message(4))
  await expect.poll(one.got).toEqual([1, 3, 4])
  expect(two.got()).toContain(4)
})

it('who comes while the store is read gets what comes after that, and nothing from before', async () => {
  const { one, store, receives, device } = process()
  receives(message(1))
  let answer = () => {}
  store.answering = new Promise((resolve) => {
    answer = resolve
  })
  receives(message(3))
  receives(message(4, KICKED))
  await expect.poll(() => store.asked).toBe(1)
  store.members.add('three')
  const three = device('three')
  receives(message(5))
  answer()
  await expect.poll(one.got).toEqual([1, 3, 4, 5])
  await expect.poll(three.got).toEqual([5])
})

it('too much does not wait for the store: it is passed on in order, and the store is asked again', async () => {
  const { one, two, store, receives } = process()
  receives(message(1))
  let answer = () => {}
  store.answering = new Promise((resolve) => {
    answer = resolve
  })
  for (let sequence = 3; sequence < 1_003; sequence += 1) receives(message(sequence))
  expect(one.got()).toEqual([1, ...Array.from({ length: 1_000 }, (_, at) => at + 3)])
  store.members.delete('two')
  answer()
  await expect.poll(() => store.asked).toBe(1)
  receives(message(1_003))
  await expect.poll(() => one.got().at(-1)).toBe(1_003)
  expect([two.got().at(-1), store.asked]).toEqual([1_002, 2])
})

it('the store is not asked while nothing is missing and nobody leaves', () => {
  const { one, two, store, receives } = process()
  for (const sequence of [1, 2, 3]) receives(message(sequence))
  receives(message(2))
  expect([one.got(), two.got()]).toEqual([
    [1, 2, 3, 2],
    [1, 2, 3, 2],
  ])
  expect(store.asked).toBe(0)
})

it('members get what comes while the store does not say who is one, which is asked again with the next message', async () => {
  const { one, two, store, receives } = process()
  store.isDown = true
  receives(message(2))
  receives(message(3))
  await expect.poll(one.got).toEqual([2, 3])
  expect(two.got()).toEqual([2, 3])
  store.isDown = false
  store.members.delete('two')
  receives(message(4))
  await expect.poll(one.got).toEqual([2, 3, 4])
  expect([two.got(), store.asked]).toEqual([[2, 3], 2])
})
