import type { CSSProperties } from 'react'
import { hexOf, lightOf, luminanceOf, type Light } from './rgb'
import { areDistinguishable, isGrey } from './distinguishable'

/** The luminance with a contrast of 3:1 on the page and the cards of both modes. */
const DARKEST = 0.135
const LIGHTEST = 0.27
/** Below it white text has the better contrast, above it black text; at least 4.5:1 either way. */
const INK_TURNS = 0.179

/**
 * The colours of two teams as a `style` for `StatBars`, `MomentumChart`, `PitchLineup` and the other components of a
 * match. Each team names its colours, preferred first, as `#rrggbb`; the home team keeps its first one if the away team
 * has one that is told apart from it, also by colour-blind eyes. Colours too light or too dark for one of the modes are
 * adjusted; black and white become greys then, which nobody takes for two teams. Without such a pair it is undefined, and the components use the colours of the brand.
 *
 * @example
 * <StatBars style={teamColours(['#6cabdd'], ['#c8102e', '#00b2a9'])} … />
 */
export const teamColours = (home: readonly string[], away: readonly string[]): CSSProperties | undefined => {
  const ours = home.map(visible).filter((light) => light !== null)
  const theirs = away.map(visible).filter((light) => light !== null)
  for (const one of ours) {
    const other = theirs.find((candidate) => areDistinguishable(one, candidate) && !(isGrey(one) && isGrey(candidate)))
    if (other) return { ...variables('home', one), ...variables('away', other) }
  }
  return undefined
}

const visible = (hex: string): Light | null => {
  const light = lightOf(hex)
  if (!light) return null
  const luminance = luminanceOf(light)
  if (luminance > LIGHTEST) return mapped(light, (part) => (part * LIGHTEST) / luminance)
  const white = Math.max(0, (DARKEST - luminance) / (1 - luminance))
  return mapped(light, (part) => part + (1 - part) * white)
}

const mapped = ([red, green, blue]: Light, change: (part: number) => number): Light => [
  change(red),
  change(green),
  change(blue),
]

const variables = (side: 'home' | 'away', light: Light) => ({
  [`--${side}`]: hexOf(light),
  [`--${side}-ink`]: luminanceOf(light) < INK_TURNS ? '#ffffff' : '#000000',
})
