/** An entry of the profanity list. Rule: IM-42. */
export interface LexiconEntry {
  readonly profanity: string
  /** The replacement. If empty, one star per character. */
  readonly replacement: string
  /** 1: the text is refused. 2: the word is replaced. */
  readonly filterType: 1 | 2
  /** The category of the word. The back end defines the numbers. */
  readonly profanityType: number
}

export interface Screened {
  /** The text with its replacements. */
  readonly text: string
  /** The text contains a refused word. */
  readonly isRefused: boolean
}

export type Screen = (text: string) => Screened

interface Node {
  readonly next: Map<string, Node>
  entry: LexiconEntry | null
}

export interface ScreenOptions {
  /** The letter that a character looks like, or the character itself. Default: no look-alikes. */
  readonly lookAlike?: (char: string) => string
  /** The letter that a digit or sign may replace, or the character itself. Default: no replacements. */
  readonly writtenFor?: (char: string) => string
}

/**
 * Finds words regardless of case, width and accents, and through invisible characters, look-alikes and separators
 * between letters. Of the words that begin at one position the longest matches. Letters with a separator that the
 * list entry does not have match only if they are isolated from other letters: `f.o u.l` contains "foul", `of
 * oulanem` does not. Chinese has no spaces and matches everywhere. At most half of a word's letters may be digits, so
 * that prices do not match.
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
/** Invisible, or drawn into the preceding character. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/u
/** A match with separators must be isolated from its neighbours. */
const JOINED = /[\p{L}\p{N}]/u
const DIGIT = /\d/
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** With more characters than this between them, two letters do not belong to one word. */
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

/** The folded characters of a text and the end position of each, including invisible characters that follow it. */
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
