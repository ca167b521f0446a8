import { seededRandom } from '../ports/seeded-random'
import { coloursOf, type Colours } from './colours'
import { flagBody } from './flag'
import { lettersSvg } from './letters'

export interface CrestSubject {
  readonly id: number
  readonly sport: number
  /** Latin letters; the crest shows the initials. */
  readonly name: string
  readonly colours: string
  readonly country: string
}

/** Shapes in a box of 64: shields, a roundel, a hexagon. */
const SHAPES = [
  'M8 8h48v26c0 14-11 21-24 26C19 55 8 48 8 34z',
  'M32 4c9 5 17 6 24 6v24c0 13-10 21-24 26C18 55 8 47 8 34V10c7 0 15-1 24-6z',
  'M10 6h44l-2 34c-1 10-10 16-20 20-10-4-19-10-20-20z',
  'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56z',
  'M32 4l24 12v28L32 60 8 44V16z',
  'M7 12c9 0 13-2 17-6h16c4 4 8 6 17 6-1 8-3 12-3 22 0 13-9 20-22 26-13-6-22-13-22-26 0-10-2-14-3-22z',
] as const

const PATTERNS: readonly ((colours: Colours) => string)[] = [
  () => '',
  ({ second }) => `<path d="M20 0h8v64h-8zM36 0h8v64h-8z" fill="${second}" opacity=".92"/>`,
  ({ second }) => `<path d="M32 0h32v64H32z" fill="${second}" opacity=".92"/>`,
  ({ second }) => `<path d="M0 44 44 0h14L0 58z" fill="${second}" opacity=".92"/>`,
  ({ second }) => `<path d="M0 14h64v7H0zM0 45h64v7H0z" fill="${second}" opacity=".92"/>`,
  ({ second }) => `<path d="M0 0h64v17H0z" fill="${second}" opacity=".92"/>`,
  ({ second }) => `<path d="M0 12 32 2l32 10v8L32 10 0 20zM0 56l32-10 32 10v8H0z" fill="${second}" opacity=".92"/>`,
]

/** The crest of a team, always the same for a team; readable at 20 px in both modes. */
export const crestSvg = (subject: CrestSubject): string => {
  const random = seededRandom(
    'crest',
    subject.sport === 3 ? subject.id : Math.floor(subject.id / 1000),
    subject.id % 100,
    subject.colours,
  )
  const shape = subject.sport === 2 ? SHAPES[3] : random.pick(SHAPES)
  if (subject.colours === 'flag') return framed(SHAPES[3], '#334155', flagBody(subject.country))
  const colours = coloursOf(subject.colours)
  const pattern = random.pick(PATTERNS)(colours)
  const initials = initialsOf(subject.name)
  const plate = initials.length > 2 ? 24 : 19
  const middle =
    pattern === ''
      ? ''
      : `<circle cx="32" cy="32" r="${plate - 2}" fill="${colours.main}" stroke="${colours.second}" stroke-width="2"/>`
  const rim =
    pattern === ''
      ? `<circle cx="32" cy="31" r="${plate}" fill="none" stroke="${colours.second}" stroke-width="2.5"/>`
      : ''
  const height = initials.length > 2 ? 11.5 : initials.length === 2 ? 14.5 : 18
  const letters = lettersSvg(initials, { x: 32, y: 32, height, maxWidth: plate * 1.4, ink: colours.ink })
  return framed(
    shape,
    colours.mainDark,
    `<rect width="64" height="64" fill="${colours.main}"/>${pattern}${rim}${middle}${letters}`,
  )
}

/** The logo of a league: a badge with a cup, ball or pad in its colours. */
export const eventSvg = ({ id, sport, name, colours: text }: CrestSubject): string => {
  const colours = coloursOf(text)
  const random = seededRandom('event', id)
  const initials = initialsOf(name, 3)
  const letters = lettersSvg(initials, {
    x: 32,
    y: 47,
    height: initials.length > 2 ? 11.5 : 14,
    maxWidth: 42,
    ink: '#fff',
  })
  return framed(
    'M14 4h36a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H14A10 10 0 0 1 4 50V14A10 10 0 0 1 14 4z',
    colours.mainDark,
    `<rect width="64" height="64" fill="${colours.main}"/><path d="M0 ${random.between(34, 40)}Q32 ${random.between(22, 30)} 64 ${random.between(34, 42)}V64H0z" fill="${colours.mainDark}"/>${EMBLEMS[sport] ?? ''}${letters}`,
  )
}

const EMBLEMS: Readonly<Record<number, string>> = {
  1: '<circle cx="32" cy="21" r="12" fill="#fff"/><path d="m32 15 6 4-2 7h-8l-2-7zM32 9v6m6 4 6-2m-8 9 4 6m-12-6-4 6m2-13-6-2" fill="#1b2230" stroke="#1b2230" stroke-width="1.6"/>',
  2: '<circle cx="32" cy="21" r="12" fill="#f08a2c"/><path d="M20 21h24M32 9v24M23 12c6 5 6 13 0 18m18-18c-6 5-6 13 0 18" fill="none" stroke="#6b3408" stroke-width="1.8"/>',
  3: '<path d="M20 14h24c5 0 8 8 8 15 0 4-5 5-8 1l-3-4H23l-3 4c-3 4-8 3-8-1 0-7 3-15 8-15z" fill="#fff"/><path d="M22 17v6m-3-3h6" stroke="#1b2230" stroke-width="2.4"/><circle cx="41" cy="18" r="1.9" fill="#1b2230"/><circle cx="45" cy="22" r="1.9" fill="#1b2230"/>',
}

const framed = (shape: string, edge: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><clipPath id="c"><path d="${shape}"/></clipPath><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" stroke-linejoin="round"/><g clip-path="url(#c)">${inside}</g><path d="${shape}" fill="none" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round"/></svg>`

const NOISE = new Set([
  'FC',
  'CF',
  'SC',
  'AC',
  'AS',
  'CA',
  'RC',
  'SV',
  'US',
  'CD',
  'UD',
  'AFC',
  'U21',
  'U22',
  'WOMEN',
  'ACADEMY',
  'DE',
  'THE',
  'OF',
  'CLUB',
])

/** Up to two letters of a club's name; short names of only letters are kept. */
const initialsOf = (name: string, most = 2): string => {
  const words = name
    .normalize('NFD')
    .replace(/[^\w\s&-]/g, '')
    .split(/[\s&-]+/)
    .filter(Boolean)
  const telling = words.filter((word) => !NOISE.has(word.toUpperCase()))
  const [first = words[0] ?? '?'] = telling
  if (telling.length <= 1)
    return first.length <= 3 ? first.toUpperCase() : first.slice(0, most === 3 ? 3 : 2).toUpperCase()
  return telling
    .slice(0, most)
    .map((word) => word[0])
    .join('')
    .toUpperCase()
}
