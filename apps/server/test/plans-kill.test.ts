import { API_STATUS, buyPlan } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { competitionRows, teamRows } from '../src/feed/catalogue/catalogue-rows'
import { planPurse } from '../src/services/money/buy-plan'
import { saveCatalogue } from '../src/store/matches/match-feed'
import { addMatches } from '../src/store/matches/save-matches'
import { post } from '../src/store/money/ledger'
import { insertPlan } from '../src/store/money/plans'
import { createDatabase } from './boot'
import { killedServer } from './killed-server'
import { storedMatch } from './stored-match'

const IS_DEEP = process.env['TIER'] === 'deep'
const FANS = IS_DEEP ? 40 : 4
const MASTERS = IS_DEEP ? 10 : 3
const GOLD = 30
const SPARE = 7
/** After so many answers the server is killed. */
const KILLS = IS_DEEP ? [100, 350, 600] : [8]
const MATCH = 77

it('fans who buy from two tabs, retry and lose their line pay each plan once, and its purse has the gold of all', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const { db, kills, newMember, answerTo, purses, booked } = await killedServer(url, KILLS)

  await saveCatalogue(db, competitionRows(), teamRows())
  const match = storedMatch({ id: MATCH, kickoff: '2096-06-14T16:00:00Z' })
  await addMatches(db, [{ ...match, origin: 'test', natural_key: 'one' }])
  const plans: number[] = []
  for (let nth = 0; nth < MASTERS; nth += 1) {
    const picked = { match_id: MATCH, sport_id: SPORT.football, template: 'fullTime', line: 0, option: 'home' } as const
    const said = {
      odds: 185,
      lang: 'zh',
      title: '看好主胜',
      text: '主队近五场不败',
      salt: 'salt',
      hash: 'hash',
    } as const
    const plan = { ...picked, ...said, account_id: await newMember(`master${nth}`), gold: GOLD, published_at: 1 }
    plans.push((await db.transaction().execute((trx) => insertPlan(trx, plan))) ?? 0)
  }
  const fans: number[] = []
  for (let nth = 0; nth < FANS; nth += 1) fans.push(await newMember(`fan${nth}`))
  // Enough to pay each plan twice.
  const amount = 2 * MASTERS * GOLD + SPARE
  const transfers = fans.map((uid) => ({ asset: 'gold', from: 'system:test', to: `user:${uid}`, amount }) as const)
  await db.transaction().execute((trx) => post(trx, { idempotencyKey: 'all', kind: 'test', now: 1, transfers }))

  /** Buys all plans, and returns how many it got: the other tab has the rest. */
  const tab = async (uid: number, name: string): Promise<number> => {
    let bought = 0
    for (const id of plans)
      try {
        await answerTo(uid, (call) => call(buyPlan, { id }, { requestKey: `${uid} ${name} ${id}` }))
        bought += 1
      } catch (error) {
        if ((error as { status?: number }).status !== API_STATUS.alreadyDone) throw error
      }
    return bought
  }
  const bought = await Promise.all(
    fans.map(async (uid) => (await Promise.all([tab(uid, 'one'), tab(uid, 'two')])).reduce((sum, n) => sum + n, 0)),
  )

  expect(kills).toEqual([])
  expect(bought).toEqual(fans.map(() => MASTERS))
  const goldOf = await purses()
  expect(fans.map((uid) => goldOf.get(`user:${uid}`))).toEqual(fans.map(() => MASTERS * GOLD + SPARE))
  const sums = await booked()
  expect(plans.map((id) => sums.get(planPurse(id)))).toEqual(plans.map(() => FANS * GOLD))
  expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0)
  const sold = await db.selectFrom('plan').select('buyers').execute()
  expect(sold.map(({ buyers }) => buyers)).toEqual(plans.map(() => FANS))
})
