import type { MatchRecord, RecordedGoal } from '../../store/matches/stored-plan'
import type { Side } from '../../ports/match-writer'
import { scoresOf } from './match-faults'
import type { FileMatch } from './openfootball-schema'

/** The file's data of a match, as input for the match script. */
export const recordOf = (match: FileMatch): MatchRecord => {
  const { ht, ft, et, p } = scoresOf(match)
  const facts = { date: match.date, outcome: outcomeOf(match) }
  // What was decided at the table is all that counts, also of a match that was played.
  if (match.status === 'awarded') return { ...facts, ht: null, ft, et: null, p: null, goals: null }
  const goals =
    match.goals1 || match.goals2 ? [...goalsOf(match.goals1, 'home'), ...goalsOf(match.goals2, 'away')] : null
  return {
    ...facts,
    ht,
    // With only a shootout or extra time, the match was level after 90 minutes; the goals give the score.
    ft: ft ?? (et === null ? null : levelScore(goals, et)),
    et,
    p,
    goals,
  }
}

const outcomeOf = ({ status, score }: FileMatch): MatchRecord['outcome'] => {
  if (status === 'awarded') return 'awarded'
  if (status === 'canceled') return 'cancelled'
  if (status === 'abandoned') return 'abandoned'
  if (status === 'postponed') return 'postponed'
  return score === undefined ? 'unknown' : 'played'
}

const goalsOf = (list: FileMatch['goals1'], side: Side): RecordedGoal[] =>
  (list ?? []).map(({ name, minute, penalty, owngoal }) => {
    const [regular = '1', stoppage = '0'] = minute.split('+')
    return {
      side,
      player: name,
      minute: Number(regular),
      added: Number(stoppage),
      kind: owngoal ? 'own_goal' : penalty ? 'penalty_goal' : 'goal',
    }
  })

const levelScore = (goals: readonly RecordedGoal[] | null, et: readonly [number, number]): [number, number] => {
  if (goals === null) return [Math.min(...et), Math.min(...et)]
  const count = (side: Side) => goals.filter((goal) => goal.side === side && goal.minute <= 90).length
  return [count('home'), count('away')]
}
