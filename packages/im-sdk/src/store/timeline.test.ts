import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedMessage } from '../testing'
import type { Message } from './message'
import { Timeline } from './timeline'
import { toMessage } from './to-message'

const message = (sequence: number, ID = `m${sequence}`): Message => ({
  ...toMessage(storedMessage({ sequence, random: sequence }), 'alice'),
  ID,
})
const unsent = (ID: string): Message => ({ ...message(0, ID), status: 'unsend', flow: 'out' })
const ids = (messages: readonly Message[]): string[] => messages.map(({ ID }) => ID)

describe('a timeline', () => {
  it('appends messages in order and recognises duplicates', () => {
    const timeline = new Timeline(0)
    expect([1, 2, 3].map((sequence) => timeline.insert(message(sequence)))).toEqual(['fresh', 'fresh', 'fresh'])
    expect(timeline.insert(message(2))).toBe('known')
    expect(timeline.insert(message(2, 'other'))).toBe('known')
    expect(timeline.top).toBe(3)
  })

  it('shows a message beyond a gap at once and counts it as missing below', () => {
    const timeline = new Timeline(1)
    timeline.insert(message(5))
    expect(timeline.top).toBe(1)
    expect(timeline.firstIsland?.sequence).toBe(5)
    timeline.cover(2, 4)
    expect(timeline.top).toBe(5)
    expect(timeline.firstIsland).toBeNull()
  })

  it('puts late messages where they belong', () => {
    const timeline = new Timeline(0)
    for (const sequence of [3, 1, 4, 2]) timeline.insert(message(sequence))
    expect(ids(timeline.all())).toEqual(['m1', 'm2', 'm3', 'm4'])
    expect(timeline.top).toBe(4)
  })

  it('drops an own pending message if its sequence is older than the list', () => {
    const timeline = new Timeline(null)
    timeline.addUnsent(unsent('mine'))
    timeline.insert(message(3))
    expect(timeline.insert(message(2, 'mine'))).toBe('known')
    expect(ids(timeline.all())).toEqual(['m3'])
    expect(timeline.find('mine')).toBeNull()
  })

  it('treats history as known, but not the newest message that the list has named', () => {
    const timeline = new Timeline(9)
    expect(timeline.insert(message(3))).toBe('known')
    expect(timeline.insert(message(9))).toBe('fresh')
    expect(timeline.size).toBe(1)
  })

  it('gets its position from its first message when it is empty', () => {
    const timeline = new Timeline(null)
    timeline.addUnsent(unsent('mine'))
    expect(timeline.hasPlace).toBe(false)
    timeline.insert(message(40))
    expect([timeline.low, timeline.top]).toEqual([40, 40])
    expect(timeline.isAtStart).toBe(false)
  })

  it('removes a message that waits for its reply and was deleted on another device, also where it is stored', () => {
    const timeline = new Timeline(0)
    timeline.addUnsent(unsent('mine'))
    timeline.insert(message(1, 'mine'))
    timeline.addUnsent(unsent('mine'))
    timeline.remove(message(1, 'mine'))
    expect(timeline.find('mine')).toBeNull()
  })

  it('keeps an unsent message behind the message it was written after', () => {
    const timeline = new Timeline(0)
    timeline.insert(message(1))
    timeline.addUnsent(unsent('mine'))
    timeline.insert(message(2))
    expect(ids(timeline.all())).toEqual(['m1', 'mine', 'm2'])
    expect(timeline.insert({ ...message(3, 'mine'), flow: 'out' })).toBe('sent')
    expect(ids(timeline.all())).toEqual(['m1', 'm2', 'mine'])
  })

  it('pages over stored and unsent messages without loss or repetition', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.integer({ min: 1, max: 15 }), (kinds, size) => {
        const timeline = new Timeline(0)
        let sequence = 0
        kinds.forEach((isUnsent, index) => {
          if (isUnsent) timeline.addUnsent(unsent(`u${index}`))
          else timeline.insert(message(++sequence))
        })
        const seen: string[] = []
        for (let cursor: string | null = null; ;) {
          const page = timeline.pageBefore(cursor, size)
          expect(timeline.countBefore(cursor)).toBe(timeline.all().length - seen.length)
          if (page.length === 0) break
          seen.unshift(...ids(page))
          cursor = page[0]!.ID
        }
        expect(seen).toEqual(ids(timeline.all()))
      }),
    )
  })

  it('has every sequence once and in order, for any order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 120 }), (arrivals) => {
        const timeline = new Timeline(0)
        const fresh = arrivals.filter((sequence) => timeline.insert(message(sequence)) === 'fresh')
        const expected = [...new Set(arrivals)].sort((a, b) => a - b)
        expect(timeline.all().map(({ sequence }) => sequence)).toEqual(expected)
        expect(fresh.toSorted((a, b) => a - b)).toEqual(expected)
        const gap = expected.findIndex((sequence, index) => sequence !== index + 1)
        expect(timeline.top).toBe(gap === -1 ? expected.length : gap)
      }),
    )
  })

  it('drops its oldest messages and records that older ones exist', () => {
    const timeline = new Timeline(0)
    for (let sequence = 1; sequence <= 20; sequence++) timeline.insert(message(sequence))
    timeline.trim(5)
    expect(timeline.low).toBe(16)
    expect(timeline.isAtStart).toBe(false)
    expect(timeline.find('m3')).toBeNull()
    expect(timeline.insert(message(3))).toBe('known')
  })

  it.each([3, null])('does not take a message that the user had cleared before it came (newest: %j)', (newest) => {
    const timeline = new Timeline(newest)
    timeline.clearTo(4)
    expect(timeline.insert(message(4))).toBe('known')
    expect(timeline.insert(message(5))).toBe('fresh')
    expect(ids(timeline.all())).toEqual(['m5'])
  })

  it('refuses a cursor of a message that it has dropped', () => {
    const timeline = new Timeline(0)
    expect(timeline.countBefore('gone')).toBeNull()
    expect(timeline.pageBefore('gone', 15)).toEqual([])
  })
})
