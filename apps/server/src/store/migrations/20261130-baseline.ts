import type { Kysely } from 'kysely'
import { accounts } from './baseline/accounts'
import { clientReports } from './baseline/client-reports'
import { competitions } from './baseline/competitions'
import { content } from './baseline/content'
import { conversations } from './baseline/conversations'
import { coupons } from './baseline/coupons'
import { footballImport } from './baseline/football-import'
import { functions } from './baseline/functions'
import { gifts } from './baseline/gifts'
import { groupFacts } from './baseline/group-facts'
import { groups } from './baseline/groups'
import { imSessions } from './baseline/im-sessions'
import { internationals } from './baseline/internationals'
import { ledger } from './baseline/ledger'
import { live } from './baseline/live'
import { logIn } from './baseline/log-in'
import { matchDetails } from './baseline/match-details'
import { matches } from './baseline/matches'
import { messageFunctions } from './baseline/message-functions'
import { messages } from './baseline/messages'
import { models } from './baseline/models'
import { ops } from './baseline/ops'
import { people } from './baseline/people'
import { plans } from './baseline/plans'
import { push } from './baseline/push'
import { quizzes } from './baseline/quizzes'
import { recharges } from './baseline/recharges'
import { search } from './baseline/search'
import { service } from './baseline/service'
import { shop } from './baseline/shop'
import { tasks } from './baseline/tasks'
import { uploads } from './baseline/uploads'
import { videos } from './baseline/videos'
import { withdraws } from './baseline/withdraws'

/** In this order, because a table comes after those that it refers to. */
const TABLES = [
  functions,
  accounts,
  logIn,
  competitions,
  matches,
  matchDetails,
  footballImport,
  internationals,
  conversations,
  messages,
  messageFunctions,
  groups,
  groupFacts,
  people,
  imSessions,
  clientReports,
  live,
  gifts,
  quizzes,
  ledger,
  tasks,
  plans,
  coupons,
  shop,
  models,
  recharges,
  withdraws,
  content,
  videos,
  ops,
  search,
  push,
  service,
  uploads,
]

/** All tables as of 30 November 2026, with their functions, views and first rows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const tables of TABLES) await tables.execute(db)
}
