import { contrast, type Hex, lightness, mix, withLightness } from './colour'

export type Mode = 'light' | 'dark'

/** The colours of a brand in one mode. Each becomes a custom property of the same name, see `themeCss`. */
export interface Theme {
  /** The fill of large areas and of buttons with a label in `brandInk`. */
  brand: Hex
  brandInk: Hex
  /** The fill of controls whose shape must be visible: switches, bars, checked boxes. */
  brandStrong: Hex
  brandStrongInk: Hex
  /** Text and icons in the brand's hue, on the page or a card. */
  brandText: Hex
  /** The background of chips and selected rows. */
  brandSoft: Hex
  brandSoftText: Hex
}

/** The backgrounds under brand colours; they are those of the UI kit. */
export const GROUNDS = {
  light: { bg: '#f4f6f9', surface: '#ffffff' },
  dark: { bg: '#0f1319', surface: '#171c24' },
} as const satisfies Record<Mode, { bg: Hex; surface: Hex }>

/** The required contrast of WCAG 2.2 AA: text (1.4.3) and parts of controls (1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, control: 3 } as const

/**
 * Every shade of a brand, derived from one colour with the required contrast. The hue stays, and lightness changes as
 * little as possible.
 *
 * @example deriveTheme('#319cfc', 'light').brandInk // '#0b1220'
 */
export const deriveTheme = (colour: Hex, mode: Mode): Theme => RULES[mode](colour)

const RULES: Record<Mode, (colour: Hex) => Theme> = {
  light: (colour) => {
    const { bg, surface } = GROUNDS.light
    const soft = withLightness(mix(colour, surface, 0.14), 0.96)
    return {
      brand: colour,
      brandInk: inkOn(colour),
      brandStrong: darker(colour, LEAST_CONTRAST.text, [WHITE, bg]),
      brandStrongInk: WHITE,
      brandText: darker(colour, LEAST_CONTRAST.text, [bg, surface]),
      brandSoft: soft,
      brandSoftText: darker(colour, LEAST_CONTRAST.text, [soft]),
    }
  },
  dark: (colour) => {
    const { bg, surface } = GROUNDS.dark
    const fill = lighter(colour, LEAST_CONTRAST.control, [bg, surface])
    const soft = mix(colour, surface, 0.2)
    return {
      brand: fill,
      brandInk: inkOn(fill),
      brandStrong: fill,
      brandStrongInk: inkOn(fill),
      brandText: lighter(colour, COMFORTABLE_ON_DARK, [bg, surface]),
      brandSoft: soft,
      brandSoftText: lighter(colour, LEAST_CONTRAST.text, [soft]),
    }
  },
}

/** Coloured text on dark looks thinner than its ratio suggests. */
const COMFORTABLE_ON_DARK = 6

const WHITE = '#ffffff'
const INKS = ['#0b1220', WHITE] as const

/** The more readable of the two inks; black for the few mid-tones on which neither is readable. */
const inkOn = (fill: Hex): Hex => {
  const [dark, light] = INKS
  const best = contrast(dark, fill) > contrast(light, fill) ? dark : light
  return contrast(best, fill) >= LEAST_CONTRAST.text ? best : '#000000'
}

const darker = (colour: Hex, ratio: number, grounds: readonly Hex[]) => shift(colour, ratio, grounds, -STEP)
const lighter = (colour: Hex, ratio: number, grounds: readonly Hex[]) => shift(colour, ratio, grounds, STEP)

const STEP = 0.005

/** The first lightness step at which the colour has the ratio on every background; at the limit black or white. */
const shift = (colour: Hex, ratio: number, grounds: readonly Hex[], step: number): Hex => {
  const readable = (shade: Hex) => grounds.every((ground) => contrast(shade, ground) >= ratio)
  const end = step > 0 ? 1 : 0
  let [shade, level] = [colour, lightness(colour)]
  while (!readable(shade) && level !== end) {
    level = Math.min(1, Math.max(0, level + step))
    shade = withLightness(colour, level)
  }
  return shade
}
