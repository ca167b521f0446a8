import { basketball, football } from '../balls'
import { circle, line, path, rect } from '../draw'
import type { Avatar, AvatarTones } from './avatar'

/** Six pieces of gear with a face: football, basketball, game pad, cup, medal, boot. `turn` deals the grounds anew. */
export const gear = (turn: number): Avatar[] =>
  PIECES.map((piece, i) => (tones) => rect(0, 0, 120, 120, groundOf(tones, i + turn)) + piece(tones))

const groundOf = ({ base, pale, bright, deep }: AvatarTones, i: number) => [base, pale, deep, bright][i % 4]!

const INK = '#22252c'

const face = (x: number, y: number, apart = 10) =>
  circle(x - apart, y, 3.6, INK) +
  circle(x + apart, y, 3.6, INK) +
  line(`M${x - 6} ${y + 9}Q${x} ${y + 15} ${x + 6} ${y + 9}`, INK, 3)

const blankFace = (x: number, y: number, r: number, skin: string, apart = 10) =>
  circle(x, y, r, skin) + face(x, y - 4, apart)

const footballFace: Avatar = () => football(60, 60, 41, '#ffffff', '#3a414d', 10) + blankFace(60, 60, 25, '#ffffff')

const basketballFace: Avatar = () => basketball(60, 60, 41, '#f58a3c', '#7a3a12', 14) + face(60, 56, 15)

const padFace: Avatar = ({ night }) =>
  path(
    'M34 34H86C102 34 110 54 110 78C110 92 98 94 92 84L86 76H34L28 84C22 94 10 92 10 78C10 54 18 34 34 34Z',
    '#ffffff',
  ) +
  path('M32 46H38V52H44V58H38V64H32V58H26V52H32Z', night) +
  circle(84, 62, 4.5, '#e5484d') +
  circle(93, 53, 4.5, '#2f9e6b') +
  face(62, 54, 8)

const cup: Avatar = () =>
  line('M36 40H22Q20 62 42 66M84 40H98Q100 62 78 66', '#d99a1c', 7) +
  path('M34 26H86V48C86 68 76 78 60 78S34 68 34 48Z', '#ffc93c') +
  rect(54, 76, 12, 14, '#d99a1c') +
  rect(40, 88, 40, 11, '#8a5a2b', 3) +
  face(60, 46)

const medal: Avatar = ({ night, bright }) =>
  path('M34 0H56L70 44H50ZM86 0H64L50 44H70Z', night) +
  path('M42 0H49L62 44H56ZM78 0H71L58 44H64Z', bright) +
  circle(60, 76, 34, '#d99a1c') +
  blankFace(60, 76, 27, '#ffc93c')

const boot: Avatar = ({ night, bright }) =>
  path('M20 34Q34 40 46 32Q52 50 68 58L96 66Q106 70 106 84H24Q16 60 20 34Z', '#ffffff') +
  path('M23 84H107Q107 92 100 92H30Q24 92 23 84Z', night) +
  [34, 54, 76, 94].map((x) => rect(x - 4, 92, 8, 9, night, 2)).join('') +
  line('M50 50L60 44M57 56L67 50M65 60L74 54', bright, 4) +
  face(42, 62, 8)

const PIECES = [footballFace, basketballFace, padFace, cup, medal, boot] as const
