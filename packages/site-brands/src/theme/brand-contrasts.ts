import type { Brand } from '../define-brand'
import { contrast, type Hex } from './colour'
import { deriveTheme, GROUNDS, LEAST_CONTRAST, type Mode, type Theme } from './derive-theme'

/** A pair of adjacent colours, with its actual and its required contrast. */
export interface ContrastRow {
  readonly use: string
  readonly colour: Hex
  readonly on: Hex
  readonly ratio: number
  readonly least: number
}

/** The colours of a brand in one mode. */
export const themeOf = ({ colours }: Pick<Brand, 'colours'>, mode: Mode): Theme => deriveTheme(colours[mode], mode)

/** Every pair of brand colour and background in one mode, for the contrast test and the docs page. */
export const brandContrasts = (brand: Pick<Brand, 'colours'>, mode: Mode): ContrastRow[] => {
  const theme = themeOf(brand, mode)
  const { bg, surface } = GROUNDS[mode]
  const row = (use: string, colour: Hex, on: Hex, least: number): ContrastRow => ({
    use,
    colour,
    on,
    ratio: contrast(colour, on),
    least,
  })
  const { text, control } = LEAST_CONTRAST
  return [
    row('brand-ink on brand', theme.brandInk, theme.brand, text),
    row('brand-strong-ink on brand-strong', theme.brandStrongInk, theme.brandStrong, text),
    row('brand-text on page', theme.brandText, bg, text),
    row('brand-text on card', theme.brandText, surface, text),
    row('brand-soft-text on brand-soft', theme.brandSoftText, theme.brandSoft, text),
    row('brand-strong on page', theme.brandStrong, bg, control),
    row('brand-strong on card', theme.brandStrong, surface, control),
  ]
}
