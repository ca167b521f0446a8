import { createHash } from 'node:crypto'
import {
  buyPlan,
  getBills,
  getMaster,
  getMasterPlans,
  getMasterRank,
  getMatchPlans,
  getMessages,
  getMyPlans,
  getPlan,
  getPlanOffers,
  getPlans,
  publishPlan,
} from '@org/api-client/contract'
import { FOOTBALL_STATUS, PLAN_STATUS, sealedPlan } from '@org/domain'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { apiOf, registerPerson, type Person } from '../../../test/people'
import { PLAN_MATCH, planWorld, settleAllPlans } from '../../../test/plan-world'
import { giveGold, goldOf, playMatch } from '../../../test/quiz-world'
import type { SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'

let clock: SteppedClock
let server: RunningServer
let master: Person
let fan: Person
beforeEach(async () => {
  ;({ clock, server, master } = await planWorld())
  fan = await registerPerson(server)
  await giveGold(server, fan.uid, 100)
})

type Draft = Parameters<typeof publishPlan.tags>[0]
const publish = async (more: Partial<Draft> = {}) =>
  (
    await master.api.call(publishPlan, {
      matchid: PLAN_MATCH,
      template: 'fullTime',
      option: 'home',
      title: '主队势头正旺',
      text: '主队近五场不败，看好主胜。',
      gold: 38,
      ...more,
    })
  ).plan
const buy = (person: Person, id: number, requestKey?: string) =>
  person.api.call(buyPlan, { id }, requestKey === undefined ? {} : { requestKey })
const seen = async (person: Person, id: number) => (await person.api.call(getPlan, { id })).plan
const finish = async (home_score: number, away_score: number) => {
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score, away_score })
  await clock.advance(61_000)
  await settleAllPlans(server)
}

it('offers the outcome and the total with the last odds, to masters only and until the kick-off', async () => {
  const { list } = await master.api.call(getPlanOffers, { matchid: PLAN_MATCH })
  expect(list.map(({ template, line, option, odds }) => [template, line, option, odds])).toEqual([
    ['fullTime', 0, 'home', 1.85],
    ['fullTime', 0, 'draw', 3.4],
    ['fullTime', 0, 'away', 4.2],
    ['totalGoals', 2, 'over', 1.95],
    ['totalGoals', 2, 'under', 1.87],
  ])
  await expect(fan.api.call(getPlanOffers, { matchid: PLAN_MATCH })).rejects.toMatchObject({ status: 9 })
  await clock.advance(3_600_000)
  expect((await master.api.call(getPlanOffers, { matchid: PLAN_MATCH })).list).toEqual([])
  await expect(publish()).rejects.toThrow('这场比赛不能发布该方案')
})

it('hides what a plan says until it is bought or has ended, and shows its hash at once', async () => {
  const { id, hash, sealed } = await publish()
  expect(sealed).toMatchObject({ text: '主队近五场不败，看好主胜。' })
  const locked = await seen(fan, id)
  expect(locked).toMatchObject({ hash, pick: null, sealed: null, status: PLAN_STATUS.active, bought: 0, own: 0 })
  expect(JSON.stringify((await fan.api.call(getPlans, { type: 'hot' })).list)).not.toContain('主胜')
  const { plan, gold } = await buy(fan, id)
  expect(gold).toBe(62)
  expect(plan).toMatchObject({ bought: 1, buyers: 1, pick: { option: 'home', odds: 1.85 } })
  const { pick } = plan
  if (pick === null || plan.sealed === null) throw new Error('It is locked.')
  const text = plan.sealed.salt + sealedPlan({ ...pick, text: plan.sealed.text })
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
  await finish(0, 1)
  expect(await seen(await registerPerson(server), id)).toMatchObject({ hash, result: 'lost', sealed: plan.sealed })
})

it('refuses to change what is published, and a second answer of a master to the same question', async () => {
  const { id } = await publish()
  await expect(publish({ option: 'away' })).rejects.toMatchObject({ status: 8 })
  await publish({ template: 'totalGoals', line: 2, option: 'over' })
  for (const change of [{ option: 'away' as const }, { text: 'x' }, { hash: 'x' }, { odds: 999 }, { gold: 1 }])
    await expect(server.context.db.updateTable('plan').set(change).where('id', '=', id).execute()).rejects.toThrow(
      'A published plan cannot be changed.',
    )
})

it('refuses what the match does not offer, and plans of members who are no masters', async () => {
  await expect(publish({ template: 'totalGoals', line: 3, option: 'over' })).rejects.toThrow('不能发布')
  await expect(publish({ template: 'winner' })).rejects.toThrow('不能发布')
  await expect(publish({ matchid: 999 })).rejects.toMatchObject({ status: 7 })
  await expect(fan.api.call(publishPlan, { ...DRAFT, matchid: PLAN_MATCH })).rejects.toMatchObject({ status: 9 })
})

const DRAFT = {
  template: 'fullTime',
  option: 'home',
  title: '主队势头正旺',
  text: '主队近五场不败，看好主胜。',
  gold: 1,
} as const

it('sells a plan once: a repeated call has the same reply, another key is refused, and so are two tabs', async () => {
  const { id } = await publish()
  const first = await buy(fan, id, 'one')
  expect(await buy(fan, id, 'one')).toEqual(first)
  await expect(buy(fan, id, 'two')).rejects.toMatchObject({ status: 8 })
  const other = await registerPerson(server)
  await giveGold(server, other.uid, 100)
  const tabs = await Promise.allSettled([buy(other, id, 'a'), buy(other, id, 'b')])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([await goldOf(server, fan.uid), await goldOf(server, other.uid)]).toEqual([62, 62])
  expect((await seen(fan, id)).buyers).toBe(2)
  expect((await fan.api.call(getMyPlans, {})).list).toMatchObject([{ id, bought: 1 }])
})

it('sells nothing to the master, without gold, or after the kick-off, and then nothing has moved', async () => {
  const { id } = await publish()
  await expect(buy(master, id)).rejects.toMatchObject({ status: 9 })
  const poor = await registerPerson(server)
  await expect(buy(poor, id)).rejects.toMatchObject({ status: 12 })
  await clock.advance(3_600_000)
  await expect(buy(fan, id)).rejects.toThrow('方案已停售')
  expect([await goldOf(server, fan.uid), (await seen(fan, id)).buyers]).toEqual([100, 0])
})

it('pays the master a share after the result, once, tells who has bought, and counts it in the record', async () => {
  const { id } = await publish()
  await buy(fan, id)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 2, away_score: 1 })
  await settleAllPlans(server)
  expect((await seen(fan, id)).result).toBe(null)
  await finish(2, 1)
  await settleAllPlans(server)
  expect([await goldOf(server, fan.uid), await goldOf(server, master.uid)]).toEqual([62, 27])
  expect(await seen(fan, id)).toMatchObject({ result: 'won', status: PLAN_STATUS.finished })
  const [told] = (await fan.api.call(getMessages, { kind: 'plan' })).list
  expect(told).toMatchObject({ title: '方案命中', link: `/redorder/plan/${id}` })
  const [earned] = (await master.api.call(getMessages, { kind: 'plan' })).list
  expect(earned?.text).toContain('收入 27 金币')
  expect(await fan.api.call(getMaster, { id: master.uid })).toMatchObject({
    master: { settled: 1, won: 1, profit: 0.85, streak: 1, longest: 1 },
    recent: ['won'],
  })
})

it.each([
  ['is abandoned', { status: FOOTBALL_STATUS.abandoned }, false],
  ['was decided at the table', { status: FOOTBALL_STATUS.finished, home_score: 3 }, true],
])('gives all gold back when the match %s', async (_what, state, decided) => {
  const { id } = await publish()
  await buy(fan, id)
  await server.context.db.updateTable('match').set({ decided }).where('id', '=', PLAN_MATCH).execute()
  await playMatch(server, state)
  await clock.advance(61_000)
  await settleAllPlans(server)
  expect([await goldOf(server, fan.uid), await goldOf(server, master.uid)]).toEqual([100, 0])
  expect(await seen(fan, id)).toMatchObject({ result: 'refunded', status: PLAN_STATUS.refund })
  const [told] = (await fan.api.call(getMessages, { kind: 'plan' })).list
  expect(told).toMatchObject({ title: '比赛異常退款' })
  expect((await fan.api.call(getBills, { asset: 'gold', flow: 'in' })).list[0]).toMatchObject({ amount: 38 })
  expect((await fan.api.call(getMaster, { id: master.uid })).master).toMatchObject({ settled: 0, won: 0 })
})

it('ends more plans than one step takes whose match is not shown any more, and gives the gold back', async () => {
  const { db } = server.context
  const before = await goldOf(server, fan.uid)
  const { id } = await publish()
  await buy(fan, id)
  // Masters answer a question once; each of these writes one plan.
  const names = Array.from({ length: 60 }, (_none, nth) => `m${nth}`)
  const columns = [
    'match_id',
    'sport_id',
    'template',
    'line',
    'option',
    'odds',
    'lang',
    'title',
    'text',
    'salt',
  ] as const
  const { rows } = await sql<{ id: number }>`
    WITH masters AS (
      INSERT INTO account (account, nick_name, avatar, invite_code, regist_time)
      SELECT name, name, '', name, 1 FROM unnest(${names}::text[]) AS name RETURNING id
    )
    INSERT INTO plan (account_id, ${sql.join(columns.map((name) => sql.ref(name)))}, hash, gold, published_at)
    SELECT masters.id, ${sql.join(columns.map((name) => sql.ref(`plan.${name}`)))}, hash, gold, published_at
    FROM masters, plan WHERE plan.id = ${id} RETURNING id`.execute(db)
  expect(rows).toHaveLength(60)
  await db.updateTable('match').set({ origin: 'simulation' }).where('id', '=', PLAN_MATCH).execute()
  await playMatch(server, { status: FOOTBALL_STATUS.abandoned })
  await clock.advance(61_000)
  await settleAllPlans(server)
  const open = await db.selectFrom('plan').select('id').where('result', 'is', null).execute()
  expect([open, await goldOf(server, fan.uid)]).toEqual([[], before])
})

it('lists the plans of a match, of a master and of a sport, in the language in which they are written', async () => {
  const one = await publish()
  const two = await publish({ template: 'totalGoals', line: 2, option: 'over' })
  const guest = apiOf(server)
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
  expect(ids((await guest.call(getMatchPlans, { matchid: PLAN_MATCH })).list)).toEqual([two.id, one.id])
  const first = await guest.call(getMasterPlans, { id: master.uid, size: 1 })
  expect(ids(first.list)).toEqual([two.id])
  const rest = await guest.call(getMasterPlans, { id: master.uid, size: 1, cursor: first.next })
  expect([ids(rest.list), rest.next]).toEqual([[one.id], ''])
  expect(await guest.call(getPlans, { type: 'football' })).toMatchObject({ total: 2 })
  expect(await guest.call(getPlans, { type: 'basketball' })).toMatchObject({ total: 0 })
  await buy(fan, one.id)
  expect(ids((await guest.call(getPlans, { type: 'hot' })).list)).toEqual([one.id, two.id])
})

it('ranks the masters with ten settled plans, by hit rate, profit or run', async () => {
  const { db } = server.context
  const others = [await registerPerson(server), await registerPerson(server), await registerPerson(server)]
  const [sure, rich, fresh] = others.map(({ uid }) => uid) as [number, number, number]
  await db
    .insertInto('plan_record')
    .values([
      { account_id: sure, lang: 'zh', settled: 10, won: 9, hit: 9_000, profit: 100, streak: 1, longest: 5 },
      { account_id: rich, lang: 'zh', settled: 20, won: 8, hit: 4_000, profit: 900, streak: 4, longest: 4 },
      { account_id: fresh, lang: 'zh', settled: 9, won: 9, hit: 10_000, profit: 990, streak: 9, longest: 9 },
    ])
    .execute()
  const rank = async (type: 'hit' | 'profit' | 'streak') =>
    (await fan.api.call(getMasterRank, { type })).list.map(({ uid }) => uid)
  expect([await rank('hit'), await rank('profit'), await rank('streak')]).toEqual([
    [sure, rich],
    [rich, sure],
    [rich, sure],
  ])
})
