import { circle, clipped, ellipse, line, path, rect } from '../draw'
import type { Avatar, AvatarTones } from './avatar'

/** Six supporters. `turn` deals hair, skin and shirts anew, so that sets do not repeat each other's people. */
export const fans = (turn: number): Avatar[] =>
  Array.from({ length: 6 }, (_, i) => (tones) => {
    const pick = <T>(from: readonly T[], step: number) => from[(i + turn * step) % from.length]!
    const ground = pick([tones.pale, tones.base, tones.bright, tones.deep], 1)
    return (
      rect(0, 0, 120, 120, ground) +
      fan(
        i,
        pick(SKINS, 3),
        pick(HAIRS, 2),
        pick(HEADS, 2),
        pick(SHIRTS, 5),
        ground === tones.deep || ground === tones.base ? tones.pale : tones.base,
        tones,
      )
    )
  })

type Head = (hair: string, tones: AvatarTones) => readonly [behind: string, before: string]
type Shirt = (dark: string) => string

const SKINS = ['#ffdcc2', '#f1bd94', '#c98a5e', '#8d5a3b', '#ffe3cf']
const HAIRS = ['#2b2320', '#5b3a24', '#1b1b22', '#8a5a2b', '#3a2a2a', '#c9822f']

const fan = (i: number, skin: string, hair: string, head: Head, shirt: Shirt, cloth: string, tones: AvatarTones) => {
  const [behind, before] = head(hair, tones)
  const body = path('M14 124C14 98 30 88 48 85H72C90 88 106 98 106 124Z', cloth)
  return (
    behind +
    body +
    clipped(`shirt${i}`, path('M14 124C14 98 30 88 48 85H72C90 88 106 98 106 124Z', '#000'), shirt(tones.night)) +
    path('M49 70H71V86Q60 98 49 86Z', skin) +
    path('M49 80Q60 90 71 80V86Q60 98 49 86Z', 'rgba(0,0,0,0.12)') +
    circle(34.5, 57, 5.5, skin) +
    circle(85.5, 57, 5.5, skin) +
    path('M36 46C36 30 46 24 60 24S84 30 84 46V58C84 72 74 82 60 82S36 72 36 58Z', skin) +
    circle(50.5, 56, 2.9, '#22252c') +
    circle(69.5, 56, 2.9, '#22252c') +
    line('M53 68Q60 74 67 68', '#22252c', 2.6) +
    before
  )
}

const short: Head = (hair) => [
  '',
  path('M33 52C28 28 44 16 62 17C80 16 92 30 87 52C85 44 81 39 76 37C64 43 46 42 40 38C36 41 34 46 33 52Z', hair),
]

const long: Head = (hair) => [
  path('M28 60C24 26 44 14 60 14S96 26 92 60C92 78 96 88 90 94H30C24 88 28 78 28 60Z', hair),
  path('M34 52C36 34 46 28 58 27C70 28 84 34 86 52C78 48 70 42 66 34C58 44 44 48 34 52Z', hair),
]

const cap: Head = (hair, { deep, night, bright }) => [
  path('M33 58C30 46 34 40 40 36H80C86 40 90 46 87 58Z', hair),
  path('M32 42C32 22 46 14 60 14S88 22 88 42Z', deep) +
    path('M30 41H74Q98 41 104 50Q84 46 60 48Q40 49 30 46Z', night) +
    circle(60, 15, 3.5, bright),
]

const curly: Head = (hair) => [
  '',
  [
    [36, 40],
    [42, 29],
    [52, 23],
    [64, 22],
    [75, 27],
    [83, 37],
    [60, 31],
    [49, 34],
    [71, 34],
  ]
    .map(([x, y]) => circle(x!, y!, 9, hair))
    .join(''),
]

const bun: Head = (hair) => [
  circle(60, 14, 11, hair),
  path('M33 54C30 30 44 20 60 20S90 30 87 54C84 42 76 36 60 36S36 42 33 54Z', hair),
]

const headband: Head = (hair, { bright }) => [
  '',
  path('M33 50C28 26 46 12 62 14C80 12 94 28 87 50C84 42 76 38 60 38S36 42 33 50Z', hair) +
    line('M35 43Q60 33 85 43', bright, 7),
]

const HEADS = [short, long, cap, curly, bun, headband] as const

const collar: Shirt = (dark) => line('M46 86Q60 104 74 86', dark, 5)
const stripes: Shirt = (dark) => [24, 46, 68, 90].map((x) => rect(x, 80, 9, 44, dark)).join('') + collar(dark)
const hoops: Shirt = (dark) => rect(0, 100, 120, 7, dark) + rect(0, 113, 120, 7, dark) + collar(dark)
const sash: Shirt = (dark) => line('M24 84L100 124', dark, 12) + collar(dark)
const halves: Shirt = (dark) => rect(60, 80, 60, 44, dark) + ellipse(60, 84, 12, 7, dark)

const SHIRTS = [collar, stripes, hoops, sash, halves] as const
