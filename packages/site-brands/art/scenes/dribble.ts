import { football } from '../balls'
import { circle, ellipse, faded, line, path, polygon } from '../draw'
import type { Scene } from './scene'

/** Round the cones with the ball at the foot. */
export const slalom: Scene = ({ far, middle, near, glow, mark }) =>
  path('M0 236H750V420H0Z', far) +
  path('M0 236H750V268H0Z', middle) +
  faded(0.35, ...[300, 340, 392].map((y) => line(`M0 ${y}H750`, middle, 10))) +
  faded(
    0.75,
    line('M-10 372C60 300 120 300 172 352S290 410 352 354S470 300 540 352S690 410 770 330', glow, 7).replace(
      '/>',
      ' stroke-dasharray="1 20"/>',
    ),
  ) +
  CONES.map(([x, y, size]) => cone(x, y, size, near, glow)).join('') +
  circle(375, 176, 138, near) +
  football(620, 384, 25, glow, near, 24) +
  mark(375, 176, 186)

const CONES = [
  [92, 352, 0.9],
  [236, 402, 1.1],
  [462, 352, 0.9],
  [700, 322, 0.7],
] as const

const cone = (x: number, y: number, size: number, colour: string, band: string) =>
  ellipse(x, y, 46 * size, 10 * size, colour) +
  polygon(
    [
      [x - 32 * size, y],
      [x - 7 * size, y - 84 * size],
      [x + 7 * size, y - 84 * size],
      [x + 32 * size, y],
    ],
    colour,
  ) +
  polygon(
    [
      [x - 22 * size, y - 34 * size],
      [x - 16 * size, y - 54 * size],
      [x + 16 * size, y - 54 * size],
      [x + 22 * size, y - 34 * size],
    ],
    band,
  )
