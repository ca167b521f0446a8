import { expect, test } from 'vitest'
import { instant, isLiveSoon, LIVE_SOON_MINUTES, minutesToKickoff, SPORT } from '../index'

const NOW = 1_700_000_000
const soon = (seconds: number, status = 1) =>
  isLiveSoon({ sport_id: SPORT.football, status, kickoff_time: NOW + seconds }, instant(NOW))

test.each([
  [-1, false],
  [0, false],
  [59, false],
  [60, true],
  [30 * 60, true],
  [30 * 60 + 59, true],
  [31 * 60, false],
])('a waiting match that starts in %s s is live soon: %s', (seconds, expected) => {
  expect(soon(seconds)).toBe(expected)
})

test.each([0, 2, 3, 8, 9, 13])('a match with status %s is not live soon', (status) => {
  expect(soon(600, status)).toBe(false)
})

test('the wait is whole minutes, rounded down, never negative', () => {
  expect(LIVE_SOON_MINUTES).toBe(30)
  expect(minutesToKickoff({ kickoff_time: NOW + 119 }, instant(NOW))).toBe(1)
  expect(minutesToKickoff({ kickoff_time: NOW - 1 }, instant(NOW))).toBe(0)
  expect(minutesToKickoff({ kickoff_time: NaN }, instant(NOW))).toBeNull()
})
