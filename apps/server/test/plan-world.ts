import type { RunningServer } from '../src/server'
import { settlePlans } from '../src/services/money/settle-plans'
import { setRole } from '../src/store/identity/accounts'
import type { BootOptions } from './boot'
import { registerPerson } from './people'
import { QUIZ_MATCH, quizWorld } from './quiz-world'

/** The football match of plans, which starts in an hour, with odds. */
export const PLAN_MATCH = QUIZ_MATCH

/** A server with a master, and a match that has odds of its outcome and of more than 2 goals. */
export const planWorld = async (options?: BootOptions) => {
  const { clock, server } = await quizWorld(options)
  const { db } = server.context
  const master = await registerPerson(server)
  await setRole(db, master.uid, 'is_master', true)
  const odds = { home: 1.85, draw: 3.4, away: 4.2 }
  await db
    .updateTable('match')
    .set({ odds: JSON.stringify(odds) })
    .where('id', '=', PLAN_MATCH)
    .execute()
  await db
    .insertInto('match_odds')
    .values({
      match_id: PLAN_MATCH,
      place: 2,
      company: 'BET365',
      market: 'total',
      line: 2.5,
      history: JSON.stringify([
        { home: 1.8, draw: 0, away: 2, time: 1 },
        { home: 1.95, draw: 0, away: 1.87, time: 2 },
      ]),
    })
    .execute()
  return { clock, server, master }
}

export const settleAllPlans = ({ context }: RunningServer) => settlePlans(context, new AbortController().signal)
