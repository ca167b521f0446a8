import { brands, type Brand, contrast, type Mode, THEME_PROPERTIES, themeOf, type Theme } from '@org/site-brands'
import { TOKENS, type Token } from '@org/ui/tokens'

const TOKEN_OF: Readonly<Record<string, Token>> = Object.assign({}, ...Object.values(TOKENS))
const THEME_KEYS = Object.entries(THEME_PROPERTIES) as [keyof Theme, string][]

/** The colour of a token for a brand in a mode. */
export const colourOf = (name: string, brand: Brand, mode: Mode): string => {
  const themed = THEME_KEYS.find(([, property]) => property === `--${name}`)
  if (themed) return themeOf(brand, mode)[themed[0]]
  const token = TOKEN_OF[name]
  return (mode === 'dark' && token?.dark) || (token?.value ?? '')
}

export interface Pair {
  readonly name: string
  readonly on: string
  readonly colour: string
  readonly ground: string
  readonly ratio: number
  readonly least: number
}

/** Every colour with each ground that it stands on, the tightest first. */
export const pairsOf = (brand: Brand, mode: Mode): Pair[] =>
  Object.entries(TOKEN_OF)
    .flatMap(([name, { on = [], least = 0 }]) =>
      on.map((ground) => {
        const [colour, below] = [colourOf(name, brand, mode), colourOf(ground, brand, mode)]
        return { name, on: ground, colour, ground: below, least, ratio: contrast(colour, below) }
      }),
    )
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)

export const MODES = ['light', 'dark'] as const satisfies readonly Mode[]

/** The tightest pair of each brand in each mode, the tightest first. */
export const tightest = () =>
  brands
    .flatMap((brand) => MODES.map((mode) => ({ brand, mode, pair: pairsOf(brand, mode)[0] })))
    .flatMap(({ brand, mode, pair }) => (pair ? [{ brand, mode, pair }] : []))
    .toSorted((a, b) => a.pair.ratio / a.pair.least - b.pair.ratio / b.pair.least)

/** Rounded down, so that a ratio never looks better than it is. */
export const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
