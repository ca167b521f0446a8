import { pinyin } from 'pinyin-pro'
import { fold, gramsOf, HAN, wordsOf } from './fold'
import type { SearchNameTable } from './search-tables'

/** What the index stores of the names of one thing. */
export const nameKeys = (
  given: readonly string[],
): Pick<SearchNameTable, 'names' | 'pinyin' | 'initials' | 'grams'> => {
  const names = unique(given.map(fold))
  const spoken = names.filter((name) => HAN.test(name)).map(partsOf)
  const full = unique(spoken.flatMap((parts) => endsOf(parts.map(({ sound }) => sound))))
  const initials = unique([
    ...spoken.flatMap((parts) => endsOf(parts.map(({ initial }) => initial))),
    ...names.filter((name) => !HAN.test(name)).map(initialsOf),
  ])
  const words = unique([...names, ...full, ...initials].flatMap(wordsOf))
  return {
    names: joined(names),
    pinyin: joined(full),
    initials: joined(initials),
    grams: unique(words.flatMap((word) => gramsOf(word, true))),
  }
}

/** A keyword as the index is searched for it. */
export interface NameQuery {
  /** The folded keyword; empty if it has no letter and no digit. */
  readonly text: string
  /** What words of a name have to start with: the words of the keyword, or all of it if it repeats a word. */
  readonly starts: readonly string[]
  /** The trigrams that a name has whose words start with those of the keyword. */
  readonly required: readonly string[]
  /** The trigrams of the keyword as it sounds; a name like it has many of them. */
  readonly similar: readonly string[]
  /** How many of these there are, each as often as it is in the keyword: a name that repeats nothing is not like one that does. */
  readonly length: number
}

export const nameQuery = (keyword: string): NameQuery => {
  const text = fold(keyword)
  const all = wordsOf(text)
  const words = unique(all)
  const sounds = HAN.test(text)
    ? [
        partsOf(text)
          .map(({ sound }) => sound)
          .join(''),
      ]
    : words
  // Short words have too few trigrams to be told apart.
  const heard = sounds.join('').length < 4 ? [] : sounds.flatMap((word) => gramsOf(word, true))
  return {
    text,
    starts: words.length === all.length ? words : [text],
    required: unique(words.flatMap((word) => gramsOf(word, false))),
    similar: unique(heard),
    length: heard.length,
  }
}

interface Part {
  readonly sound: string
  readonly initial: string
}

/** The characters of a folded name, with runs of other letters, which have no shorter form: ac, mi and lan of `AC米兰`. */
const partsOf = (folded: string): Part[] => {
  const text = folded.replaceAll(' ', '')
  const sounds = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  return Array.from(text.matchAll(PARTS), ([part], at) => {
    const sound = HAN.test(part) ? (sounds[at] ?? part) : part
    return { sound, initial: HAN.test(part) ? firstOf(sound) : part }
  })
}

const PARTS = /\p{Script=Han}|\P{Script=Han}+/gu

const initialsOf = (folded: string): string => {
  const words = wordsOf(folded)
  return words.length < 2 ? '' : words.map(firstOf).join('')
}

/** A whole character: half of a surrogate pair cannot be stored. */
const firstOf = ([first = '']: string): string => first

/** The whole, and what follows each part: a person may write the end of a name only. */
const endsOf = (parts: readonly string[]): string[] => parts.map((_, at) => parts.slice(at).join(''))

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '')

const joined = (texts: readonly string[]): string => texts.map((text) => `| ${text} |`).join('')
