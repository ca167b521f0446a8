import { listOf } from '../input'
/**
 * How open a match is: the entropy of the chances of its outcomes as a share of the greatest possible. 0 when one outcome
 * is certain, 1 when all are equally likely, null without outcomes or for what are no chances.
 *
 * Used by `data/model/diversity`. Source: app.md §2 names the model; how it counts is ours.
 *
 * @example
 * diversityIndex([0.5, 0.5]) // => 1
 * diversityIndex([1, 0, 0]) // => 0
 */
export const diversityIndex = (chances: readonly number[]): number | null => {
  const known = listOf(chances)
  if (known.length === 0 || !known.every(isChance)) return null
  if (known.length === 1) return 0
  const entropy = known.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log(chance) : sum), 0)
  return entropy / Math.log(known.length)
}

const isChance = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
