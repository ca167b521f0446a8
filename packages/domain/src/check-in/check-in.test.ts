import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  CHECK_IN_PRIZES,
  CHECK_IN_SUCCESS_DELAY_MS,
  checkInButton,
  checkInCalendar,
  checkInClick,
  checkInDayState,
  checkInOutcome,
  checkInPosition,
  checkInPrize,
  checkInRequest,
  MAKEUP_PRICE_GOLD,
  type CheckInNthStatus,
  type CheckInRecord,
} from '../index'

const TODAY = '2026-06-14'
const ago = (days: number) => addDays(TODAY, -days) ?? ''

test('the prizes of the eight days, the delay and the make-up price', () => {
  expect(CHECK_IN_PRIZES).toEqual([50, 60, 70, 80, 90, 100, 200, 200])
  expect([0, 1, 6, 7, 8, 9, 1.5, NaN].map(checkInPrize)).toEqual([null, 50, 100, 200, 200, null, null, null])
  expect(CHECK_IN_SUCCESS_DELAY_MS).toBe(500)
  expect(MAKEUP_PRICE_GOLD).toBe(50)
})

test('the button is done once checked in, open otherwise', () => {
  expect(checkInButton({ checkin: 1 })).toBe('done')
  expect(checkInButton({ checkin: 0 })).toBe('open')
})

describe('a day of the calendar', () => {
  const states = (checkin_nth_status: CheckInNthStatus) =>
    [2, 3, 4].map((nth) => checkInDayState(nth, { checkin_nth: 3, checkin_nth_status }))

  test('before the current one is checked, after it unchecked, and the current one is what its status says', () => {
    expect(states('apply')).toEqual(['checked', 'checked', 'unchecked'])
    expect(states('supply')).toEqual(['checked', 'makeup', 'unchecked'])
    expect(states('check')).toEqual(['checked', 'open', 'unchecked'])
  })

  test('of an unknown status is unchecked', () => {
    expect(states('later' as CheckInNthStatus)).toEqual(['checked', 'unchecked', 'unchecked'])
  })

  test('reacts to a click by its state, and sends recheckin 1 only for a make-up', () => {
    const reactions = (['checked', 'makeup', 'open', 'unchecked'] as const).map((state) => [
      checkInClick(state),
      checkInRequest(state),
    ])
    expect(reactions).toEqual([
      ['nothing', null],
      ['makeup-dialog', { recheckin: 1 }],
      ['check-in', { recheckin: 0 }],
      ['nothing', null],
    ])
  })
})

describe('the position of a user', () => {
  test.each([
    [null, 1, 'check'],
    [{ nth: 3, day: TODAY }, 3, 'apply'],
    [{ nth: 3, day: ago(-1) }, 3, 'apply'],
    [{ nth: 3, day: ago(1) }, 4, 'check'],
    [{ nth: 8, day: ago(1) }, 1, 'check'],
    [{ nth: 3, day: ago(2) }, 4, 'supply'],
    [{ nth: 8, day: ago(2) }, 1, 'supply'],
    [{ nth: 3, day: ago(3) }, 1, 'check'],
    [{ nth: 3, day: 'never' }, 1, 'check'],
  ])('after %j is day %s, %s', (last, checkin_nth, checkin_nth_status) => {
    expect(checkInPosition(last, TODAY)).toEqual({ checkin_nth, checkin_nth_status })
  })

  test('gives a calendar in which the current day alone can be used', () => {
    expect(checkInCalendar({ checkin_nth: 2, checkin_nth_status: 'supply' }).slice(0, 3)).toEqual([
      { nth: 1, prize: 50, checked: 1, recheckin: 0, canCheckin: 0 },
      { nth: 2, prize: 60, checked: 0, recheckin: 1, canCheckin: 0 },
      { nth: 3, prize: 70, checked: 0, recheckin: 0, canCheckin: 0 },
    ])
    expect(checkInCalendar({ checkin_nth: 8, checkin_nth_status: 'check' })[7]).toEqual({
      nth: 8,
      prize: 200,
      checked: 0,
      recheckin: 0,
      canCheckin: 1,
    })
  })
})

describe('a check-in', () => {
  test.each([
    [null, 0, { record: { nth: 1, day: TODAY }, award: 50, price: 0 }],
    [null, 1, null],
    [{ nth: 7, day: ago(1) }, 0, { record: { nth: 8, day: TODAY }, award: 200, price: 0 }],
    [{ nth: 7, day: ago(1) }, 1, null],
    [{ nth: 7, day: TODAY }, 0, null],
    [{ nth: 7, day: TODAY }, 1, null],
    [{ nth: 2, day: ago(2) }, 1, { record: { nth: 3, day: ago(1) }, award: 70, price: 50 }],
    [{ nth: 2, day: ago(2) }, 0, { record: { nth: 1, day: TODAY }, award: 50, price: 0 }],
    [{ nth: 2, day: ago(9) }, 0, { record: { nth: 1, day: TODAY }, award: 50, price: 0 }],
  ] as const)('after %j with recheckin %s gives %j', (last, recheckin, outcome) => {
    expect(checkInOutcome(last, TODAY, recheckin)).toEqual(outcome)
  })

  test('is null for an invalid day', () => {
    expect(checkInOutcome(null, 'today', 0)).toBeNull()
  })

  test('costs the price that the back end sets', () => {
    expect(checkInOutcome({ nth: 2, day: ago(2) }, TODAY, 1, 80)?.price).toBe(80)
  })

  test('is possible at most twice a day, once plain and once as a make-up, after any history', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), fc.constantFrom(0 as const, 1 as const)), { maxLength: 40 }),
        (steps) => {
          let today = TODAY
          let record: CheckInRecord | null = null
          const counts = new Map<string, number>()
          for (const [days, recheckin] of steps) {
            today = addDays(today, days) ?? ''
            const outcome = checkInOutcome(record, today, recheckin)
            if (!outcome) continue
            const key = `${today} ${recheckin}`
            counts.set(key, (counts.get(key) ?? 0) + 1)
            expect(counts.get(key)).toBe(1)
            expect(outcome.award).toBeGreaterThan(0)
            record = outcome.record
          }
        },
      ),
    )
  })
})
