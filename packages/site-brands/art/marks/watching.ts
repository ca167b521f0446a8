import { football } from '../balls'
import { at, group, line, path, polar, polygon } from '../draw'
import type { Mark } from './mark'

/** 看球, to watch the ball: an eye whose iris is a football. */
export const eyeBall: Mark = ({ body, cut, accent }) =>
  group(
    'rotate(-12 50 50)',
    path('M2 52C16 26 32 16 50 16S84 26 98 52C84 78 68 88 50 88S16 78 2 52Z', body),
    football(50, 52, 27, cut, body, 12),
    path('M16 22C27 10 38 5 50 5S73 10 84 22', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  )

/** 宝, treasure: a cut gem whose table is the football's pentagon. */
export const ballGem: Mark = ({ body, cut, accent }) => {
  const table = [0, 72, 144, 216, 288].map((angle) => polar(50, 46, 17, angle - 90))
  const rim = [
    [50, 14],
    [93, 38],
    [70, 72],
    [30, 72],
    [7, 38],
  ] as const
  const facets = table.map((corner, i) => `M${at(corner)}L${at(rim[i]!)}`).join('')
  return (
    path('M24 12H76Q80 12 82 15L97 35Q99 38 97 42L54 93Q50 97 46 93L3 42Q1 38 3 35L18 15Q20 12 24 12Z', body) +
    line(facets, cut, 4.5) +
    polygon(table, cut) +
    polygon(
      table.map(([x, y]) => [50 + (x - 50) * 0.55, 46 + (y - 46) * 0.55] as const),
      accent,
    )
  )
}
