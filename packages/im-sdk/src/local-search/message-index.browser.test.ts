import { expect, it } from 'vitest'
import { seededRandom, storedMessage } from '../testing'
import { toMessage } from '../store/to-message'
import type { Message } from '../store/message'
import { compareKeys, keyOf } from './blocks'
import { MessageIndex } from './message-index'

const ALL = { from: -Infinity, to: Infinity, before: null }

const found = async (index: MessageIndex, wanted: Parameters<MessageIndex['find']>[0] = ALL) => {
  const all: Message[] = []
  await index.find(wanted, (message) => all.push(message) > 0)
  return all
}

it('IM-65 the index has what was written, newest first, in whatever order and however often it comes', async () => {
  const random = seededRandom(7)
  const index = new MessageIndex(`test-${crypto.randomUUID()}`, 4)
  const model = new Map<string, Message>()
  const newest = () => [...model.values()].sort((a, b) => compareKeys(keyOf(b), keyOf(a)))
  for (let round = 0; round < 60; round++) {
    const batch = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
      const time = Math.floor(random() * 100)
      const made = toMessage(storedMessage({ time, clientTime: time, sequence: time + 1, random: time }), 'alice')
      return { ...made, isRevoked: random() < 0.2, version: round }
    })
    await index.write(batch, 50)
    for (const message of batch) {
      model.delete(message.ID)
      model.set(message.ID, message)
    }
    for (const message of newest()) if (message.isRevoked) model.delete(message.ID)
    for (const { ID } of newest().slice(50)) model.delete(ID)
    expect(await found(index)).toEqual(newest())
  }
  const [from, to] = [20, 60]
  const before = keyOf(newest().find(({ time }) => time <= 50)!)
  const expected = newest().filter((message) => message.time >= from && compareKeys(keyOf(message), before) < 0)
  expect(await found(index, { from, to, before })).toEqual(expected)
  expect(expected.length).toBeGreaterThan(5)
})

it('IM-65 the index forgets what the user has cleared, and does not take it again', async () => {
  const index = new MessageIndex(`test-${crypto.randomUUID()}`, 4)
  const said = Array.from({ length: 20 }, (_, place) =>
    toMessage(storedMessage({ fromAccount: place % 2 ? 'bob' : 'zoe', sequence: place + 1, time: place }), 'alice'),
  )
  await index.write(said, 50)
  const clear = (to: number) => index.forget([{ conversationID: 'C2Cbob', from: 1, to }])
  await clear(11)
  await index.write(said.slice(0, 4), 50)
  await clear(3)
  await index.forget([{ conversationID: 'C2Cbob', from: 14, to: 14 }])
  const left = said.filter(({ from, sequence }) => from === 'zoe' || (sequence > 11 && sequence !== 14))
  expect(await found(index)).toEqual(left.reverse())
})
