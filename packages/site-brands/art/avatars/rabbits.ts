import { circle, ellipse, group, line, path, rect } from '../draw'
import type { Avatar, AvatarTones } from './avatar'

/** Six rabbits of one litter. `turn` deals coats and grounds anew. */
export const rabbits = (turn: number): Avatar[] =>
  OUTFITS.map((outfit, i) => (tones) => {
    const ground = [tones.base, tones.pale, tones.deep, tones.bright][(i + turn) % 4]!
    const light = ground === tones.pale
    const coats = light ? COATS_ON_PALE : COATS
    const coat = coats[(i + turn * 2) % coats.length]!
    return rect(0, 0, 120, 120, ground) + rabbit(coat, light ? tones.base : tones.bright, outfit(tones))
  })

interface Outfit {
  readonly ears: 'up' | 'folded' | 'wide'
  readonly eyes: string
  readonly wear: string
}

const INK = '#22252c'
const COATS_ON_PALE = ['#ffffff', '#c99f7a', '#8b7a70']
const COATS = ['#ffffff', '#f4e3cf', '#d8dde5', '#c99f7a', '#ffffff', '#8b7a70']

const rabbit = (coat: string, lining: string, { ears, eyes, wear }: Outfit) =>
  EARS[ears](coat, lining) +
  path('M24 76C24 56 40 46 60 46S96 56 96 76C96 96 80 106 60 106S24 96 24 76Z', coat) +
  circle(36, 84, 6, 'rgba(240,110,120,0.35)') +
  circle(84, 84, 6, 'rgba(240,110,120,0.35)') +
  eyes +
  path('M55 80Q60 77 65 80Q64 85 60 86Q56 85 55 80Z', INK) +
  line('M60 86V90M60 90Q55 95 51 91M60 90Q65 95 69 91', INK, 2.6) +
  wear

const EARS = {
  up: (coat: string, lining: string) => ear(-12, coat, lining) + ear(12, coat, lining),
  wide: (coat: string, lining: string) => ear(-32, coat, lining) + ear(32, coat, lining),
  folded: (coat: string, lining: string) =>
    ear(-12, coat, lining) +
    group(
      'rotate(14 72 56)',
      rect(62, 22, 21, 44, coat, 10.5),
      group('rotate(112 72 32)', rect(62, 0, 21, 42, coat, 10.5), rect(68, 6, 9, 24, lining, 4.5)),
    ),
} as const

const ear = (lean: number, coat: string, lining: string) => {
  const x = lean < 0 ? 46 : 74
  return group(`rotate(${lean} ${x} 62)`, rect(x - 10.5, 6, 21, 62, coat, 10.5), rect(x - 4.5, 15, 9, 38, lining, 4.5))
}

const open = circle(44, 70, 4, INK) + circle(76, 70, 4, INK)
const smiling = line('M39 71Q44 65 49 71M71 71Q76 65 81 71', INK, 3.4)
const winking = circle(44, 70, 4, INK) + line('M71 70Q76 66 81 70', INK, 3.4)

const plain = (): Outfit => ({ ears: 'up', eyes: open, wear: '' })

const headset = ({ night, bright }: AvatarTones): Outfit => ({
  ears: 'wide',
  eyes: open,
  wear:
    line('M24 76C22 44 42 38 60 38S98 44 96 76', night, 6) +
    rect(15, 66, 14, 24, night, 7) +
    rect(91, 66, 14, 24, night, 7) +
    line('M22 88Q26 102 44 101', night, 4) +
    circle(46, 101, 4, bright),
})

const glasses = ({ night }: AvatarTones): Outfit => ({
  ears: 'folded',
  eyes:
    rect(32, 62, 23, 15, night, 7) +
    rect(65, 62, 23, 15, night, 7) +
    line('M55 67H65', night, 4) +
    line('M38 66L43 66M71 66L76 66', '#ffffff', 2.4),
  wear: '',
})

const scarf = ({ deep, pale }: AvatarTones): Outfit => ({
  ears: 'up',
  eyes: smiling,
  wear:
    path('M24 98Q60 116 96 98V112Q60 130 24 112Z', deep) +
    [34, 52, 70, 88].map((x) => line(`M${x} ${x < 50 || x > 80 ? 104 : 108}V124`, pale, 5)).join(''),
})

const sweatband = ({ deep, pale }: AvatarTones): Outfit => ({
  ears: 'folded',
  eyes: winking,
  wear: line('M31 59Q60 46 89 59', deep, 8) + ellipse(60, 53, 5, 4, pale),
})

const dreaming = ({ bright }: AvatarTones): Outfit => ({
  ears: 'wide',
  eyes: line('M39 69Q44 75 49 69M71 69Q76 75 81 69', INK, 3.4),
  wear: circle(60, 56, 3, bright) + circle(52, 58, 2, bright) + circle(68, 58, 2, bright),
})

const OUTFITS = [plain, headset, glasses, scarf, sweatband, dreaming] as const
