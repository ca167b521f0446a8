import {
  checkin,
  createOrder,
  deleteAccount,
  editUserInfo,
  endSession,
  exportMyData,
  followUser,
  getMessages,
  getSessions,
  getUserBasicInfo,
  getUserInfo,
  issueLoginCode,
  login,
  loginByCode,
  loginByMobile,
  logout,
} from '@org/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import { roomOf } from '../../../test/live-room'
import { apiOf, newMobile, registerPerson, smsCodeOf, solveCaptcha, type Person } from '../../../test/people'
import { giveGold } from '../../../test/quiz-world'
import { shiftedClock } from '../../../test/shifted-clock'
import { giveMoney, payoutOf, withdrawOf } from '../../../test/withdraw-of'
import type { RunningServer } from '../../server'
import { sendSmsCode } from '../../services/auth/sms-codes'
import { createWithdraw } from '../../services/money/withdraw'
import { writeNotice } from '../../services/notices/write-notice'
import { SOCIAL_LISTS } from '../../store/identity/own-social-data'
import { updateRoom } from '../../store/live/rooms'
import { setWithdraw } from '../../store/money/withdraws'
import { endAccount } from '../../services/identity/end-account'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

const WEEK = 7 * 86_400_000

const logInAgain = async ({ account, password }: Person) => {
  const { uid, token } = await apiOf(server).call(login, { account, pwd: password })
  return apiOf(server, { uid, token })
}

const rowOf = ({ uid }: Person) =>
  server.context.db.selectFrom('account').selectAll().where('id', '=', uid).executeTakeFirstOrThrow()

/** Runs the job that ends the account, when it is due. */
const endWhenDue = async ({ uid }: Person) => {
  const { db } = server.context
  const jobs = await db.selectFrom('job').select(['key', 'due_at']).where('name', '=', 'end-account').execute()
  const job = jobs.find(({ key }) => key.startsWith(`${uid}:`))
  if (job === undefined) throw new Error('There is no job.')
  await endAccount(db, job.key, job.due_at)
}

describe('a deleted account', () => {
  it('is kept by a login within seven days, which tells the member', async () => {
    const fan = await registerPerson(server)
    await expect(fan.api.call(deleteAccount, { pwd: 'wrong1' })).rejects.toMatchObject({ status: 10 })
    await expect(fan.api.call(deleteAccount, {})).rejects.toMatchObject({ status: 10 })
    const { leaves_at } = await fan.api.call(deleteAccount, { pwd: fan.password })
    expect(leaves_at * 1_000 - clock.now()).toBeGreaterThan(WEEK - 60_000)
    await expect(fan.api.call(getUserInfo, {})).rejects.toMatchObject({ errorName: 'LOGIN_EXPIRED' })
    const back = await logInAgain(fan)
    expect((await back.call(getMessages, {})).list.map(({ title }) => title)).toContain('账号已保留')
    await endWhenDue(fan)
    expect(await rowOf(fan)).toMatchObject({ account: fan.account, status: 1, leaves_at: 0 })
    expect(await back.call(getUserInfo, {})).toMatchObject({ uid: fan.uid })
  })

  it('is anonymised after them, and its bookings stay', async () => {
    const fan = await registerPerson(server)
    await fan.api.call(checkin, { recheckin: 0 })
    await fan.api.call(editUserInfo, { online_status: 0 })
    await fan.api.call(deleteAccount, { pwd: fan.password })
    await endWhenDue(fan)
    const nothing = { password_hash: null, mobile: null, avatar: '', last_online: 0, hides_online: false }
    expect(await rowOf(fan)).toMatchObject({ nick_name: '已注销用户', ...nothing })
    await expect(logInAgain(fan)).rejects.toMatchObject({ status: 10 })
    const { db } = server.context
    const owner = `user:${fan.uid}` as const
    expect(await db.selectFrom('ledger_account').select('balance').where('owner', '=', owner).execute()).toHaveLength(1)
    for (const table of ['account_log', 'notice', 'session', 'known_device'] as const)
      expect(await db.selectFrom(table).select('account_id').where('account_id', '=', fan.uid).execute()).toEqual([])
    const other = await registerPerson(server)
    expect(await other.api.call(getUserBasicInfo, { id: fan.uid })).toMatchObject({
      nick_name: '已注销用户',
      avatar: '',
    })
    // The name is free again.
    expect((await registerPerson(server, fan.account)).uid).not.toBe(fan.uid)
  })

  it('keeps no account to which money was sent, except for withdrawals, and waits for those that are open', async () => {
    const { context } = server
    const fan = await registerPerson(server)
    const unused = await payoutOf(context, fan.uid)
    const withdraw = await withdrawOf(context, fan.uid)
    await expect(fan.api.call(deleteAccount, { pwd: fan.password })).rejects.toThrow('您有提现正在处理')
    const ended = { status: 2, ended_at: 2 } as const
    await context.db.updateTable('withdraw').set(ended).where('id', '=', withdraw).execute()
    await fan.api.call(deleteAccount, { pwd: fan.password })
    await endWhenDue(fan)
    const accounts = context.db.selectFrom('payout_account').select(['id', 'name', 'number', 'removed_at'])
    const [left, ...others] = await accounts.where('account_id', '=', fan.uid).execute()
    expect([left, others]).toEqual([{ id: left?.id, name: '', number: `deleted-${left?.id}`, removed_at: 1 }, []])
    expect(left?.id).not.toBe(unused)
  })

  it('keeps what money is on its way to until it has ended, and asks for no more while an account leaves', async () => {
    const { context } = server
    const fan = await registerPerson(server)
    await giveMoney(context, fan.uid, 10_000)
    const payout_id = await payoutOf(context, fan.uid)
    await fan.api.call(deleteAccount, { pwd: fan.password })
    const late = createWithdraw(context, { uid: fan.uid, site: 'kqb' }, { payout_id, cents: 1_000, fee: 100 })
    await expect(context.db.transaction().execute((trx) => late.make(trx))).rejects.toMatchObject({
      refusal: 'accountClosed',
    })
    // From a time at which a deletion did not wait.
    const withdraw = await withdrawOf(context, fan.uid)
    await endWhenDue(fan)
    const open = context.db.selectFrom('withdraw').innerJoin('payout_account', 'payout_account.id', 'payout_id')
    const sentTo = () => open.select(['name', 'removed_at']).where('withdraw.id', '=', withdraw).executeTakeFirst()
    expect(await sentTo()).toEqual({ name: 'A Name', removed_at: 1 })
    const ended = { status: 2, ended_at: 2 } as const
    await context.db.transaction().execute((trx) => setWithdraw(trx, withdraw, ended))
    expect(await sentTo()).toEqual({ name: '', removed_at: 1 })
  })

  it('is also proved by a code to the mobile, and not by a wrong one, and taken back by a login with another', async () => {
    const fan = await registerPerson(server)
    const mobile = newMobile()
    await server.context.db.updateTable('account').set({ mobile }).where('id', '=', fan.uid).execute()
    const proofFor = async (purpose: 'own' | 'login') => {
      const captcha = await solveCaptcha(server, 'sms')
      await sendSmsCode(server.context, { ...captcha, mobile, purpose, network: '', lang: 'zh' })
      return { ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' }
    }
    const proof = await proofFor('own')
    const wrong = proof.smscode === '000000' ? '000001' : '000000'
    await expect(fan.api.call(deleteAccount, { ...proof, smscode: wrong })).rejects.toMatchObject({ status: 13 })
    await fan.api.call(deleteAccount, proof)
    expect((await rowOf(fan)).leaves_at).toBeGreaterThan(0)
    clock.skip(60_000)
    const back = await apiOf(server).call(loginByMobile, { mobile, ...(await proofFor('login')) })
    expect(back.uid).toBe(fan.uid)
    expect((await rowOf(fan)).leaves_at).toBe(0)
  })
})

describe('the export of the own data', () => {
  it('is a file whose address is in the messages, once a day', async () => {
    const fan = await registerPerson(server)
    await fan.api.call(checkin, { recheckin: 0 })
    await giveGold(server, fan.uid, 90)
    await fan.api.call(createOrder, { goods_id: 11, count: 1, gold: 90 })
    await payoutOf(server.context, fan.uid)
    const friend = await registerPerson(server)
    await fan.api.call(followUser, { userid: friend.uid, type: 1 })
    const im = await loggedIn(server, { userID: String(fan.uid) })
    await im.request('sendC2CMessage', { toAccount: String(friend.uid), ...text('good match') })
    const invited = { type: 'friendRegistered', data: { name: friend.account, gold: 200 } } as const
    await server.context.db.transaction().execute((trx) => writeNotice(trx, fan.uid, invited, 1))
    await fan.api.call(editUserInfo, { online_status: 0 })
    await roomOf(server, fan.uid)
    await updateRoom(server.context.db, fan.uid, { notice: 'Sorteio às 20h' })
    await fan.api.call(exportMyData, {})
    const [message] = (await fan.api.call(getMessages, {})).list
    const answer = await fetch(new URL(message?.link ?? '', server.url))
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const written = await answer.text()
    expect(JSON.parse(written)).toMatchObject({
      follows: [{ followed_id: friend.uid }],
      messages: [{ body: [{ msgContent: { text: 'good match' } }] }],
      sessions: [{ network: expect.any(String) }],
      account: { account: fan.account, hides_online: true },
      rooms: [{ title_zh: '直播', notice: 'Sorteio às 20h' }],
      check_ins: [{ award: 50 }],
      orders: [{ goods_id: 11, name_pt: '10 cafés', count: 1, gold: 90 }],
      bag: [{ gift_id: 2, count: 10 }],
      payout_accounts: [{ method: 'bank', name: '****ame', number: expect.stringMatching(/^\*{4}.{4}$/) }],
    })
    expect(written).not.toContain('argon2')
    expect(written).not.toContain(friend.account)
    expect((await fetch(new URL((message?.link ?? '').replace(/\?.*/, ''), server.url))).status).toBe(403)
    await expect(fan.api.call(exportMyData, {})).rejects.toMatchObject({ status: 8 })
    const yesterday = Math.floor(clock.now() / 1_000) - 86_400
    await server.context.db.updateTable('account_log').set({ created_at: yesterday }).execute()
    await fan.api.call(exportMyData, {})
  })

  it('is made once for two requests at once, and again after it has failed', async () => {
    const fan = await registerPerson(server)
    const put = vi.spyOn(server.context.blobs, 'put').mockRejectedValueOnce(new Error('The store is full.'))
    await expect(fan.api.call(exportMyData, {})).rejects.toThrow()
    const replies = await Promise.allSettled([1, 2].map(() => fan.api.call(exportMyData, {})))
    expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(put).toHaveBeenCalledTimes(2)
    put.mockRestore()
  })

  it('finds the messages of the member by an index', async () => {
    const plan = await server.context.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(trx)
      return (await sql`EXPLAIN ${SOCIAL_LISTS['messages']?.(1)}`.execute(trx)).rows
    })
    expect(JSON.stringify(plan)).toContain('message_sender')
  })
})

describe('a login code', () => {
  it('opens one session within a minute, also for two tabs at once', async () => {
    const fan = await registerPerson(server)
    const { login_code } = await fan.api.call(issueLoginCode, {})
    const tabs = await Promise.allSettled([1, 2].map(() => apiOf(server).call(loginByCode, { login_code })))
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await fan.api.call(getSessions, {})).list).toHaveLength(2)
    const late = await fan.api.call(issueLoginCode, {})
    clock.skip(61_000)
    await expect(apiOf(server).call(loginByCode, late)).rejects.toMatchObject({ status: 10 })
  })

  it('ends with the session that asked for it', async () => {
    const fan = await registerPerson(server)
    const codes = [await fan.api.call(issueLoginCode, {})]
    const other = await logInAgain(fan)
    codes.push(await other.call(issueLoginCode, {}))
    await fan.api.call(endSession, {})
    await fan.api.call(logout, {})
    for (const code of codes) await expect(apiOf(server).call(loginByCode, code)).rejects.toMatchObject({ status: 10 })
  })
})
