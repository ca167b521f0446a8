import { describe, expect, it } from 'vitest'
import { storedMessage } from '../testing'
import type { Message } from './message'
import { toMessage } from './to-message'
import { isBefore, merge, type Unsent } from './unsent'

const stored = (sequence: number): Message => ({
  ...toMessage(storedMessage({ sequence }), 'alice'),
  ID: String(sequence),
})
const unsent = (ID: string, anchor: number, order: number): Unsent => ({
  message: { ...stored(0), ID },
  anchor,
  order,
})
const merged = (sequences: readonly number[], waiting: readonly Unsent[]) =>
  merge(sequences.map(stored), waiting).map(({ ID }) => ID)

describe('messages that wait for a sequence', () => {
  it('are placed after the message that was the newest when they were written, in the order in which they were written', () => {
    const waiting = [unsent('a', 0, 1), unsent('b', 2, 2), unsent('c', 2, 3), unsent('d', 3, 4)]
    expect(merged([1, 2, 3], waiting)).toEqual(['a', '1', '2', 'b', 'c', '3', 'd'])
  })

  it('keep their place when the message before them is no longer loaded', () => {
    expect(merged([1, 5], [unsent('a', 3, 1)])).toEqual(['1', 'a', '5'])
  })

  it('are at the end of a list without a position, and alone in an empty one', () => {
    const waiting = [unsent('a', Infinity, 1)]
    expect(merged([7], waiting)).toEqual(['7', 'a'])
    expect(merged([], waiting)).toEqual(['a'])
  })

  it('are before a place further down, or of the same anchor and a later order', () => {
    const entry = unsent('a', 2, 3)
    const places = [
      { sequence: 2, order: 0 },
      { sequence: 2, order: 3 },
      { sequence: 2, order: 4 },
      { sequence: 3, order: 0 },
    ]
    expect(places.map((place) => isBefore(entry, place))).toEqual([false, false, true, true])
  })
})
