import {
  createRecharge,
  getBills,
  getMessages,
  getRecharge,
  getRechargeOptions,
  getUserInfo,
  getWallet,
} from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { registerPerson } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { settleCurrency } from '../../store/money/money-currency'
import { post } from '../../store/money/ledger'
import { paymentSigner } from '../../services/money/payment-signatures'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const goldOf = async ({ api }: Awaited<ReturnType<typeof registerPerson>>) => (await api.call(getUserInfo, {})).gold

/** What the page of the local provider has, by its button. */
const choicesAt = async (payUrl: string) => {
  const page = await (await fetch(`${server.url}${payUrl}`)).text()
  const [paid = '', failed = ''] = [...page.matchAll(/name="notice" value="([^"]+)"/g)].map(([, value = '']) =>
    value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  )
  return { page, paid, failed }
}
const press = (payUrl: string, notice: string) =>
  fetch(`${server.url}${payUrl}`, { method: 'POST', body: new URLSearchParams({ notice }), redirect: 'manual' })
const notify = async (body: string, headers: Record<string, string>) =>
  (await fetch(`${server.url}/webapi/pay/notify/local`, { method: 'POST', body, headers })).status

it('books the gold once the provider says that the money has come, once, whatever it says later', async () => {
  const member = await registerPerson(server)
  const before = await goldOf(member)
  const { currency, list, methods } = await member.api.call(getRechargeOptions, {})
  expect([currency, methods]).toEqual(['CNY', ['wallet', 'card']])
  const second = list[1]
  expect(second).toMatchObject({ cents: 3_000, gold: 3_000, bonus: 150 })
  const made = await member.api.call(createRecharge, { option_id: 2, cents: 3_000, method: 'card' })
  expect(made).toMatchObject({ status: 'created', gold: 3_150, currency: 'CNY' })
  const { page, paid, failed } = await choicesAt(made.pay_url)
  expect(page).toContain('¥30.00')
  const back = await press(made.pay_url, paid)
  expect([back.status, back.headers.get('location')]).toEqual([303, `/m/recharge?id=${made.id}`])
  expect(await member.api.call(getRecharge, { id: made.id })).toMatchObject({ status: 'paid', pay_url: '' })
  expect(await goldOf(member)).toBe(before + 3_150)
  // The same again, by the door of the provider, and the opposite.
  const { body, headers } = JSON.parse(paid) as { body: string; headers: Record<string, string> }
  expect(await notify(body, headers)).toBe(200)
  await press(made.pay_url, failed)
  expect(await goldOf(member)).toBe(before + 3_150)
  expect(await member.api.call(getRecharge, { id: made.id })).toMatchObject({ status: 'paid' })
  expect((await member.api.call(getBills, { asset: 'gold' })).list[0]).toMatchObject({ title: '充值', amount: 3_150 })
  expect((await member.api.call(getMessages, { kind: 'order' })).list).toMatchObject([{ text: '3150 金币已到账' }])
})

it('takes no notice that is not signed, is about another sum, or about nothing', async () => {
  const member = await registerPerson(server)
  const made = await member.api.call(createRecharge, { option_id: 1, cents: 600, method: 'card' })
  const { paid } = await choicesAt(made.pay_url)
  const { body, headers } = JSON.parse(paid) as { body: string; headers: Record<string, string> }
  expect(await notify(body.replace('600', '601'), headers)).toBe(400)
  // Signed by the provider, but not what was asked for.
  const { sign } = paymentSigner(server.context.config.secrets)
  for (const wrong of [{ cents: 601 }, { cents: -600 }, { currency: 'BRL' }, { id: made.id + 1_000 }]) {
    const text = JSON.stringify({ ...(JSON.parse(body) as object), ...wrong })
    expect(await notify(text, { 'x-signature': sign(text) })).toBe(400)
  }
  expect(await notify(body, {})).toBe(400)
  expect(await notify('', headers)).toBe(400)
  for (const address of [
    `/pay/local/${made.id}`,
    `/pay/local/${made.id}?sign=x`,
    made.pay_url.replace(`/${made.id}?`, '/1?'),
  ])
    expect((await fetch(`${server.url}${address}`, { redirect: 'manual' })).headers.get('location')).toBe('/m/wallet')
  expect(await member.api.call(getRecharge, { id: made.id })).toMatchObject({ status: 'created' })
})

it('says that a payment failed or was never made, and books money that comes after that', async () => {
  const member = await registerPerson(server)
  const before = await goldOf(member)
  const begin = () => member.api.call(createRecharge, { option_id: 1, cents: 600, method: 'card', webview: 1 })
  const [refused, late] = [await begin(), await begin()]
  const back = await press(refused.pay_url, (await choicesAt(refused.pay_url)).failed)
  expect(back.headers.get('location')).toBe(`/m/mobile/recharge?id=${refused.id}`)
  expect(await member.api.call(getRecharge, { id: refused.id })).toMatchObject({ status: 'failed' })
  const { paid } = await choicesAt(late.pay_url)
  clock.skip(1_801_000)
  expect(await member.api.call(getRecharge, { id: late.id })).toMatchObject({ status: 'expired', pay_url: '' })
  await press(late.pay_url, paid)
  expect(await member.api.call(getRecharge, { id: late.id })).toMatchObject({ status: 'paid' })
  expect(await goldOf(member)).toBe(before + 600)
})

it('takes the money that the member has here at once, and no more than there is', async () => {
  const member = await registerPerson(server)
  const before = await goldOf(member)
  const pay = () => member.api.call(createRecharge, { option_id: 1, cents: 600, method: 'wallet' })
  await expect(pay()).rejects.toThrow('余额不足')
  await server.context.db.transaction().execute((trx) => settleCurrency(trx, member.uid, 'BRL'))
  const transfers = [{ asset: 'money', from: 'system:test', to: `user:${member.uid}`, amount: 1_000 }] as const
  await server.context.db
    .transaction()
    .execute((trx) => post(trx, { idempotencyKey: `money ${member.uid}`, kind: 'test', now: 1, transfers }))
  await expect(pay(), 'money of a site with another currency').rejects.toThrow('余额不足')
  await server.context.db
    .updateTable('ledger_account')
    .set({ currency: 'CNY' })
    .where('owner', '=', `user:${member.uid}`)
    .execute()
  expect(await pay()).toMatchObject({ status: 'paid', pay_url: '' })
  expect(await member.api.call(getWallet, {})).toMatchObject({ money: 400, gold: before + 600 })
  await expect(pay()).rejects.toThrow('余额不足')
})

it('refuses another price than the shown, what is not sold, and a method that the site does not have', async () => {
  const member = await registerPerson(server)
  const ask = (request: object) =>
    member.api.call(createRecharge, { option_id: 1, cents: 600, method: 'card' as const, ...request })
  await expect(ask({ cents: 599 })).rejects.toThrow('价格已变化，请重新确认')
  await expect(ask({ option_id: 11, cents: 490 })).rejects.toThrow('内容不存在')
  await expect(ask({ method: 'pix' })).rejects.toThrow('内容不存在')
})
