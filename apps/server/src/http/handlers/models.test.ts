import {
  getBills,
  getModelEntries,
  getModelEntry,
  getModelPlans,
  getModelRecord,
  getModels,
  getModelSubscriptions,
  subscribeModel,
} from '@org/api-client/contract'
import { FOOTBALL_STATUS, MODELS, modelMatrix, outcomeChances } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { bootServer, withCatalogue } from '../../../test/boot'
import { registerPerson } from '../../../test/people'
import { giveGold, goldOf, playMatch, QUIZ_MATCH } from '../../../test/quiz-world'
import { steppedClock } from '../../../test/stepped-clock'
import { storedMatch } from '../../../test/stored-match'
import { computeEntries } from '../../services/models/compute-entries'
import { addMatches } from '../../store/matches/save-matches'

/** Eight results of two teams, and their next match in an hour. */
const world = async () => {
  const clock = steppedClock('2026-06-14T15:00:00Z')
  const server = await bootServer({ clock, template: await withCatalogue(), rateLimits: false })
  onTestFinished(() => server.stop())
  const past = Array.from({ length: 8 }, (_, at) => {
    const played = storedMatch({ id: at + 1, kickoff: `2026-0${at < 4 ? 3 : 6}-0${(at % 4) + 1}T16:00:00Z`, status: 8 })
    const score = { home_score: at % 4 === 0 ? 0 : 2, away_score: at % 4 === 0 ? 1 : 0 }
    return { ...played, origin: 'test', natural_key: `past ${at}`, state: { ...played.state, ...score } }
  })
  const next = storedMatch({ id: QUIZ_MATCH, kickoff: '2026-06-14T16:00:00Z' })
  await addMatches(server.context.db, [...past, { ...next, origin: 'test', natural_key: 'next' }])
  const run = () => computeEntries(server.context, new AbortController().signal)
  return { clock, server, run, member: await registerPerson(server) }
}
const today = { type: 'poisson', date: '2026-06-14', tz: 'UTC' } as const

it('computes a match before kick-off, locks it until then or for subscribers, and never changes it afterwards', async () => {
  const { clock, server, run, member } = await world()
  await run()
  const [locked] = (await member.api.call(getModelEntries, today)).list
  expect(locked).toMatchObject({ id: QUIZ_MATCH, state: 'open', backtest: 0, results: 8, score: null })
  expect(locked).not.toHaveProperty('expected')
  expect(await member.api.call(getModelEntry, { type: 'poisson', id: QUIZ_MATCH })).not.toHaveProperty('expected')

  await giveGold(server, member.uid, 1_000)
  const [, month] = (await member.api.call(getModelPlans, { id: 3 })).list
  expect(month).toMatchObject({ type: 'poisson', days: 30, gold: 1_280 })
  await member.api.call(subscribeModel, { plan_id: 5, gold: 400 })
  const open = await member.api.call(getModelEntry, { type: 'poisson', id: QUIZ_MATCH })
  expect(open.expected?.home).toBeGreaterThan(open.expected?.away ?? 9)
  expect(open.chances).toEqual(outcomeChances(modelMatrix(open.expected ?? { home: 0, away: 0 })))
  // A subscription opens its own model only.
  expect(await member.api.call(getModelEntry, { type: 'upset', id: QUIZ_MATCH })).not.toHaveProperty('expected')

  clock.advance(3_600_000)
  await playMatch(server, { status: FOOTBALL_STATUS.firstHalf, home_score: 3, time: clock.now() / 1_000 })
  clock.advance(7 * 3_600_000)
  await run()
  const stranger = await registerPerson(server)
  const started = await stranger.api.call(getModelEntry, { type: 'upset', id: QUIZ_MATCH })
  expect(started).toMatchObject({ expected: open.expected, computed_at: open.computed_at, state: 'open' })
})

it('settles an entry once by the stored result without extra time, and a match that was called off by none', async () => {
  const { clock, server, run, member } = await world()
  const off = storedMatch({ id: 78, kickoff: '2026-06-14T16:00:00Z' })
  await addMatches(server.context.db, [{ ...off, origin: 'test', natural_key: 'off' }])
  await run()
  clock.advance(4 * 3_600_000)
  await playMatch(server, {
    status: FOOTBALL_STATUS.finished,
    home_score: 3,
    away_score: 1,
    home_extra_score: 2,
    away_extra_score: 0,
  })
  await server.context.db.updateTable('match').set({ status: 12 }).where('id', '=', 78).execute()
  clock.advance(120_000)
  await run()
  const entry = (id: number) => member.api.call(getModelEntry, { type: 'margin', id })
  expect(await entry(QUIZ_MATCH)).toMatchObject({ state: 'settled', score: { home: 1, away: 1 } })
  expect(await entry(78)).toMatchObject({ state: 'void', score: null })
  await playMatch(server, { home_score: 9 })
  clock.advance(120_000)
  await run()
  expect(await entry(QUIZ_MATCH)).toMatchObject({ state: 'settled', score: { home: 1, away: 1 } })
})

it('has a record from the start, of backtests from earlier results only, which it names', async () => {
  const { run, member } = await world()
  expect(await member.api.call(getModelRecord, { type: 'upset' })).toMatchObject({ settled: 0, bins: [], months: [] })
  await run()
  // Before the first results of June there were four of these teams: too few.
  const models = (await member.api.call(getModels, {})).list
  expect(models.map(({ id, type }) => [id, type])).toEqual(MODELS.map((type, at) => [at + 1, type]))
  for (const model of models)
    expect(model).toMatchObject({ settled: 3, backtests: 3, open: 1, until: 0, gold: expect.any(Number) })
  const record = await member.api.call(getModelRecord, { type: 'diversity' })
  expect(record).toMatchObject({ settled: 3, backtests: 3, months: [{ month: '2026-06', settled: 3 }] })
  expect(record.bins.reduce((sum, { count }) => sum + count, 0)).toBe(9)
  const [entry] = (await member.api.call(getModelEntries, { ...today, date: '2026-06-04' })).list
  expect(entry).toMatchObject({ backtest: 1, state: 'settled', expected: expect.any(Object), results: 7 })
})

it('sells a subscription once for each payment, from the end of the last one, at the price that was shown', async () => {
  const { clock, server, member } = await world()
  await giveGold(server, member.uid, 1_000)
  const before = await goldOf(server, member.uid)
  await expect(member.api.call(subscribeModel, { plan_id: 1, gold: 299 })).rejects.toThrow('价格已变化')
  await expect(member.api.call(subscribeModel, { plan_id: 6, gold: 1_280 })).rejects.toThrow('金币不足')
  await expect(member.api.call(subscribeModel, { plan_id: 99, gold: 1 })).rejects.toThrow('内容不存在')
  const now = clock.now() / 1_000
  expect(await member.api.call(subscribeModel, { plan_id: 1, gold: 300 })).toMatchObject({ until: now + 7 * 86_400 })
  expect(await member.api.call(subscribeModel, { plan_id: 1, gold: 300 })).toMatchObject({
    until: now + 14 * 86_400,
    gold: before - 600,
  })
  expect((await member.api.call(getModelSubscriptions, {})).list).toMatchObject([
    { type: 'upset', days: 7, gold: 300, starts_at: now + 7 * 86_400 },
    { type: 'upset', days: 7, gold: 300, starts_at: now, ends_at: now + 7 * 86_400 },
  ])
  expect((await member.api.call(getModels, {})).list[0]).toMatchObject({ type: 'upset', until: now + 14 * 86_400 })
  const [bill] = (await member.api.call(getBills, { asset: 'gold', flow: 'out' })).list
  expect(bill).toMatchObject({ title: '模型订阅', amount: -300 })
})
