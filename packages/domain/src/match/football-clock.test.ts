import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant, footballClock, isClockShown, SPORT, type Instant } from '../index'

const KICKOFF = 1_700_000_000
const after = (minutes: number, seconds = 0) => KICKOFF + minutes * 60 + seconds
const clock = (status: number, now: number, options = {}) =>
  footballClock({ status, time: KICKOFF }, instant(now), options)

describe('the football clock', () => {
  test.each([
    [2, after(0), '1'],
    [2, after(0, 59), '1'],
    [2, after(1), '2'],
    [2, after(44, 59), '45'],
    [2, after(46), '47'],
    [3, after(50), '45'],
    [4, after(0), '46'],
    [4, after(44), '90'],
    [4, after(47), '93'],
  ])('at status %s and %s shows %s', (status, now, text) => {
    expect(clock(status, now)).toBe(text)
  })

  test.each([0, 1, 8, 9, 10, 11, 12, 13, 14, -1, 99])('has no text at status %s', (status) => {
    expect(clock(status, after(10))).toBeNull()
  })

  test.each([0, -1, NaN])('has no text while time is %s', (time) => {
    expect([2, 3, 4, 5].map((status) => footballClock({ status, time }, instant(after(10))))).toEqual(
      Array(4).fill(null),
    )
  })

  test('counts from the first minute when the device is behind the server', () => {
    expect(clock(2, KICKOFF - 600)).toBe('1')
    expect(clock(4, KICKOFF - 600)).toBe('46')
  })

  test('shows nothing for an instant in milliseconds, and for null', () => {
    for (const now of [KICKOFF * 1000, NaN, '1700000000'])
      for (const status of [2, 3, 4, 5, 6, 7])
        expect(footballClock({ status, time: KICKOFF }, now as Instant), `${status} at ${now}`).toBeNull()
  })

  test.each([
    [2, after(44), '45'],
    [2, after(45), '45+1'],
    [2, after(46), '45+2'],
    [4, after(44), '90'],
    [4, after(45), '90+1'],
    [4, after(49), '90+5'],
  ])('with stoppage at status %s and %s shows %s', (status, now, text) => {
    expect(clock(status, now, { stoppage: true })).toBe(text)
  })

  test.each([6, 7])('at status %s has the text 90+, which is not shown', (status) => {
    const facts = { status, time: KICKOFF, period_remaining_time: 0 }
    expect(footballClock(facts, instant(after(3)))).toBe('90+')
    expect(footballClock({ ...facts, time: 0 }, instant(after(3)))).toBe('90+')
    expect(isClockShown({ sport_id: SPORT.football, ...facts })).toBe(false)
  })

  test('never goes back while a half runs', () => {
    const seconds = fc.integer({ min: -3600, max: 10_000 })
    fc.assert(
      fc.property(fc.constantFrom(2, 4), seconds, seconds, fc.boolean(), (status, a, b, stoppage) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((second) => {
          const text = clock(status, KICKOFF + second, { stoppage }) ?? ''
          return text.split('+').reduce((sum, part) => sum + Number(part), 0)
        })
        expect(early).toBeLessThanOrEqual(late ?? NaN)
      }),
    )
  })
})

describe('whether a clock is shown', () => {
  const shown = (sport_id: 1 | 2 | 3, fields: { time?: number; period_remaining_time?: number }) =>
    Array.from({ length: 17 }, (_, status) => status).filter((status) =>
      isClockShown({ sport_id, status, time: 0, period_remaining_time: 0, ...fields }),
    )

  test('football: at 2, 3, 4 and 5 with time set', () => {
    expect(shown(SPORT.football, { time: KICKOFF, period_remaining_time: 0 })).toEqual([2, 3, 4, 5])
    expect(shown(SPORT.football, { time: 0, period_remaining_time: 60 })).toEqual([])
  })

  test('basketball: at 2, 4, 6, 8 and 9 with time remaining', () => {
    expect(shown(SPORT.basketball, { time: 0, period_remaining_time: 1 })).toEqual([2, 4, 6, 8, 9])
    expect(shown(SPORT.basketball, { time: KICKOFF, period_remaining_time: 0 })).toEqual([])
  })

  test('esports: never', () => {
    expect(shown(SPORT.esport, { time: KICKOFF, period_remaining_time: 60 })).toEqual([])
  })
})
