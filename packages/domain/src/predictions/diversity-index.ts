import { listOf } from '../input'
/**
 * How open a match is: the entropy of its outcome chances, divided by the maximum. 0 if one outcome is certain, 1 if
 * all are equally likely. Null without outcomes or if the chances are not valid.
 *
 * Used by `data/model/diversity`. The formula is ours. Rule: DOM-25.
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
