import { circle, faded, line, path } from '../draw'
import type { Scene } from './scene'

/** The lines of a pitch from above. */
export const pitch: Scene = ({ far, middle, near, glow, mark }) =>
  [0, 150, 300, 450, 600].map((x, i) => path(`M${x} 0h75v420h-75Z`, i % 2 ? middle : far)).join('') +
  faded(
    0.5,
    line('M375 0V420M-20 96H96V324H-20M770 96H654V324H770M-20 156H40V264H-20M770 156H710V264H770', glow, 4),
    circle(375, 210, 150, { fill: 'none', stroke: glow, 'stroke-width': 4 }),
  ) +
  circle(375, 210, 118, near) +
  mark(375, 210, 150)
