import { onTestFinished } from 'vitest'
import type { MatchState } from '../src/ports/match-writer'
import type { RunningServer } from '../src/server'
import { openRoom } from '../src/services/live/open-room'
import { settleQuizzes } from '../src/services/live/settle-quiz'
import { saveAnchor } from '../src/store/live/anchors'
import { insertCategory } from '../src/store/live/categories'
import { addMatches } from '../src/store/matches/save-matches'
import { balancesOf, post } from '../src/store/money/ledger'
import { bootServer, withCatalogue, type BootOptions } from './boot'
import { registerPerson } from './people'
import { steppedClock } from './stepped-clock'
import { storedMatch } from './stored-match'

export const QUIZ_MATCH = 77

/** An anchor with a room, and a football match that starts in an hour. */
export const quizWorld = async (options: BootOptions = {}) => {
  const clock = steppedClock('2026-06-14T15:00:00Z')
  const server = await bootServer({ clock, template: await withCatalogue(), rateLimits: false, ...options })
  onTestFinished(() => server.stop())
  const { db } = server.context
  const anchor = await registerPerson(server)
  const liveid = anchor.uid
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, liveid, {})
  await openRoom(db, { id: liveid, nick_name: 'anchor', avatar: '' }, { category_id: 1, title_zh: '直播' }, 1)
  const match = storedMatch({ id: QUIZ_MATCH, kickoff: '2026-06-14T16:00:00Z' })
  await addMatches(db, [{ ...match, origin: 'test', natural_key: 'one' }])
  return { clock, server, anchor, liveid }
}

/** What the source last said of the match. */
export const playMatch = async ({ context }: RunningServer, change: Partial<MatchState>): Promise<void> => {
  const { state } = await context.db
    .selectFrom('match')
    .select('state')
    .where('id', '=', QUIZ_MATCH)
    .executeTakeFirstOrThrow()
  const next = { ...state, ...change }
  await context.db
    .updateTable('match')
    .set({ status: next.status, state: JSON.stringify(next), stamp: Math.floor(context.clock.now()) })
    .where('id', '=', QUIZ_MATCH)
    .execute()
}

export const settle = ({ context }: RunningServer) => settleQuizzes(context, new AbortController().signal)

export const giveGold = ({ context }: RunningServer, uid: number, amount: number) =>
  context.db.transaction().execute((trx) =>
    post(trx, {
      idempotencyKey: `gold of ${uid}`,
      kind: 'test',
      now: 1,
      transfers: [{ asset: 'gold', from: 'system:test', to: `user:${uid}`, amount }],
    }),
  )

export const goldOf = async ({ context }: RunningServer, uid: number) => (await balancesOf(context.db, uid)).gold

/** The sum of all entries of the purse of a quiz. */
export const purseOf = async ({ context }: RunningServer, quizID: number): Promise<number> => {
  const { sum } = await context.db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('owner', '=', `system:quiz:${quizID}`)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
