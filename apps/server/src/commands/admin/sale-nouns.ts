import { MODELS } from '@org/domain'
import * as v from 'valibot'
import { GIFT_DRAWINGS } from '../../store/live/gift-drawings'
import { whole, yesNo } from '../lives/fields'
import { text, words } from './fields'
import { dropCoupon, grantCoupon } from './give-coupon'
import { grantGift } from './grant-gift'
import type { Noun } from './noun'
import { payCredit } from './pay-credit'

const GOLD = whole(1, 10_000_000)
const ID = whole(1, 2_147_483_647)
const names = { name_zh: words(20), name_pt: words(30) }
const shown = { position: whole(0, 9_999), is_on: yesNo }

const picture = v.pipe(
  text(500),
  v.check(
    (name) => GIFT_DRAWINGS.some((drawing) => drawing === name) || /^(\/[^/]|https:\/\/)/.test(name),
    'It is the name of a drawing, as coffee, a path or an address as https://….',
  ),
)
const currency = v.picklist(['CNY', 'BRL'], 'It is CNY or BRL.')
const stock = v.pipe(
  v.union([v.literal('any'), whole(0, 1_000_000)], 'It is a whole number, or any.'),
  v.transform((left) => (left === 'any' ? null : left)),
)

/** What is sent in rooms, and what is sold for gold. */
export const SALE_NOUNS: Readonly<Record<string, Noun>> = {
  gift: {
    table: 'gift',
    columns: ['id', 'kind', 'price', 'effect_ms', 'position', 'is_on', 'name_zh', 'name_pt'],
    fixed: {},
    needed: { kind: v.picklist(['gift', 'gold'], 'It is gift or gold.'), ...names, picture, price: GOLD },
    optional: { effect_ms: whole(0, 20_000), ...shown },
    stays: true,
    settled: ['kind'],
    verbs: { grant: grantGift },
    usage: '  gift grant N uid= count= [expires_at=]   puts gifts into the bag of a member',
  },
  goods: {
    table: 'goods',
    columns: ['id', 'kind', 'amount', 'gift_id', 'gold', 'stock', 'each_limit', 'sold', 'is_on', 'name_zh', 'name_pt'],
    fixed: {},
    needed: {
      kind: v.picklist(['vip', 'gift'], 'It is vip or gift.'),
      ...names,
      amount: whole(1, 100_000),
      gold: GOLD,
    },
    optional: { gift_id: ID, stock, each_limit: whole(0, 1_000_000), ...shown },
    fault: ({ kind, gift_id }) =>
      (kind === 'gift') === (typeof gift_id === 'number')
        ? null
        : 'gift_id is the gift of goods of that kind, and of no others.',
    stays: true,
    settled: ['kind', 'amount', 'gift_id'],
  },
  recharge: {
    table: 'recharge_option',
    columns: ['id', 'currency', 'cents', 'gold', 'bonus', 'position', 'is_on'],
    fixed: {},
    needed: { currency, cents: GOLD, gold: GOLD },
    optional: { bonus: whole(0, 10_000_000), ...shown },
    stays: true,
    settled: ['currency'],
  },
  model: {
    table: 'model_plan',
    columns: ['id', 'model', 'days', 'gold', 'is_on'],
    fixed: {},
    needed: {
      model: v.picklist(MODELS, `It is one of ${MODELS.join(', ')}.`),
      days: whole(1, 3_650),
      gold: GOLD,
    },
    optional: { is_on: yesNo },
    stays: true,
    settled: ['model', 'days'],
  },
  credit: {
    table: 'money_credit',
    columns: ['id', 'ref', 'account_id', 'cents', 'currency', 'reason'],
    fixed: {},
    needed: { account_id: ID, cents: GOLD, currency, reason: words(200), ref: words(64) },
    optional: {},
    once: 'ref',
    does: payCredit,
    usage: `  credit add … ref=   pays once for each ref, as the number of an invoice, also when the command is repeated`,
  },
  coupon: {
    table: 'coupon_kind',
    columns: ['id', 'scene', 'gold', 'least', 'days', 'is_on', 'name_zh', 'name_pt'],
    fixed: {},
    needed: {
      scene: v.picklist(['any', 'shop', 'vip', 'plan', 'model'], 'It is any, shop, vip, plan or model.'),
      ...names,
      gold: GOLD,
    },
    optional: { least: whole(0, 10_000_000), days: whole(1, 3_650), is_on: yesNo },
    stays: true,
    verbs: { grant: grantCoupon, drop: dropCoupon },
    usage: `  coupon grant N uid= [count=]   gives a member coupons
  coupon drop N count= liveid= [expires_at=]   lets the viewers of a room take one each, and tells the room
  coupon drop N count= code= [expires_at=]     lets members take one each by a code`,
  },
}
