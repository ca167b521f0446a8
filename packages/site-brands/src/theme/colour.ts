/** An opaque sRGB colour, `#rrggbb`. */
export type Hex = string

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export const contrast = (a: Hex, b: Hex): number => {
  const [la, lb] = [luminance(a), luminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** WCAG 2 relative luminance, 0 to 1. */
export const luminance = (colour: Hex): number => {
  const [r, g, b] = linear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Mixes `share` of `colour` over `base`, as browsers blend a translucent colour over an opaque one. */
export const mix = (colour: Hex, base: Hex, share: number): Hex => {
  const [top, bottom] = [channels(colour), channels(base)]
  const channel = (i: 0 | 1 | 2) => top[i] * share + bottom[i] * (1 - share)
  return toHex([channel(0), channel(1), channel(2)])
}

/**
 * The same hue at another OKLCH lightness (0 black to 1 white). Chroma is reduced at the limits of sRGB, so that the
 * hue does not change.
 */
export const withLightness = (colour: Hex, level: number): Hex => {
  const { c, h } = toOklch(colour)
  let [inside, outside] = [0, c]
  const shade = (chroma: number) => fromOklch(level, chroma, h)
  if (inGamut(shade(c))) return toHex(shade(c).map(gamma))
  for (let i = 0; i < 20; i++) {
    const middle = (inside + outside) / 2
    if (inGamut(shade(middle))) inside = middle
    else outside = middle
  }
  return toHex(shade(inside).map(gamma))
}

/** OKLCH lightness, 0 to 1. */
export const lightness = (colour: Hex): number => toOklch(colour).l

type Triple = [number, number, number]

const channels = (colour: Hex) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255) as Triple

const linear = (colour: Hex) =>
  channels(colour).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as Triple

const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const toHex = (rgb: number[]): Hex =>
  '#' +
  rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

const inGamut = (rgb: Triple) => rgb.every((v) => v >= -1e-5 && v <= 1 + 1e-5)

// The matrices of Björn Ottosson's Oklab.
const toOklch = (colour: Hex) => {
  const [r, g, b] = linear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

const fromOklch = (level: number, c: number, h: number): Triple => {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (level + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (level - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (level - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
