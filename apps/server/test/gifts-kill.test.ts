// @module-tag deep
import { createApiClient } from '@org/api-client'
import { sendGift } from '@org/api-client/contract'
import { expect, it, onTestFinished } from 'vitest'
import { hashToken } from '../src/services/auth/viewer'
import { openRoom } from '../src/services/live/open-room'
import { COMBO_SECONDS } from '../src/services/live/wire-gift'
import { openDatabase } from '../src/store/database/database'
import { createAccount } from '../src/store/identity/accounts'
import { createSession } from '../src/store/identity/sessions'
import { saveAnchor } from '../src/store/live/anchors'
import { insertCategory } from '../src/store/live/categories'
import { updateRoom } from '../src/store/live/rooms'
import { post } from '../src/store/money/ledger'
import { newFolder } from './data-folder'
import { ownPostgres } from './own-postgres'
import { startProcess } from './process'

const FANS = 40
/** That many a fan sends from each of two tabs. */
const GIFTS = 10
const BALL = { gift_id: 4, price: 50 }
const EACH = 2 * GIFTS * BALL.price
/** After so many answers the server is killed. */
const KILLS = [100, 350, 600]

it('fans who send from two tabs, retry and lose their line pay each gift once, and every combo is right', async () => {
  const { url: database } = await ownPostgres()
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
  const anchor = await newMember('anchor')
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, anchor, {})
  await openRoom(db, { id: anchor, nick_name: 'anchor', avatar: '' }, { category_id: 1, title_zh: '直播' }, 1)
  await updateRoom(db, anchor, { start_time: 1 })
  const fans: number[] = []
  for (let nth = 0; nth < FANS; nth += 1) fans.push(await newMember(`fan${nth}`))
  const transfers = fans.map(
    (uid) => ({ asset: 'gold', from: 'system:test', to: `user:${uid}`, amount: EACH }) as const,
  )
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

  /** Sends all gifts. A call without an answer is made again under its key. */
  const tab = async (uid: number, name: string) => {
    for (let nth = 0; nth < GIFTS;) {
      const url = await address
      const { call } = createApiClient({ host: () => url, common: () => ({ uid, token: `token${uid}` }) })
      try {
        const gift = { liveid: anchor, gift_id: BALL.gift_id, count: 1 }
        await call(sendGift, gift, { requestKey: `${uid} ${name} ${nth}` })
        nth += 1
        answered()
      } catch (error) {
        const { errorName } = error as { errorName?: string }
        if (errorName !== 'NETWORK' && errorName !== 'TIMEOUT') throw error
      }
    }
  }
  await Promise.all(fans.flatMap((uid) => [tab(uid, 'one'), tab(uid, 'two')]))

  expect(kills).toEqual([])
  const purses = await db
    .selectFrom('ledger_account')
    .select(['owner', 'balance'])
    .where('asset', '=', 'gold')
    .execute()
  const goldOf = (owner: string) => purses.find((purse) => purse.owner === owner)?.balance
  expect(fans.map((uid) => goldOf(`user:${uid}`))).toEqual(fans.map(() => 0))
  expect(goldOf(`user:${anchor}`)).toBe((FANS * EACH) / 2)
  const booked = db.selectFrom('ledger_entry').select(({ fn }) => fn.sum<number>('amount').as('sum'))
  expect(Number((await booked.executeTakeFirstOrThrow()).sum)).toBe(0)
  const kept = booked
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .where('owner', '=', 'system:gifts')
  expect(Number((await kept.executeTakeFirstOrThrow()).sum)).toBe((FANS * EACH) / 2)
  const records = await db.selectFrom('gift_record').selectAll().orderBy('id').execute()
  expect(records).toHaveLength(FANS * 2 * GIFTS)
  for (const uid of fans) {
    const own = records.filter(({ sender_id }) => sender_id === uid)
    const right = own.map(({ created_at }, at) => {
      const before = own[at - 1]
      return before !== undefined && created_at - before.created_at <= COMBO_SECONDS ? before.combo + 1 : 1
    })
    expect(own.map(({ combo }) => combo)).toEqual(right)
  }
})
