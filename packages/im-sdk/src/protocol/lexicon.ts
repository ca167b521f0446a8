/** A word of the list. Source: im.md §3 Other. */
export interface LexiconEntry {
  readonly profanity: string
  /** What stands in its place; a star a character when empty. */
  readonly replacement: string
  /** 1: a text with it is refused. 2: it is replaced. */
  readonly filterType: 1 | 2
  /** What kind of word it is; the numbers are the back end's. */
  readonly profanityType: number
}

export interface Screened {
  /** With the words that are to be replaced replaced. */
  readonly text: string
  /** The text holds a word that is refused. */
  readonly isRefused: boolean
}

export type Screen = (text: string) => Screened

interface Node {
  readonly next: Map<string, Node>
  entry: LexiconEntry | null
}

export interface ScreenOptions {
  /** The letter that a character is drawn like, or the character itself. Default: nothing looks like anything else. */
  readonly lookAlike?: (char: string) => string
  /** The letter that a digit or sign may stand for, or the character itself. Default: none stands for another. */
  readonly writtenFor?: (char: string) => string
}

/**
 * Finds words whatever their case, width and accents, and through invisible characters, look-alikes and what is put
 * between their letters; of those that begin at one place the longest counts. Letters with something between them that
 * the list has not are a word only where they stand apart from other letters: `f.o u.l` holds "foul", `of oulanem` does
 * not. Chinese, which has no spaces, is found everywhere. Of the letters of a word at most half are written as digits: a
 * price is no word.
 */
export const createScreen = (entries: readonly LexiconEntry[], options: ScreenOptions = {}): Screen => {
  const { lookAlike = same, writtenFor = same } = options
  const root: Node = { next: new Map(), entry: null }
  for (const entry of entries) {
    const chars = unfold(entry.profanity, lookAlike).chars
    for (const written of [chars, chars.filter((char) => !SEPARATOR.test(char))]) {
      let node = root
      for (const char of written) node = childOf(node, char)
      if (node !== root) node.entry ??= entry
    }
  }

  return (text) => {
    const { chars, ends } = unfold(text, lookAlike)
    let screened = ''
    let isRefused = false
    let from = 0
    for (let at = 0; at < chars.length;) {
      const found = longestAt(root, chars, at, writtenFor)
      if (found === null) {
        at += 1
        continue
      }
      if (found.entry.filterType === 1) isRefused = true
      else {
        const start = ends[at - 1] ?? 0
        const end = ends[found.end - 1] ?? 0
        screened += text.slice(from, start) + (found.entry.replacement || stars(text.slice(start, end)))
        from = end
      }
      at = found.end
    }
    return { text: screened + text.slice(from), isRefused }
  }
}

const same = (char: string) => char

const stars = (word: string): string => word.replace(/./gsu, '*')

/** Spaces, punctuation and signs. */
const SEPARATOR = /[\p{P}\p{S}\p{Z}\p{Cc}]/u
/** Drawn as nothing, or into the character before it. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/u
/** Stands apart from its neighbours only with something between them. */
const JOINED = /[\p{L}\p{N}]/u
const DIGIT = /\d/
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** More than this between two letters, and they belong to no one word. */
const MAX_BETWEEN = 8

const longestAt = (root: Node, chars: readonly string[], at: number, writtenFor: (char: string) => string) => {
  let found: { entry: LexiconEntry; end: number } | null = null
  let node: Node = root
  let isSpaced = false
  let between = 0
  let letters = 0
  let digits = 0
  for (let end = at; end < chars.length; end += 1) {
    const char = chars[end] ?? ''
    const literal = node.next.get(char)
    const next = literal ?? node.next.get(writtenFor(char))
    if (next === undefined) {
      if (node === root || !SEPARATOR.test(char) || (between += 1) > MAX_BETWEEN) return found
      isSpaced = true
      continue
    }
    node = next
    between = 0
    letters += 1
    if (literal === undefined && DIGIT.test(char)) digits += 1
    if (node.entry !== null && digits * 2 <= letters && (!isSpaced || standsApart(chars, at, end + 1)))
      found = { entry: node.entry, end: end + 1 }
  }
  return found
}

const standsApart = (chars: readonly string[], start: number, end: number): boolean =>
  !isJoined(chars[start - 1], chars[start]) && !isJoined(chars[end - 1], chars[end])

const isJoined = (left = '', right = ''): boolean =>
  JOINED.test(left) && JOINED.test(right) && !UNSPACED.test(left) && !UNSPACED.test(right)

const childOf = ({ next }: Node, char: string): Node => {
  const known = next.get(char)
  if (known !== undefined) return known
  const made = { next: new Map<string, Node>(), entry: null }
  next.set(char, made)
  return made
}

/** The folded characters of a text, and where in the text each of them ends, with the invisible ones that follow. */
const unfold = (text: string, lookAlike: (char: string) => string) => {
  const chars: string[] = []
  const ends: number[] = []
  let end = 0
  for (const char of text) {
    end += char.length
    let isSeen = false
    for (const part of char.normalize('NFKD').toLowerCase().normalize('NFKD')) {
      if (INVISIBLE.test(part)) continue
      isSeen = true
      chars.push(lookAlike(part))
      ends.push(end)
    }
    if (!isSeen && ends.length > 0) ends[ends.length - 1] = end
  }
  return { chars, ends }
}
