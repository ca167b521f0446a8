export interface Arguments {
  readonly list: boolean
  /** Benches, or the first words of some, by commas: `im,scroll` runs `im-receive`, `im-create`, `im-load` and `scroll`. */
  readonly only: string | null
  readonly json: string | null
  /** How long benches that look for growth run. */
  readonly minutes: number
}

/** Throws an Error with the usage for an unknown argument. */
export const readArguments = (given: readonly string[]): Arguments => {
  const words = given.filter((word) => word !== '--')
  let list = false
  const values: Record<Valued, string | null> = { '--only': null, '--json': null, '--minutes': null }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--list') list = true
    else if (isValued(word)) values[word] = valueOf(word, words.shift())
    else throw new Error(`${word} is not understood.\n${USAGE}`)
  }
  const minutes = Number(values['--minutes'] ?? 1)
  if (!(minutes > 0)) throw new Error(`--minutes needs a number.\n${USAGE}`)
  return { list, only: values['--only'], json: values['--json'], minutes }
}

type Valued = '--only' | '--json' | '--minutes'
const isValued = (word: string): word is Valued => word === '--only' || word === '--json' || word === '--minutes'

/** The selected benchmarks. Throws an Error that lists all names if one is unknown. */
export const chosen = <B extends { readonly name: string }>(
  benches: readonly B[],
  only: string | null,
): readonly B[] => {
  if (only === null) return benches
  const wanted = only.split(',')
  const fits = (name: string, word: string) => name === word || name.startsWith(`${word}-`)
  const unknown = wanted.find((word) => !benches.some(({ name }) => fits(name, word)))
  if (unknown === undefined) return benches.filter(({ name }) => wanted.some((word) => fits(name, word)))
  throw new Error(`There is no bench "${unknown}". There are ${benches.map(({ name }) => name).join(', ')}.`)
}

const USAGE = 'Usage: npm run bench [-- --list] [-- --only NAME,…] [-- --json FILE] [-- --minutes NUMBER]'

const valueOf = (flag: string, value: string | undefined): string => {
  if (value === undefined || value.startsWith('--')) throw new Error(`${flag} needs a value.\n${USAGE}`)
  return value
}
