import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  instant,
  BANNER,
  bannerPlace,
  bannerStack,
  nextBannerTick,
  type BannerAction,
  type BannerStack,
} from '../index'

const NOW = 1_700_000_000
const message = (id: number, sport_id: 1 | 2 = 1) => ({ id, sport_id, desc: `match ${id}` })
const play = (actions: readonly BannerAction[], stack: BannerStack = []) => actions.reduce(bannerStack, stack)
const arrive = (id: number, now = NOW, sport_id: 1 | 2 = 1): BannerAction => ({
  type: 'arrive',
  message: message(id, sport_id),
  now: instant(now),
})
const tick = (now: number): BannerAction => ({ type: 'tick', now: instant(now) })
const touch = (now: number): BannerAction => ({ type: 'touch', now: instant(now) })
const close = (now: number): BannerAction => ({ type: 'close', now: instant(now) })
const flags = (stack: BannerStack) => stack.map((banner) => [banner.id, banner.remove])

test('the numbers are those of the specification', () => {
  expect(BANNER).toMatchObject({ autoHideMs: 5000, removeMs: 2999, zIndex: 99, offsetPx: 3, scaleStep: 0.05 })
})

describe('a banner', () => {
  test('arrives in front of those before it', () => {
    expect(play([arrive(1), arrive(2, NOW + 1)])).toEqual([
      { ...message(1), remove: false, since: NOW },
      { ...message(2), remove: false, since: NOW + 1 },
    ])
  })

  test('is flagged 5 s after its arrival and purged 2999 ms later', () => {
    const stack = play([arrive(1)])
    expect(flags(play([tick(NOW + 4.999)], stack))).toEqual([[1, false]])
    expect(flags(play([tick(NOW + 5)], stack))).toEqual([[1, true]])
    expect(flags(play([tick(NOW + 5), tick(NOW + 7.998)], stack))).toEqual([[1, true]])
    expect(play([tick(NOW + 5), tick(NOW + 7.999)], stack)).toEqual([])
  })

  test('is gone at once when no tick came for long', () => {
    expect(play([arrive(1), tick(NOW + 7.998)])).toHaveLength(1)
    expect(play([arrive(1), tick(NOW + 7.999)])).toEqual([])
  })

  test('starts its 5 s again at every touch', () => {
    const stack = play([arrive(1), touch(NOW + 4), touch(NOW + 8)])
    expect(flags(play([tick(NOW + 12.999)], stack))).toEqual([[1, false]])
    expect(flags(play([tick(NOW + 13)], stack))).toEqual([[1, true]])
  })

  test('is not brought back by a touch once it fades', () => {
    const stack = play([arrive(1), tick(NOW + 5), touch(NOW + 6)])
    expect(flags(stack)).toEqual([[1, true]])
    expect(play([tick(NOW + 7.999)], stack)).toEqual([])
  })

  test('that fades does not change when a banner in front is touched', () => {
    const stack = play([arrive(1), arrive(2, NOW + 4), touch(NOW + 6)])
    expect(stack.map(({ remove, since }) => [remove, since])).toEqual([
      [true, NOW + 5],
      [false, NOW + 6],
    ])
  })

  test('replaces an earlier one of the same match, not of another sport', () => {
    expect(flags(play([arrive(1), arrive(2), arrive(1, NOW + 1), arrive(1, NOW + 2, 2)]))).toEqual([
      [2, false],
      [1, false],
      [1, false],
    ])
  })

  test('has only id, sport and description of a message', () => {
    const odd = { ...message(1), remove: true, since: 5 }
    expect(play([{ type: 'arrive', message: odd, now: instant(NOW) }])).toEqual([
      { ...message(1), remove: false, since: NOW },
    ])
  })
})

describe('the stack', () => {
  test('fades whole when it is closed, and is purged 2999 ms later', () => {
    const stack = play([arrive(1), arrive(2, NOW + 1), close(NOW + 2)])
    expect(flags(stack)).toEqual([
      [1, true],
      [2, true],
    ])
    expect(play([tick(NOW + 4.998)], stack)).toHaveLength(2)
    expect(play([tick(NOW + 4.999)], stack)).toEqual([])
  })

  test('is the same object when nothing changes', () => {
    const stack = play([arrive(1)])
    expect(bannerStack(stack, tick(NOW + 1))).toBe(stack)
    const closed = play([close(NOW + 1)], stack)
    expect(bannerStack(closed, close(NOW + 2))).toBe(closed)
    expect(bannerStack(closed, touch(NOW + 2))).toBe(closed)
  })

  test('says when it next changes', () => {
    expect(nextBannerTick([])).toBeNull()
    expect(nextBannerTick(play([arrive(1), arrive(2, NOW + 1)]))).toBe(NOW + 5)
    expect(nextBannerTick(play([arrive(1), close(NOW + 1)]))).toBe(NOW + 1 + 2.999)
  })

  const action = fc.oneof(
    fc.record({ type: fc.constant('arrive' as const), id: fc.integer({ min: 1, max: 30 }), wait: fc.nat(4000) }),
    fc.record({ type: fc.constantFrom('touch', 'close', 'tick'), wait: fc.nat(4000) }),
  )

  test('never exceeds its limit, has each match once, and becomes empty without new banners', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (steps) => {
        let now = NOW
        let stack: BannerStack = []
        for (const step of steps) {
          now += step.wait / 1000
          stack = bannerStack(
            stack,
            'id' in step ? arrive(step.id, now) : { type: step.type as 'touch', now: instant(now) },
          )
          expect(stack.length).toBeLessThanOrEqual(BANNER.max)
          expect(new Set(stack.map((banner) => banner.id)).size).toBe(stack.length)
        }
        for (let turns = 0; stack.length > 0; turns += 1) {
          expect(turns).toBeLessThan(100)
          stack = bannerStack(stack, tick(nextBannerTick(stack) ?? 0))
        }
      }),
    )
  })

  test('drops the oldest beyond its limit', () => {
    const stack = play(Array.from({ length: BANNER.max + 2 }, (_, id) => arrive(id)))
    expect(stack.map((banner) => banner.id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})

test('the newest is in front, each one behind 3 px lower and 0.05 smaller, with z-indexes from 99', () => {
  expect([0, 1, 2].map((index) => bannerPlace(index, 3))).toEqual([
    { zIndex: 99, offset: 6, scale: 0.9 },
    { zIndex: 100, offset: 3, scale: 0.95 },
    { zIndex: 101, offset: 0, scale: 1 },
  ])
  expect(bannerPlace(0, 30).scale).toBe(0)
  expect(bannerPlace(5, 3)).toEqual({ zIndex: 104, offset: 0, scale: 1 })
})
