import { rowsOf } from './matrix-rows'
import type { ScoreMatrix } from './score-matrix'

/** The chances of the three outcomes of a match; they sum to 1. */
export interface OutcomeChances {
  home: number
  draw: number
  away: number
}

/**
 * The chances of home win, draw and away win in a score matrix.
 *
 * @example
 * outcomeChances([[0.2, 0.1], [0.4, 0.3]]) // => { home: 0.4, draw: 0.5, away: 0.1 }
 */
export const outcomeChances = (matrix: ScoreMatrix): OutcomeChances => {
  const chances = { home: 0, draw: 0, away: 0 }
  rowsOf(matrix).forEach((row, home) =>
    row.forEach((chance, away) => {
      chances[home > away ? 'home' : home < away ? 'away' : 'draw'] += chance
    }),
  )
  return chances
}
