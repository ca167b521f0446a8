import { isInPlay, isWaiting, SPORT, takesStakes, type EpochSeconds, type QuizTemplate } from '@org/domain'
import { inTransaction } from '../../store/database/in-transaction'
import { quizCounts } from '../../store/live/quizzes'
import { allRooms, type RoomRow } from '../../store/live/rooms'
import { matchesById, recommendedMatches, type MatchRow } from '../../store/matches/matches'
import { seconds } from '../../ports/clock'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { askQuiz } from './open-quiz'

/** Of an anchor and a match. */
const MOST = 6
/** Matches that are about to start and that anchors ask about. */
const UPCOMING = 24

/**
 * The anchors of the demonstration ask about the match that they show, and some of them about matches that are about to
 * start. They ask again when nothing of what they have asked takes stakes any more.
 */
export const openDemoQuizzes = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const now = seconds(clock)
  const rooms = (await allRooms(db, now)).filter(({ follows_matches }) => follows_matches)
  const shown = rooms.flatMap(({ match_id }) => match_id ?? [])
  const matches = [
    ...(await matchesById(db, shown, '')),
    ...(await recommendedMatches(db, { now, sport: SPORT.all, viewer: '', limit: UPCOMING })),
  ]
  for (const { room, match } of pairsOf(rooms, matches)) {
    const { taking, all } = await quizCounts(db, { liveid: room.anchor_id, match_id: match.id, now })
    if (taking > 0 || all >= MOST) continue
    for (const question of questionsOf(match, now))
      await inTransaction(db, (trx) =>
        askQuiz(trx, room.anchor_id, { ...question, matchid: match.id, minutes: 0 }, now),
      ).catch(ignoreRefusal)
  }
}

/** The match may have gone on meanwhile. */
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}

interface Pair {
  readonly room: RoomRow
  readonly match: MatchRow
}

const pairsOf = (rooms: readonly RoomRow[], matches: readonly MatchRow[]): Pair[] => {
  const ofRooms = rooms.flatMap((room): Pair[] => {
    const match = matches.find(({ id }) => room.start_time > 0 && id === room.match_id)
    return match === undefined || !isInPlay(match.sport_id, match.status) ? [] : [{ room, match }]
  })
  const upcoming = matches.flatMap((match): Pair[] => {
    if (!isWaiting(match.sport_id, match.status)) return []
    const own = rooms.filter(({ sport_id }) => sport_id === match.sport_id)
    const room = own[match.id % Math.max(own.length, 1)]
    return room === undefined ? [] : [{ room, match }]
  })
  return [...ofRooms, ...upcoming]
}

interface Question {
  readonly template: QuizTemplate
  readonly line: number
}

/** What can be asked about a match now. */
const questionsOf = ({ sport_id, state }: MatchRow, now: EpochSeconds): Question[] => {
  const total = state.home_score + state.away_score
  const asked: readonly Question[] = QUESTIONS[sport_id]?.(total, state.home_quarter_scores.length) ?? []
  return asked.filter((question) =>
    takesStakes({ ...question, closes_at: now + 1, opened_total: total }, { ...state, sport_id }, now),
  )
}

const QUESTIONS: Readonly<Record<number, (total: number, quarters: number) => Question[]>> = {
  [SPORT.football]: (total) => [
    { template: 'fullTime', line: 0 },
    { template: 'totalGoals', line: Math.min(total + (total === 0 ? 2 : 1), 9) },
    { template: 'firstGoal', line: 0 },
  ],
  [SPORT.basketball]: (total, quarters) => [
    { template: 'winner', line: 0 },
    {
      template: 'totalPoints',
      line: Math.min(Math.max(total, 0) + 52 * (4 - Math.min(Math.max(quarters - 1, 0), 4)), 399),
    },
    { template: 'firstQuarter', line: 0 },
  ],
  [SPORT.esport]: (total) => [
    { template: 'winner', line: 0 },
    ...(total < 2 ? [{ template: 'totalMaps', line: 2 } as const] : []),
  ],
}
