import { faded, group, line, path, polygon, scatter } from '../draw'
import type { Scene } from './scene'

/** A storm breaks over the ground. */
export const storm: Scene = ({ far, middle, near, glow, mark }) =>
  faded(
    0.35,
    line(
      scatter(44)
        .map(([x, y]) => `M${Math.round(x * 760)} ${Math.round(110 + y * 270)}l-9 30`)
        .join(''),
      glow,
      2.5,
    ),
  ) +
  bolt(150, 118, 1.15, glow) +
  bolt(618, 104, 1.3, glow) +
  faded(0.5, bolt(250, 96, 0.7, glow), bolt(520, 96, 0.7, glow)) +
  path(
    'M-20 -10H770V84C742 128 664 126 642 96C612 138 520 136 498 98C468 132 392 130 375 100C346 136 268 130 250 98C222 138 140 134 116 98C88 128 4 124 -20 88Z',
    far,
  ) +
  path(
    'M-20 -10H770V46C730 82 668 78 640 56C600 90 520 86 492 56C456 84 400 80 375 58C342 84 286 82 262 56C226 88 150 86 118 56C84 82 16 78 -20 50Z',
    middle,
  ) +
  path('M0 344Q375 286 750 344V420H0Z', middle) +
  path('M0 378Q375 330 750 378V420H0Z', near) +
  mark(375, 226, 210)

const bolt = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    polygon(
      [
        [12, 0],
        [-24, 74],
        [-2, 74],
        [-20, 150],
        [34, 56],
        [10, 56],
        [28, 0],
      ],
      colour,
    ),
  )
