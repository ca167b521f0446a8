import { expect, it, vi } from 'vitest'
import { steppedClock } from '../../test/stepped-clock'
import { sharedCache } from './shared-cache'

const NOON = '2026-11-22T12:00:00Z'
const LIMITS = { entries: 2, ms: 1_000 }

it('calls `make` once for concurrent callers', async () => {
  const make = vi.fn(async (key: string) => `made of ${key}`)
  const made = sharedCache(steppedClock(NOON), LIMITS, make)
  expect(await Promise.all([made('a'), made('a')])).toEqual(['made of a', 'made of a'])
  expect(await made('a')).toBe('made of a')
  expect(make).toHaveBeenCalledTimes(1)
})

it('calls `make` again after the lifetime', async () => {
  const clock = steppedClock(NOON)
  const make = vi.fn(async (key: string) => key)
  const made = sharedCache(clock, LIMITS, make)
  await made('a')
  clock.advance(1_000)
  await made('a')
  expect(make).toHaveBeenCalledTimes(2)
})

it('removes the oldest of too many', async () => {
  const make = vi.fn(async (key: string) => key)
  const made = sharedCache(steppedClock(NOON), LIMITS, make)
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await made(key)
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})

it('caches neither errors nor null', async () => {
  const make = vi.fn<(key: string) => Promise<string | null>>()
  make.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(null).mockResolvedValueOnce('there')
  const made = sharedCache(steppedClock(NOON), LIMITS, make)
  await expect(made('a')).rejects.toThrow('broken')
  expect(await made('a')).toBeNull()
  expect(await made('a')).toBe('there')
})
