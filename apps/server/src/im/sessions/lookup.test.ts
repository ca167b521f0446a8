import { describe, expect, it } from 'vitest'
import { shiftedClock } from '../../../test/shifted-clock'
import { steppedClock } from '../../../test/stepped-clock'
import type { Clock } from '../../ports/clock'
import { Lookup } from './lookup'

const setUp = (time?: Clock) => {
  const clock = shiftedClock()
  const loads: string[] = []
  const stored = new Map([['a', 'A']])
  const lookup = new Lookup({
    clock: time ?? clock,
    ttlMs: 10_000,
    missTtlMs: 1_000,
    maxEntries: 2,
    load: async (key) => {
      loads.push(key)
      if (key === 'broken') throw new Error('away')
      return stored.get(key) ?? null
    },
  })
  return { clock, loads, stored, lookup }
}

describe('Lookup', () => {
  it('loads once for all callers, until the value is too old', async () => {
    const { clock, loads, lookup } = setUp()
    expect(await Promise.all([lookup.find('a'), lookup.find('a')])).toEqual(['A', 'A'])
    clock.skip(9_000)
    await lookup.find('a')
    expect(loads).toEqual(['a'])
    clock.skip(2_000)
    await lookup.find('a')
    expect(loads).toEqual(['a', 'a'])
  })

  it('caches a null for a shorter time', async () => {
    const { clock, stored, lookup } = setUp()
    expect(await lookup.find('b')).toBeNull()
    stored.set('b', 'B')
    expect(await lookup.find('b')).toBeNull()
    clock.skip(1_100)
    expect(await lookup.find('b')).toBe('B')
  })

  it('does not cache longer if the clock is set back', async () => {
    const stepped = steppedClock('2026-06-14T12:00:00Z')
    const { loads, lookup } = setUp(stepped)
    await lookup.find('a')
    stepped.advance(-300_000)
    await lookup.find('a')
    expect(loads).toEqual(['a', 'a'])
  })

  it('does not cache failures, and limits its entries', async () => {
    const { loads, lookup } = setUp()
    await expect(lookup.find('broken')).rejects.toThrow('away')
    await expect(lookup.find('broken')).rejects.toThrow('away')
    for (const key of ['a', 'x', 'y', 'a']) await lookup.find(key)
    expect(loads).toEqual(['broken', 'broken', 'a', 'x', 'y', 'a'])
  })
})
