export interface Arguments {
  readonly list: boolean
  /** Benches, or the first words of some, by commas: `im,scroll` runs `im-receive`, `im-create`, `im-load` and `scroll`. */
  readonly only: string | null
  readonly json: string | null
}

/** Throws an Error with the usage for an unknown argument. */
export const readArguments = (given: readonly string[]): Arguments => {
  const words = given.filter((word) => word !== '--')
  let list = false
  const values: Record<'--only' | '--json', string | null> = { '--only': null, '--json': null }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--list') list = true
    else if (word === '--only' || word === '--json') values[word] = valueOf(word, words.shift())
    else throw new Error(`${word} is not understood.\n${USAGE}`)
  }
  return { list, only: values['--only'], json: values['--json'] }
}

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

const USAGE = 'Usage: npm run bench [-- --list] [-- --only NAME,…] [-- --json FILE]'

const valueOf = (flag: string, value: string | undefined): string => {
  if (value === undefined || value.startsWith('--')) throw new Error(`${flag} needs a value.\n${USAGE}`)
  return value
}
