import type { StoredMessage } from '@org/im-sdk/protocol'
import { describe, expect, it } from 'vitest'
import { newMessage } from '../../../test/new-message'
import { toStoredMessage } from '../../store/im/messages'
import { NewestEntries } from './newest-entries'
import { RoomBroadcasts } from './room-broadcasts'
import { Room } from './room'
import { roomEntry, sampled } from './room-entry'

const entry = (sequence: number, fields: Partial<StoredMessage> = {}) =>
  roomEntry({
    ...toStoredMessage(newMessage('g:room', '7', sequence), { sequence, time: 1, isNew: true }),
    ...fields,
  })
const left = (entries: Parameters<typeof sampled>[0], most: number) =>
  sampled(entries, most).map(({ sequence }) => sequence)

describe('chatter beyond what a busy server delivers', () => {
  it('is left out by priority and age, in the order of the room', () => {
    const entries = [
      entry(1, { priority: 'Normal' }),
      entry(2, { priority: 'Lowest' }),
      entry(3, { priority: 'Low' }),
      entry(4, { priority: 'Normal' }),
      entry(5, { priority: 'Lowest' }),
    ]
    expect(left(entries, 5)).toEqual([1, 2, 3, 4, 5])
    expect(left(entries, 4)).toEqual([1, 3, 4, 5])
    expect(left(entries, 3)).toEqual([1, 3, 4])
    expect(left(entries, 1)).toEqual([4])
  })

  it('is also what a viewer sends with the highest priority', () => {
    const spam = Array.from({ length: 100 }, (_, at) => entry(at + 1, { priority: 'High' }))
    expect(left([...spam, entry(101)], 5)).toEqual([97, 98, 99, 100, 101])
  })

  it('is never a gift, a tip, or what the anchor or a manager says', () => {
    const entries = [
      entry(1, { fromAccount: 'broadcast', priority: 'Lowest' }),
      entry(2, { msgBody: [{ msgType: 'TIMGroupTipElem', msgContent: {} }], priority: 'Normal' }),
      entry(3, { senderRole: 'anchor' }),
      entry(4, { senderRole: 'admin', priority: 'Low' }),
      entry(5, { priority: 'High' }),
      entry(6),
    ]
    expect(left(entries, 0)).toEqual([1, 2, 3, 4])
  })
})

it('a simplified message lacks what is empty and what the listener knows', () => {
  const { simple } = entry(7, { nameCard: '', senderRole: '', senderLevel: 3 })
  expect(Object.keys(simple)).toEqual(expect.arrayContaining(['fromAccount', 'groupID', 'sequence', 'senderLevel']))
  for (const name of ['toAccount', 'groupType', 'clientSequence', 'nameCard', 'senderRole', 'cloudCustomData'])
    expect(Object.keys(simple)).not.toContain(name)
})

it('messages for all rooms have the same sequences in all processes, whenever these have started', () => {
  const [early, late] = [new RoomBroadcasts(1_000_000.5), new RoomBroadcasts(2_000_000)]
  const add = (time: number, ...processes: readonly RoomBroadcasts[]) => {
    const stored = toStoredMessage(newMessage('g:room', 'broadcast', time), { sequence: 0, time, isNew: true })
    for (const process of processes) process.add(stored)
  }
  add(1_500, early)
  for (const time of [2_100, 2_200, 2_200]) add(time, early, late)
  const sequencesFrom = (process: RoomBroadcasts, start: number) =>
    process.from(start, new NewestEntries(1)).map(({ sequence }) => sequence)
  expect(sequencesFrom(late, 2_100_001)).toEqual([2_200_000, 2_200_001])
  expect(sequencesFrom(early, 2_100_001)).toEqual([2_200_000, 2_200_001])
  expect(Number.isInteger(new RoomBroadcasts(1_000_000.5).next)).toBe(true)
  for (const process of [early, late]) expect(sequencesFrom(process, early.next)).toEqual([])
})

it('counts messages for all rooms and unstored ones of the room as lost when there are too many to keep', () => {
  const broadcasts = new RoomBroadcasts(1_000)
  const start = broadcasts.next
  const room = new Room('room', 1, 1, 1_000, { broadcasts, chatterMost: () => Infinity })
  const replyFrom = (broadcastStart: number) => {
    const { shared } = room.slice({ start: 1, broadcastStart, isSimple: false })
    return { count: shared.broadcastMessageList?.length, lost: shared.lostCount }
  }
  const message = (random: number) =>
    toStoredMessage(newMessage('g:room', 'broadcast', random), { sequence: 0, time: 1, isNew: true })
  for (let i = 0; i < 60; i += 1) broadcasts.add(message(i))
  expect(replyFrom(start)).toEqual({ count: 50, lost: 10 })
  const later = broadcasts.next
  for (let i = 0; i < 25; i += 1) room.pass(roomEntry(broadcasts.numbered(message(100 + i))))
  expect(replyFrom(later)).toEqual({ count: 20, lost: 5 })
  expect(replyFrom(start)).toEqual({ count: 70, lost: 15 })
  expect(replyFrom(broadcasts.next)).toEqual({ count: 0, lost: 0 })
})
