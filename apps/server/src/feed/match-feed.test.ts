import { SPORT } from '@org/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { atNoon, NOON } from '../../test/noon'
import { newLiveRoom } from '../../test/live-room'
import { steppedClock } from '../../test/stepped-clock'
import { matchesInPlay } from '../store/matches/matches'
import { dayOfInstant } from '../store/matches/day-of-instant'
import { saveCatalogue } from '../store/matches/match-feed'
import { competitionRows, teamRows } from './catalogue/catalogue-rows'
import { MatchFeed } from './match-feed'
import { planDay } from './plan-day'
import { plannedIdsOf, roundDayOf } from './simulation/match-id'

it('The next update writes what the database refused', async () => {
  const clock = steppedClock(NOON)
  const { db } = (await bootForTest({ feed: 'simulation', clock, template: await atNoon() })).context
  const running = (await matchesInPlay(db)).filter(({ sport_id }) => sport_id === SPORT.football)
  const unsettled = async () =>
    db
      .selectFrom('match')
      .select('id')
      .where(
        'id',
        'in',
        running.map(({ id }) => id),
      )
      .where('settled', '=', false)
      .execute()
  expect(await unsettled()).toHaveLength(running.length)

  await sql`
    CREATE SEQUENCE refused;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM nextval('refused');
      RAISE EXCEPTION 'refused';
    END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON match EXECUTE FUNCTION refuse();
  `.execute(db)
  const hasRefused = async () =>
    (await sql<{ is_called: boolean }>`SELECT is_called FROM refused`.execute(db)).rows[0]?.is_called
  // All of them are over by then, and nothing of them changes any more.
  clock.advance(4 * 3_600_000)
  await expect.poll(hasRefused).toBe(true)
  await sql`DROP TRIGGER refuse ON match`.execute(db)
  await expect.poll(unsettled).toEqual([])
})

const DAY_MS = 86_400_000

/** Runs the feed, and again each time after more days. */
const plannedDays = async (...absences: { days: number; planned: (first: number) => number[] }[]) => {
  const clock = steppedClock(NOON)
  const { context } = await bootForTest({ clock })
  const first = dayOfInstant(clock.now() / 1_000)
  const daysPlanned = async () => {
    const rows = await context.db.selectFrom('match').select('id').orderBy('id').execute()
    return [...new Set(rows.map(({ id }) => roundDayOf({ id, speed: 1 })))]
  }
  for (const { days: passed, planned } of absences) {
    clock.advance(passed * DAY_MS)
    const feed = new MatchFeed(context, { seed: 'a', speed: 1 })
    await feed.start()
    // To read the ids of all matches costs as much as to plan some of them.
    await expect.poll(daysPlanned, { interval: 500, timeout: 240_000 }).toEqual(planned(first))
    await feed.stop()
  }
  return { context, first, days: await daysPlanned() }
}

const daysOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const AT_FIRST = { days: 0, planned: (first: number) => daysOf(first - 1, first + 1) }
const AFTER_FIVE = { days: 5, planned: (first: number) => daysOf(first - 1, first + 6) }

it('Days that passed while no feed ran are planned as finished', async () => {
  const { context, first } = await plannedDays(AT_FIRST, AFTER_FIVE)
  const [from, to] = [plannedIdsOf(first + 2).first, plannedIdsOf(first + 3).last]
  const missed = context.db.selectFrom('match').where('id', '>=', from).where('id', '<=', to)
  expect(await missed.select('id').where('settled', '=', false).execute()).toEqual([])
})

it('Days that passed while no feed ran are planned at most 30 days back', { tags: ['deep'] }, async () => {
  const back = (first: number) => [...daysOf(first - 1, first + 1), ...daysOf(first + 10, first + 41)]
  const { first, days } = await plannedDays(AT_FIRST, { days: 40, planned: back })
  expect(days).toEqual(back(first))
})

it('Matches of another seed are deleted, except referenced ones', async () => {
  const clock = steppedClock(NOON)
  const server = await bootForTest({ clock })
  const { context } = server
  const { db } = context
  await saveCatalogue(db, competitionRows(), teamRows())
  const day = dayOfInstant(clock.now() / 1_000) + 1
  const plan = (seed: string) => planDay(context, { settings: { seed, speed: 1 }, day }, () => false)
  const idsOf = async (seed: string) => {
    const { rows } = await sql<{
      id: number
    }>`SELECT id FROM match WHERE plan -> 'plan' ->> 'seed' = ${seed} ORDER BY id`.execute(db)
    return rows.map(({ id }) => id)
  }
  await plan('old')
  const [collected = 0, ordered = 0, shown = 0] = await idsOf('old')
  await db.insertInto('match_attention').values({ viewer: '1', match_id: collected, created_at: 1 }).execute()
  // As every table to come: it names the match, and need not be known to who deletes.
  await sql`CREATE TABLE plan_order (match_id bigint REFERENCES match (id))`.execute(db)
  await sql`INSERT INTO plan_order VALUES (${ordered})`.execute(db)
  const room = await newLiveRoom(server)
  await db.updateTable('live_room').set({ match_id: shown }).where('anchor_id', '=', room.id).execute()

  await plan('new')
  expect(await idsOf('old')).toEqual([collected, ordered, shown])
  expect((await idsOf('new')).length).toBeGreaterThan(20)
})
