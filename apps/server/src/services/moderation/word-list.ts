import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createScreen, type LexiconEntry, type Screen } from '@org/im-sdk/protocol'
import { lookAlike, writtenFor } from './look-alike'

/** The local provider of moderation: a word list in a text file, read once at the start. */
export interface WordList {
  /** Changes with the text. Never 0. */
  readonly version: number
  readonly entries: readonly LexiconEntry[]
  readonly screen: Screen
}

/**
 * One word per line: `word` is replaced by stars, `word = other` by the other word, `!word` refuses the text. Lines
 * that start with `#` are comments. Throws an Error that names file and line.
 */
export const readWordList = (path: string): WordList => {
  const text = readFileSync(path, 'utf8')
  const entries = text.split(/\r?\n/).flatMap((line, index) => entryOf(line, `${path}:${index + 1}`))
  const screen = createScreen(entries, { lookAlike, writtenFor })
  return {
    version: createHash('sha256').update(text).digest().readUInt32BE() || 1,
    entries,
    screen: (said) => screen(said.replace(TURNED, '')),
  }
}

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
