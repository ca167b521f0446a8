import { football } from '../balls'
import { at, line, polar } from '../draw'
import type { Mark } from './mark'

/** 盘, to coil: the way of a dribbled ball winds about it. */
export const coilBall: Mark = ({ body, cut, accent }) =>
  line(coil(-30, 150), accent, 9) + line(coil(150, 470), body, 9) + football(50, 50, 23, body, cut, -14)

/** A piece of an outward spiral between two angles in degrees. */
const coil = (from: number, to: number) => {
  const steps = Array.from({ length: Math.ceil((to - from) / 10) + 1 }, (_, i) => Math.min(to, from + i * 10))
  return `M${steps.map((angle) => at(polar(50, 50, 31 + (angle + 30) / 26, angle))).join('L')}`
}
