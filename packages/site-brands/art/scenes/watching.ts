import { circle, ellipse, faded, group, line, path, polar, polygon, rect, scatter } from '../draw'
import type { Scene } from './scene'

/** A stadium under floodlights; what is watched hangs above the pitch. */
export const stadium: Scene = ({ far, middle, near, glow, mark }) =>
  path('M0 250Q375 150 750 250V420H0Z', far) +
  path('M0 286Q375 196 750 286V420H0Z', middle) +
  faded(
    0.5,
    ...scatter(70).map(([x, y]) => {
      const across = x * 750
      return circle(across, 218 + ((across - 375) / 375) ** 2 * 46 + y * 42, 2.4, glow)
    }),
  ) +
  path('M0 330Q375 262 750 330V420H0Z', near) +
  faded(
    0.45,
    line('M375 296V420M40 420L210 309M710 420L540 309', glow, 3),
    ellipse(375, 366, 118, 34, { fill: 'none', stroke: glow, 'stroke-width': 3 }),
  ) +
  faded(
    0.13,
    polygon(
      [
        [92, 70],
        [300, 420],
        [590, 420],
      ],
      glow,
    ),
    polygon(
      [
        [658, 70],
        [160, 420],
        [450, 420],
      ],
      glow,
    ),
  ) +
  floodlight(92, 78, middle, glow) +
  floodlight(658, 78, middle, glow) +
  mark(375, 168, 190)

const floodlight = (x: number, y: number, pole: string, lamp: string) =>
  rect(x - 5, y, 10, 220, pole) +
  rect(x - 46, y - 30, 92, 52, pole, 8) +
  [-30, -10, 10, 30].map((dx) => circle(x + dx, y - 16, 7, lamp) + circle(x + dx, y + 6, 7, lamp)).join('')

/** A treasure that shines out of its chamber. */
export const treasury: Scene = ({ far, middle, near, glow, mark }) =>
  faded(
    0.22,
    ...Array.from({ length: 18 }, (_, i) =>
      polygon([[375, 205], polar(375, 205, 520, i * 20 - 5), polar(375, 205, 520, i * 20 + 5)], glow),
    ),
  ) +
  circle(375, 205, 150, far) +
  circle(375, 205, 118, middle) +
  path('M0 372Q130 318 262 356T520 350T750 362V420H0Z', near) +
  SMALL_GEMS.map(([x, y, size, tone]) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      polygon(
        [
          [-26, -20],
          [26, -20],
          [42, 2],
          [0, 46],
          [-42, 2],
        ],
        tone === 'glow' ? glow : far,
      ),
      faded(
        0.35,
        polygon(
          [
            [-26, -20],
            [0, 2],
            [-42, 2],
          ],
          near,
        ),
        polygon(
          [
            [26, -20],
            [42, 2],
            [0, 2],
          ],
          near,
        ),
      ),
    ),
  ).join('') +
  mark(375, 206, 190)

const SMALL_GEMS = [
  [96, 344, 1.1, 'glow'],
  [168, 366, 0.7, 'far'],
  [40, 378, 0.6, 'far'],
  [640, 348, 1, 'glow'],
  [574, 372, 0.6, 'far'],
  [712, 376, 0.7, 'far'],
  [128, 96, 0.5, 'glow'],
  [622, 116, 0.6, 'glow'],
  [224, 190, 0.3, 'glow'],
  [540, 62, 0.35, 'glow'],
] as const
