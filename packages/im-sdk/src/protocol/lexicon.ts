import { joinRuns, NOTHING, NO_RUN, runsOf, standsApart, UNSPACED, type Run } from './lexicon-runs'

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

/** How a list entry is written: the length of each of its runs. */
interface Word {
  readonly entry: LexiconEntry
  readonly counts: readonly number[]
  readonly letters: number
}

interface Node {
  readonly char: string
  readonly next: Map<string, Node>
  /** Words with these letters, which differ in how often they repeat them; the longest first. */
  readonly words: Word[]
}

interface Found {
  entry: LexiconEntry | null
  end: number
}

export interface ScreenOptions {
  /** The letter that a character looks like, or the character itself. Default: no look-alikes. */
  readonly lookAlike?: (char: string) => string
  /** The letter that a digit or sign may replace, or the character itself. Default: no replacements. */
  readonly writtenFor?: (char: string) => string
}

/**
 * Finds words regardless of case, width and accents, and through invisible characters, look-alikes, separators between
 * letters, and letters that are repeated. Of the words that begin at one position the longest matches. Ordinary text
 * must not match, therefore:
 *
 * - Letters with a separator that the list entry does not have match only if they are isolated from other letters: `f.o
 *   u.l` contains "foul", `of oulanem` does not. Chinese has no spaces and matches everywhere, but over more than eight
 *   separators only a word of four letters does. Between Chinese signs, digits and Latin letters separate, too, up to
 *   three of them, or one in a word of two signs.
 * - One doubled letter is ordinary in a short word (`loose`, 妈妈): see `isStretched`.
 * - At most half of a word's letters may be digits, so that prices do not match.
 */
export const createScreen = (entries: readonly LexiconEntry[], options: ScreenOptions = {}): Screen => {
  const { lookAlike = same, writtenFor = same } = options
  const root = newNode('')
  for (const entry of entries) addWord(root, entry, lookAlike)

  return (text) => {
    const runs = runsOf(text, lookAlike)
    let screened = ''
    let isRefused = false
    let from = 0
    for (let at = 0; at < runs.length;) {
      const { entry, end: endRun } = longestAt(root, runs, at, writtenFor)
      if (entry === null) {
        at += 1
        continue
      }
      if (entry.filterType === 1) isRefused = true
      else {
        const start = runs[at - 1]?.end ?? 0
        const end = runs[endRun - 1]?.end ?? 0
        screened += text.slice(from, start) + (entry.replacement || stars(text.slice(start, end)))
        from = end
      }
      at = endRun
    }
    return { text: screened + text.slice(from), isRefused }
  }
}

const same = (char: string) => char

const stars = (word: string): string => word.replace(/./gsu, '*')

/** Spaces, punctuation and signs. */
const SEPARATOR = /[\p{P}\p{S}\p{Z}\p{Cc}]/u
/** What separates Chinese signs besides. */
const FILLER = /[\p{N}\p{Script=Latin}]/u
const MAX_FILLERS = 3
const DIGIT = /\d/
const LETTER = /\p{L}/u
/** Over more characters than this, two letters belong to one word only if the word is long or isolated. */
const NEAR = 8
const LONG_ENOUGH_FAR = 4
/** Different separators between two letters, and repetitions behind separators: bounds the cost of a position. */
const MAX_BETWEEN = 16
/** In a word of this length, one doubled letter is no other ordinary word. */
const LONG_ENOUGH_DOUBLED = 5

const newNode = (char: string): Node => ({ char, next: new Map(), words: [] })

const addWord = (root: Node, entry: LexiconEntry, lookAlike: (char: string) => string) => {
  const runs = runsOf(entry.profanity, lookAlike)
  for (const written of [runs, joinRuns(runs.filter(({ char }) => !SEPARATOR.test(char)))]) {
    if (written.length === 0) continue
    const node = written.reduce((parent, { char }) => {
      const child = parent.next.get(char) ?? newNode(char)
      parent.next.set(char, child)
      return child
    }, root)
    const counts = written.map(({ count }) => count)
    const letters = counts.reduce((sum, count) => sum + count)
    if (node.words.some((word) => word.counts.join() === counts.join())) continue
    node.words.push({ entry, counts, letters })
    node.words.sort((a, b) => b.letters - a.letters)
  }
}

const longestAt = (root: Node, runs: readonly Run[], at: number, writtenFor: (char: string) => string): Found => {
  const found: Found = { entry: null, end: at }
  let node: Node = root
  const counts: number[] = []
  let isSpaced = false
  let isFar = false
  let between = 0
  let gap = 0
  let fillers = 0
  let mostFillers = 0
  let letters = 0
  let digits = 0
  for (let end = at; end < runs.length; end += 1) {
    const { char, count } = runs[end] ?? NO_RUN
    const written = writtenFor(char)
    const literal: Node | undefined = node.next.get(char)
    const next: Node | undefined = literal ?? (char === node.char ? undefined : node.next.get(written))
    const isSame = char === node.char
    const isRepeated = next === undefined && (isSame || (written === node.char && !LETTER.test(char)))
    if (next === undefined && !isRepeated) {
      between += 1
      gap += count
      const isFiller = FILLER.test(char) && UNSPACED.test(node.char)
      if (isFiller) fillers += count
      mostFillers = Math.max(mostFillers, fillers)
      if (node === root || !(isFiller || SEPARATOR.test(char)) || between > MAX_BETWEEN) return found
      continue
    }
    // A filler stands between two Chinese signs.
    if (fillers > 0 && !UNSPACED.test(char)) return found
    fillers = 0
    if (gap > 0) isSpaced = true
    if (gap > NEAR) isFar = true
    if (isRepeated) {
      counts[counts.length - 1] = (counts.at(-1) ?? 0) + count
      between += 1
      if (between > MAX_BETWEEN) return found
    } else {
      node = next ?? node
      counts.push(count)
      between = 0
    }
    letters += count
    if (literal === undefined && !isSame && DIGIT.test(char)) digits += count
    const word: Word | undefined = digits * 2 > letters ? undefined : node.words.find((each) => isWritten(each, counts))
    const isTail = isSame && gap === 0
    gap = 0
    if (word === undefined || (word.entry === found.entry && !isTail)) continue
    if (mostFillers > (word.letters < 3 ? 1 : MAX_FILLERS)) continue
    if (isSpaced && !standsApart(runs, at, end + 1, UNSPACED)) continue
    if (isFar && word.letters < LONG_ENOUGH_FAR && !standsApart(runs, at, end + 1, NOTHING)) continue
    found.entry = word.entry
    found.end = end + 1
  }
  return found
}

/**
 * Whether a text with runs of these lengths contains the word. The first and the last letter may be repeated, because
 * words match within words.
 */
const isWritten = ({ counts: wanted, letters }: Word, counts: readonly number[]): boolean =>
  wanted.every((count, index) => (counts[index] ?? 0) >= count) &&
  isStretched(
    wanted.slice(1, -1).map((count, index) => (counts[index + 1] ?? 0) - count),
    letters,
  )

/**
 * Whether added letters hide a word: one is added twice, two are doubled, or the word is long. 他妈妈的 and "loose" are
 * other words than 他妈的 and "lose".
 */
const isStretched = (added: readonly number[], letters: number): boolean =>
  added.every((count) => count === 0) ||
  letters >= LONG_ENOUGH_DOUBLED ||
  added.some((count) => count > 1) ||
  added.filter((count) => count > 0).length > 1
