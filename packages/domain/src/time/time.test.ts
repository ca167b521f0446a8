import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  instant,
  addDays,
  dateStrip,
  DAY_SECONDS,
  daysBetween,
  footballClock,
  formatDay,
  formatTime,
  instantFromMs,
  isDay,
  isInstant,
  localDay,
  MAX_INSTANT,
  minutesBetween,
  msBetween,
  parseDay,
  relativeDay,
  secondsUntil,
  SHANGHAI_OFFSET_SECONDS,
  shanghaiDay,
  shanghaiDayStart,
  weekdayOf,
} from '../index'

/** 2026-06-14 00:00 in Asia/Shanghai, a Sunday. */
const SUNDAY = Date.UTC(2026, 5, 13, 16) / 1000

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const NO_DAYS = ['', 'today', '2026-6-14', '2026-13-01', '2026-02-29', '2026-06-31', '2026-06-14T00:00', '14-06-26']

describe('instants', () => {
  test('are seconds', () => {
    expect(instantFromMs(1500)).toBe(1.5)
    expect(instant(1.5)).toBe(1.5)
  })

  test('accept only a moment in seconds', () => {
    // @ts-expect-error A bare number says no unit.
    expect(footballClock({ status: 2, time: SUNDAY }, SUNDAY * 1000)).toBeNull()
    expect(() => instant(SUNDAY * 1000)).toThrow(/milliseconds use instantFromMs/)
    for (const seconds of [NaN, Infinity, -Infinity, MAX_INSTANT + 1]) {
      expect(isInstant(seconds), `${seconds}`).toBe(false)
      expect(() => instant(seconds), `${seconds}`).toThrow(RangeError)
    }
    expect(isInstant(MAX_INSTANT)).toBe(true)
    expect(isInstant('5')).toBe(false)
  })

  test('have no time between them if one is null', () => {
    expect(msBetween(SUNDAY, SUNDAY * 1000)).toBeNull()
    expect(minutesBetween(NaN, SUNDAY)).toBeNull()
    expect(secondsUntil(SUNDAY * 1000, instant(SUNDAY))).toBeNull()
  })

  test('are compared in whole ms, so that limits are met exactly', () => {
    expect(msBetween(1_700_000_000.123, 1_700_000_005.123)).toBe(5000)
    expect(msBetween(5, 4)).toBe(-1000)
  })

  test.each([
    [0, 59.9, 0],
    [0, 60, 1],
    [0, 3599, 59],
    [60, 0, 0],
  ])('from %s to %s are %s whole minutes', (from, to, minutes) => {
    expect(minutesBetween(from, to)).toBe(minutes)
  })
})

describe('a day in Asia/Shanghai', () => {
  test('begins 8 hours before the day in UTC', () => {
    expect(SHANGHAI_OFFSET_SECONDS).toBe(28_800)
    expect(shanghaiDay(SUNDAY - 1)).toBe('2026-06-13')
    expect(shanghaiDay(SUNDAY)).toBe('2026-06-14')
    expect(shanghaiDay(SUNDAY + DAY_SECONDS - 0.001)).toBe('2026-06-14')
    expect(shanghaiDayStart('2026-06-14')).toBe(SUNDAY)
  })

  test('is what Intl says it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_799 }), (at) => {
        expect(localDay(at, 'Asia/Shanghai')).toBe(shanghaiDay(at))
      }),
      { numRuns: 50 },
    )
  })

  test('is the day of its own start', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(shanghaiDay(shanghaiDayStart(text) ?? NaN)).toBe(text)
      }),
    )
  })

  test('is null for an invalid day, and for an instant in milliseconds', () => {
    expect(shanghaiDay(NaN)).toBeNull()
    expect(shanghaiDay(SUNDAY * 1000)).toBeNull()
    for (const text of NO_DAYS) {
      expect(isDay(text), text).toBe(false)
      expect(shanghaiDayStart(text)).toBeNull()
      expect(addDays(text, 1)).toBeNull()
      expect(weekdayOf(text)).toBeNull()
      expect(daysBetween(text, '2026-06-14')).toBeNull()
      expect(daysBetween('2026-06-14', text)).toBeNull()
    }
  })
})

describe('counting days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    ['2026-06-14', 0, '2026-06-14'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s and %s days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })

  test('adding and subtracting the same number gives the same day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (text, days) => {
        expect(addDays(addDays(text, days) ?? '', -days)).toBe(text)
        expect(daysBetween(text, addDays(text, days) ?? '')).toBe(days)
      }),
    )
  })

  test('weeks begin on Sunday', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((days) => weekdayOf(addDays('2026-06-14', days) ?? ''))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 0,
    ])
    expect(weekdayOf('1969-12-28')).toBe(0)
    expect(weekdayOf('1970-01-01')).toBe(4)
  })
})

test.each([
  [-2, null],
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
  [2, null],
])('the day %s days away is %s', (days, relative) => {
  expect(relativeDay(addDays('2026-06-14', days) ?? '', '2026-06-14')).toBe(relative)
})

test('an invalid day is not a relative day', () => {
  expect(relativeDay('soon', '2026-06-14')).toBeNull()
})

describe('the date strip', () => {
  test('has three days before and after today unless told otherwise', () => {
    expect(dateStrip('2026-06-14').map((entry) => entry.day)).toEqual([
      '2026-06-11',
      '2026-06-12',
      '2026-06-13',
      '2026-06-14',
      '2026-06-15',
      '2026-06-16',
      '2026-06-17',
    ])
    expect(dateStrip('2026-06-14', 0, 1).map((entry) => entry.day)).toEqual(['2026-06-14', '2026-06-15'])
  })

  test('is empty if today is not a day', () => {
    for (const text of NO_DAYS) expect(dateStrip(text)).toEqual([])
  })

  test('knows the weekday and what is today', () => {
    expect(dateStrip('2026-06-14', 2, 2).map(({ weekday, relative }) => [weekday, relative])).toEqual([
      [5, null],
      [6, 'yesterday'],
      [0, 'today'],
      [1, 'tomorrow'],
      [2, null],
    ])
  })
})

describe('a written day', () => {
  test('is YYYY-MM-DD in Chinese and DD-MM-YY in Portuguese', () => {
    expect(formatDay('2026-06-05', 'zh')).toBe('2026-06-05')
    expect(formatDay('2026-06-05', 'cn')).toBe('2026-06-05')
    expect(formatDay('2026-06-05', 'pt-br')).toBe('05-06-26')
  })

  test('is parsed to the same day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('zh', 'pt-BR'), (text, lang) => {
        expect(parseDay(formatDay(text, lang) ?? '', lang)).toBe(text)
      }),
    )
  })

  test('is empty for invalid input', () => {
    expect(formatDay('2026-02-29', 'zh')).toBeNull()
    expect(formatDay('2026-02-29', 'pt-BR')).toBeNull()
    expect(parseDay('31-06-26', 'pt-BR')).toBeNull()
    expect(parseDay('', 'pt-BR')).toBeNull()
    expect(parseDay('14-06-26', 'zh')).toBeNull()
    expect(parseDay('2026-06-14', 'pt-BR')).toBeNull()
  })
})

describe('a written time', () => {
  test('is in the zone of the viewer, from 00 to 23', () => {
    expect(formatTime(SUNDAY, 'Asia/Shanghai')).toBe('00:00')
    expect(formatTime(SUNDAY + 59_999, 'Asia/Shanghai')).toBe('16:39')
    expect(formatTime(SUNDAY, 'America/Sao_Paulo')).toBe('13:00')
  })

  test('is in the zone of the device when none is named', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(formatTime(SUNDAY)).toBe(formatTime(SUNDAY, timeZone))
  })

  test('is null if it is not a moment in seconds', () => {
    for (const at of [NaN, Infinity, 1e300, SUNDAY * 1000]) {
      expect(formatTime(at, 'Asia/Shanghai'), `${at}`).toBeNull()
    }
  })

  test('throws RangeError for an unknown zone', () => {
    expect(() => formatTime(SUNDAY, 'Mars/Base')).toThrow(RangeError)
  })
})
