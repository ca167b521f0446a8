import { circle, ellipse, line, path, rect } from '../draw'
import type { Avatar, AvatarTones } from './avatar'

/** Six mascots: tiger, panda, fox, bear, lion, wolf. `turn` deals the grounds anew. */
export const animals = (turn: number): Avatar[] =>
  MASCOTS.map((mascot, i) => (tones) => rect(0, 0, 120, 120, groundOf(tones, i + turn)) + mascot(tones))

const groundOf = ({ pale, base, bright, deep }: AvatarTones, i: number) => [pale, base, deep, bright][i % 4]!

const INK = '#22252c'

const eyes = (y: number, apart: number, r = 3.6) => circle(60 - apart, y, r, INK) + circle(60 + apart, y, r, INK)

const muzzle = (y: number) =>
  path(`M54 ${y}Q60 ${y - 4} 66 ${y}Q66 ${y + 6} 60 ${y + 8}Q54 ${y + 6} 54 ${y}Z`, INK) +
  line(`M60 ${y + 8}V${y + 12}M60 ${y + 12}Q54 ${y + 17} 50 ${y + 13}M60 ${y + 12}Q66 ${y + 17} 70 ${y + 13}`, INK, 2.6)

const tiger: Avatar = () =>
  circle(34, 36, 13, '#f29a2e') +
  circle(86, 36, 13, '#f29a2e') +
  circle(34, 37, 6.5, '#fff3e0') +
  circle(86, 37, 6.5, '#fff3e0') +
  path('M22 66C22 40 38 28 60 28S98 40 98 66C98 86 82 98 60 98S22 86 22 66Z', '#f9a938') +
  ellipse(60, 80, 22, 15, '#fff3e0') +
  line('M60 32V46M48 34L51 44M72 34L69 44M26 60L38 63M26 72L38 72M94 60L82 63M94 72L82 72', INK, 5) +
  eyes(62, 17) +
  muzzle(72)

const panda: Avatar = () =>
  circle(32, 36, 14, INK) +
  circle(88, 36, 14, INK) +
  path('M20 66C20 40 38 28 60 28S100 40 100 66C100 88 82 98 60 98S20 88 20 66Z', '#ffffff') +
  `<g transform="rotate(24 42 62)">${ellipse(42, 62, 10, 13, INK)}</g><g transform="rotate(-24 78 62)">${ellipse(78, 62, 10, 13, INK)}</g>` +
  circle(43, 61, 3.6, '#ffffff') +
  circle(77, 61, 3.6, '#ffffff') +
  muzzle(75)

const fox: Avatar = () =>
  path('M22 62L22 20L52 34ZM98 62L98 20L68 34Z', '#e4632a') +
  path('M28 44L28 30L42 37ZM92 44L92 30L78 37Z', INK) +
  path('M16 60C24 38 40 30 60 30S96 38 104 60C92 82 78 98 60 100C42 98 28 82 16 60Z', '#f07a3c') +
  path('M16 60C34 62 48 72 60 92C72 72 86 62 104 60C92 82 78 98 60 100C42 98 28 82 16 60Z', '#fff3e6') +
  eyes(60, 19, 4) +
  path('M52 88Q60 82 68 88Q66 98 60 100Q54 98 52 88Z', INK)

const bear: Avatar = () =>
  circle(34, 36, 14, '#8a5a3b') +
  circle(86, 36, 14, '#8a5a3b') +
  circle(34, 37, 7, '#d9a878') +
  circle(86, 37, 7, '#d9a878') +
  path('M22 66C22 40 38 28 60 28S98 40 98 66C98 88 82 98 60 98S22 88 22 66Z', '#9c6a46') +
  ellipse(60, 79, 20, 15, '#e6c29c') +
  eyes(60, 16) +
  muzzle(71)

const lion: Avatar = () =>
  Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI
    return circle(60 + 36 * Math.cos(angle), 63 + 36 * Math.sin(angle), 13, '#b5651d')
  }).join('') +
  circle(60, 63, 38, '#b5651d') +
  circle(38, 42, 8, '#f2b84b') +
  circle(82, 42, 8, '#f2b84b') +
  circle(60, 65, 31, '#f7c65f') +
  ellipse(60, 78, 16, 12, '#fff3d6') +
  eyes(60, 13) +
  muzzle(70)

const wolf: Avatar = () =>
  path('M24 60L28 16L54 36ZM96 60L92 16L66 36Z', '#6d7889') +
  path('M31 42L34 28L44 37ZM89 42L86 28L76 37Z', '#c9d0da') +
  path('M18 66L30 44C38 34 48 30 60 30S82 34 90 44L102 66L90 74L84 88L60 102L36 88L30 74Z', '#7f8b9d') +
  path('M30 74L44 66L60 76L76 66L90 74L84 88L60 102L36 88Z', '#eef1f5') +
  line('M38 56L50 61M82 56L70 61', INK, 4) +
  circle(46, 63, 3.6, INK) +
  circle(74, 63, 3.6, INK) +
  path('M53 84Q60 80 67 84Q66 92 60 94Q54 92 53 84Z', INK)

const MASCOTS = [tiger, panda, fox, bear, lion, wolf] as const
