import { circle, faded, group, line, path, rect } from '../draw'
import type { Scene } from './scene'

/** First light over the water: every wave of it a wave of the broadcast. */
export const daybreak: Scene = ({ far, middle, near, glow, mark }) =>
  faded(0.2, ...[330, 262, 198].map((r) => circle(375, 262, r, { fill: 'none', stroke: glow, 'stroke-width': 26 }))) +
  path('M0 262L110 214L190 246L280 196L330 262ZM420 262L500 206L584 244L664 190L750 250V262Z', far) +
  rect(0, 260, 750, 160, middle) +
  faded(
    0.55,
    line('M300 286H450M262 310H360M392 310H506M318 334H470M236 358H330M372 358H540M290 384H420M466 384H520', glow, 7),
  ) +
  path('M0 420V388Q90 366 190 392T380 420ZM750 420V380Q660 362 570 392T420 420Z', near) +
  mark(375, 176, 184)

/** The hand-held screens of a whole terrace, one of them near. */
export const screens: Scene = ({ far, middle, near, glow, mark }) =>
  PHONES.map(([x, y, turn, size]) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      rect(-50, -92, 100, 184, far, 18),
      rect(-42, -80, 84, 160, middle, 10),
      faded(0.5, path('M-16 -26Q-16 -32 -11 -29L20 -5Q24 -1 20 3L-11 27Q-16 30 -16 24Z', glow)),
      faded(0.35, rect(-30, 46, 60, 7, glow, 3.5), rect(-30, 60, 38, 7, glow, 3.5)),
    ),
  ).join('') +
  rect(268, 22, 214, 420, near, 36) +
  rect(282, 36, 186, 420, far, 24) +
  rect(346, 48, 58, 10, near, 5) +
  faded(0.5, rect(306, 300, 138, 12, glow, 6), rect(306, 324, 96, 12, glow, 6), rect(306, 366, 138, 30, glow, 15)) +
  mark(375, 184, 150)

const PHONES = [
  [86, 176, -14, 1.1],
  [206, 306, -8, 0.86],
  [662, 186, 14, 1.1],
  [546, 312, 8, 0.86],
  [206, 78, -8, 0.62],
  [548, 76, 9, 0.62],
  [58, 388, -12, 0.6],
  [694, 392, 12, 0.6],
] as const
