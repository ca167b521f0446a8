import { instant, FOOTBALL_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { match } from '../../testing/fixtures'
import { nowMatches } from './now-matches'

const NOW = 1_700_000_000
const inPlay = (id: number, live: 0 | 1 = 0) => match({ id, live, status: FOOTBALL_STATUS.firstHalf })
const waiting = (id: number, minutes: number) =>
  match({ id, status: FOOTBALL_STATUS.notStarted, kickoff_time: NOW + minutes * 60 })
const ids = (...matches: ReturnType<typeof match>[]) => nowMatches(matches, instant(NOW)).map(({ id }) => id)

it('lists matches in play, those with a stream first, then matches that start within 30 minutes, earliest first', () => {
  expect(ids(waiting(1, 20), inPlay(2), waiting(3, 5), inPlay(4, 1))).toEqual([4, 2, 3, 1])
})

it('omits finished matches and those that start later', () => {
  expect(ids(match({ id: 1, status: FOOTBALL_STATUS.finished }), waiting(2, 31))).toEqual([])
})

it('returns at most four', () => {
  expect(ids(inPlay(1), inPlay(2), inPlay(3), inPlay(4), inPlay(5))).toEqual([1, 2, 3, 4])
})
