/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number]

const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** A colour of a computed style. The browser reads it, in whatever notation it is. */
export const colourOf = (css: string): Colour => {
  if (!context) throw new Error('The browser has no canvas')
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

const over = (top: Colour, ground: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + ground[at] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

const luminance = (colour: Colour) => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast of WCAG 2, from 1 to 21, of a colour on an opaque ground. */
export const contrastOf = (colour: Colour, ground: Colour) => {
  const [light = 0, dark = 0] = [luminance(over(colour, ground)), luminance(ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The colours of a gradient, or the background colour alone. A picture has none. */
const fillsOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): Colour[] => {
  const stops = backgroundImage.match(/(?:rgba?|oklch|oklab|color)\([^()]*\)/g) ?? []
  return [backgroundColor, ...stops].map(colourOf).filter(([, , , opacity]) => opacity > 0)
}

/** Under the page. */
const PAPER: Colour = [255, 255, 255, 1]

/** Every colour that can be behind something, given the elements under it from the top to the bottom. */
export const groundsOf = (stack: readonly Element[]): Colour[] => {
  let grounds: Colour[] = [PAPER]
  for (const element of [...stack].reverse()) {
    const fills = fillsOf(getComputedStyle(element))
    if (fills.length > 0) grounds = fills.flatMap((fill) => grounds.map((ground) => over(fill, ground))).slice(0, 16)
  }
  return grounds
}

/** The elements from this one up to the page. */
export const ancestorsOf = (element: Element | null): Element[] =>
  element ? [element, ...ancestorsOf(element.parentElement)] : []
