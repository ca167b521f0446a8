import { brands } from '../brands'
import { DEFAULT_COLOUR, type Brand } from '../define-brand'
import { deriveTheme, type Mode, type Theme } from './derive-theme'

/**
 * The style sheet with the custom properties of the given brands (default: all) in both modes: the default theme on
 * `body`, then `body[data-brand='kqb2']` and `body[mode='dark'][data-brand='kqb2']` for each brand that differs.
 */
export const themeCss = (of: readonly Pick<Brand, 'code' | 'colours'>[] = brands): string =>
  MODES.flatMap((mode) => {
    const usual = deriveTheme(DEFAULT_COLOUR, mode)
    const own = of
      .filter(({ colours }) => colours[mode] !== DEFAULT_COLOUR)
      .map(({ code, colours }) => rule(`${SCOPES[mode]}[data-brand='${code}']`, deriveTheme(colours[mode], mode)))
    return [rule(SCOPES[mode], usual), ...own]
  }).join('\n')

const MODES = ['light', 'dark'] as const satisfies readonly Mode[]
const SCOPES = { light: 'body', dark: "body[mode='dark']" } as const satisfies Record<Mode, string>

/** The custom property of each colour; the UI kit reads them. */
export const THEME_PROPERTIES = {
  brand: '--brand',
  brandInk: '--brand-ink',
  brandStrong: '--brand-strong',
  brandStrongInk: '--brand-strong-ink',
  brandText: '--brand-text',
  brandSoft: '--brand-soft',
  brandSoftText: '--brand-soft-text',
} as const satisfies Record<keyof Theme, `--${string}`>

const PROPERTY_ENTRIES = Object.entries(THEME_PROPERTIES) as [keyof Theme, string][]

const rule = (selector: string, theme: Theme) =>
  `${selector}{${PROPERTY_ENTRIES.map(([colour, property]) => `${property}:${theme[colour]}`).join(';')}}`
