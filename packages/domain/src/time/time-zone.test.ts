import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, DEFAULT_ZONE, formatTime, instantOf, isTimeZone, localDay, MAX_INSTANT } from '../index'

/** 2026-06-14 00:00 in Asia/Shanghai. */
const SUNDAY = Date.UTC(2026, 5, 13, 16) / 1000
const HOUR = 3600

const at = (iso: string) => Date.parse(iso) / 1000
/** Null for neither, to fail where a moment is expected. */
const lengthOf = (day: string, zone: string) => {
  const [start, end] = [instantOf(day, zone), instantOf(addDays(day, 1) ?? '', zone)]
  return start === null || end === null ? null : (end - start) / HOUR
}

describe('a day of a time zone', () => {
  test.each([
    ['America/Sao_Paulo', '2026-06-14T00:59:00Z', '2026-06-13'],
    ['America/Sao_Paulo', '2026-06-14T02:59:59Z', '2026-06-13'],
    ['America/Sao_Paulo', '2026-06-14T03:00:00Z', '2026-06-14'],
    ['Asia/Shanghai', '2026-06-13T15:59:59Z', '2026-06-13'],
    ['Asia/Shanghai', '2026-06-13T16:00:00Z', '2026-06-14'],
    ['Asia/Kathmandu', '2026-06-13T18:14:59Z', '2026-06-13'],
    ['Asia/Kathmandu', '2026-06-13T18:15:00Z', '2026-06-14'],
    ['Pacific/Kiritimati', '2026-06-13T10:00:00Z', '2026-06-14'],
  ])('in %s at %s is %s', (zone, iso, day) => {
    expect(localDay(at(iso), zone)).toBe(day)
  })

  test.each([
    ['Asia/Shanghai', '2026-06-14', '2026-06-13T16:00:00Z', 24],
    ['Asia/Kathmandu', '2026-06-14', '2026-06-13T18:15:00Z', 24],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['Europe/Lisbon', '2026-10-25', '2026-10-24T23:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    // The clocks go from 24:00 to 01:00: the day has no midnight.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z', 23],
    // They go from 24:00 back to 23:00: the day before is longer.
    ['America/Sao_Paulo', '2018-02-17', '2018-02-17T02:00:00Z', 25],
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z', 24],
    // They go from 01:00 back to 00:00: the day has two midnights.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    // The island skipped this day.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z', 24],
  ])('in %s: %s starts at %s and has %s hours', (zone, day, start, hours) => {
    expect(instantOf(day, zone)).toBe(at(start))
    expect(lengthOf(day, zone)).toBe(hours)
  })

  test('holds exactly the moments from its start to the start of the next', () => {
    const zones = ['America/Sao_Paulo', 'Asia/Kathmandu', 'America/New_York', 'Africa/Cairo', 'America/Havana', 'UTC']
    const moment = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (seconds, zone) => {
        const day = localDay(seconds, zone) ?? ''
        const start = instantOf(day, zone) ?? NaN
        expect(start).toBeLessThanOrEqual(seconds)
        expect(instantOf(addDays(day, 1) ?? '', zone)).toBeGreaterThan(seconds)
        expect(localDay(start, zone)).toBe(day)
        expect(localDay(start - 1, zone)).toBe(addDays(day, -1))
      }),
    )
  })

  test('of the device is that of its zone', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(localDay(SUNDAY)).toBe(localDay(SUNDAY, timeZone))
  })

  test('is null if it is not a moment in seconds', () => {
    for (const seconds of [NaN, Infinity, 1e300, SUNDAY * 1000]) {
      expect(localDay(seconds), `${seconds}`).toBeNull()
      expect(localDay(seconds, 'Asia/Shanghai'), `${seconds}`).toBeNull()
    }
  })
})

describe('a time of a time zone', () => {
  test.each([
    ['2026-06-14', 'America/Sao_Paulo', '22:00', '2026-06-15T01:00:00Z'],
    ['2026-03-08', 'America/New_York', '03:00', '2026-03-08T07:00:00Z'],
    // Skipped that day.
    ['2026-03-08', 'America/New_York', '02:30', '2026-03-08T07:30:00Z'],
    // Twice that day: the first.
    ['2026-11-01', 'America/New_York', '01:30', '2026-11-01T05:30:00Z'],
  ])('on %s in %s at %s is the moment %s', (day, zone, time, moment) => {
    expect(instantOf(day, zone, time)).toBe(at(moment))
  })

  test('is the same after formatting and parsing', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16))
    fc.assert(
      fc.property(time, fc.constantFrom('Asia/Shanghai', 'Asia/Kathmandu', 'America/Bogota'), (text, zone) => {
        expect(formatTime(instantOf('2026-06-14', zone, text) ?? NaN, zone)).toBe(text)
      }),
    )
  })

  test('is null for an invalid day, time or instant', () => {
    for (const day of ['', 'today', '2026-02-29', '9999-12-31']) expect(instantOf(day, 'UTC'), day).toBeNull()
    for (const time of ['', '24:00', '7:00', '12:60', 'noon'])
      expect(instantOf('2026-06-14', 'UTC', time), time).toBeNull()
    expect(MAX_INSTANT).toBeLessThan(at('9999-12-31T00:00:00Z'))
  })
})

describe('the name of a time zone', () => {
  test.each([DEFAULT_ZONE, 'America/Sao_Paulo', 'Asia/Calcutta', 'UTC', 'EST5EDT'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  test.each(['', 'Mars/Base', 'Etc/Unknown', '+08:00', 'local', 'Asia/Shanghai\0', 'x'.repeat(1e6)])(
    'is not %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false)
    },
  )

  test('is needed: an unknown one throws RangeError', () => {
    expect(() => localDay(SUNDAY, 'Mars/Base')).toThrow(RangeError)
    expect(() => instantOf('2026-06-14', 'Mars/Base')).toThrow(RangeError)
  })
})
