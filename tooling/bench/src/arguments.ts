export interface Arguments {
  readonly list: boolean
  /** A bench or the first words of some: `im` runs `im-receive`, `im-create` and `im-load`. */
  readonly only: string | null
  readonly json: string | null
}

/** Throws an Error with the usage when something is not understood. */
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

/** Those that are asked for. Throws an Error that names them all when there are none. */
export const chosen = <B extends { readonly name: string }>(
  benches: readonly B[],
  only: string | null,
): readonly B[] => {
  if (only === null) return benches
  const found = benches.filter(({ name }) => name === only || name.startsWith(`${only}-`))
  if (found.length > 0) return found
  throw new Error(`There is no bench "${only}". There are ${benches.map(({ name }) => name).join(', ')}.`)
}

const USAGE = 'Usage: npm run bench [-- --list] [-- --only NAME] [-- --json FILE]'

const valueOf = (flag: string, value: string | undefined): string => {
  if (value === undefined || value.startsWith('--')) throw new Error(`${flag} needs a value.\n${USAGE}`)
  return value
}
