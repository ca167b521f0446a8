import { listOf } from '../input'
import type { ScoreMatrix } from './score-matrix'

/** The rows of a matrix; chances that are not numbers count as 0. */
export const rowsOf = (matrix: ScoreMatrix): number[][] =>
  listOf(matrix).map((row) => listOf(row).map((chance) => (Number.isFinite(chance) ? chance : 0)))
