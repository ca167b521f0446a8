import type { StoredPlan } from '../store/matches/stored-plan'
import type { MatchScript, Play } from './simulation/match-script'

/** The plays of a script that are shown: of an imported match those that its record tells of. */
export const knownPlays = ({ record, factsOnly }: StoredPlan, { plays }: MatchScript): readonly Play[] => {
  if (!factsOnly || record === null) return plays
  const { goals } = record
  return plays.filter(({ kind }) => {
    if (kind === 'period') return isHalfTimeKnown({ record, factsOnly })
    // Of a shootout only the result is recorded.
    return goals !== null && !kind.startsWith('shootout')
  })
}

/** Whether the score at half-time is a fact, and not made from the result. */
export const isHalfTimeKnown = ({ record, factsOnly }: Pick<StoredPlan, 'record' | 'factsOnly'>): boolean =>
  !factsOnly || record === null || record.ht !== null || record.goals !== null
