import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factArrived, instant, NO_DELAYED_FACTS, streamShowed, type DelayedFacts } from '../index'

const START = 1_700_000_000
const MOST_WAITING_FACTS = 200
const at = (second: number) => instant(START + second)

describe('[DOM-105] facts that wait for the stream', () => {
  test('are not shown without a stream, however old they are', () => {
    expect(factArrived(NO_DELAYED_FACTS, '1-0', at(0)).shown).toBeNull()
  })

  test('are shown when the picture has come to the moment of their arrival, the newest of them', () => {
    const facts = factArrived(factArrived(NO_DELAYED_FACTS, '0-0', at(0)), '1-0', at(10))
    expect(streamShowed(facts, 20, at(19)).shown).toBeNull()
    expect(streamShowed(facts, 20, at(29.9)).shown).toBe('0-0')
    expect(streamShowed(facts, 20, at(30)).shown).toBe('1-0')
  })

  test('stay shown when the stream is rewound, and the next ones wait for its old place', () => {
    const shown = streamShowed(factArrived(NO_DELAYED_FACTS, '0-0', at(0)), 5, at(40))
    const rewound = streamShowed(factArrived(shown, '1-0', at(40)), 60, at(41))
    expect(rewound.shown).toBe('0-0')
    expect(rewound.shownUntil).toBe(at(35))
    expect(streamShowed(rewound, 60, at(99)).shown).toBe('0-0')
    expect(streamShowed(rewound, 60, at(100)).shown).toBe('1-0')
  })

  test('do not move while the latency is not known', () => {
    const facts = factArrived(NO_DELAYED_FACTS, '1-0', at(0))
    for (const latency of [null, NaN]) expect(streamShowed(facts, latency, at(900)).shown).toBeNull()
  })

  test('a latency below zero does not show what is still to come', () => {
    const facts = factArrived(NO_DELAYED_FACTS, '1-0', at(10))
    expect(streamShowed(facts, -30, at(9)).shown).toBeNull()
  })

  test('a clock that was set back keeps their order', () => {
    const facts = factArrived(factArrived(NO_DELAYED_FACTS, '0-0', at(50)), '1-0', at(10))
    expect(streamShowed(facts, 0, at(49)).shown).toBeNull()
    expect(streamShowed(facts, 0, at(50)).shown).toBe('1-0')
  })

  test('of more than are kept the oldest are dropped, so none is shown early', () => {
    let facts: DelayedFacts<number> = NO_DELAYED_FACTS
    for (let nth = 0; nth <= MOST_WAITING_FACTS; nth += 1) facts = factArrived(facts, nth, at(nth))
    expect(facts.waiting).toHaveLength(MOST_WAITING_FACTS)
    expect(streamShowed(facts, 0, at(0)).shown).toBeNull()
    expect(streamShowed(facts, 0, at(1)).shown).toBe(1)
  })
})

/** A fan's evening: goals arrive, the stream plays with a latency that jumps, stands still, or is rewound. */
const evening = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('fact' as const), after: fc.integer({ min: 0, max: 30 }) }),
    fc.record({
      kind: fc.constant('picture' as const),
      after: fc.integer({ min: 0, max: 30 }),
      latency: fc.option(fc.double({ min: -5, max: 90 })),
    }),
  ),
  { maxLength: 60 },
)

test('[DOM-105] no fact is shown before the stream has shown its moment, none is taken back, and none is left out', () => {
  fc.assert(
    fc.property(evening, (steps) => {
      let facts: DelayedFacts<number> = NO_DELAYED_FACTS
      let second = 0
      let furthest = -Infinity
      const arrivals: number[] = []
      for (const step of steps) {
        second += step.after
        const before = facts.shown ?? -1
        if (step.kind === 'fact') facts = factArrived(facts, arrivals.push(second) - 1, at(second))
        else {
          facts = streamShowed(facts, step.latency, at(second))
          if (step.latency !== null && !Number.isNaN(step.latency))
            furthest = Math.max(furthest, at(second) - Math.max(0, step.latency))
        }
        const shown = facts.shown ?? -1
        expect(shown).toBeGreaterThanOrEqual(before)
        const reached = arrivals.findLastIndex((arrival) => at(arrival) <= furthest)
        expect(shown).toBeLessThanOrEqual(reached)
        // Facts move with the picture, so one that arrives in its own second waits for the next picture.
        const isPlayed = step.kind === 'picture' && step.latency !== null && !Number.isNaN(step.latency)
        expect(isPlayed ? shown : reached).toBe(reached)
      }
    }),
    { seed: 20_261_125 },
  )
})
