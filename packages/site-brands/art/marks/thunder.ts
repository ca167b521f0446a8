import { football } from '../balls'
import { circle, clipped, polygon } from '../draw'
import type { Mark } from './mark'

/** 雷霆, thunder: a bolt strikes through the ball. */
export const thunderBall: Mark = ({ body, cut, accent }) =>
  football(50, 50, 40, accent, cut, 20) + clipped('ball', circle(50, 50, 41, '#000'), bolt(cut, 16)) + bolt(body, 3)

const bolt = (colour: string, edge: number) =>
  polygon(
    [
      [62, 0],
      [22, 56],
      [45, 56],
      [36, 100],
      [78, 42],
      [55, 42],
    ],
    { fill: colour, stroke: colour, 'stroke-width': edge, 'stroke-linejoin': 'round' },
  )
