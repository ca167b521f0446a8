import type { modelRows } from '@org/api-client/contract'
import { MODELS } from '@org/domain'
import type { Context } from '../../src/services/context'
import { post } from '../../src/store/money/ledger'
import { saveEntry } from '../../src/store/models/entries'
import { LOGGED_IN } from '../authorisation/callers'
import type { RestWorld } from '../authorisation/rest-world'
import { couponOf } from '../coupon-of'
import { all, list, members, own, PUBLIC, type CasesOf } from './endpoint-case'

/** The price of the first plan. */
const GOLD = 300

const withGold = async ({ server, actors, fresh }: RestWorld) => {
  const transfers = LOGGED_IN.filter((caller) => caller !== 'guest').map(
    (caller) =>
      ({ asset: 'gold', from: 'system:test', to: `user:${Number(actors[caller].uid)}`, amount: GOLD }) as const,
  )
  const idempotencyKey = `gold for a model ${fresh()}`
  await server.context.db.transaction().execute((trx) => post(trx, { idempotencyKey, kind: 'test', now: 1, transfers }))
}

/** What the models say of a match from now on. */
export const entryAbout = async ({ db }: Context, matchID: number) => {
  // The job may have said before that it knows too little.
  await db.deleteFrom('model_entry').where('match_id', '=', matchID).execute()
  await saveEntry(db, { match_id: matchID, goals: { home: 1.5, away: 1.1 }, results: 10, backtest: true, now: 1 })
}

/** The entry of a match, which has one now. */
const entryOf = async ({ server, matchID }: RestWorld) => {
  await entryAbout(server.context, matchID)
  return { type: 'upset' as const, id: matchID }
}

const everyModel = MODELS.map((type) => ({ type }))

export const modelCases = {
  getModels: { ...list, portuguese: () => [{}] },
  getModelEntries: {
    changes: [],
    cases: { 'of a day': { request: () => ({ type: 'poisson' as const }) } },
    portuguese: () => everyModel,
  },
  getModelEntry: {
    changes: [],
    cases: { 'of a match': { request: entryOf, swaps: { id: PUBLIC } } },
    portuguese: ({ next }) => MODELS.map((type) => ({ type, id: next })),
  },
  getModelRecord: {
    changes: [],
    cases: { 'of a model': { request: () => ({ type: 'margin' as const }) } },
    portuguese: () => everyModel,
  },
  getModelPlans: {
    changes: [],
    cases: { 'of a model': { request: () => ({ id: 1 }) } },
    portuguese: () => [{ id: 1 }],
  },
  subscribeModel: {
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'model_subscription', 'outbox'],
    cases: {
      'with a coupon of others': {
        request: async (world) => {
          await withGold(world)
          const coupon_id = await couponOf(world.server.context, Number(world.strangerID), 'any')
          return { plan_id: 1, gold: GOLD, coupon_id }
        },
        refuses: members('failure'),
        swaps: { coupon_id: { ...all('failure'), unstorable: 'invalidRequest' } },
      },
      'at the price that was shown': {
        request: async (world) => {
          await withGold(world)
          return { plan_id: 1, gold: GOLD }
        },
      },
    },
  },
  getModelSubscriptions: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof modelRows>
