import { textOf } from '../input'
/** A part of a text; `hit` if it matches the keyword, to be rendered with `<em>`. */
export interface Segment {
  text: string
  hit: boolean
}

/**
 * Splits a text into parts and marks every match of a keyword, ignoring case and accents. An empty keyword matches
 * nothing. The joined parts equal the text.
 *
 * Rule: DOM-91.
 *
 * @example
 * highlight('Arsenal v arsenal', 'ARS') // => [{ text: 'Ars', hit: true }, { text: 'enal v ', hit: false }, { text: 'ars', hit: true }, { text: 'enal', hit: false }]
 * highlight('São Paulo', 'sao') // => [{ text: 'São', hit: true }, { text: ' Paulo', hit: false }]
 * highlight('曼城', '') // => [{ text: '曼城', hit: false }]
 */
export const highlight = (text: string, keyword: string): Segment[] => {
  const chars = Array.from(textOf(text))
  const folded = chars.map(fold)
  const needle = Array.from(textOf(keyword)).map(fold)
  const segments: Segment[] = []
  const push = (part: readonly string[], hit: boolean) => {
    if (part.length > 0) segments.push({ text: part.join(''), hit })
  }

  let start = 0
  let at = 0
  while (needle.length > 0 && at + needle.length <= chars.length) {
    if (needle.every((char, index) => char === folded[at + index])) {
      push(chars.slice(start, at), false)
      push(chars.slice(at, at + needle.length), true)
      at += needle.length
      start = at
    } else at += 1
  }
  push(chars.slice(start), false)
  return segments
}

const fold = (char: string) => char.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
