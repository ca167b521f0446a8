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

/** Finds words whatever their case and width; of those that begin at one place the longest counts. */
export const createScreen = (entries: readonly LexiconEntry[]): Screen => {
  const root: Node = { next: new Map(), entry: null }
  for (const entry of entries) {
    let node = root
    for (const char of fold(entry.profanity)) node = childOf(node, char)
    if (node !== root) node.entry ??= entry
  }

  return (text) => {
    const { chars, ends } = unfold(text)
    let screened = ''
    let isRefused = false
    let from = 0
    for (let at = 0; at < chars.length;) {
      const found = longestAt(root, chars, at)
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

const stars = (word: string): string => word.replace(/./gsu, '*')

const longestAt = (root: Node, chars: readonly string[], at: number) => {
  let found: { entry: LexiconEntry; end: number } | null = null
  let node: Node | undefined = root
  for (let end = at; node !== undefined; end += 1) {
    if (node.entry !== null) found = { entry: node.entry, end }
    const char: string | undefined = chars[end]
    node = char === undefined ? undefined : node.next.get(char)
  }
  return found
}

const childOf = ({ next }: Node, char: string): Node => {
  const known = next.get(char)
  if (known !== undefined) return known
  const made = { next: new Map<string, Node>(), entry: null }
  next.set(char, made)
  return made
}

const fold = (text: string): readonly string[] => [...text.normalize('NFKC').toLowerCase()]

/** The folded characters of a text, and where in the text each of them ends. */
const unfold = (text: string) => {
  const chars: string[] = []
  const ends: number[] = []
  let end = 0
  for (const char of text) {
    end += char.length
    for (const folded of fold(char)) {
      chars.push(folded)
      ends.push(end)
    }
  }
  return { chars, ends }
}
