/** A text without the differences that a search ignores, and where each of its characters comes from. */
export interface Folded {
  readonly text: string
  /** The place in the original of each character, and at the end the original's length. */
  readonly places: readonly number[]
}

/** Folds case, width and accents: `Ｃａｆé` is `cafe`. */
export const fold = (original: string): Folded => {
  const places: number[] = []
  let text = ''
  for (let at = 0; at < original.length;) {
    const character = String.fromCodePoint(original.codePointAt(at) ?? 0)
    const plain = foldCharacter(character)
    for (let index = 0; index < plain.length; index++) places.push(at)
    text += plain
    at += character.length
  }
  places.push(original.length)
  return { text, places }
}

/** The place in the original of a range of the folded text. It covers whole characters and the accents after them. */
export const originalRange = ({ places }: Folded, from: number, to: number): readonly [from: number, to: number] => {
  const start = places[from] ?? 0
  const last = places[to - 1] ?? start
  return [start, places.slice(to).find((place) => place > last) ?? last]
}

const foldCharacter = (character: string): string => {
  const code = character.charCodeAt(0)
  if (code < 0x80) return character.toLowerCase()
  if (code >= 0x4e00 && code <= 0x9fff) return character
  const plain = character.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  return LETTERS[plain] ?? plain
}

/** Those of Latin, Greek and Cyrillic, because marks of other scripts tell letters apart; and how a picture is drawn. */
const ACCENTS = /[\u0300-\u036f\ufe00-\ufe0f]/g

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }
