/** The width of a character and its path, on a grid 14 high. */
type Letter = readonly [width: number, line: string]

const ROUND: Letter = [10, 'M5 0a5 7 0 1 1 0 14a5 7 0 1 1 0-14z']

/** Drawn as paths, because a server may have no font. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: [10, 'M0 14 5 0l5 14M1.8 9h6.4'],
  B: [9, 'M0 7h5.5a3.5 3.5 0 0 1 0 7H0V0h5a3.5 3.5 0 0 1 0 7'],
  C: [9.6, 'M9.6 3A5.2 7 0 1 0 9.6 11'],
  D: [10, 'M0 0h4a6 7 0 0 1 0 14H0z'],
  E: [8.5, 'M8.5 0H0v14h8.5M0 7h7'],
  F: [8.5, 'M8.5 0H0v14M0 7h7'],
  G: [10, 'M9.5 2.8A5.2 7 0 1 0 10 9.5V7.5H6'],
  H: [10, 'M0 0v14M10 0v14M0 7h10'],
  I: [0, 'M0 0v14'],
  J: [8, 'M8 0v9.5a4 4.5 0 0 1-8 0'],
  K: [9.5, 'M0 0v14M9 0 0 8M3 5.5 9.5 14'],
  L: [8.5, 'M0 0v14h8.5'],
  M: [11, 'M0 14V0l5.5 9L11 0v14'],
  N: [10, 'M0 14V0l10 14V0'],
  O: ROUND,
  P: [9, 'M0 14V0h5a4 4 0 0 1 0 8H0'],
  Q: [10, `${ROUND[1]}M6.5 9.5l3.5 5`],
  R: [9.5, 'M0 14V0h5a3.8 3.8 0 0 1 0 7.6H0M5 7.6 9.5 14'],
  S: [9.5, 'M9 2.8C7-.9 .5-.9.5 3.6S9.5 6.4 9.5 10.4 2 15.4 0 11.2'],
  T: [10, 'M0 0h10M5 0v14'],
  U: [10, 'M0 0v9a5 5 0 0 0 10 0V0'],
  V: [10, 'M0 0l5 14 5-14'],
  W: [13, 'M0 0l3.2 14L6.5 3l3.3 11L13 0'],
  X: [10, 'M0 0l10 14M10 0 0 14'],
  Y: [10, 'M0 0l5 7.5L10 0M5 7.5V14'],
  Z: [9.5, 'M0 0h9.5L0 14h9.5'],
  0: ROUND,
  1: [5, 'M1 3 5 0v14'],
  2: [9.5, 'M.5 3.8a4.4 3.8 0 0 1 8.6.6C9 8 3 11 .3 14H9.5'],
  3: [9, 'M.5 2.6A4.2 3.5 0 1 1 4.5 7a4.4 3.5 0 1 1-4.3 4.4'],
  4: [10, 'M7.5 14V0L0 10h10'],
  5: [9.5, 'M9 0H1.5L1 6.4a4.6 4.2 0 1 1-1 5'],
  6: [9.6, 'M8.5.5C3 1.5 0 6 0 9.5a4.8 4.5 0 1 0 9.6 0a4.8 4.5 0 1 0-9.6 0'],
  7: [9.5, 'M0 0h9.5L3.5 14'],
  8: [9.4, 'M4.7 7a3.9 3.5 0 1 1 .01 0a4.7 3.5 0 1 1-.01 0z'],
  9: [9.6, 'M1.1 13.5C6.6 12.5 9.6 8 9.6 4.5a4.8 4.5 0 1 0-9.6 0a4.8 4.5 0 1 0 9.6 0'],
  '?': [8, 'M0 3.5a4 3.5 0 1 1 5.5 3.3c-1.5.6-1.5 1.7-1.5 2.9M4 13.6v.4'],
}

const HEIGHT = 14
const GAP = 4.6

interface Place {
  /** The centre of the characters. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Wider texts are scaled down. */
  readonly maxWidth: number
  readonly ink: string
}

/** Capital letters and digits as SVG paths; other characters are omitted. */
export const lettersSvg = (text: string, { x, y, height, maxWidth, ink }: Place): string => {
  const letters = [...text].flatMap((sign) => (LETTERS[sign] ? [LETTERS[sign]] : []))
  const width = Math.max(
    1,
    letters.reduce((sum, [each]) => sum + each, GAP * (letters.length - 1)),
  )
  const scale = Math.min(height / HEIGHT, maxWidth / width)
  let left = -width / 2
  const lines = letters.map(([each, line]) => {
    const placed = `<path transform="translate(${left.toFixed(2)} ${-HEIGHT / 2})" d="${line}"/>`
    left += each + GAP
    return placed
  })
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`
}
