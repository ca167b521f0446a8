import { createApiClient } from '@org/api-client'
import { API_STATUS, buyPlan } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { competitionRows, teamRows } from '../src/feed/catalogue/catalogue-rows'
import { hashToken } from '../src/services/auth/viewer'
import { planPurse } from '../src/services/money/buy-plan'
import { openDatabase } from '../src/store/database/database'
import { createAccount } from '../src/store/identity/accounts'
import { createSession } from '../src/store/identity/sessions'
import { saveCatalogue } from '../src/store/matches/match-feed'
import { addMatches } from '../src/store/matches/save-matches'
import { post } from '../src/store/money/ledger'
import { insertPlan } from '../src/store/money/plans'
import { createDatabase } from './boot'
import { newFolder } from './data-folder'
import { startProcess } from './process'
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
  const { url: database, drop } = await createDatabase()
  onTestFinished(drop)
  const db = openDatabase(database)
  onTestFinished(() => db.destroy())
  const env = { DATABASE_URL: database, DATA_DIR: newFolder(), PORT: '0', RATE_LIMITS: 'off' }
  let running = startProcess(env)
  let address = running.url
  await address

  const newMember = async (name: string) => {
    const named = { account: name, nickName: name, inviteCode: name }
    const account = await createAccount(db, { ...named, passwordHash: null, avatar: '', now: 1 })
    const uid = account?.id ?? 0
    await createSession(db, { tokenHash: hashToken(`token${uid}`), uid, now: 1, expiresAt: 4_000_000_000 })
    return uid
  }
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

  let answers = 0
  const kills = [...KILLS]
  const answered = () => {
    answers += 1
    if (answers !== kills[0]) return
    kills.shift()
    running.child.kill('SIGKILL')
    address = running.ended.then(() => {
      running = startProcess(env)
      return running.url
    })
  }

  /** Buys all plans, and returns how many it got. A call without an answer is made again under its key. */
  const tab = async (uid: number, name: string): Promise<number> => {
    let bought = 0
    for (const id of plans)
      for (let done = false; !done;) {
        const url = await address
        const { call } = createApiClient({ host: () => url, common: () => ({ uid, token: `token${uid}` }) })
        try {
          await call(buyPlan, { id }, { requestKey: `${uid} ${name} ${id}` })
          bought += 1
          done = true
          answered()
        } catch (error) {
          const { errorName, status } = error as { errorName?: string; status?: number }
          // The other tab has it.
          done = status === API_STATUS.alreadyDone
          if (done) answered()
          else if (errorName !== 'NETWORK' && errorName !== 'TIMEOUT') throw error
        }
      }
    return bought
  }
  const bought = await Promise.all(
    fans.map(async (uid) => (await Promise.all([tab(uid, 'one'), tab(uid, 'two')])).reduce((sum, n) => sum + n, 0)),
  )

  expect(kills).toEqual([])
  expect(bought).toEqual(fans.map(() => MASTERS))
  const purses = await db
    .selectFrom('ledger_account')
    .select(['owner', 'balance'])
    .where('asset', '=', 'gold')
    .execute()
  const goldOf = (owner: string) => purses.find((purse) => purse.owner === owner)?.balance
  expect(fans.map((uid) => goldOf(`user:${uid}`))).toEqual(fans.map(() => MASTERS * GOLD + SPARE))
  const booked = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(['owner', ({ fn }) => fn.sum<number>('amount').as('sum')])
    .groupBy('owner')
    .execute()
  const bookedTo = (owner: string) => Number(booked.find((purse) => purse.owner === owner)?.sum)
  expect(plans.map((id) => bookedTo(planPurse(id)))).toEqual(plans.map(() => FANS * GOLD))
  expect(booked.reduce((all, { sum }) => all + Number(sum), 0)).toBe(0)
  const sold = await db.selectFrom('plan').select('buyers').execute()
  expect(sold.map(({ buyers }) => buyers)).toEqual(plans.map(() => FANS))
})
