import { rowsOf } from './matrix-rows'
import type { ScoreMatrix } from './score-matrix'

/** The chance that the home side wins by a margin; negative margins are wins of the away side. */
export interface MarginChance {
  margin: number
  chance: number
}

/**
 * The chance of each margin of victory, from the highest away win to the highest home win.
 *
 * Used by `data/model/margin`. The formula is ours. Rule: DOM-25.
 *
 * @example
 * marginChances([[0.2, 0.1], [0.4, 0.3]]) // => [{ margin: -1, chance: 0.1 }, { margin: 0, chance: 0.5 }, { margin: 1, chance: 0.4 }]
 */
export const marginChances = (matrix: ScoreMatrix): MarginChance[] => {
  const chances = new Map<number, number>()
  rowsOf(matrix).forEach((row, home) =>
    row.forEach((chance, away) => chances.set(home - away, (chances.get(home - away) ?? 0) + chance)),
  )
  return [...chances].map(([margin, chance]) => ({ margin, chance })).sort((a, b) => a.margin - b.margin)
}

/** The result of a bet: the chances of win, push (stake returned) and loss; they sum to 1. */
export interface BetChances {
  win: number
  push: number
  lose: number
}

/**
 * The result of a bet on the home side with `line` goals added to its score. A quarter line is two half bets on the
 * adjacent lines. Null if the line is not valid.
 *
 * @example
 * handicapChances([[0.25, 0.25], [0.25, 0.25]], -0.5) // => { win: 0.25, push: 0, lose: 0.75 }
 * handicapChances([[0.25, 0.25], [0.25, 0.25]], 0) // => { win: 0.25, push: 0.5, lose: 0.25 }
 */
export const handicapChances = (matrix: ScoreMatrix, line: number): BetChances | null =>
  betChances(matrix, (home, away, at) => home - away + at, line)

/**
 * The result of a bet on more than `line` goals in a match. A quarter line is two half bets on the adjacent lines.
 * Null if the line is not valid.
 *
 * @example
 * totalChances([[0.25, 0.25], [0.25, 0.25]], 1.5) // => { win: 0.25, push: 0, lose: 0.75 }
 */
export const totalChances = (matrix: ScoreMatrix, line: number): BetChances | null =>
  betChances(matrix, (home, away, at) => home + away - at, line)

/** No match exceeds this, and larger numbers lose quarters. */
const MOST_LINE = 1e6

const betChances = (
  matrix: ScoreMatrix,
  balance: (home: number, away: number, line: number) => number,
  line: number,
): BetChances | null => {
  if (!Number.isFinite(line) || Math.abs(line) > MOST_LINE) return null
  const lines = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25]
  const bet = { win: 0, push: 0, lose: 0 }
  for (const at of lines)
    rowsOf(matrix).forEach((row, home) =>
      row.forEach((chance, away) => {
        const sign = Math.sign(balance(home, away, at))
        bet[sign > 0 ? 'win' : sign < 0 ? 'lose' : 'push'] += chance / lines.length
      }),
    )
  return bet
}
