import {
  createOrder,
  createWithdraw,
  getBag,
  getBills,
  getGiftList,
  getGoods,
  getMessages,
  getMyLog,
  getModelPlans,
  getRechargeOptions,
  getShortVideos,
  getUserInfo,
  getWallet,
  getWithdrawRules,
  takeCoupon,
} from '@org/api-client/contract'
import { MODELS } from '@org/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../test/boot'
import { registerPerson } from '../../test/people'
import { giveGold } from '../../test/quiz-world'
import { payoutOf } from '../../test/withdraw-of'
import { openRoom } from '../services/live/open-room'
import { saveAnchor } from '../store/live/anchors'
import { insertCategory } from '../store/live/categories'
import { changeContent } from './change-content'

let server: Awaited<ReturnType<typeof bootServer>>
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())
const now = () => Math.floor(server.context.clock.now() / 1_000)
const admin = (...words: string[]) => changeContent(server.context.db, words, { name: 'ana', now: now() })
const added = async (...words: string[]) => Number(/\d+/.exec(await admin(...words))?.[0])
const noted = async () =>
  (
    await server.context.db.selectFrom('operator_change').select(['noun', 'verb', 'row_id']).orderBy('id').execute()
  ).map(({ noun, verb, row_id }) => `${noun} ${verb} ${row_id}`)

it('adds a gift, prices it, takes it from sale, and puts it into the bag of a member, each noted', async () => {
  const fan = await registerPerson(server)
  const id = await added('gift', 'add', 'kind=gift', 'name_zh=围巾', 'name_pt=Cachecol', 'picture=heart', 'price=30')
  await admin('gift', 'change', String(id), 'price=35')
  const gift = async () => (await fan.api.call(getGiftList, {})).gift.find((each) => each.id === id)
  expect(await gift()).toMatchObject({ name: '围巾', price: 35 })
  await admin('gift', 'grant', String(id), `uid=${fan.uid}`, 'count=3')
  await admin('gift', 'change', String(id), 'is_on=no')
  expect(await gift()).toBeUndefined()
  expect((await fan.api.call(getBag, {})).list).toMatchObject([{ gift: { id }, count: 3, expires_at: 0 }])
  const verbs = ['add', 'change', 'grant', 'change']
  expect((await noted()).slice(-4)).toEqual(verbs.map((verb) => `gift ${verb} ${id}`))
  await expect(admin('gift', 'remove', String(id))).rejects.toThrow('is_on=no')
})

it('adds goods, prices them, limits the stock, and takes them from sale', async () => {
  const fan = await registerPerson(server)
  await giveGold(server, fan.uid, 500)
  const id = await added(
    'goods',
    'add',
    'kind=gift',
    'gift_id=2',
    'name_zh=咖啡',
    'name_pt=Café',
    'amount=2',
    'gold=20',
  )
  await admin('goods', 'change', String(id), 'gold=15', 'stock=2')
  const buy = (gold: number) => fan.api.call(createOrder, { goods_id: id, count: 1, gold })
  await expect(buy(20), 'the price before').rejects.toThrow()
  await buy(15)
  await buy(15)
  await expect(buy(15), 'sold out').rejects.toThrow()
  await admin('goods', 'change', String(id), 'stock=any')
  await buy(15)
  await admin('goods', 'change', String(id), 'is_on=no')
  expect((await fan.api.call(getGoods, { kind: 'gift' })).list.map((each) => each.id)).not.toContain(id)
  expect((await fan.api.call(getBag, {})).list).toMatchObject([{ gift: { id: 2 }, count: 6 }])
  const verbs = ['add', 'change', 'change', 'change']
  expect((await noted()).slice(-4)).toEqual(verbs.map((verb) => `goods ${verb} ${id}`))
})

it('adds a short video of a member, and takes it out of sight', async () => {
  const fan = await registerPerson(server)
  const words = [
    'kind=short',
    `account_id=${fan.uid}`,
    'title_zh=集锦',
    'title_pt=Gols',
    'cover=https://x.example/c.webp',
  ]
  const id = await added('video', 'add', ...words, 'sources=https://x.example/v.mp4', 'seconds=30')
  const shown = async () => (await fan.api.call(getShortVideos, {})).list.find((each) => each.id === id)
  expect(await shown()).toMatchObject({ sources: [{ url: 'https://x.example/v.mp4' }] })
  await admin('video', 'change', String(id), 'is_on=no')
  expect(await shown()).toBeUndefined()
})

it.each([
  [['gift', 'add', 'kind=gift', 'name_zh=A', 'name_pt=A', 'picture=nothing', 'price=1'], 'drawing'],
  [['gift', 'add', 'kind=gift', 'name_zh=A', 'name_pt=A', 'picture=heart', 'price=0'], 'at least 1'],
  [['gift', 'change', '1', 'kind=gold'], 'kind stays as it is'],
  [['gift', 'grant', '1', 'uid=2000000000', 'count=1'], 'There is no account'],
  [['gift', 'grant', '999', 'uid=1', 'count=1'], 'There is no gift 999.'],
  [['goods', 'add', 'kind=gift', 'name_zh=A', 'name_pt=A', 'amount=1', 'gold=1'], 'gift_id'],
  [['goods', 'add', 'kind=gift', 'gift_id=999', 'name_zh=A', 'name_pt=A', 'amount=1', 'gold=1'], 'not present'],
  [['goods', 'change', '1', 'amount=9'], 'amount stays as it is'],
  [['goods', 'remove', '1'], 'is_on=no'],
  [['goods', 'grant', '1', 'uid=1', 'count=1'], 'Usage'],
])('refuses %j, and notes nothing', async (words, message) => {
  const before = await noted()
  await expect(admin(...words)).rejects.toThrow(message)
  expect(await noted()).toEqual(before)
})

it('drops coupons in a room, which is told of them, and by a code, each once', async () => {
  const anchor = await registerPerson(server)
  await insertCategory(server.context.db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(server.context.db, anchor.uid, {})
  const room = { id: anchor.uid, nick_name: 'anchor', avatar: '' }
  await openRoom(server.context.db, room, { category_id: 1, title_zh: '直播' }, 1)
  await admin('coupon', 'drop', '1', 'count=3', `liveid=${anchor.uid}`)
  const told = await server.context.db
    .selectFrom('outbox')
    .select('message')
    .where('target', 'like', 'group:%')
    .execute()
  expect(told.map(({ message }) => JSON.parse(message) as object)).toContainEqual({
    type: 'sendCouponGift',
    data: expect.objectContaining({ liveid: anchor.uid, title: '商城优惠券', title_pt: 'Cupom da loja', count: 3 }),
  })
  await admin('coupon', 'drop', '1', 'count=1', 'code=gol2026')
  const fan = await registerPerson(server)
  expect(await fan.api.call(takeCoupon, { code: 'GOL2026' })).toMatchObject({ coupon: { name: '商城优惠券' } })
  await expect(admin('coupon', 'drop', '1', 'count=1', 'code=GOL2026')).rejects.toThrow('is in use')
  expect((await noted()).slice(-2)).toEqual(['coupon drop 1', 'coupon drop 1'])
})

it.each([
  [['coupon', 'drop', '1', 'count=1'], 'either liveid'],
  [['coupon', 'drop', '1', 'count=0', 'code=ABCDEF'], 'at least 1'],
  [['coupon', 'drop', '1', 'count=1', 'code=AB'], '6 to 32'],
  [['coupon', 'drop', '1', 'count=1', 'liveid=2000000000'], 'There is no room'],
  [['coupon', 'drop', '1', 'count=1', 'code=ABCDEF', 'expires_at=2020-01-01T00:00Z'], 'is over'],
  [['coupon', 'grant', '1', 'uid=2000000000'], 'There is no account'],
  [['coupon', 'remove', '1'], 'is_on=no'],
])('refuses %j of coupons', async (words, message) => {
  await expect(admin(...words)).rejects.toThrow(message)
})

it('pays money in one currency to a member, who withdraws it on a site with that currency only', async () => {
  const fan = await registerPerson(server)
  const credit = (ref: string, ...words: string[]) =>
    admin('credit', 'add', `account_id=${fan.uid}`, ...words, 'reason=Prize', `ref=${ref}`)
  const id = Number(/\d+/.exec(await credit('a', 'cents=50000', 'currency=BRL'))?.[0])
  await expect(credit('b', 'cents=100', 'currency=CNY')).rejects.toThrow('money in another currency')
  await credit('b', 'cents=100', 'currency=BRL')
  const payout_id = await payoutOf(server.context, fan.uid)
  const asked = { payout_id, cents: 20_000, fee: 200 }
  // This site has another currency.
  expect(await fan.api.call(getWallet, {})).toMatchObject({ money: 0 })
  expect(await fan.api.call(getUserInfo, {})).toMatchObject({ money: 0 })
  expect(await fan.api.call(getWithdrawRules, {})).toMatchObject({ money: 0, currency: 'CNY' })
  expect(await fan.api.call(getBills, { asset: 'money' })).toEqual({ list: [], next: '' })
  const logged = (await fan.api.call(getMyLog, { kind: 'order' })).list.map(({ text }) => text)
  expect(logged).toEqual(['+R$1.00', '+R$500.00'])
  await expect(fan.api.call(createWithdraw, asked)).rejects.toThrow('余额不足')
  const other = await registerPerson(server)
  await admin('credit', 'add', `account_id=${other.uid}`, 'cents=50000', 'currency=CNY', 'reason=Prize', 'ref=c')
  expect(await other.api.call(getWallet, {})).toMatchObject({ money: 50_000 })
  expect((await other.api.call(getBills, { asset: 'money' })).list).toMatchObject([
    { title: '平台入账', amount: 50_000 },
  ])
  const own = { ...asked, payout_id: await payoutOf(server.context, other.uid) }
  expect(await other.api.call(createWithdraw, own)).toMatchObject({ currency: 'CNY' })
  await expect(admin('credit', 'change', String(id), 'cents=1')).rejects.toThrow('It has been done')
  await expect(admin('credit', 'remove', String(id))).rejects.toThrow('It has been done')
  expect(await admin('credit', 'history', String(id))).toContain('ana')
})

it('pays once for each ref, tells the member, and pays nothing into a closed account', async () => {
  const fan = await registerPerson(server)
  const credit = (cents: number, ref: string) =>
    admin('credit', 'add', `account_id=${fan.uid}`, `cents=${cents}`, 'currency=CNY', 'reason=Prize', `ref=${ref}`)
  const first = /\d+/.exec(await credit(700, 'invoice 7'))?.[0]
  expect(await credit(700, 'invoice 7')).toBe(`Added credit ${first} before.`)
  await expect(credit(800, 'invoice 7')).rejects.toThrow(`ref is that of credit ${first}, which has another cents`)
  expect(await fan.api.call(getWallet, {})).toMatchObject({ money: 700 })
  expect((await fan.api.call(getMessages, { kind: 'order' })).list).toMatchObject([
    { title: '平台入账', text: '¥7.00 已存入余额' },
  ])
  for (const end of [{ leaves_at: 2_000_000_000 }, { status: 0, leaves_at: 0 }]) {
    await server.context.db.updateTable('account').set(end).where('id', '=', fan.uid).execute()
    await expect(credit(700, 'invoice 8')).rejects.toThrow(`Account ${fan.uid} is closed, or about to be`)
  }
})

const POISSON = MODELS.indexOf('poisson') + 1

it('prices what gold costs and what models cost', async () => {
  const fan = await registerPerson(server)
  const option = await added('recharge', 'add', 'currency=CNY', 'cents=100', 'gold=90', 'bonus=9', 'position=0')
  await admin('recharge', 'change', String(option), 'cents=110')
  expect((await fan.api.call(getRechargeOptions, {})).list[0]).toEqual({ id: option, cents: 110, gold: 90, bonus: 9 })
  await admin('recharge', 'change', String(option), 'is_on=no')
  expect((await fan.api.call(getRechargeOptions, {})).list.map(({ id }) => id)).not.toContain(option)
  const plan = await added('model', 'add', 'model=poisson', 'days=1', 'gold=70')
  await admin('model', 'change', String(plan), 'gold=60')
  const offered = async () => (await fan.api.call(getModelPlans, { id: POISSON })).list.find(({ id }) => id === plan)
  expect(await offered()).toEqual({ id: plan, type: 'poisson', days: 1, gold: 60 })
  await admin('model', 'change', String(plan), 'is_on=no')
  expect(await offered()).toBeUndefined()
  await expect(admin('model', 'change', String(plan), 'days=2')).rejects.toThrow('days stays as it is')
})
