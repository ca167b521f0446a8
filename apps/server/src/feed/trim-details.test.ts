import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { steppedClock } from '../../test/stepped-clock'
import { INCIDENT_KINDS } from '../services/matches/incidents'
import { figuresOf, oddsOf, playsOf } from '../store/matches/match-details'
import { matchesWithoutDetails } from '../store/matches/write-details'
import { trimOldDetails } from './trim-details'

/** Clocks seldom show a whole second. */
const NOON = '2026-11-21T12:00:00.152Z'
const NEVER = () => false

it('An old match keeps its incidents; others keep all details', async () => {
  const { context } = await bootForTest({ feed: 'simulation', clock: steppedClock(NOON), playsDays: 0 })
  const { db } = context
  const finished = () =>
    db
      .selectFrom('match')
      .innerJoin('match_figures', 'match_figures.match_id', 'match.id')
      .select(['id', 'kickoff_time'])
      .where('sport_id', '=', 1)
      .where('status', '=', 8)
      .orderBy('kickoff_time')
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await finished()).length).toBeGreaterThan(1)
  const football = await finished()
  const [old, newer] = [football[0], football.at(-1)]
  if (old === undefined || newer === undefined) throw new Error('Some football matches are over.')
  const details = async (id: number) => ({
    plays: await playsOf(db, id, { limit: 1_000 }),
    incidents: await playsOf(db, id, { kinds: INCIDENT_KINDS, limit: 1_000 }),
    figures: await figuresOf(db, id),
    odds: await oddsOf(db, id),
    lineups: await db
      .selectFrom('lineup_player')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('side')
      .orderBy('place')
      .execute(),
  })
  const before = { old: await details(old.id), newer: await details(newer.id) }
  expect(before.old.plays.length).toBeGreaterThan(before.old.incidents.length)
  expect(before.old.lineups).toHaveLength(40)

  await trimOldDetails(db, old.kickoff_time + 1, NEVER)
  const after = await details(old.id)
  expect(after.plays).toEqual(before.old.incidents)
  expect(after.figures).toEqual(before.old.figures)
  expect(after.lineups).toEqual(before.old.lineups)
  expect(after.odds).toEqual(before.old.odds.map((row) => ({ ...row, history: [row.history[0], row.history.at(-1)] })))
  expect(await details(newer.id)).toEqual(before.newer)
  const now = Math.floor(context.clock.now() / 1000)
  expect(await matchesWithoutDetails(db, { now, ahead: 0 })).not.toContain(old.id)
})
