import { getMatchTop3Data } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { atNoon } from '../../test/noon'
import { apiOf } from '../../test/people'
import { bootWithMatch, KICKOFF, names, play } from '../../test/provider'
import { steppedClock } from '../../test/stepped-clock'
import type { MatchReport } from '../ports/match-writer'
import { INCIDENT_KINDS } from '../services/matches/incidents'
import { figuresOf, oddsOf, playsOf } from '../store/matches/match-details'
import { matchesWithoutDetails } from '../store/matches/write-details'
import { stateOf } from './new-state'
import { trimOldDetails } from './trim-details'

/** Clocks seldom show a whole second. */
const NOON = '2026-11-21T12:00:00.152Z'
const NEVER = () => false

it('An old match keeps its incidents; others keep all details', async () => {
  const clock = steppedClock(NOON)
  const { context } = await bootForTest({ feed: 'simulation', clock, playsDays: 0, template: await atNoon() })
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
  expect(before.old.lineups.filter(({ absence }) => absence === null)).toHaveLength(40)

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

/** A finished match of basketball whose plays the test reports. */
const bootWithBasketball = async () => {
  const { db, server, writer, match, clock } = await bootWithMatch()
  const competitions = await writer.saveCompetitions(2, [names('Basket')])
  const teams = await writer.saveTeams(2, [names('Cedro'), names('Delta')])
  const ofBasketball = {
    ...match,
    key: 'b-1',
    sport_id: 2,
    competition_id: competitions.get('Basket') ?? 0,
    home_id: teams.get('Cedro') ?? 0,
    away_id: teams.get('Delta') ?? 0,
  } as const
  const matchid = (await writer.saveMatches([ofBasketball])).get('b-1') ?? 0
  const finished = { state: { ...stateOf(10), home_score: 4 }, settled: true }
  const figures = { stats: [], momentum: [] }
  clock.advance((KICKOFF + 7200) * 1000 - clock.now())
  const report = async (parts: Partial<MatchReport>) => {
    clock.advance(1000)
    await writer.report([{ key: 'b-1', stamp: clock.now(), ...finished, figures, ...parts }])
  }
  const anyone = apiOf(server)
  const leaders = async () => (await anyone.call(getMatchTop3Data, { sport: 'basketball', matchid })).home
  const trim = () => trimOldDetails(db, KICKOFF + 1, NEVER)
  return { db, matchid, report, leaders, trim }
}

const made = (seq: number, player: string, second: string) =>
  play(seq, 'two_made', 1, { value: 2, player_en: player, player_zh: player, second_en: second, second_zh: second })

const PLAYS = [made(1, 'A', 'B'), made(2, 'A', 'C'), play(3, 'rebound', 2, { player_en: 'B', player_zh: null })]

it('An old basketball match keeps its leaders, also without Chinese names and when its plays are stored and trimmed again, added to, or corrected', async () => {
  const { db, matchid, report, leaders, trim } = await bootWithBasketball()
  await report({ plays: PLAYS })
  const before = await leaders()
  expect(before).toMatchObject({ points: [{ player: 'A', value: 4 }], rebounds: [{ player: 'B', value: 1 }] })
  await trim()
  expect(await playsOf(db, matchid, { limit: 10 })).toEqual([])
  expect(await leaders()).toEqual(before)
  await report({ plays: PLAYS })
  expect(await leaders()).toEqual(before)
  await trim()
  expect(await leaders()).toEqual(before)
  // A source that was behind.
  const late = play(4, 'three_made', 1, { value: 3, player_en: 'B', player_zh: 'B员' })
  await report({ plays: [late] })
  const all = {
    points: [
      { player: 'A', value: 4 },
      { player: 'B员', value: 3 },
    ],
    rebounds: [{ player: 'B', value: 1 }],
    assists: before.assists,
  }
  expect(await leaders()).toEqual(all)
  await trim()
  expect(await playsOf(db, matchid, { limit: 10 })).toEqual([])
  await report({ plays: [...PLAYS, late] })
  expect(await leaders()).toEqual(all)
  await trim()
  expect(await leaders()).toEqual(all)
  await report({ plays: [made(1, 'C', 'B')], corrects: true })
  await trim()
  expect(await leaders()).toEqual({
    points: [{ player: 'C', value: 2 }],
    rebounds: [],
    assists: [{ player: 'B', value: 1 }],
  })
})
