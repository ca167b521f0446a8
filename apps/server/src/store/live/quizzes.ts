import type { MatchSportId, QuizOption } from '@org/domain'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { MatchState } from '../../ports/match-writer'
import type { Database } from '../schema'
import type { QuizPoolTable, QuizStakeTable, QuizTable } from './quiz-tables'

/** A quiz with its match and its anchor. */
export interface QuizRow extends Selectable<QuizTable> {
  readonly sport_id: MatchSportId
  readonly match_state: MatchState
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly home_zh: string
  readonly home_pt: string
  readonly away_zh: string
  readonly away_pt: string
}

export type PoolRow = Selectable<QuizPoolTable>
export type StakeRow = Selectable<QuizStakeTable>

const quizRows = (db: Kysely<Database>) =>
  db
    .selectFrom('quiz')
    .innerJoin('match', 'match.id', 'quiz.match_id')
    .innerJoin('team as home', 'home.id', 'match.home_id')
    .innerJoin('team as away', 'away.id', 'match.away_id')
    .innerJoin('account', 'account.id', 'quiz.liveid')
    .selectAll('quiz')
    .select(['match.sport_id', 'match.state as match_state', 'account.nick_name', 'account.nick_name_pt'])
    .$narrowType<{ sport_id: MatchSportId }>()
    .select(['home.short_name_zh as home_zh', 'home.short_name_pt as home_pt'])
    .select(['away.short_name_zh as away_zh', 'away.short_name_pt as away_pt'])

export const findQuiz = async (db: Kysely<Database>, id: number): Promise<QuizRow | null> =>
  (await quizRows(db).where('quiz.id', '=', id).executeTakeFirst()) ?? null

/** Nobody else joins or settles it until the end of the transaction. */
export const lockQuiz = async (trx: Transaction<Database>, id: number): Promise<QuizRow | null> => {
  await trx.selectFrom('quiz').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findQuiz(trx, id)
}

/** The newest of a room or a match. */
export const newestQuizzes = (
  db: Kysely<Database>,
  of: { readonly liveid: number } | { readonly match_id: number },
  limit: number,
): Promise<QuizRow[]> =>
  ('liveid' in of
    ? quizRows(db).where('quiz.liveid', '=', of.liveid)
    : quizRows(db).where('quiz.match_id', '=', of.match_id)
  )
    .orderBy('quiz.id', 'desc')
    .limit(limit)
    .execute()

interface StakedQuiz extends QuizRow {
  readonly stake_id: number
}

/** Those in which a member has staked, the last stake first. */
export const stakedQuizzes = (
  db: Kysely<Database>,
  { uid, before, limit }: { readonly uid: number; readonly before: number | null; readonly limit: number },
): Promise<StakedQuiz[]> =>
  quizRows(db)
    .innerJoin('quiz_stake', 'quiz_stake.quiz_id', 'quiz.id')
    .select('quiz_stake.id as stake_id')
    .where('quiz_stake.account_id', '=', uid)
    .$if(before !== null, (query) => query.where('quiz_stake.id', '<', before ?? 0))
    .orderBy('quiz_stake.id', 'desc')
    .limit(limit)
    .execute()

export const poolsOf = (db: Kysely<Database>, ids: readonly number[]): Promise<PoolRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('quiz_pool').selectAll().where('quiz_id', 'in', ids).execute()

/** What a member has staked in quizzes. */
export const stakesOf = (db: Kysely<Database>, uid: number, ids: readonly number[]): Promise<StakeRow[]> =>
  ids.length === 0 || uid === 0
    ? Promise.resolve([])
    : db.selectFrom('quiz_stake').selectAll().where('account_id', '=', uid).where('quiz_id', 'in', ids).execute()

/** What all members have staked in a quiz, in the order of the stakes. */
export const allStakes = (db: Kysely<Database>, quizID: number): Promise<StakeRow[]> =>
  db.selectFrom('quiz_stake').selectAll().where('quiz_id', '=', quizID).orderBy('id').execute()

/** Returns its id. */
export const insertQuiz = async (trx: Transaction<Database>, quiz: Insertable<QuizTable>): Promise<number> =>
  (await trx.insertInto('quiz').values(quiz).returning('id').executeTakeFirstOrThrow()).id

/** False if the member has staked in this quiz before. */
export const insertStake = async (trx: Transaction<Database>, stake: Insertable<QuizStakeTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('quiz_stake')
    .values(stake)
    .onConflict((conflict) => conflict.columns(['quiz_id', 'account_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const { quiz_id, option, gold } = stake
  await trx
    .insertInto('quiz_pool')
    .values({ quiz_id, option, gold, members: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['quiz_id', 'option'])
        .doUpdateSet({ gold: sql`quiz_pool.gold + excluded.gold`, members: sql`quiz_pool.members + 1` }),
    )
    .execute()
  return true
}

export const endQuiz = async (
  trx: Transaction<Database>,
  id: number,
  end: { readonly state: 'settled' | 'void'; readonly winner: QuizOption | null; readonly ended_at: number },
): Promise<void> => {
  await trx.updateTable('quiz').set(end).where('id', '=', id).execute()
}

/** Notes what stakes paid. */
export const notePayouts = async (
  trx: Transaction<Database>,
  payouts: readonly { readonly id: number; readonly payout: number }[],
): Promise<void> => {
  await sql`
    UPDATE quiz_stake SET payout = given.payout
    FROM jsonb_to_recordset(${JSON.stringify(payouts)}::jsonb) AS given (id bigint, payout bigint)
    WHERE quiz_stake.id = given.id
  `.execute(trx)
}

/** The open quizzes of an anchor on a match. */
export const openQuizzesOf = (
  db: Kysely<Database>,
  { liveid, match_id }: { readonly liveid: number; readonly match_id: number },
): Promise<QuizRow[]> =>
  quizRows(db)
    .where('quiz.state', '=', 'open')
    .where('quiz.match_id', '=', match_id)
    .where('quiz.liveid', '=', liveid)
    .orderBy('quiz.id')
    .execute()

/** Who scored first in the regular time of a football match, by its plays; null if they do not say. */
export const firstGoalOf = async (db: Kysely<Database>, matchID: number): Promise<'home' | 'away' | null> => {
  const goal = await db
    .selectFrom('match_play')
    .select(['home', 'away'])
    .where('match_id', '=', matchID)
    .where('kind', 'in', ['goal', 'own_goal', 'penalty_goal'])
    .where('minute', '<=', 90)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (goal === undefined || goal.home + goal.away !== 1) return null
  return goal.home === 1 ? 'home' : 'away'
}

/** The ids of open quizzes whose match is over by `isOver`, an SQL condition on `match`; the oldest first. */
export const quizzesOfEnded = async (
  db: Kysely<Database>,
  isOver: ReturnType<typeof sql<boolean>>,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('quiz')
    .innerJoin('match', 'match.id', 'quiz.match_id')
    .select('quiz.id')
    .where('quiz.state', '=', 'open')
    .where(isOver)
    .orderBy('quiz.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many quizzes an anchor has opened on a match, and how many of them may still take stakes. */
export const quizCounts = async (
  db: Kysely<Database>,
  { liveid, match_id, now }: { readonly liveid: number; readonly match_id: number; readonly now: number },
): Promise<{ all: number; taking: number }> => {
  const { rows } = await sql<{ all: number; taking: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (
      WHERE quiz.state = 'open' AND closes_at > ${now} AND (match.sport_id = 2
        OR opened_total = (match.state ->> 'home_score')::int + (match.state ->> 'away_score')::int)
    )::int AS taking
    FROM quiz JOIN match ON match.id = quiz.match_id
    WHERE quiz.match_id = ${match_id} AND liveid = ${liveid}
  `.execute(db)
  return rows[0] ?? { all: 0, taking: 0 }
}
