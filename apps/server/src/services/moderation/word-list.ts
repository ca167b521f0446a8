import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createScreen, type LexiconEntry, type Screen } from '@org/im-sdk/protocol'
import type { WordRow } from '../../store/ops/words'
import { lookAlike, writtenFor } from './look-alike'

/** The local provider of moderation: a list of words. */
export interface WordList {
  /** Changes with the text. Never 0. */
  readonly version: number
  readonly entries: readonly LexiconEntry[]
  readonly screen: Screen
}

/**
 * The words of a text file, which is read once, at the start. One word per line: `word` is replaced by stars, `word = other` by the other word, `!word` refuses the text. Lines
 * that start with `#` are comments. Throws an Error that names file and line.
 */
export const readWordList = (path: string): WordList => {
  const text = readFileSync(path, 'utf8')
  const entries = text.split(/\r?\n/).flatMap((line, index) => entryOf(line, `${path}:${index + 1}`))
  return { version: versionOf(text), entries, screen: screenOf(entries) }
}

/** The words of a file, with what operators change while the server runs. */
export class EditedWords implements WordList {
  private list: WordList
  private added = ''

  constructor(private readonly file: WordList) {
    this.list = file
  }

  get version(): number {
    return this.list.version
  }

  get entries(): readonly LexiconEntry[] {
    return this.list.entries
  }

  readonly screen: Screen = (said) => this.list.screen(said)

  /** All that operators have changed, the oldest first. */
  take(rows: readonly WordRow[]): void {
    const added = rows.length === 0 ? '' : JSON.stringify(rows)
    if (added === this.added) return
    this.added = added
    const entries = entriesOf(rows, this.file.entries)
    const version = added === '' ? this.file.version : versionOf(`${this.file.version} ${added}`)
    this.list = { version, entries, screen: screenOf(entries) }
  }
}

const versionOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() || 1

const screenOf = (entries: readonly LexiconEntry[]): Screen => {
  const screen = createScreen(entries, { lookAlike, writtenFor })
  return (said) => screen(said.replace(TURNED, ''))
}

/** Of two rules for the same letters the first one counts. A row that allows a word removes the older rules for it. */
const entriesOf = (rows: readonly WordRow[], file: readonly LexiconEntry[]): LexiconEntry[] => {
  const allowed = new Set<string>()
  const entries: LexiconEntry[] = []
  for (const row of rows.toReversed()) {
    if (row.is_allowed) allowed.add(foldedOf(row.word))
    else if (!allowed.has(foldedOf(row.word))) entries.push(entryOfRow(row))
  }
  return [...entries, ...file.filter(({ profanity }) => !allowed.has(foldedOf(profanity)))]
}

/** The letters of a word as the screen compares them: without case, width, accents and look-alikes. */
const foldedOf = (word: string): string =>
  [
    ...word
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, ''),
  ]
    .map(lookAlike)
    .join('')

const entryOfRow = ({ word, replacement, is_refused }: WordRow): LexiconEntry => ({
  profanity: word,
  replacement,
  filterType: is_refused ? 1 : 2,
  profanityType: 0,
})

/** What shows letters backwards. Nobody needs it who does not hide a word. */
const TURNED = /[\u202D\u202E]/gu

const entryOf = (line: string, place: string): LexiconEntry[] => {
  const rule = line.trim()
  if (rule === '' || rule.startsWith('#')) return []
  const isRefused = rule.startsWith('!')
  const [profanity = '', replacement = ''] = (isRefused ? rule.slice(1) : rule).split('=').map((part) => part.trim())
  if (profanity === '') throw new Error(`${place}: there is no word before the "=" or after the "!".`)
  if (profanity.length > 64 || replacement.length > 64) throw new Error(`${place}: words have at most 64 characters.`)
  return [{ profanity, replacement, filterType: isRefused ? 1 : 2, profanityType: 0 }]
}
