import { SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { atNoon, NOON } from '../../test/noon'
import { steppedClock } from '../../test/stepped-clock'
import { oddsOf, playsOf } from '../store/matches/match-details'
import { matchesInPlay } from '../store/matches/matches'
import { matchesWithoutDetails } from '../store/matches/write-details'

it('Stored details of a match stay and are continued', async () => {
  const clock = steppedClock(NOON)
  const { context } = await bootForTest({ feed: 'simulation', clock, template: await atNoon() })
  const { db } = context
  const match = (await matchesInPlay(db)).find(
    ({ sport_id, state }) => sport_id === SPORT.football && state.status === 2,
  )
  if (match === undefined) throw new Error('Some football match is in its first half.')
  const details = async () => ({
    plays: await playsOf(db, match.id, { limit: 1_000 }),
    odds: await oddsOf(db, match.id),
  })
  const before = await details()
  clock.advance(20 * 60_000)
  await expect
    .poll(async () => (await details()).plays.length, { timeout: 100_000 })
    .toBeGreaterThan(before.plays.length)
  const after = await details()
  expect(after.plays.slice(0, before.plays.length)).toEqual(before.plays)
  expect(after.odds).toHaveLength(9)
  for (const [index, { history }] of before.odds.entries())
    expect(after.odds[index]?.history.slice(0, history.length)).toEqual(history)

  const lineups = await db.selectFrom('lineup_player').selectAll().where('match_id', '=', match.id).execute()
  expect(lineups.filter(({ starts }) => starts)).toHaveLength(22)
  expect(lineups.filter(({ captain, starts }) => captain && starts)).toHaveLength(2)
})

it('Matches without details get them, at any fraction of a second', async () => {
  const clock = steppedClock('2026-11-21T12:00:00.719Z')
  const { db } = (await bootForTest({ feed: 'simulation', clock })).context
  const begun = () => matchesWithoutDetails(db, { now: Date.parse(NOON) / 1000, ahead: 0 })
  await expect.poll(begun, { timeout: 100_000 }).toEqual([])
})
