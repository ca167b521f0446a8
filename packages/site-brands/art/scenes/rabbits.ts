import { basketball, football } from '../balls'
import { circle, ellipse, faded, group, line, n, path, polygon, rect, scatter } from '../draw'
import type { Scene } from './scene'

/** Ears over the hills. */
export const meadow: Scene = ({ far, middle, near, glow, mark }) =>
  cloud(120, 92, 1, glow) +
  cloud(622, 70, 0.8, glow) +
  cloud(560, 150, 0.5, glow) +
  ears(150, 250, 0.8, far) +
  path('M0 262Q150 190 330 262T750 240V420H0Z', far) +
  ears(590, 356, 1, middle) +
  ears(660, 352, 0.7, middle) +
  path('M0 330Q220 240 420 316T750 290V420H0Z', middle) +
  ears(90, 352, 1.1, near) +
  path('M0 352Q190 316 375 356T750 344V420H0Z', near) +
  football(218, 372, 22, glow, middle) +
  mark(375, 234, 206)

const cloud = (x: number, y: number, size: number, colour: string) =>
  faded(
    0.28,
    group(
      `translate(${x} ${y}) scale(${size})`,
      path('M-70 24C-96 24 -96 -10 -68 -12C-62 -44 -16 -48 -4 -24C14 -40 48 -30 48 -6C80 -6 82 24 56 24Z', colour),
    ),
  )

const ears = (x: number, y: number, size: number, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    group('rotate(-12)', rect(-26, -70, 22, 96, colour, 11)),
    group('rotate(12)', rect(4, -70, 22, 96, colour, 11)),
    ellipse(0, 30, 36, 34, colour),
  )

/** A shot on the basket, its way dotted over the court. */
export const court: Scene = ({ far, middle, near, glow, mark }) =>
  path('M0 300H750V420H0Z', middle) +
  path('M92 300H658L750 420H0Z', far) +
  faded(0.5, line('M236 300L170 420M514 300L580 420M236 352H514M180 300A200 84 0 0 0 570 300', glow, 4)) +
  rect(614, 96, 10, 210, near) +
  rect(552, 64, 116, 84, near, 8) +
  rect(586, 96, 48, 34, { fill: 'none', stroke: glow, 'stroke-width': 4 }) +
  line('M578 150H642', glow, 7) +
  faded(0.7, line('M584 154L594 196M610 154V198M636 154L626 196M589 174H631', glow, 2.5)) +
  ARC.map(([x, y], i) => faded(0.3 + i * 0.08, circle(x, y, 6, glow))).join('') +
  basketball(568, 60, 25, glow, near, 20) +
  mark(334, 206, 220)

const ARC = [
  [432, 132],
  [450, 104],
  [474, 82],
  [502, 66],
  [532, 58],
] as const

/** One leap in three pictures. */
export const leap: Scene = ({ far, middle, near, glow, mark }) =>
  path('M0 300Q180 250 360 296T750 270V420H0Z', far) +
  path('M0 344Q210 300 430 344T750 326V420H0Z', middle) +
  faded(0.4, line('M66 318Q180 52 388 150T700 300', glow, 4).replace('/>', ' stroke-dasharray="2 18"/>')) +
  faded(0.28, mark(118, 226, 104)) +
  faded(0.5, mark(222, 128, 136)) +
  mark(424, 176, 236) +
  path('M0 392Q190 360 375 388T750 372V420H0Z', near)

/** Play signs in rows, all pointing the same way. */
export const playField: Scene = ({ far, middle, near, glow, mark }) =>
  Array.from({ length: 40 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)]
    const [x, y] = [column * 104 - (row % 2) * 52 + 10, row * 90 - 8]
    return faded(
      0.25 + ((i * 7) % 5) * 0.13,
      path(
        `M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y + 4}L${x + 68} ${y + 34}Q${x + 76} ${y + 38} ${x + 68} ${y + 42}L${x + 8} ${y + 72}Q${x} ${y + 76} ${x} ${y + 68}Z`,
        i % 11 === 4 ? glow : i % 3 ? far : middle,
      ),
    )
  }).join('') +
  circle(375, 210, 158, near) +
  circle(375, 210, 158, {
    fill: 'none',
    stroke: glow,
    'stroke-width': 5,
    'stroke-dasharray': '4 22',
    'stroke-linecap': 'round',
  }) +
  mark(375, 204, 176)

/** The floor of an arcade, with stars and clouds in big pixels. */
export const arcade: Scene = ({ far, middle, near, glow, mark }) =>
  scatter(26)
    .map(([x, y]) => faded(0.6, rect(Math.round(x * 73) * 10, Math.round(y * 22) * 10, 7, 7, glow)))
    .join('') +
  pixelCloud(60, 80, far) +
  pixelCloud(580, 56, far) +
  pixelCloud(640, 170, far) +
  pixelCloud(110, 196, far) +
  rect(0, 276, 750, 144, near) +
  faded(
    0.55,
    line([284, 300, 326, 362, 410].map((y) => `M0 ${y}H750`).join(''), middle, 3),
    line(
      Array.from({ length: 17 }, (_, i) => `M${n(375 + (i - 8) * 42)} 276L${n(375 + (i - 8) * 150)} 420`).join(''),
      middle,
      3,
    ),
  ) +
  ellipse(375, 338, 150, 18, middle) +
  mark(375, 196, 230)

const pixelCloud = (x: number, y: number, colour: string) =>
  rect(x, y, 100, 20, colour) + rect(x + 20, y - 20, 60, 20, colour) + rect(x + 40, y - 40, 20, 20, colour)

/** A wall of sets, and the one that everybody watches. */
export const televisions: Scene = ({ far, middle, near, glow, mark }) =>
  rect(0, 356, 750, 64, near) +
  SETS.map(([x, y, size]) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M-4 -62L-34 -100M4 -62L34 -100', far, 11),
      rect(-78, -62, 156, 124, far, 22),
      rect(-62, -47, 96, 94, middle, 14),
      circle(56, -22, 9, middle),
      circle(56, 8, 9, middle),
      faded(0.45, line('M-44 -18H6M-44 2H18M-44 22H-6', glow, 8)),
    ),
  ).join('') +
  faded(0.3, ...[150, 186, 222].map((r) => circle(375, 212, r, { fill: 'none', stroke: glow, 'stroke-width': 7 }))) +
  circle(375, 212, 132, near) +
  mark(375, 206, 172)

const SETS = [
  [98, 292, 1],
  [246, 310, 0.74],
  [96, 142, 0.76],
  [652, 292, 1],
  [504, 310, 0.74],
  [654, 140, 0.76],
  [224, 196, 0.5],
  [526, 196, 0.5],
] as const

/** A clear night above the clouds. */
export const moonlight: Scene = ({ far, middle, near, glow, mark }) =>
  scatter(46)
    .map(([x, y], i) => faded(0.75, circle(x * 750, y * 280, i % 5 === 0 ? 3.4 : 1.8, glow)))
    .join('') +
  star(150, 110, 16, glow) +
  star(604, 78, 12, glow) +
  star(566, 214, 9, glow) +
  faded(0.18, circle(375, 184, 176, glow), circle(375, 184, 136, glow)) +
  path(
    'M0 330C20 286 86 280 112 308C136 262 216 262 236 306C268 280 318 290 328 322C352 296 418 296 440 322C452 284 516 272 542 304C566 256 646 262 662 304C694 284 740 296 750 322V420H0Z',
    far,
  ) +
  path(
    'M0 372C34 336 90 340 108 362C140 326 206 330 224 364C262 346 300 356 312 380C340 352 440 352 470 380C486 346 540 344 560 366C590 330 652 336 670 364C700 346 736 352 750 366V420H0Z',
    middle,
  ) +
  path('M0 404Q190 376 375 402T750 396V420H0Z', near) +
  mark(375, 188, 210)

const star = (x: number, y: number, r: number, colour: string) =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    colour,
  )

/** The two strokes of the letter, run on over the whole field. */
export const strokes: Scene = ({ far, middle, near, glow, mark }) =>
  [-60, 70, 200].map((x, i) => line(`M${x} 470L${x + 190} -50`, [far, middle, far][i]!, 64)).join('') +
  [560, 690, 820].map((x, i) => line(`M${x} 470L${x - 190} -50`, [middle, far, middle][i]!, 64)).join('') +
  polygon(
    [
      [375, 22],
      [590, 420],
      [160, 420],
    ],
    near,
  ) +
  faded(0.4, line('M232 286H518', glow, 4).replace('/>', ' stroke-dasharray="2 16"/>')) +
  football(110, 210, 30, glow, middle, 10) +
  football(648, 306, 40, glow, middle, 30) +
  football(590, 92, 20, glow, middle) +
  mark(375, 232, 210)
