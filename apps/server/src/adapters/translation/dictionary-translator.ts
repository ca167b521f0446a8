import { readFileSync } from 'node:fs'
import { TranslatorUnavailableError, type Translator } from '../../ports/translator'

/** The words of one meaning, by language. */
type Meaning = ReadonlyMap<string, string>

/** The local provider of translations: replaces the words that a dictionary has, and leaves the others. */
export const dictionaryTranslator = (path: string): Translator => {
  const [languages, meanings] = read(path)
  return {
    translate: async ({ texts, source, target }) => {
      const [from, to] = [baseOf(source), baseOf(target)]
      for (const language of [from, to])
        if (language !== 'auto' && !languages.includes(language))
          throw new TranslatorUnavailableError(`The dictionary has no language "${language}".`)
      const replace = replacer(meanings, from === 'auto' ? languages.filter((language) => language !== to) : [from], to)
      return texts.map(replace)
    },
  }
}

/** `zh` of `zh-CN`. */
const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? ''

const read = (path: string): readonly [readonly string[], readonly Meaning[]] => {
  const lines = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
  const [languages = [], ...rows] = lines.map((line) => line.split('|').map((word) => word.trim()))
  return [languages, rows.map((row) => new Map(languages.map((language, at) => [language, row[at] ?? ''])))]
}

const replacer = (meanings: readonly Meaning[], from: readonly string[], to: string): ((text: string) => string) => {
  const words = new Map<string, string>()
  for (const meaning of meanings)
    for (const language of from) words.set((meaning.get(language) ?? '').toLowerCase(), meaning.get(to) ?? '')
  words.delete('')
  // The longest first: "home team" before "team".
  const written = [...words.keys()].sort((a, b) => b.length - a.length).map(pattern)
  if (written.length === 0) return (text) => text
  const any = new RegExp(written.join('|'), 'giu')
  return (text) => text.replace(any, (word) => words.get(word.toLowerCase()) ?? word)
}

/** A word with spaces around it. Chinese has none. */
const pattern = (word: string): string => {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return /\p{Script=Han}/u.test(word) ? literal : String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`
}
