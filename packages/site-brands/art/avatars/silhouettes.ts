import { circle, path, rect } from '../draw'
import type { Avatar, AvatarTones } from './avatar'

/** The same neutral figure on six tones. */
export const silhouettes = (): Avatar[] =>
  PAIRS.map((pair) => (tones) => {
    const [ground, figure] = pair(tones)
    return (
      rect(0, 0, 120, 120, ground) +
      circle(60, 47, 23, figure) +
      path('M16 124C16 96 34 82 60 82S104 96 104 124Z', figure)
    )
  })

type Pair = (tones: AvatarTones) => readonly [ground: string, figure: string]

const PAIRS: readonly Pair[] = [
  ({ pale, base }) => [pale, base],
  ({ base, pale }) => [base, pale],
  ({ bright, deep }) => [bright, deep],
  ({ deep, bright }) => [deep, bright],
  ({ night, base }) => [night, base],
  ({ bright, night }) => [bright, night],
]
