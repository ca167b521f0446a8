import { checkin, getTaskInfo, getUserInfo } from '@org/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../src/store/identity/accounts'
import { balancesOf, InsufficientBalanceError, type Owner, post } from '../src/store/money/ledger'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { apiOf, type Person, registerPerson } from './people'
import { type SteppedClock, steppedClock } from './stepped-clock'

const DAY_MS = 86_400_000
let clock: SteppedClock
let server: RunningServer
let fan: Person
beforeEach(async () => {
  // 23:00 in Shanghai.
  clock = steppedClock('2026-06-14T15:00:00Z')
  server = await bootServer({ clock })
  fan = await registerPerson(server)
})
afterEach(() => server.stop())

const checkIn = (recheckin: 0 | 1 = 0) => fan.api.call(checkin, { recheckin })
const info = () => fan.api.call(getTaskInfo, {})

describe('check-in', () => {
  it('pays the prizes of eight consecutive days and restarts the calendar', async () => {
    const awards: number[] = []
    for (let day = 0; day < 9; day += 1) {
      awards.push((await checkIn()).award)
      clock.advance(DAY_MS)
    }
    expect(awards).toEqual([50, 60, 70, 80, 90, 100, 200, 200, 50])
    expect(await info()).toMatchObject({
      checkin_continuous: 9,
      checkin_nth: 2,
      checkin_nth_status: 'check',
      gold: 900,
    })
  })

  it('SRV-11: succeeds once a day, also for concurrent calls', async () => {
    const calls = Array.from({ length: 8 }, () => checkIn())
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(checkIn()).rejects.toMatchObject({ status: 8, message: '您今天已签到' })
    expect(await info()).toMatchObject({ checkin: 1, checkText: '您今天已签到', checkin_nth_status: 'apply', gold: 50 })
    expect((await fan.api.call(getUserInfo, {})).gold).toBe(50)
  })

  it('gets the first reply with the same key, and is refused with another', async () => {
    const ask = (requestKey: string) => fan.api.call(checkin, { recheckin: 0 }, { requestKey })
    const answers = await Promise.all([ask('one'), ask('one'), ask('one')])
    expect(answers).toEqual(answers.map(() => ({ continuous: 1, award: 50 })))
    expect(await ask('one')).toEqual({ continuous: 1, award: 50 })
    await expect(ask('two')).rejects.toMatchObject({ status: 8 })
    expect((await info()).gold).toBe(50)
  })

  it('counts days in Shanghai', async () => {
    await checkIn()
    clock.advance(3_600_000)
    expect(await info()).toMatchObject({
      checkin: 0,
      checkText: '立即签到',
      checkin_nth: 2,
      checkin_nth_status: 'check',
    })
    expect(await checkIn()).toEqual({ continuous: 2, award: 60 })
  })

  it('makes up a missed day for 50 gold, and the streak continues', async () => {
    await checkIn()
    clock.advance(2 * DAY_MS)
    expect(await info()).toMatchObject({ checkin_nth: 2, checkin_nth_status: 'supply', recheckin_price: 50 })
    expect(await checkIn(1)).toEqual({ continuous: 2, award: 60 })
    expect(await info()).toMatchObject({ checkin_nth: 3, checkin_nth_status: 'check', gold: 60 })
    await expect(checkIn(1)).rejects.toMatchObject({ status: 8, message: '没有可补签的日子' })
    expect(await checkIn()).toEqual({ continuous: 3, award: 70 })
  })

  it('charges a make-up once for two concurrent calls', async () => {
    await checkIn()
    clock.advance(2 * DAY_MS)
    await Promise.allSettled([checkIn(1), checkIn(1), checkIn(1)])
    expect(await info()).toMatchObject({ checkin_continuous: 2, gold: 60 })
  })

  it('refuses a make-up without enough gold, and charges nothing', async () => {
    await checkIn()
    clock.advance(2 * DAY_MS)
    await spend(fan.uid, 10)
    await expect(checkIn(1)).rejects.toMatchObject({ status: 12, message: '金币不足' })
    expect(await info()).toMatchObject({ checkin_continuous: 1, checkin_nth_status: 'supply', gold: 40 })
  })

  it('restarts after two missed days, and after a missed day without a make-up', async () => {
    await checkIn()
    clock.advance(2 * DAY_MS)
    expect(await checkIn()).toEqual({ continuous: 1, award: 50 })
    clock.advance(3 * DAY_MS)
    expect(await info()).toMatchObject({ checkin_nth: 1, checkin_continuous: 0, checkin_nearest_contious: 1 })
    expect(await checkIn()).toEqual({ continuous: 1, award: 50 })
  })

  it('replies in Portuguese on request', async () => {
    await checkIn()
    const reply = await fetch(`${server.url}/api/task/checkin?lang=pt-br`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recheckin: 0, uid: fan.uid, token: fan.token }),
    })
    expect(await reply.json()).toMatchObject({ status: 8, msg: 'Você já fez check-in hoje' })
  })
})

describe('the tasks', () => {
  it('are listed with their caps', async () => {
    const { tasks } = await info()
    expect(tasks.sendComment).toMatchObject({ prop: 'sendComment', stage: 0, stage_max: 10, received: 0 })
    expect(tasks.appFirstLogin).toMatchObject({ stage: 1, stage_max: 1, received: 0 })
    expect(Object.keys(tasks)).toHaveLength(11)
  })

  it('are available to members only', async () => {
    await expect(apiOf(server).call(getTaskInfo, {})).rejects.toMatchObject({ status: 2 })
  })
})

const spend = (uid: number, amount: number) =>
  server.context.db.transaction().execute((db) =>
    post(db, {
      idempotencyKey: `spend:${uid}:${amount}`,
      kind: 'test',
      now: 0,
      transfers: [{ asset: 'gold', from: `user:${uid}`, to: 'system:test', amount }],
    }),
  )

describe('the ledger', () => {
  const book = (key: string, from: Owner, to: Owner, amount: number) =>
    server.context.db
      .transaction()
      .execute((db) =>
        post(db, { idempotencyKey: key, kind: 'test', now: 0, transfers: [{ asset: 'gold', from, to, amount }] }),
      )

  const sumOfEntries = async () => {
    const { db } = server.context
    const row = await db
      .selectFrom('ledger_entry')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .executeTakeFirstOrThrow()
    return row.sum
  }

  it('SRV-11: books a key once', async () => {
    expect(await book('same', 'system:test', `user:${fan.uid}`, 7)).toBe(true)
    expect(await book('same', 'system:test', `user:${fan.uid}`, 7)).toBe(false)
    expect((await balancesOf(server.context.db, fan.uid)).gold).toBe(7)
  })

  it('refuses to spend more than the balance, and then books nothing', async () => {
    await expect(book('over', `user:${fan.uid}`, 'system:test', 1)).rejects.toBeInstanceOf(InsufficientBalanceError)
    expect(await book('over', 'system:test', `user:${fan.uid}`, 1)).toBe(true)
  })

  it('SRV-11: neither creates nor loses coins under concurrent transfers, each key sent twice', async () => {
    const { db } = server.context
    const others = await Promise.all(
      ['one', 'two', 'three'].map((account) =>
        createAccount(db, { account, passwordHash: null, nickName: account, avatar: '', inviteCode: account, now: 0 }),
      ),
    )
    const owners: Owner[] = [fan.uid, ...others.map((row) => row?.id ?? 0)].map((uid): Owner => `user:${uid}`)
    for (const owner of owners) await book(`fill ${owner}`, 'system:test', owner, 100)
    const moves = Array.from({ length: 40 }, (_, i) => {
      const [from, to] = [owners[i % 4] ?? owners[0], owners[(i * 7 + 1) % 4] ?? owners[1]]
      return from === to ? [] : [1, 2].map(() => book(`move ${i}`, from as Owner, to as Owner, 1 + ((i * 13) % 60)))
    })
    const outcomes = await Promise.allSettled(moves.flat())
    const faults = outcomes.filter((o) => o.status === 'rejected' && !(o.reason instanceof InsufficientBalanceError))
    expect(faults).toEqual([])
    const purses = await db.selectFrom('ledger_account').selectAll().where('owner', 'in', owners).execute()
    expect(purses.reduce((sum, { balance }) => sum + balance, 0)).toBe(400)
    expect(await sumOfEntries()).toBe(0)
  })

  it('rejects unbalanced or changed transactions in the database itself', async () => {
    const { db } = server.context
    await book('first', 'system:test', `user:${fan.uid}`, 5)
    await expect(db.deleteFrom('ledger_entry').execute()).rejects.toThrow('only added to')
    const purse = await db.selectFrom('ledger_account').select('id').limit(1).executeTakeFirstOrThrow()
    const lopsided = db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('ledger_transaction')
        .values({ idempotency_key: 'lopsided', kind: 'test', created_at: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await transaction
        .insertInto('ledger_entry')
        .values({ transaction_id: id, account_id: purse.id, amount: 5 })
        .execute()
    })
    await expect(lopsided).rejects.toThrow('does not add up to 0')
  })
})
