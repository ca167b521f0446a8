import type { Endpoints, Quiz, ReplyOf } from '@org/api-client/contract'
import { quizOptions, takesStakes, type EpochSeconds } from '@org/domain'
import type { Kysely } from 'kysely'
import { seconds } from '../../ports/clock'
import {
  newestQuizzes,
  poolsOf,
  stakedQuizzes,
  stakesOf,
  type PoolRow,
  type QuizRow,
  type StakeRow,
} from '../../store/live/quizzes'
import { findRoom } from '../../store/live/rooms'
import { matchById } from '../../store/matches/matches'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { optionLabel, quizTitle, teamsIn } from './quiz-texts'

/** Who reads; `uid` is 0 for those who are not members. */
interface QuizReader {
  readonly uid: number
  readonly lang: Language
  readonly now: EpochSeconds
}

const MOST = 50

/** The quizzes of a room or of a match: those that take stakes first, then the newest. */
export const quizzesOf = async (
  { db, clock }: Context,
  reader: Omit<QuizReader, 'now'>,
  { liveid, matchid }: { readonly liveid: number; readonly matchid: number },
): Promise<ReplyOf<Endpoints['getQuizzes']>> => {
  const now = seconds(clock)
  if (liveid === 0 && matchid === 0) throw new Refusal('invalidRequest', 'Name a room or a match.')
  const found = liveid > 0 ? await findRoom(db, now, liveid) : await matchById(db, matchid, '')
  if (found === null) throw new Refusal('notFound')
  const rows = await newestQuizzes(db, liveid > 0 ? { liveid } : { match_id: matchid }, MOST)
  const list = await wireQuizzes(db, rows, { ...reader, now })
  return { list: [...list.filter(({ state }) => state === 'open'), ...list.filter(({ state }) => state !== 'open')] }
}

export const myQuizzes = async (
  { db, clock }: Context,
  reader: Omit<QuizReader, 'now'>,
  { cursor, size }: { readonly cursor: string; readonly size: number },
): Promise<ReplyOf<Endpoints['getMyQuizzes']>> => {
  const before = /^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : null
  const rows = await stakedQuizzes(db, { uid: reader.uid, before, limit: size + 1 })
  const page = rows.slice(0, size)
  return {
    list: await wireQuizzes(db, page, { ...reader, now: seconds(clock) }),
    next: rows.length > size ? String(page.at(-1)?.stake_id ?? '') : '',
  }
}

/** Quizzes as in the contract, with their pools and what the reader has staked. */
export const wireQuizzes = async (
  db: Kysely<Database>,
  rows: readonly QuizRow[],
  reader: QuizReader,
): Promise<Quiz[]> => {
  const ids = rows.map(({ id }) => id)
  const pools = await poolsOf(db, ids)
  const stakes = await stakesOf(db, reader.uid, ids)
  return rows.map((row) => wireQuiz(row, pools, stakes, reader))
}

const wireQuiz = (
  row: QuizRow,
  pools: readonly PoolRow[],
  stakes: readonly StakeRow[],
  { lang, now }: QuizReader,
): Quiz => {
  const own = stakes.find(({ quiz_id }) => quiz_id === row.id)
  const poolOf = (option: string) => pools.find((pool) => pool.quiz_id === row.id && pool.option === option)
  const options = quizOptions(row.template).map((option) => ({
    option,
    label: optionLabel(row, option, lang),
    gold: poolOf(option)?.gold ?? 0,
    members: poolOf(option)?.members ?? 0,
  }))
  return {
    id: row.id,
    liveid: row.liveid,
    nick_name: lang === 'zh' ? row.nick_name : row.nick_name_pt || row.nick_name,
    match_id: row.match_id,
    sport_id: row.sport_id,
    ...teamsIn(row, lang),
    template: row.template,
    line: row.line,
    title: quizTitle(row, lang),
    state: row.state === 'open' && !isTaking(row, now) ? 'closed' : row.state,
    closes_at: row.closes_at,
    pool: options.reduce((sum, { gold }) => sum + gold, 0),
    options,
    winner: row.winner,
    own: own === undefined ? null : { option: own.option, gold: own.gold, payout: own.payout },
    created_at: row.created_at,
  }
}

/** Whether a quiz takes stakes at a moment. */
export const isTaking = (row: QuizRow, now: EpochSeconds): boolean =>
  row.state === 'open' && takesStakes(row, { ...row.match_state, sport_id: row.sport_id }, now)
