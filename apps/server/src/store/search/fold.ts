import { Converter } from 'opencc-js/t2cn'

/**
 * A text as words for comparison: small letters and digits without accents, simplified Chinese characters as words of
 * their own, nothing else.
 */
export const fold = (text: string): string =>
  inSimplified(text.normalize('NFKC'))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The converter is slow, and most names have no Chinese characters. */
const inSimplified = (text: string): string => (HAN.test(text) ? simplified(text) : text)

const simplified = Converter({ from: 't', to: 'cn' })

export const wordsOf = (folded: string): string[] => folded.split(' ').filter((word) => word !== '')

/**
 * The trigrams of a word with two spaces before it, and one after it unless only its beginning is known. A Chinese
 * character is one gram.
 */
export const gramsOf = (word: string, isWhole: boolean): string[] => {
  if (HAN.test(word)) return [word]
  const letters = [' ', ' ', ...word, ...(isWhole ? [' '] : [])]
  return Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3).join(''))
}

export const HAN = /\p{Script=Han}/u
