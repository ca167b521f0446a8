import { seededRandom } from '../ports/seeded-random'
import { coloursOf } from './colours'
import { crestSvg, type CrestSubject } from './crest'
import { lettersSvg } from './letters'

interface CoverSubject {
  readonly id: number
  readonly sport: number
  readonly home: CrestSubject
  readonly away: CrestSubject
}

/** The picture of a live room, 16:9: both crests on the field of the sport in the teams' colours. */
export const coverSvg = ({ id, sport, home, away }: CoverSubject): string => {
  const left = coloursOf(home.colours)
  const right = coloursOf(away.colours)
  const random = seededRandom('cover', id)
  const beams = Array.from({ length: 3 }, (_, index) => {
    const x = random.between(20, 300)
    return `<path d="M${x} -10 ${x - random.between(40, 110)} 190h${random.between(50, 90)}z" fill="#fff" opacity="${(0.05 + index * 0.02).toFixed(2)}"/>`
  })
  const crest = (subject: CrestSubject, x: number, key: string) =>
    `<g transform="translate(${x} 52) scale(1.15)">${inner(crestSvg(subject), key)}</g>`
  const versus = lettersSvg('VS', { x: 163, y: 90, height: 13, maxWidth: 24, ink: '#fff' })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360"><defs><linearGradient id="l" x2="1" y2="1"><stop stop-color="${left.main}"/><stop offset="1" stop-color="${left.mainDark}"/></linearGradient><linearGradient id="r" x1="1" x2="0" y2="1"><stop stop-color="${right.main}"/><stop offset="1" stop-color="${right.mainDark}"/></linearGradient><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0b1019" stop-opacity=".1"/><stop offset="1" stop-color="#0b1019" stop-opacity=".72"/></linearGradient></defs><rect width="320" height="180" fill="url(#l)"/><path d="M182 0h138v180H138z" fill="url(#r)"/><path d="M182 0h6L144 180h-6z" fill="#fff" opacity=".85"/>${beams.join('')}${FIELDS[sport] ?? ''}<rect width="320" height="180" fill="url(#s)"/>${crest(home, 44, 'h')}${crest(away, 203, 'a')}<circle cx="163" cy="90" r="19" fill="#0b1019" opacity=".82"/>${versus}</svg>`
}

/** A picture for a room without a match. */
export const emptyCoverSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360"><rect width="320" height="180" fill="#1c2533"/>${FIELDS[1]}<circle cx="160" cy="90" r="26" fill="#0b1019" opacity=".8"/><path d="M152 76v28l24-14z" fill="#fff"/></svg>`

const FIELDS: Readonly<Record<number, string>> = {
  1: '<g fill="none" stroke="#fff" stroke-width="2" opacity=".28"><path d="M0 132h320M160 132l-14 48M60 132l-60 40M260 132l60 40"/><ellipse cx="158" cy="152" rx="46" ry="14"/></g>',
  2: '<g fill="none" stroke="#fff" stroke-width="2" opacity=".28"><path d="M0 134h320M70 134 40 180M250 134l30 46M110 134l-14 46M210 134l14 46"/><ellipse cx="160" cy="180" rx="90" ry="34"/></g>',
  3: '<g fill="none" stroke="#fff" stroke-width="2" opacity=".24"><path d="M0 140h90l20-16h100l20 16h90M0 158h120l14-10h52l14 10h120"/></g>',
}

/** The crest without its outer element, with unique ids, because two crests share one document. */
const inner = (svg: string, key: string): string =>
  svg
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll('"c"', `"c${key}"`)
    .replaceAll('#c)', `#c${key})`)
