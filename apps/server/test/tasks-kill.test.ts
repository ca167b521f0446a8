import { createApiClient } from '@org/api-client'
import { getAppFirstLoginAward, getInviteFriendAward } from '@org/api-client/contract'
import { TASKS } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { hashToken } from '../src/services/auth/viewer'
import { openDatabase } from '../src/store/database/database'
import { createAccount } from '../src/store/identity/accounts'
import { createSession } from '../src/store/identity/sessions'
import { ONCE, reachStage } from '../src/store/money/tasks'
import { createDatabase } from './boot'
import { newFolder } from './data-folder'
import { startProcess } from './process'

const IS_DEEP = process.env['TIER'] === 'deep'
const MEMBERS = IS_DEEP ? 40 : 4
const FRIENDS = IS_DEEP ? 10 : 3
/** After so many answers the server is killed. */
const KILLS = IS_DEEP ? [40, 150, 300] : [8]

it('members who claim in two tabs, retry and lose their line get each award once, and the ledger balances', async () => {
  const { url: database, drop } = await createDatabase()
  onTestFinished(drop)
  const db = openDatabase(database)
  onTestFinished(() => db.destroy())
  const env = { DATABASE_URL: database, DATA_DIR: newFolder(), PORT: '0', RATE_LIMITS: 'off' }
  let running = startProcess(env)
  let address = running.url
  await address

  const uids: number[] = []
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const named = { account: `fan${nth}`, nickName: `fan${nth}`, inviteCode: `fan${nth}` }
    const account = await createAccount(db, { ...named, passwordHash: null, avatar: '', now: 1 })
    const uid = account?.id ?? 0
    await createSession(db, { tokenHash: hashToken(`token${uid}`), uid, now: 1, expiresAt: 4_000_000_000 })
    await db.transaction().execute((trx) => reachStage(trx, uid, { task: 'inviteFriend', day: ONCE, stage: FRIENDS }))
    uids.push(uid)
  }

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

  /** Claims until the server says that nothing is left. A call without an answer is made again under its key. */
  const tab = async (uid: number, name: string) => {
    for (const row of [getAppFirstLoginAward, getInviteFriendAward] as const)
      for (let nth = 0, done = false; !done;) {
        const url = await address
        const { call } = createApiClient({ host: () => url, common: () => ({ uid, token: `token${uid}` }) })
        const requestKey = `${uid} ${name} ${nth}`
        try {
          if (row === getAppFirstLoginAward) await call(getAppFirstLoginAward, {}, { requestKey })
          else await call(getInviteFriendAward, { amount: 1 }, { requestKey })
          nth += 1
          answered()
        } catch (error) {
          const { errorName, status } = error as { errorName?: string; status?: number }
          done = status === 8
          // What is refused for another reason is a fault; a lost line is tried again.
          if (!done && errorName !== 'NETWORK' && errorName !== 'TIMEOUT') throw error
        }
      }
  }
  await Promise.all(uids.flatMap((uid) => [tab(uid, 'one'), tab(uid, 'two')]))

  expect(kills).toEqual([])
  const purses = await db
    .selectFrom('ledger_account')
    .select(['owner', 'balance'])
    .where('asset', '=', 'gold')
    .execute()
  const each = TASKS.appFirstLogin.gold + FRIENDS * TASKS.inviteFriend.gold
  expect(uids.map((uid) => purses.find(({ owner }) => owner === `user:${uid}`)?.balance)).toEqual(uids.map(() => each))
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  expect(Number(sum)).toBe(0)
  const rows = await db.selectFrom('task_progress').select(['stage', 'received']).execute()
  expect(rows.filter(({ stage, received }) => stage !== received)).toEqual([])
  expect(rows).toHaveLength(2 * MEMBERS)
})
