import { API_STATUS, type Match } from '@org/api-client/contract'
import { addDays } from '@org/domain'
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
  return (await reply.json()) as {
    status: number
    msg: string
    data: { date: string; list: (Match & { count?: number })[] }
  }
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

describe('a match at 02:00 UTC', () => {
  // Before, at and after the changes of the clocks in Los Angeles, 8 March and 1 November at 02:00 there.
  const KICKOFFS = ['2026-03-08', '2026-03-09', '2026-06-15', '2026-11-01', '2026-11-02'] as const

  it.each([
    ['Asia/Shanghai', 0],
    ['America/Sao_Paulo', -1],
    ['Pacific/Kiritimati', 0],
    ['America/Los_Angeles', -1],
  ])('is in exactly one day in %s, in the list and in the counts', async (tz, days) => {
    await play(...KICKOFFS.map((day) => [`${day}T02:00:00Z`, FINISHED] as const))
    for (const [index, kickoff] of KICKOFFS.entries()) {
      const found: string[] = []
      for (const near of [-2, -1, 0, 1, 2]) {
        const date = addDays(kickoff, near) ?? ''
        const { ids } = await matchesOf({ tz, date })
        if (ids.includes(index + 1)) found.push(date)
        const { data } = await post('getEventByDate', { tz, date })
        expect(data.list.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(ids.length)
      }
      expect(found, kickoff).toEqual([addDays(kickoff, days)])
    }
  })

  it.each([
    ['America/Los_Angeles', '2026-03-08', ['2026-03-08T08:00:00Z', '2026-03-09T06:59:00Z']],
    ['America/Los_Angeles', '2026-11-01', ['2026-11-01T07:00:00Z', '2026-11-02T07:59:00Z']],
    ['Pacific/Kiritimati', '2026-11-01', ['2026-10-31T10:00:00Z', '2026-11-01T09:59:00Z']],
  ])(
    'in %s: %s has its first and its last minute, and not those beside it',
    async (tz, date, [first = '', last = '']) => {
      const minuteFrom = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * 60_000).toISOString()
      await play([minuteFrom(first, -1)], [first], [last], [minuteFrom(last, 1)])
      expect((await matchesOf({ tz, date })).ids).toEqual([2, 3])
    },
  )
})

it('keeps a match that runs past midnight in its day, and under "in play" of the next until it ends', async () => {
  // 23:30 of 14 June in Los Angeles; it is 00:30 there.
  clock.advance(6.5 * 3_600_000)
  const tz = 'America/Los_Angeles'
  await play(['2026-06-15T06:30:00Z', SECOND_HALF], ['2026-06-15T06:45:00Z', FINISHED])
  expect((await matchesOf({ tz, date: '2026-06-14' })).ids).toEqual([1, 2])
  expect(await matchesOf({ tz })).toEqual({ date: '2026-06-15', ids: [1] })
  await server.context.db.updateTable('match').set({ status: FINISHED }).where('id', '=', 1).execute()
  expect((await matchesOf({ tz })).ids).toEqual([])
  expect((await matchesOf({ tz, date: '2026-06-14' })).ids).toEqual([1, 2])
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
