import { API_STATUS, type Match } from '@org/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { bootForTest, withCatalogue } from '../../../test/boot'
import { storedMatch } from '../../../test/stored-match'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { addMatches } from '../../store/matches/save-matches'
import { showSimulation } from '../../store/ops/installation'

const [NOT_STARTED, SECOND_HALF, FINISHED] = [1, 4, 8]

let clock: SteppedClock
let server: RunningServer
beforeEach(async () => {
  clock = steppedClock('2026-06-15T01:00:00Z')
  server = await bootForTest({ clock, template: await withCatalogue() })
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
const play = (...matches: (readonly [kickoff: string, status?: number])[]) =>
  addMatches(
    server.context.db,
    matches.map(([kickoff, status = NOT_STARTED], index) => storedMatch({ id: index + 1, kickoff, status })),
  )

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
