import { isInPlay, parseHostMessage, type MatchTick, type RaceStartMessage } from '@org/domain'
import type { Match } from '@org/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bootForTest, bootServer } from '../../../test/boot'
import { atNoon, NOON } from '../../../test/noon'
import { steppedClock } from '../../../test/stepped-clock'
import { startServer, type RunningServer } from '../../server'
import { simulationSeed } from '../../store/ops/installation'
import { setAttention } from '../../store/matches/matches'

const SIMULATED = { feed: 'simulation' } as const

const boot = async () => {
  const clock = steppedClock(NOON)
  const server = await bootForTest({ ...SIMULATED, clock, template: await atNoon() })
  return { ...server, clock }
}

const call = async <Data>(url: string, path: string, body: object = {}): Promise<Data> => {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { status, msg, data } = (await reply.json()) as { status: number; msg: string; data: Data }
  if (status !== 0) throw new Error(`${path}: ${status} ${msg}`)
  return data
}

const today = (url: string) => call<{ list: Match[] }>(url, '/api/race/getDateMatch').then(({ list }) => list)
const runs = (match: Match) => isInPlay(match.sport_id, match.status)
/** As long as it takes. Not polled more often, because a list of matches costs the server as much as what it waits for. */
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 250))
}

describe('a server with its feed, at noon', () => {
  let running: RunningServer
  beforeAll(async () => {
    running = await bootServer({ ...SIMULATED, clock: steppedClock(NOON), template: await atNoon() })
  })
  afterAll(() => running.stop())

  it('lists enough matches in play of every sport, and those of other days', async () => {
    const { url } = running
    const list = await today(url)
    const count = (sport: number) => list.filter((match) => match.sport_id === sport && runs(match)).length
    expect(count(1)).toBeGreaterThanOrEqual(20)
    expect(count(2)).toBeGreaterThanOrEqual(6)
    expect(count(3)).toBeGreaterThanOrEqual(4)
    expect(list.some((match) => match.status === 8)).toBe(true)
    await until(async () => {
      const { list: tomorrow } = await call<{ list: Match[] }>(url, '/api/race/getDateMatch', { date: '2026-11-22' })
      return tomorrow.length > 400 && tomorrow.every((match) => !runs(match))
    })
  })

  it('has rooms of all three sports on air, whose matches refer to them', async () => {
    const { url } = running
    const { list, total } = await call<{
      list: { id: number; sport_id: number; match_id: number; match: Match | null; hot: number; title: string }[]
      total: number
    }>(url, '/api/live/getRealLives', { size: 100 })
    expect(total).toBeGreaterThanOrEqual(20)
    expect(new Set(list.map(({ sport_id }) => sport_id))).toEqual(new Set([1, 2, 3]))
    expect(list.map(({ hot }) => hot)).toEqual(list.map(({ hot }) => hot).sort((a, b) => b - a))
    for (const { match, match_id } of list) expect(match?.id ?? 0).toBe(match_id)
    const [room] = list
    const page = await call<{ match: Match; streams: { format: string; livestream_source: string; url: string }[] }>(
      url,
      '/webapi/live/getLivePageData',
      { anchorid: room?.id },
    )
    expect(page.match).toMatchObject({ id: room?.match_id, live: 1 })
    expect(
      page.streams.some(
        ({ livestream_source, url: address }) => livestream_source === 'origin' && address.endsWith('.flv'),
      ),
    ).toBe(true)
    const portuguese = await call<{ list: { id: number; title: string }[] }>(url, '/api/live/getRealLives', {
      size: 100,
      lang: 'pt-br',
    })
    expect(portuguese.list.find(({ id }) => id === room?.id)?.title).not.toBe(room?.title)
  })

  it('returns all details of a match of each sport as in the contract, in both languages', async () => {
    const { url } = running
    const list = (await today(url)).filter(runs)
    for (const [sport, sport_id] of [
      ['football', 1],
      ['basketball', 2],
      ['esport', 3],
    ] as const) {
      const match = list.find((row) => row.sport_id === sport_id)
      const body = { matchid: match?.id }
      const info = await call<{ match: Match; venue: string }>(url, `/api/${sport}/getMatchInfo`, body)
      expect(info.match.id).toBe(match?.id)
      const odds = await call<{ list: { company: string; market: string }[] }>(url, `/api/${sport}/matchOdd`, body)
      expect(new Set(odds.list.map(({ company }) => company))).toEqual(new Set(['BET365', '188', '12bet']))
      expect(new Set(odds.list.map(({ market }) => market))).toEqual(new Set(['winner', 'handicap', 'total']))
      const { list: zh } = await call<{ list: { id: number; text: string }[] }>(url, `/api/${sport}/getTliveData`, body)
      const { list: pt } = await call<{ list: { id: number; text: string }[] }>(url, `/api/${sport}/getTliveData`, {
        ...body,
        lang: 'pt-br',
      })
      expect(pt.map(({ id }) => id)).toEqual(zh.map(({ id }) => id))
      expect(zh[0]?.text).not.toBe(pt[0]?.text)
      const after = await call<{ list: { id: number }[] }>(url, `/api/${sport}/getTliveData`, {
        ...body,
        startid: zh[0]?.id,
      })
      expect(after.list.map(({ id }) => id)).toEqual(zh.slice(1).map(({ id }) => id))
      await call(url, `/api/${sport}/getMatchData`, body)
      await call(url, `/api/${sport}/getMatchAnchors`, body)
    }
    await expect(
      call(url, '/api/basketball/getMatchInfo', { matchid: list.find((row) => row.sport_id === 1)?.id }),
    ).rejects.toThrow('7')
  })

  it('counts the same goals in the list, the incidents and the statistics', async () => {
    const { url } = running
    const football = (await today(url)).filter(
      (match) => match.sport_id === 1 && match.status === 8 && match.home_penalty_score === null,
    )
    const newest = football.sort((a, b) => b.kickoff_time - a.kickoff_time).slice(0, 12)
    for (const match of newest) {
      const { list } = await call<{ list: { kind: string; side: string }[] }>(
        url,
        '/webapi/football/getIncidentsData',
        { matchid: match.id },
      )
      const { stats } = await call<{ stats: { kind: string; home: number; away: number }[] }>(
        url,
        '/api/football/getMatchData',
        { matchid: match.id },
      )
      const count = (side: string, ...kinds: string[]) =>
        list.filter((row) => row.side === side && kinds.includes(row.kind)).length
      expect(count('home', 'goal', 'own_goal', 'penalty_goal')).toBe(match.home_score)
      expect(count('away', 'goal', 'own_goal', 'penalty_goal')).toBe(match.away_score)
      const stat = (kind: string) => stats.find((row) => row.kind === kind)
      expect(stat('yellow_cards')).toMatchObject({ home: match.home_yellow, away: match.away_yellow })
      expect(stat('corner_kicks')).toMatchObject({ home: match.home_corner, away: match.away_corner })
      expect(stat('shots_on_target')?.home).toBeGreaterThanOrEqual(count('home', 'goal', 'penalty_goal'))
      expect(stat('shots')?.home).toBeGreaterThanOrEqual(stat('shots_on_target')?.home ?? 0)
    }
  })

  it('stores the matches that a guest collects, separate from other users', async () => {
    const { url } = running
    const guest = () => call<{ userid: string; txim_sign: string }>(url, '/api/user/getGuestInfo')
    const [one, other] = [await guest(), await guest()]
    const as = ({ userid, txim_sign }: { userid: string; txim_sign: string }) => ({ uid: userid, token: txim_sign })
    const match = (await today(url)).find((row) => row.sport_id === 1 && runs(row))
    const body = { ...as(one), matchid: match?.id }
    expect(await call(url, '/api/football/attentMatch', { ...body, type: 1 })).toEqual({ attented: 1 })
    await call(url, '/api/football/attentMatch', { ...body, type: 1 })
    const collected = (who: typeof one) => call<{ list: Match[] }>(url, '/api/race/getAttentMatchlist', as(who))
    expect((await collected(one)).list).toMatchObject([{ id: match?.id, attented: 1 }])
    expect((await collected(other)).list).toEqual([])
    await call(url, '/api/football/attentMatch', { ...body, type: 0 })
    expect((await collected(one)).list).toEqual([])
  })
})

describe('a server with its feed, over time', () => {
  it('sends changes as ticks with growing stamps, which agree with the list', async () => {
    const { url, context, clock } = await boot()
    const ticks: MatchTick[] = []
    let batches = 0
    context.bus.subscribe('ticks', (message) => {
      ticks.push(...message.ticks)
      batches += 1
    })
    for (const batch of [1, 2, 3]) {
      clock.advance(20_000)
      await until(() => batches >= batch)
    }
    await until(() => ticks.some(({ sport_id }) => sport_id === 2))
    const stamps = new Map<number, number>()
    for (const { id, stamp } of ticks) {
      expect(stamp).toBeGreaterThan(stamps.get(id) ?? 0)
      stamps.set(id, stamp)
    }
    const last = ticks.at(-1)
    const match = (await today(url)).find(({ id }) => id === last?.id)
    expect(match).toMatchObject({ home_score: last?.home_score, away_score: last?.away_score, status: last?.status })
  })

  it('announces kick-offs once, in Chinese and in Portuguese', async () => {
    const { context, clock } = await boot()
    const starts: RaceStartMessage[] = []
    context.bus.subscribe('im:everybody', ({ msgBody }) => {
      const message = parseHostMessage(msgBody[0]?.msgContent['data'])
      if (message?.type === 'RaceStartLiveMessage') starts.push(message.data)
    })
    // At 12:00 UTC a slot starts: all its matches start within two minutes. After each turn of the feed the next one is due.
    context.bus.subscribe('ticks', () => clock.advance(20_000))
    clock.advance(20_000)
    await until(() => starts.length >= 4)
    expect(new Set(starts.map(({ id }) => id)).size).toBe(starts.length)
    expect(starts[0]?.desc).toMatch(/.+ VS .+/)
    for (const { desc_pt } of starts) expect(desc_pt).toMatch(/^\P{Script=Han}+ x \P{Script=Han}+$/u)
  })

  it('assigns rooms a new match when theirs is over', { tags: ['deep'] }, async () => {
    const { url, clock } = await boot()
    const lives = () => call<{ list: { id: number; match_id: number }[] }>(url, '/api/live/getRealLives', { size: 100 })
    const before = new Map((await lives()).list.map(({ id, match_id }) => [id, match_id]))
    clock.advance(6 * 3_600_000)
    await until(async () => {
      const inPlay = new Set((await today(url)).filter(runs).map(({ id }) => id))
      const { list } = await lives()
      return list.length > 0 && list.every(({ id, match_id }) => inPlay.has(match_id) && before.get(id) !== match_id)
    })
  })

  it('generates matches from the secret of the database, which no reply reveals', async () => {
    const { url, context } = await bootForTest({ feed: 'simulation', seed: null, clock: steppedClock(NOON) })
    const secret = await simulationSeed(context.db)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await sql<{ seed: string }>`SELECT DISTINCT plan -> 'plan' ->> 'seed' AS seed FROM match`.execute(
      context.db,
    )
    expect(rows).toEqual([{ seed: secret }])
    const list = await today(url)
    const told = [
      list,
      await call(url, '/api/football/getMatchInfo', {
        matchid: list.find((match) => match.sport_id === 1 && runs(match))?.id,
      }),
    ]
    expect(JSON.stringify(told)).not.toContain(secret)
    expect(await call(url, '/api/config/getCommonConfig')).toMatchObject({ config: { matches_simulated: true } })
  })

  it('SRV-12: keeps played and collected matches when the seed changes, and regenerates the others', async () => {
    const first = await boot()
    const { db, config } = first.context
    const before = await today(first.url)
    const toCome = before.filter(({ kickoff_time }) => kickoff_time > Date.parse(NOON) / 1000 + 3_600)
    const [collected] = toCome
    // Plans and models are about football, and keep its matches too.
    const other = toCome.find((match) => match !== collected && match.sport_id !== 1)
    await setAttention(db, { viewer: 'g_1', matchId: collected?.id ?? 0, attended: true, now: 1 })
    const next = await startServer({ ...config, port: 0, seed: '2' }, { clock: steppedClock(NOON) })
    onTestFinished(() => next.stop())
    const after = new Map((await today(next.url)).map((match) => [match.id, match]))
    const sides = (match: Match | undefined) => [match?.hometeam.id, match?.awayteam.id, match?.kickoff_time]
    for (const match of before.filter((each) => each === collected || each.status === 8))
      expect(sides(after.get(match.id))).toEqual(sides(match))
    expect(before.filter((match) => sides(after.get(match.id)).join() !== sides(match).join())).toContain(other)
  })

  it('simulates nothing if only imports are configured, and says so', async () => {
    const { url, context } = await bootForTest({ feed: 'imports', clock: steppedClock(NOON) })
    expect(await today(url)).toEqual([])
    expect(await call(url, '/api/config/getCommonConfig')).toMatchObject({ config: { matches_simulated: false } })
    expect((await sql`SELECT FROM live_room`.execute(context.db)).rows).toEqual([])
  })
})
