import { ApiError } from '@org/api-client'
import { attentMatch, getDateMatch, type Match, type RequestOf } from '@org/api-client/contract'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bootForTest, withCatalogue } from '../../../test/boot'
import { newLiveRoom } from '../../../test/live-room'
import { apiOf, newGuest } from '../../../test/people'
import { steppedClock } from '../../../test/stepped-clock'
import { storedMatch } from '../../../test/stored-match'
import { withoutTable } from '../../../test/without-table'
import { stateOf } from '../../feed/new-state'
import type { RunningServer } from '../../server'
import { openDatabase } from '../../store/database/database'
import { inTransaction } from '../../store/database/in-transaction'
import { changeMatches } from '../../store/matches/report-rows'
import { addMatches } from '../../store/matches/save-matches'
import { showSimulation } from '../../store/ops/installation'

const date = '2026-06-15'
const FIRST_HALF = 2

let server: RunningServer
beforeEach(async () => {
  const clock = steppedClock('2026-06-15T01:00:00Z')
  server = await bootForTest({ clock, rateLimits: false, template: await withCatalogue() })
  const { db } = server.context
  await showSimulation(db, true)
  await addMatches(
    db,
    [1, 2, 3].map((id) => storedMatch({ id, kickoff: `2026-06-15T0${id}:00:00Z`, status: FIRST_HALF })),
  )
  await read()
})

const read = async (fields: RequestOf<typeof getDateMatch> = {}, api = apiOf(server)) =>
  (await api.call(getDateMatch, { date, ...fields })).list

/** The same database as another process has it. */
const elsewhere = () => {
  const db = openDatabase(server.context.config.databaseUrl ?? '')
  onTestFinished(() => db.destroy())
  return db
}

const score = (db: RunningServer['context']['db'], home_score: number) =>
  inTransaction(db, (trx) =>
    changeMatches(trx, [{ id: 2, stamp: 2 ** 42 + home_score, state: { ...stateOf(FIRST_HALF), home_score } }]),
  )

const second = (list: readonly Match[]) => list.find(({ id }) => id === 2)

describe('the list of a day after it was read has with the next call', () => {
  it('a goal that another process has committed', async () => {
    await score(elsewhere(), 1)
    expect(second(await read())?.home_score).toBe(1)
    expect((await read()).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('every goal that was committed before the call, while others call and score', async () => {
    for (let goals = 1; goals <= 20; goals += 1) {
      await score(server.context.db, 2 * goals)
      const next = score(server.context.db, 2 * goals + 1)
      const lists = await Promise.all(Array.from({ length: 5 }, () => read()))
      for (const list of lists) expect(second(list)?.home_score).toBeGreaterThanOrEqual(2 * goals)
      await next
    }
  })

  it('a goal of a transaction that began before others which were read', async () => {
    await inTransaction(server.context.db, async (trx) => {
      await changeMatches(trx, [{ id: 1, stamp: 2 ** 42, state: { ...stateOf(FIRST_HALF), home_score: 7 } }])
      await score(elsewhere(), 1)
      expect(second(await read())?.home_score).toBe(1)
    })
    expect((await read())[0]?.home_score).toBe(7)
  })

  it('another name of a team', async () => {
    const home = second(await read())?.hometeam.id ?? 0
    await elsewhere().updateTable('team').set({ short_name_zh: '新名' }).where('id', '=', home).execute()
    expect(second(await read())?.hometeam.short_name_zh).toBe('新名')
  })

  it('another order when a match starts later, and no match that was deleted or moved to another day', async () => {
    const db = elsewhere()
    await db.updateTable('match').set({ kickoff_time: 1_781_510_000 }).where('id', '=', 1).execute()
    expect((await read()).map(({ id }) => id)).toEqual([2, 3, 1])
    await db.deleteFrom('match').where('id', '=', 3).execute()
    await db.updateTable('match').set({ day: 1, kickoff_time: 86_400 }).where('id', '=', 2).execute()
    expect((await read()).map(({ id }) => id)).toEqual([1])
  })

  it('the room that went on the air', async () => {
    const room = await newLiveRoom(server)
    const onAir = { match_id: 2, start_time: 1 }
    await elsewhere().updateTable('live_room').set(onAir).where('anchor_id', '=', room.id).execute()
    expect((await read()).map(({ live }) => live)).toEqual([0, 1, 0])
  })

  it('no simulated match once they are hidden', async () => {
    await showSimulation(elsewhere(), false)
    expect(await read()).toEqual([])
  })
})

it('has only the matches of the leagues that the caller names, also among the changes', async () => {
  await addMatches(server.context.db, [storedMatch({ id: 4, kickoff: '2026-06-15T04:00:00Z', league: 1 })])
  const all = await read()
  const event_ids = [all.find(({ id }) => id === 4)?.event_id ?? 0]
  const api = apiOf(server)
  const { list, mark } = await api.call(getDateMatch, { date, event_ids })
  expect(list.map(({ id }) => id)).toEqual([4])
  await score(server.context.db, 1)
  const later = await api.call(getDateMatch, { date, event_ids, mark })
  expect(later).toMatchObject({ list: [], changes: { total: 1, live: [], attented: [] } })
  expect((await api.call(getDateMatch, { date, mark })).changes).toBeNull()
  expect(await read({ event_ids: [999_999] })).toEqual([])
})

it('a collected match is marked for its viewer only', async () => {
  const [guest, other] = [await newGuest(server), await newGuest(server)]
  await guest.api.call(attentMatch, { sport: 'football', matchid: 2, type: 1 })
  const marksOf = async (api = apiOf(server)) => (await read({}, api)).map(({ attented }) => attented)
  for (let calls = 0; calls < 2; calls += 1) {
    expect(await marksOf(guest.api)).toEqual([0, 1, 0])
    expect(await marksOf(other.api)).toEqual([0, 0, 0])
    expect(await marksOf()).toEqual([0, 0, 0])
  }
})

it('languages, sites, days and sports do not get the list of each other', async () => {
  const portuguese = { lang: 'pt-br', sp_source: '2' }
  for (let calls = 0; calls < 2; calls += 1) {
    expect(second(await read())?.hometeam).toMatchObject({ short_name_zh: /./, short_name_pt: '' })
    expect(second(await read({}, apiOf(server, portuguese)))?.hometeam).toMatchObject({ short_name_zh: '' })
    expect(await read({ date: '2026-06-16' })).toEqual([])
    expect(await read({ sport_id: 2 })).toEqual([])
  }
})

it.each(['br', 'gzip', 'identity', 'gzip;q=1, br;q=0', 'gzip, deflate, br'])(
  'the reply is the same compressed as %s',
  async (encoding) => {
    const reply = await fetch(`${server.url}${getDateMatch.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ date }),
    })
    const used = encoding.includes('br') && !encoding.includes('q=0') ? 'br' : encoding.includes('gzip') ? 'gzip' : null
    expect(reply.headers.get('content-encoding') ?? null).toBe(used)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toMatchObject({ status: 0, msg: '', data: { list: await read() } })
  },
)

it('a call fails while the database does, and has the list again afterwards', async () => {
  const { db } = server.context
  const known = await read()
  await withoutTable(db, 'live_room', () => expect(read()).rejects.toThrow(ApiError))
  expect(await read()).toEqual(known)
})
