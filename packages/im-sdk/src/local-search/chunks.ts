import { fold } from './fold'

/** The folded parts between the blanks of a keyword that have a letter, a digit or a picture. All must be found. */
export const chunksOf = (keyword: string): readonly string[] =>
  fold(keyword)
    .text.split(/\s+/)
    .filter((chunk) => SEARCHABLE.test(chunk))

/** Whether a word may begin here. Scripts without blanks between words have a boundary at each character. */
export const isBoundary = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 2), at)
  return !ENDS_IN_WORD.test(before) || !STARTS_WITH_WORD.test(text.slice(at, at + 2))
}

/** Characters of scripts that put no blanks between words, and pictures. */
const SIGN =
  '[ー\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\p{Extended_Pictographic}]'
const LETTER = `(?!${SIGN})[\\p{L}\\p{N}\\p{M}]`
const SEARCHABLE = new RegExp(`${SIGN}|${LETTER}`, 'u')
const STARTS_WITH_WORD = new RegExp(`^${LETTER}`, 'u')
const ENDS_IN_WORD = new RegExp(`${LETTER}$`, 'u')
