import { circle, polar, polygon } from '../draw'
import type { Mark } from './mark'

/** A ball and nothing more, for brands that keep their name. */
export const plainBall: Mark = ({ body, cut, accent }) =>
  circle(50, 50, 44, body) +
  circle(50, 50, 34, cut) +
  polygon(
    [0, 72, 144, 216, 288].map((angle) => polar(50, 50, 20, angle - 90)),
    accent,
  )
