import type { planRows } from '@org/api-client/contract'
import type { Context } from '../../src/services/context'
import { post } from '../../src/store/money/ledger'
import { insertPlan } from '../../src/store/money/plans'
import { LOGGED_IN } from '../authorisation/callers'
import type { RestWorld } from '../authorisation/rest-world'
import { newMember } from '../im-client'
import { couponOf } from '../coupon-of'
import { newFootballMatch } from '../new-match'
import { all, list, members, own, PUBLIC, type CasesOf } from './endpoint-case'

/** A new plan of a member about a match, which is for sale. */
export const planOf = async ({ db }: Context, master: number, matchID: number, gold = 1): Promise<number> => {
  const id = await db.transaction().execute((trx) =>
    insertPlan(trx, {
      account_id: master,
      match_id: matchID,
      sport_id: 1,
      template: 'fullTime',
      line: 0,
      option: 'home',
      odds: 190,
      lang: 'zh',
      title: 'A title',
      text: 'What it says',
      salt: '00',
      hash: '11',
      gold,
      published_at: 1,
    }),
  )
  if (id === null) throw new Error('The plan was not stored.')
  return id
}

const masterOfPlan = async ({ server, nextMatchID, fresh }: RestWorld) => {
  const master = Number(await newMember(server, `master${fresh()}`))
  return { master, id: await planOf(server.context, master, nextMatchID) }
}

export const newPlan = async (world: RestWorld): Promise<number> => (await masterOfPlan(world)).id

const giveGold = async ({ server, actors, fresh }: RestWorld) => {
  const transfers = LOGGED_IN.filter((caller) => caller !== 'guest').map(
    (caller) => ({ asset: 'gold', from: 'system:test', to: `user:${Number(actors[caller].uid)}`, amount: 1 }) as const,
  )
  const idempotencyKey = `gold for a plan ${fresh()}`
  await server.context.db.transaction().execute((trx) => post(trx, { idempotencyKey, kind: 'test', now: 1, transfers }))
}

const TYPES = ['hot', 'football', 'basketball'] as const
const RANKS = ['hit', 'profit', 'streak'] as const
/** Anybody may ask about any account: only masters are found. */
const MASTERS = { ...all('notFound'), unstorable: 'invalidRequest' } as const

export const planCases = {
  getPlans: {
    ...list,
    cases: { 'public data': { request: () => ({ type: 'hot' }) } },
    portuguese: () => TYPES.map((type) => ({ type })),
  },
  getPlan: {
    changes: [],
    cases: { 'for sale': { request: async (world) => ({ id: await newPlan(world) }), swaps: { id: PUBLIC } } },
    portuguese: ({ plan }) => [{ id: plan }],
  },
  buyPlan: {
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'plan', 'plan_purchase'],
    cases: {
      'with a coupon of others': {
        request: async (world) => {
          await giveGold(world)
          const coupon_id = await couponOf(world.server.context, Number(world.strangerID), 'any')
          return { id: await newPlan(world), coupon_id }
        },
        refuses: members('failure'),
        swaps: {
          id: { ...PUBLIC, foreign: 'failure' },
          coupon_id: { ...all('failure'), unstorable: 'invalidRequest' },
        },
      },
      'for sale': {
        request: async (world) => {
          await giveGold(world)
          return { id: await newPlan(world) }
        },
        swaps: { id: PUBLIC },
      },
    },
  },
  getMyPlans: { ...own, portuguese: () => [{}] },
  getMasterRank: {
    ...list,
    cases: { 'public data': { request: () => ({ type: 'hit' }) } },
    portuguese: () => RANKS.map((type) => ({ type })),
  },
  getMaster: {
    changes: [],
    cases: {
      'of a master': {
        request: async (world) => ({ id: (await masterOfPlan(world)).master }),
        swaps: { id: MASTERS },
      },
    },
    portuguese: ({ uid }) => [{ id: uid }],
  },
  getMasterPlans: {
    changes: [],
    cases: {
      'of a master': {
        request: async (world) => ({ id: (await masterOfPlan(world)).master }),
        swaps: { id: MASTERS },
      },
    },
    portuguese: ({ uid }) => [{ id: uid }],
  },
  getMatchPlans: {
    changes: [],
    cases: { 'about a match': { request: ({ matchID }) => ({ matchid: matchID }), swaps: { matchid: PUBLIC } } },
    portuguese: ({ matches }) => matches.slice(0, 5).map(({ id }) => ({ matchid: id })),
  },
  getPlanOffers: {
    changes: [],
    cases: {
      'about a match': {
        request: async (world) => ({ matchid: await newFootballMatch(world) }),
        swaps: { matchid: PUBLIC },
      },
    },
    portuguese: ({ next }) => [{ matchid: next }],
  },
  publishPlan: {
    changes: ['plan'],
    cases: {
      'about a match': {
        request: async (world) => ({
          matchid: await newFootballMatch(world),
          template: 'fullTime',
          option: 'home',
          title: 'A title',
          text: 'What it says',
          gold: 1,
        }),
        // The match of others is over.
        swaps: { matchid: { ...PUBLIC, foreign: 'failure' } },
      },
    },
  },
} satisfies CasesOf<typeof planRows>
