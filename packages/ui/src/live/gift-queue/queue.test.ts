import { expect, test } from 'vitest'
import { addGifts, advance, EMPTY_QUEUE, nextChange, type GiftQueueState, type RoomGift } from './queue'

const gift = (comboKey: string, more: Partial<RoomGift> = {}): RoomGift => ({
  id: comboKey,
  comboKey,
  sender: { name: comboKey },
  text: 'sent a rocket',
  count: 1,
  ...more,
})
const keys = ({ lanes }: GiftQueueState) => lanes.map((shown) => shown?.gift.comboKey ?? null)
/** Plays the queue to its end, and returns what was seen of each key. */
const played = (start: GiftQueueState) => {
  const seen = new Map<string, number>()
  let state = start
  for (let now = nextChange(state); now !== null; now = nextChange(state)) {
    for (const shown of state.lanes) if (shown) seen.set(shown.gift.id, shown.total)
    state = advance(state, now)
  }
  return seen
}

test('two gifts are shown at once, and the third enters when a lane is free', () => {
  const full = addGifts(EMPTY_QUEUE, [gift('ana'), gift('bo'), gift('cy')], 0)
  expect(keys(full)).toEqual(['ana', 'bo'])
  const leaving = advance(full, 3_000)
  expect(leaving.lanes.map((shown) => shown?.isLeaving)).toEqual([true, true])
  expect(keys(advance(leaving, 3_200))).toEqual(['cy', null])
})

test('gifts of the same sender and kind add up and stay longer', () => {
  const first = addGifts(EMPTY_QUEUE, [gift('ana', { count: 66 })], 0)
  const combo = addGifts(first, [gift('ana', { id: 'next', count: 66 })], 2_900)
  expect(combo.lanes[0]).toMatchObject({ total: 132, combos: 1, isLeaving: false })
  expect(nextChange(combo)).toBe(5_900)
})

test('a combo that continues while its gift leaves stays', () => {
  const leaving = advance(addGifts(EMPTY_QUEUE, [gift('ana')], 0), 3_000)
  expect(addGifts(leaving, [gift('ana')], 3_100).lanes[0]).toMatchObject({ total: 2, isLeaving: false })
})

test('own gifts go before those of others, in their order', () => {
  const others = addGifts(
    EMPTY_QUEUE,
    ['ana', 'bo', 'cy'].map((key) => gift(key)),
    0,
  )
  const mine = addGifts(others, [gift('me 1', { isMine: true }), gift('me 2', { isMine: true })], 0)
  expect(mine.waiting.map(({ comboKey }) => comboKey)).toEqual(['me 1', 'me 2', 'cy'])
})

test('gifts stay shorter while many wait', () => {
  const few = addGifts(
    EMPTY_QUEUE,
    ['a', 'b', 'c'].map((key) => gift(key)),
    0,
  )
  const many = addGifts(
    few,
    ['d', 'e', 'f'].map((key) => gift(key)),
    0,
  )
  expect([nextChange(few), nextChange(many)]).toEqual([3_000, 1_200])
})

test('no gift is lost, however many arrive and whenever', () => {
  let state = EMPTY_QUEUE
  const sent = new Map<string, number>()
  const seen = new Map<string, number>()
  const look = () => {
    for (const shown of state.lanes) if (shown) seen.set(shown.gift.id, shown.total)
  }
  for (let at = 0; at < 500; at += 1) {
    const key = `sender ${(at * at) % 41}`
    const count = (at % 7) + 1
    sent.set(key, (sent.get(key) ?? 0) + count)
    state = addGifts(state, [gift(key, { id: `${at}`, count })], at * 37)
    look()
    state = advance(state, at * 37 + 18)
    look()
  }
  for (const [id, total] of played(state)) seen.set(id, total)
  const sum = (totals: Map<string, number>) => [...totals.values()].reduce((all, one) => all + one, 0)
  expect(sum(seen)).toBe(sum(sent))
})
