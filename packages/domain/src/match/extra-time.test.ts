import { describe, expect, test } from 'vitest'
import {
  FOOTBALL_STATUS,
  footballClock,
  instant,
  isInPlay,
  lateDecision,
  matchStatusName,
  SPORT,
  whistleName,
} from '../index'
import { buildMatch } from '../../test/build-match'

const NOW = 1_700_000_000

describe('the parts of extra time', () => {
  test.each([
    ['beforeExtraTime', 2, 0],
    ['extraTime', 3, NOW],
    ['extraHalfTime', 3, 0],
    ['extraSecondHalf', 4, NOW],
    ['beforeShootout', 4, 0],
    // A source that counts no periods.
    ['extraTime', 2, NOW],
  ])('%s has %s periods, and its clock began at %s', (name, period_count, time) => {
    const match = buildMatch({ status: FOOTBALL_STATUS.extraTime, period_count, time })
    expect(matchStatusName(match)).toBe(name)
    expect(isInPlay(match.sport_id, match.status)).toBe(true)
  })

  test('other statuses and other sports keep their names', () => {
    expect(matchStatusName(buildMatch({ status: FOOTBALL_STATUS.penaltyShootout }))).toBe('penaltyShootout')
    expect(matchStatusName(buildMatch({ status: FOOTBALL_STATUS.unlabelled }))).toBeNull()
    expect(matchStatusName(buildMatch({ sport_id: SPORT.basketball, status: 5 }))).toBe('q2Done')
  })

  test.each([
    [90, 'beforeExtraTime'],
    [91, 'extraTime'],
    [105, 'extraHalfTime'],
    [106, 'extraSecondHalf'],
    [120, 'beforeShootout'],
  ])('the whistle at minute %s begins %s', (minute, name) => {
    expect(whistleName({ status: FOOTBALL_STATUS.extraTime, minute })).toBe(name)
  })

  test.each([
    [3, 0, '91'],
    [3, 6, '97'],
    [3, 14, '105'],
    [3, 15, '105+1'],
    [4, 0, '106'],
    [4, 16, '120+2'],
    [2, 20, '111'],
  ])('with %s periods, after %s minutes, the clock shows %s', (period_count, minutes, text) => {
    const match = { status: FOOTBALL_STATUS.extraTime, time: NOW, period_count }
    expect(footballClock(match, instant(NOW + minutes * 60), { stoppage: true })).toBe(text)
  })

  test('breaks have no clock', () => {
    const at = instant(NOW + 60)
    expect(footballClock({ status: FOOTBALL_STATUS.extraTime, time: 0, period_count: 3 }, at)).toBeNull()
  })
})

describe('a late decision', () => {
  const extra = { status: FOOTBALL_STATUS.finished, home_extra_score: 0, away_extra_score: 1 }
  const shootout = { home_penalty_score: 4, away_penalty_score: 2 }

  test('is one in extra time or in a shootout, also in one right after 90 minutes', () => {
    expect(lateDecision(buildMatch(extra))).toEqual({ by: 'extraTime' })
    expect(lateDecision(buildMatch({ ...extra, ...shootout }))).toEqual({ by: 'shootout', home: 4, away: 2 })
    expect(lateDecision(buildMatch({ status: 8, ...shootout }))).toEqual({ by: 'shootout', home: 4, away: 2 })
  })

  test('is none before the end, after 90 minutes, and in other sports', () => {
    expect(lateDecision(buildMatch({ ...extra, status: FOOTBALL_STATUS.extraTime }))).toBeNull()
    expect(lateDecision(buildMatch({ status: FOOTBALL_STATUS.finished }))).toBeNull()
    expect(lateDecision(buildMatch({ ...extra, sport_id: SPORT.basketball }))).toBeNull()
  })
})
