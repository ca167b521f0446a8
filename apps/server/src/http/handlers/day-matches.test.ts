import { API_STATUS, type Match } from '@org/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import { competitionRows, teamRows } from '../../feed/catalogue/catalogue-rows'
import { stateOf } from '../../feed/new-state'
import type { RunningServer } from '../../server'
import { dayOfInstant } from '../../store/matches/day-of-instant'
import { saveCatalogue } from '../../store/matches/match-feed'
import { addMatches } from '../../store/matches/save-matches'
import { showSimulation } from '../../store/ops/installation'

const FOOTBALL = 1
const [NOT_STARTED, SECOND_HALF, FINISHED] = [1, 4, 8]

let clock: SteppedClock
let server: RunningServer
beforeEach(async () => {
  clock = steppedClock('2026-06-15T01:00:00Z')
  server = await bootForTest({ clock })
  await saveCatalogue(server.context.db, competitionRows(), teamRows())
  await showSimulation(server.context.db, true)
})

const post = async (path: string, body: object) => {
  const reply = await fetch(`${server.url}/api/race/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as { status: number; msg: string; data: { date: string; list: Match[] } }
}

const matchesOf = async (body: { tz?: string; date?: string }) => {
  const { data } = await post('getDateMatch', body)
  return { date: data.date, ids: data.list.map(({ id }) => id) }
}

/** Matches whose ids count from 1, at these kick-offs. */
const play = (...matches: (readonly [kickoff: string, status?: number])[]) => {
  const competition = competitionRows().find(({ sport_id }) => sport_id === FOOTBALL)
  const [home, away] = teamRows().filter(({ sport_id }) => sport_id === FOOTBALL)
  const rows = matches.map(([iso, status = NOT_STARTED], index) => {
    const kickoff = Date.parse(iso) / 1000
    return {
      id: index + 1,
      sport_id: FOOTBALL,
      competition_id: competition?.id ?? 0,
      home_id: home?.id ?? 0,
      away_id: away?.id ?? 0,
      day: dayOfInstant(kickoff),
      kickoff_time: kickoff,
      origin: 'simulation' as const,
      stage_id: null,
      round: '',
      venue: '',
      referee: '',
      natural_key: null,
      status,
      state: stateOf(status),
      odds: null,
      stamp: kickoff * 1000,
      settled: status === FINISHED,
    }
  })
  return addMatches(server.context.db, rows)
}

describe('today', () => {
  beforeEach(() =>
    play(
      ['2026-06-14T02:59:00Z'],
      ['2026-06-14T03:00:00Z'],
      ['2026-06-14T15:59:00Z'],
      ['2026-06-14T16:00:00Z'],
      ['2026-06-14T18:15:00Z'],
      ['2026-06-15T02:59:00Z'],
      ['2026-06-15T03:00:00Z'],
      ['2026-06-15T15:59:00Z'],
      ['2026-06-15T16:00:00Z'],
      ['2026-06-15T18:14:00Z'],
      ['2026-06-15T18:15:00Z'],
    ),
  )

  it.each([
    ['America/Sao_Paulo', '2026-06-14', [2, 3, 4, 5, 6]],
    ['Asia/Shanghai', '2026-06-15', [4, 5, 6, 7, 8]],
    ['Asia/Kathmandu', '2026-06-15', [5, 6, 7, 8, 9, 10]],
    ['Asia/Katmandu', '2026-06-15', [5, 6, 7, 8, 9, 10]],
    [undefined, '2026-06-15', [4, 5, 6, 7, 8]],
  ])('at 22:00 of 14 June in São Paulo, in %s, is %s', async (tz, date, ids) => {
    expect(await matchesOf({ tz })).toEqual({ date, ids })
    expect(await matchesOf({ tz, date })).toEqual({ date, ids })
    const events = await post('getEventByDate', { tz })
    expect(events.data.list).toMatchObject([{ count: ids.length }])
  })

  it('is the next day after midnight of the zone', async () => {
    clock.advance(2 * 3_600_000)
    expect((await matchesOf({ tz: 'America/Sao_Paulo' })).date).toBe('2026-06-15')
    expect((await matchesOf({ tz: 'Asia/Shanghai' })).date).toBe('2026-06-15')
    clock.advance(13 * 3_600_000)
    expect((await matchesOf({ tz: 'Asia/Shanghai' })).date).toBe('2026-06-16')
  })
})

it('has matches in play that kicked off before midnight of the zone, but only today', async () => {
  clock.advance(3 * 3_600_000)
  await play(
    ['2026-06-15T02:00:00Z', SECOND_HALF],
    ['2026-06-15T01:00:00Z', FINISHED],
    ['2026-06-15T03:30:00Z', SECOND_HALF],
  )
  expect(await matchesOf({ tz: 'America/Sao_Paulo' })).toEqual({ date: '2026-06-15', ids: [1, 3] })
  expect((await matchesOf({ tz: 'America/Sao_Paulo', date: '2026-06-14' })).ids).toEqual([2, 1])
  expect((await matchesOf({ tz: 'America/Sao_Paulo', date: '2026-06-16' })).ids).toEqual([])
})

it('has 23 or 25 hours when the clocks of the zone change', async () => {
  await play(
    ['2026-03-08T04:59:00Z'],
    ['2026-03-08T05:00:00Z'],
    ['2026-03-09T03:59:00Z'],
    ['2026-03-09T04:00:00Z'],
    ['2026-11-01T03:59:00Z'],
    ['2026-11-01T04:00:00Z'],
    ['2026-11-02T04:59:00Z'],
    ['2026-11-02T05:00:00Z'],
  )
  expect((await matchesOf({ tz: 'America/New_York', date: '2026-03-08' })).ids).toEqual([2, 3])
  expect((await matchesOf({ tz: 'America/New_York', date: '2026-11-01' })).ids).toEqual([6, 7])
})

it('is refused as an invalid request for what is no zone or no day', async () => {
  const zones = ['Mars/Base', '', '+08:00', 'Asia/Shanghai\0', 'Etc/Unknown'].map((tz) => ({ tz }))
  const days = ['2026-02-29', '9999-12-31', 'today'].map((date) => ({ date }))
  for (const body of [...zones, ...days])
    for (const path of ['getDateMatch', 'getEventByDate'])
      expect((await post(path, body)).status, JSON.stringify(body)).toBe(API_STATUS.invalidRequest)
})
