import type { shopRows } from '@org/api-client/contract'
import { post } from '../../src/store/money/ledger'
import { LOGGED_IN } from '../authorisation/callers'
import type { RestWorld } from '../authorisation/rest-world'
import { couponOf } from '../coupon-of'
import { all, list, members, own, type CasesOf } from './endpoint-case'

/** The price of the first goods. */
const GOLD = 700

const withGold = async ({ server, actors, fresh }: RestWorld) => {
  const transfers = LOGGED_IN.filter((caller) => caller !== 'guest').map(
    (caller) =>
      ({ asset: 'gold', from: 'system:test', to: `user:${Number(actors[caller].uid)}`, amount: GOLD }) as const,
  )
  const idempotencyKey = `gold ${fresh()}`
  await server.context.db.transaction().execute((trx) => post(trx, { idempotencyKey, kind: 'test', now: 1, transfers }))
}

export const shopCases = {
  getGoods: {
    ...list,
    cases: { 'public data': { request: () => ({ kind: 'vip' }) } },
    portuguese: () => [{ kind: 'vip' }, { kind: 'gift' }],
  },
  createOrder: {
    changes: [
      'account',
      'goods',
      'ledger_account',
      'ledger_entry',
      'ledger_transaction',
      'notice',
      'outbox',
      'shop_order',
    ],
    cases: {
      'with a coupon of others': {
        request: async (world) => {
          await withGold(world)
          const coupon_id = await couponOf(world.server.context, Number(world.strangerID), 'any')
          return { goods_id: 1, count: 1, gold: GOLD, coupon_id }
        },
        refuses: members('failure'),
        swaps: { coupon_id: { ...all('failure'), unstorable: 'invalidRequest' } },
      },
      'at the price that was shown': {
        request: async (world) => {
          await withGold(world)
          return { goods_id: 1, count: 1, gold: GOLD }
        },
      },
    },
  },
  getOrders: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof shopRows>
