import type { quizRows } from '@org/api-client/contract'
import { insertQuiz } from '../../src/store/live/quizzes'
import { post } from '../../src/store/money/ledger'
import { LOGGED_IN } from '../authorisation/callers'
import type { RestWorld } from '../authorisation/rest-world'
import { newFootballMatch } from '../new-match'
import { own, PUBLIC, type CasesOf } from './endpoint-case'

/** A new quiz of the room, which takes stakes. */
export const newQuiz = ({ server, anchorID, nextMatchID }: RestWorld): Promise<number> =>
  server.context.db.transaction().execute((trx) =>
    insertQuiz(trx, {
      liveid: anchorID,
      match_id: nextMatchID,
      template: 'fullTime',
      line: 0,
      closes_at: 4_000_000_000,
      opened_total: 0,
      created_at: 1,
    }),
  )

const giveGold = async ({ server, actors, fresh }: RestWorld) => {
  const transfers = LOGGED_IN.filter((caller) => caller !== 'guest').map(
    (caller) => ({ asset: 'gold', from: 'system:test', to: `user:${Number(actors[caller].uid)}`, amount: 1 }) as const,
  )
  const idempotencyKey = `gold for a quiz ${fresh()}`
  await server.context.db.transaction().execute((trx) => post(trx, { idempotencyKey, kind: 'test', now: 1, transfers }))
}

/** One that is not over. */
const OTHER_MATCH = ({ afterMatchID }: RestWorld) => ({ foreign: { matchid: afterMatchID } })

export const quizCases = {
  getQuizzes: {
    changes: [],
    cases: {
      'of a room': { request: ({ anchorID }) => ({ liveid: anchorID }), swaps: { liveid: PUBLIC } },
      'of a match': { request: ({ matchID }) => ({ matchid: matchID }), swaps: { matchid: PUBLIC } },
    },
    portuguese: ({ anchors, matches }) => [
      ...anchors.slice(0, 5).map((liveid) => ({ liveid })),
      ...matches.map(({ id }) => ({ matchid: id })),
    ],
  },
  joinQuiz: {
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'quiz_pool', 'quiz_stake'],
    cases: {
      'that takes stakes': {
        request: async (world) => {
          await giveGold(world)
          return { quiz_id: await newQuiz(world), option: 'home' as const, gold: 1 }
        },
        swaps: { quiz_id: PUBLIC },
      },
    },
  },
  getMyQuizzes: { ...own, portuguese: () => [{}] },
  openQuiz: {
    changes: ['quiz'],
    cases: {
      'about a match': {
        request: async (world) => ({ matchid: await newFootballMatch(world), template: 'fullTime' as const }),
        swaps: { matchid: PUBLIC },
        swapped: { matchid: OTHER_MATCH },
      },
    },
  },
} satisfies CasesOf<typeof quizRows>
