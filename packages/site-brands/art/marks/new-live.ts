import { football } from '../balls'
import { circle, clipped, line, path, rect } from '../draw'
import type { Mark } from './mark'

/** 新, new: a ball that rises over the horizon, its rays the waves of a broadcast. */
export const risingBall: Mark = ({ body, cut, accent }) =>
  clipped('horizon', rect(0, 0, 100, 74, '#000'), football(50, 74, 25, body, cut)) +
  line('M17 66A36 36 0 0 1 33 42M67 42A36 36 0 0 1 83 66', body, 8) +
  line('M42 38A37 37 0 0 1 58 38', accent, 8) +
  line('M3 56A50 50 0 0 1 26 28M74 28A50 50 0 0 1 97 56', body, 8) +
  line('M36 22A53 53 0 0 1 64 22', accent, 8) +
  line('M8 84H92', body, 8) +
  line('M30 97H70', accent, 7)

/** The screen in the hand: a play sign in a frame that a ball breaks out of. */
export const screenBall: Mark = ({ body, cut, accent }) =>
  rect(4, 22, 82, 70, body, 18) +
  path('M34 43Q34 38 38.5 40.500L62 54Q66 57 62 60L38.5 73.500Q34 76 34 71Z', cut) +
  circle(78, 26, 25, cut) +
  football(78, 26, 20, accent, cut, 10)
