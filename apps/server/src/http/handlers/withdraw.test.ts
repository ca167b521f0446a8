import {
  cancelWithdraw,
  createWithdraw,
  deleteAccount,
  getBills,
  getMessages,
  getPayoutAccounts,
  getWallet,
  getWithdrawRules,
  getWithdraws,
  removePayoutAccount,
  savePayoutAccount,
} from '@org/api-client/contract'
import { PAYOUT_STATUS } from '@org/domain'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newMobile, registerPerson, smsCodeOf, solveCaptcha } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import { giveMoney, payoutOf } from '../../../test/withdraw-of'
import { changeContent } from '../../commands/change-content'
import type { RunningServer } from '../../server'
import { sendSmsCode } from '../../services/auth/sms-codes'
import { insertPayoutAccount } from '../../store/money/withdraws'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())
const admin = (...words: string[]) =>
  changeContent(server.context.db, ['withdraw', ...words], { name: 'ana', now: Math.floor(clock.now() / 1_000) })

/** A member with money and an account to which it can be sent. */
const earner = async (cents = 50_000) => {
  const person = await registerPerson(server)
  await giveMoney(server.context, person.uid, cents)
  const payout_id = await payoutOf(server.context, person.uid)
  const ask = (request: object = {}) =>
    person.api.call(createWithdraw, { payout_id, cents: 20_000, fee: 200, ...request })
  const money = async () => (await person.api.call(getWallet, {})).money
  return { ...person, ask, money }
}

it('holds the money at once, and gives all of it back when it is cancelled, once', async () => {
  const { api, ask, money } = await earner()
  const made = await ask()
  expect(made).toMatchObject({ status: PAYOUT_STATUS.reviewing, cents: 20_000, fee: 200, currency: 'CNY' })
  expect(made.number).toMatch(/^\*\*\*\*.{4}$/)
  expect(await money()).toBe(30_000)
  expect(await api.call(getWithdrawRules, {})).toMatchObject({ money: 30_000, held: 20_000, mobile: '' })
  const cancel = () => api.call(cancelWithdraw, { id: made.id })
  const tabs = await Promise.allSettled([cancel(), cancel()])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await money()).toBe(50_000)
  expect((await api.call(getWithdraws, {})).list).toMatchObject([{ id: made.id, status: PAYOUT_STATUS.cancelled }])
  expect((await api.call(getBills, { asset: 'money' })).list.map(({ title, amount }) => [title, amount])).toMatchObject(
    [
      ['提现退回', 20_000],
      ['提现', -20_000],
      [expect.any(String), 50_000],
    ],
  )
})

it('is approved and paid by operators: the member cannot take it back any more, and it is paid once', async () => {
  const { api, ask, money } = await earner()
  const { id } = await ask()
  await expect(admin('pay', String(id))).rejects.toThrow('not approved')
  const queue = await admin()
  for (const shown of ['62220000', 'account_status']) expect(queue).toContain(shown)
  await admin('approve', String(id))
  await expect(api.call(cancelWithdraw, { id })).rejects.toThrow('该提现已在处理')
  await admin('pay', String(id))
  await expect(admin('pay', String(id))).rejects.toThrow('not approved')
  await expect(admin('reject', String(id), 'reason=Late')).rejects.toThrow('is over')
  expect(await money()).toBe(30_000)
  expect(await api.call(getWithdrawRules, {})).toMatchObject({ money: 30_000, held: 0 })
  expect((await api.call(getMessages, { kind: 'order' })).list[0]).toMatchObject({
    title: '提现已派发',
    text: '¥198.00 已转出',
  })
})

it('comes back with the reason when operators refuse it, also after they have approved it', async () => {
  const { api, ask, money } = await earner()
  const { id } = await ask()
  await admin('approve', String(id))
  await admin('reject', String(id), 'reason=账户不符')
  expect(await money()).toBe(50_000)
  expect((await api.call(getWithdraws, {})).list[0]).toMatchObject({
    status: PAYOUT_STATUS.cancelled,
    reason: '账户不符',
  })
  await expect(admin('reject', String(id), 'reason=Again')).rejects.toThrow('is over')
  expect(await money()).toBe(50_000)
})

it('refuses too little, too much, another fee, more than there is, and the fourth of a day', async () => {
  const { ask, money } = await earner(600_000)
  await expect(ask({ cents: 999, fee: 100 })).rejects.toThrow('提现金额超出范围')
  await expect(ask({ cents: 500_001, fee: 5_001 })).rejects.toThrow('提现金额超出范围')
  await expect(ask({ cents: -20_000 })).rejects.toThrow()
  await expect(ask({ fee: 0 })).rejects.toThrow('价格已变化')
  expect(await money()).toBe(600_000)
  await ask({ cents: 500_000, fee: 5_000 })
  await expect(ask({ cents: 200_000, fee: 2_000 })).rejects.toThrow('余额不足')
  await ask()
  await ask()
  await expect(ask()).rejects.toThrow('今天的提现次数已用完')
  expect(await money()).toBe(60_000)
})

it('spends the money once when two tabs ask for all of it', async () => {
  const { ask, money } = await earner(20_000)
  const tabs = await Promise.allSettled([ask(), ask()])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await money()).toBe(0)
})

const ALIPAY = { method: 'alipay' as const, name: '王小明', number: '13800001234' }

/** A code to the mobile of a member, who gets one, with its captcha. */
const ownCode = async ({ uid }: { readonly uid: number }) => {
  const mobile = newMobile()
  await server.context.db.updateTable('account').set({ mobile }).where('id', '=', uid).execute()
  const captcha = await solveCaptcha(server, 'sms')
  await sendSmsCode(server.context, { ...captcha, mobile, purpose: 'own', network: '', lang: 'zh' })
  return { ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' }
}

it('a right code can be used again after a refusal, and once only, and a repeated request has the first reply', async () => {
  const person = await registerPerson(server)
  const { api, uid } = person
  const proof = await ownCode(person)
  await expect(api.call(savePayoutAccount, { ...ALIPAY, ...proof, method: 'pix' })).rejects.toMatchObject({ status: 7 })
  const accounts: number[] = []
  for (let nth = 0; nth < 10; nth += 1) accounts.push(await payoutOf(server.context, uid))
  await expect(api.call(savePayoutAccount, { ...ALIPAY, ...proof })).rejects.toThrow('收款账户已达上限')
  await server.context.db.deleteFrom('payout_account').where('id', 'in', accounts).execute()
  const first = await api.call(savePayoutAccount, { ...ALIPAY, ...proof }, { requestKey: 'one' })
  expect(await api.call(savePayoutAccount, { ...ALIPAY, ...proof }, { requestKey: 'one' })).toEqual(first)
  const other = { ...ALIPAY, number: '13800005678' }
  await expect(api.call(savePayoutAccount, { ...other, ...proof })).rejects.toMatchObject({ status: 13 })
})

it('proves a member with the only connection that is left, for an account to send money to and for a deletion', async () => {
  const { context } = server
  const person = await registerPerson(server)
  const wrong = { ...(await ownCode(person)), captcha: 'wrong' }
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  onTestFinished(() => end())
  // The pool has 16.
  const begun = Array.from(
    { length: 15 },
    () => new Promise<void>((begins) => void context.db.connection().execute(() => (begins(), ended))),
  )
  await Promise.all(begun)
  await expect(person.api.call(savePayoutAccount, { ...ALIPAY, ...wrong })).rejects.toMatchObject({ status: 13 })
  await expect(person.api.call(deleteAccount, wrong)).rejects.toMatchObject({ status: 13 })
})

it('sends no more money to an account that its member has removed, and what was asked for before still', async () => {
  const { api, uid, ask } = await earner()
  const { id } = await ask()
  const [account] = (await api.call(getPayoutAccounts, {})).list
  const removed = { id: account?.id ?? 0 }
  const thief = await registerPerson(server)
  await expect(thief.api.call(removePayoutAccount, removed)).rejects.toMatchObject({ status: 7 })
  const request = { requestKey: 'remove' }
  expect(await api.call(removePayoutAccount, removed, request)).toEqual({})
  expect(await api.call(removePayoutAccount, removed, request)).toEqual({})
  await expect(api.call(removePayoutAccount, removed)).rejects.toMatchObject({ status: 7 })
  expect((await api.call(getPayoutAccounts, {})).list).toEqual([])
  await expect(ask()).rejects.toMatchObject({ status: 7 })
  await admin('approve', String(id))
  await admin('pay', String(id))
  expect((await api.call(getWithdraws, {})).list).toMatchObject([{ id, status: PAYOUT_STATUS.paid }])
  const { number, method } = await rowOfPayout(removed.id)
  const again = { account_id: uid, method, name: 'A Name', number, created_at: 1 }
  expect(await server.context.db.transaction().execute((trx) => insertPayoutAccount(trx, again))).toMatchObject({
    number,
  })
})

const rowOfPayout = (id: number) =>
  server.context.db.selectFrom('payout_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('sends money to an account that a code to the mobile has proved, a day later', async () => {
  const { api, uid, ask } = await earner()
  const noMobile = await solveCaptcha(server, 'sms')
  await expect(api.call(savePayoutAccount, { ...ALIPAY, ...noMobile, smscode: '000000' })).rejects.toThrow(
    '请先绑定手机号',
  )
  const proof = await ownCode({ uid })
  const wrong = proof.smscode === '000000' ? '000001' : '000000'
  await expect(api.call(savePayoutAccount, { ...ALIPAY, ...proof, smscode: wrong })).rejects.toMatchObject({
    status: 13,
  })
  const saved = await api.call(savePayoutAccount, { ...ALIPAY, ...proof })
  expect(saved.account).toMatchObject({ number: '****1234', method: 'alipay' })
  expect(JSON.stringify(await api.call(getPayoutAccounts, {}))).not.toMatch(/王小明|13800001234/)
  const payout_id = saved.account.id
  await expect(ask({ payout_id })).rejects.toThrow('24 小时后可用')
  // Not by the clock: a day of all timers of the server would run at once.
  const aDayAgo = (now: number) => server.context.db.updateTable('payout_account').set({ created_at: now - 86_400 })
  await aDayAgo(Math.floor(clock.now() / 1_000))
    .where('id', '=', payout_id)
    .execute()
  expect(await ask({ payout_id })).toMatchObject({ method: 'alipay', status: 0 })
})
