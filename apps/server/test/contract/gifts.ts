import type { giftRows } from '@org/api-client/contract'
import { updateRoom } from '../../src/store/live/rooms'
import { post } from '../../src/store/money/ledger'
import { LOGGED_IN } from '../authorisation/callers'
import type { RestWorld } from '../authorisation/rest-world'
import { list, own, type CasesOf } from './endpoint-case'

/** Puts the room on air, and gold in the purses of all callers. */
const readyForGifts = async ({ server, anchorID, actors, fresh }: RestWorld) => {
  const { db } = server.context
  await updateRoom(db, anchorID, { start_time: 1 })
  const transfers = LOGGED_IN.filter((caller) => caller !== 'guest').map(
    (caller) => ({ asset: 'gold', from: 'system:test', to: `user:${Number(actors[caller].uid)}`, amount: 1 }) as const,
  )
  const idempotencyKey = `gold ${fresh()}`
  await db.transaction().execute((trx) => post(trx, { idempotencyKey, kind: 'test', now: 1, transfers }))
}

export const giftCases = {
  getGiftList: { ...list, portuguese: () => [{}] },
  getBag: { ...own, portuguese: () => [{}] },
  sendGift: {
    changes: ['gift_record', 'ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'task_progress'],
    cases: {
      'in a room on air': {
        request: async (world) => {
          await readyForGifts(world)
          return { liveid: world.anchorID, gift_id: 1, count: 1, price: 1 }
        },
        refuses: { muted: 'notAllowed', mutedEverywhere: 'notAllowed', banned: 'notAllowed' },
        swaps: {
          liveid: { foreign: 'failure', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' },
        },
      },
    },
  },
  getGiftRecords: { ...own, portuguese: () => [{}, { kind: 'received' }] },
} satisfies CasesOf<typeof giftRows>
