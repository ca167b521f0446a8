import {
  attentMatch,
  getDateMatch,
  getRaceSubTab,
  getRaceTag,
  getRecentMatchCount,
  getRecMath,
  type RequestOf,
} from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { bootForTest, withCatalogue } from '../../../test/boot'
import { newLiveRoom } from '../../../test/live-room'
import { apiOf, newGuest } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import { storedMatch } from '../../../test/stored-match'
import { competitionRows } from '../../feed/catalogue/catalogue-rows'
import { stateOf } from '../../feed/new-state'
import type { RunningServer } from '../../server'
import { inTransaction } from '../../store/database/in-transaction'
import { changeMatches } from '../../store/matches/report-rows'
import { addMatches } from '../../store/matches/save-matches'
import { showSimulation } from '../../store/ops/installation'

const SHANGHAI_DAY = '2026-06-15'
const [FIRST_HALF, FINISHED] = [2, 8]

let clock: SteppedClock
let server: RunningServer
beforeEach(async () => {
  clock = steppedClock('2026-06-15T01:00:00Z')
  server = await bootForTest({ clock, template: await withCatalogue() })
  await showSimulation(server.context.db, true)
})

const add = (...matches: Parameters<typeof storedMatch>[0][]) => addMatches(server.context.db, matches.map(storedMatch))

/** Four football matches of three leagues on the day, one on the next, and a basketball match. */
const addDay = () =>
  add(
    { id: 1, kickoff: '2026-06-15T00:30:00Z', status: FIRST_HALF },
    { id: 2, kickoff: '2026-06-15T03:00:00Z', league: 1 },
    { id: 3, kickoff: '2026-06-15T04:00:00Z', league: 1 },
    { id: 4, kickoff: '2026-06-14T17:00:00Z', league: 2, status: FINISHED },
    { id: 5, kickoff: '2026-06-15T17:00:00Z' },
    { id: 6, kickoff: '2026-06-15T02:00:00Z', sport: SPORT.basketball },
  )

const leagueIds = () => competitionRows().flatMap(({ id, sport_id }) => (sport_id === SPORT.football ? [id] : []))

describe('the leagues of a day', () => {
  it('are counted by the state of their matches, those of collected matches and live rooms first', async () => {
    await addDay()
    const guest = await newGuest(server)
    const room = await newLiveRoom(server)
    await server.context.db
      .updateTable('live_room')
      .set({ match_id: 4, start_time: 1 })
      .where('anchor_id', '=', room.id)
      .execute()
    await guest.api.call(attentMatch, { sport: 'football', matchid: 4, type: 1 })
    await guest.api.call(attentMatch, { sport: 'football', matchid: 1, type: 1 })
    const { list } = await apiOf(server).call(getRaceTag, { date: SHANGHAI_DAY, sport_id: SPORT.football })
    const [first, second, third] = leagueIds()
    expect(
      list.map(({ id, hot, count, inplay, waiting, finished }) => [id, hot, count, inplay, waiting, finished]),
    ).toEqual([
      [third, 2, 1, 0, 0, 1],
      [first, 1, 1, 1, 0, 0],
      [second, 0, 2, 0, 2, 0],
    ])
    expect(list[0]?.logo).toMatch(/^\/media\//)
  })

  it('are those of the list: of today also one that is still in play since yesterday', async () => {
    await add({ id: 1, kickoff: '2026-06-14T15:00:00Z', status: FIRST_HALF })
    const counts = async (date: string) =>
      (await apiOf(server).call(getRaceTag, { date })).list.map(({ count }) => count)
    expect(await counts(SHANGHAI_DAY)).toEqual([1])
    expect(await counts('2026-06-16')).toEqual([])
  })
})

it('counts the matches of each sport of a day by state', async () => {
  await addDay()
  const { list } = await apiOf(server).call(getRaceSubTab, { date: SHANGHAI_DAY })
  expect(list).toEqual([
    { sport_id: SPORT.football, all: 4, inplay: 1, waiting: 2, finished: 1 },
    { sport_id: SPORT.basketball, all: 1, inplay: 0, waiting: 1, finished: 0 },
  ])
})

describe('the counts of the days around a day', () => {
  const counts = async (request: RequestOf<typeof getRecentMatchCount>) =>
    (await apiOf(server).call(getRecentMatchCount, request)).list.map(({ date, count }) => `${date} ${count}`)

  it('are those of the zone, with a row for days without matches', async () => {
    await addDay()
    expect(await counts({ date: SHANGHAI_DAY, before: 1, after: 1, sport_id: SPORT.football })).toEqual([
      '2026-06-14 0',
      '2026-06-15 4',
      '2026-06-16 1',
    ])
    expect(await counts({ date: '2026-06-14', before: 0, after: 1, tz: 'America/Sao_Paulo' })).toEqual([
      '2026-06-14 3',
      '2026-06-15 3',
    ])
  })

  it('count the matches of a day with 25 hours once', async () => {
    await add({ id: 1, kickoff: '2026-11-02T04:59:00Z' }, { id: 2, kickoff: '2026-11-02T05:00:00Z' })
    expect(await counts({ date: '2026-11-01', before: 0, after: 1, tz: 'America/New_York' })).toEqual([
      '2026-11-01 1',
      '2026-11-02 1',
    ])
  })

  it('are refused beyond the last day of the calendar', async () => {
    await expect(counts({ date: '9999-12-20', after: 42 })).rejects.toMatchObject({ errorName: 'REFUSED' })
  })
})

it('recommends matches in play, then those of the next day, the most collected first', async () => {
  await addDay()
  const guest = await newGuest(server)
  await guest.api.call(attentMatch, { sport: 'football', matchid: 3, type: 1 })
  const ids = async (sport_id: 0 | 2) => (await guest.api.call(getRecMath, { sport_id })).list.map(({ id }) => id)
  expect(await ids(0)).toEqual([1, 3, 6, 2, 5])
  expect(await ids(SPORT.basketball)).toEqual([6])
})

it('lists a day with names in the language of the caller only', async () => {
  await addDay()
  const namesOf = async (lang: 'cn' | 'pt-br') => {
    const { list } = await apiOf(server, { lang }).call(getDateMatch, { date: SHANGHAI_DAY })
    const [first] = list
    return [first?.hometeam, first?.matchevent].map((named) =>
      Object.entries(named ?? {}).flatMap(([key, name]) => (/name/.test(key) && name ? [key] : [])),
    )
  }
  expect(await namesOf('cn')).toEqual([['short_name_zh'], ['name_zh', 'short_name_zh']])
  expect(await namesOf('pt-br')).toEqual([['short_name_pt'], ['name_pt', 'short_name_pt']])
})

describe('a list that is read again with its mark', () => {
  const read = (mark: string, fields: RequestOf<typeof getDateMatch> = {}, api = apiOf(server)) =>
    api.call(getDateMatch, { date: SHANGHAI_DAY, mark, ...fields })
  const score = (id: number, home_score: number) =>
    inTransaction(server.context.db, (trx) =>
      changeMatches(trx, [{ id, stamp: clock.now(), state: { ...stateOf(FIRST_HALF), home_score } }]),
    )

  it('has only the matches that have changed, whatever the clock of their source says', async () => {
    await addDay()
    const whole = await read('')
    expect(whole.list).toHaveLength(5)
    expect(whole.changes).toBeNull()
    const unchanged = await read(whole.mark)
    expect(unchanged).toMatchObject({ list: [], changes: { total: 5, live: [], attented: [] } })
    await server.context.db.updateTable('match').set({ stamp: 5 }).where('id', '=', 1).execute()
    await inTransaction(server.context.db, (trx) =>
      changeMatches(trx, [{ id: 1, stamp: 6, state: { ...stateOf(FIRST_HALF), home_score: 2 } }]),
    )
    const later = await read(whole.mark)
    expect(later.list.map(({ id, home_score }) => [id, home_score])).toEqual([[1, 2]])
    expect((await read(later.mark)).list).toEqual([])
  })

  it('repeats what was committed while it was read', async () => {
    await addDay()
    let mark = ''
    await inTransaction(server.context.db, async (trx) => {
      await changeMatches(trx, [{ id: 2, stamp: 2 ** 42, state: { ...stateOf(FIRST_HALF), home_score: 1 } }])
      // A later transaction is finished and read before this one.
      await score(1, 3)
      mark = (await read('')).mark
    })
    expect((await read(mark)).list.map(({ id }) => id)).toContain(2)
  })

  it('has new matches, and says how many the day has', async () => {
    await addDay()
    const { mark } = await read('')
    await add({ id: 7, kickoff: '2026-06-15T05:00:00Z' })
    await server.context.db.deleteFrom('match').where('id', '=', 2).execute()
    const { list, changes } = await read(mark)
    expect(list.map(({ id }) => id)).toEqual([7])
    expect(changes?.total).toBe(5)
  })

  it('says which matches a room shows and which the viewer has collected', async () => {
    await addDay()
    const guest = await newGuest(server)
    const { mark } = await read('', {}, guest.api)
    await guest.api.call(attentMatch, { sport: 'football', matchid: 3, type: 1 })
    const room = await newLiveRoom(server)
    await server.context.db
      .updateTable('live_room')
      .set({ match_id: 1, start_time: 1 })
      .where('anchor_id', '=', room.id)
      .execute()
    expect(await read(mark, {}, guest.api)).toMatchObject({ list: [], changes: { live: [1], attented: [3] } })
  })

  it.each([
    ['another day', { date: '2026-06-16' }],
    ['another zone', { tz: 'America/Sao_Paulo' }],
    ['another sport', { sport_id: SPORT.basketball }],
  ])('is whole for the mark of %s', async (_, fields) => {
    await addDay()
    const { mark } = await read('')
    expect((await read(mark, fields)).changes).toBeNull()
  })

  it('is whole for the mark of another language, and for one that no server made', async () => {
    await addDay()
    const { mark } = await read('')
    expect((await read(mark, {}, apiOf(server, { lang: 'pt-br' }))).changes).toBeNull()
    for (const made of ['x', "1'; DROP", mark.replace(/^\d+/, ''), mark.replace(/^\d+/, '9'.repeat(30))])
      expect((await read(made)).changes, made).toBeNull()
  })
})
