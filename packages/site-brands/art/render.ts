import { contrast, findBrand, LEAST_CONTRAST, type Mode, themeOf } from '../src/index'
import { lightness, withLightness } from '../src/theme/colour'
import type { AVATAR_SETS } from './avatars/avatar-sets'
import type { BrandArt } from './brand-art'
import { at, gradient, group, n, path, rect, svg } from './draw'
import { LETTERING } from './lettering'

/** The mark on its tile: rounded for screens, square for systems that cut the corners themselves. */
export const icon = (art: BrandArt, shape: 'rounded' | 'square' | 'maskable' = 'rounded') =>
  svg(
    512,
    512,
    tileGradient(art),
    rect(0, 0, 512, 512, 'url(#tile)', shape === 'rounded' ? 114 : 0),
    placed(art, 256, 256, shape === 'maskable' ? 300 : 356),
  )

/** Mark and names in a row, for a light or a dark page. */
export const logo = (art: BrandArt, mode: Mode) => {
  const [name, latin] = [LETTERING[art.name], LETTERING[art.latinName]]
  const nameScale = 23 / name.height
  const latinScale = Math.min(0.112, (name.width * nameScale) / latin.width)
  const slanted = Math.tan(((art.slant ?? 0) * Math.PI) / 180) * 23
  return svg(
    Math.ceil(52 + slanted + name.width * nameScale),
    40,
    tileGradient(art),
    rect(0, 0, 40, 40, 'url(#tile)', 9),
    placed(art, 20, 20, 28),
    lettering(art.name, 50 + slanted, 2, nameScale, INKS[mode], art.slant),
    lettering(
      art.latinName,
      51,
      Math.min(30, 39.5 - latin.height * latinScale),
      latinScale,
      themeOf(brandOf(art), mode).brandText,
    ),
  )
}

/** Badge with mark and names for the about-us page. */
export const about = (art: BrandArt) => {
  const [name, latin] = [LETTERING[art.name], LETTERING[art.latinName]]
  const nameScale = Math.min(34 / name.height, 164 / name.width)
  const latinScale = Math.min(0.15, 150 / latin.width)
  const slanted = Math.tan(((art.slant ?? 0) * Math.PI) / 180) * name.height * nameScale
  const left = (240 - name.width * nameScale + slanted) / 2
  const ink = nameInk(art)
  return svg(
    240,
    240,
    tileGradient(art),
    rect(0, 0, 240, 240, 'url(#tile)', 36),
    placed(art, 120, 88, 108),
    lettering(art.name, left, 158, nameScale, ink, art.slant),
    lettering(art.latinName, (240 - latin.width * latinScale) / 2, 204, latinScale, ink),
  )
}

/** The head of a form: the scene by night for login, by day for register. */
export const scene = (art: BrandArt, time: 'night' | 'day') => {
  const hue = tileOf(art)
  const [skyTop, skyEnd, far, middle, near] = TONES[time].map((level) => withLightness(hue, level)) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const glow =
    time === 'night' ? withLightness(art.colours.body === '#ffd60a' ? art.colours.body : hue, 0.88) : '#ffffff'
  const tile = (x: number, y: number, size: number) => placed(art, x, y, size)
  return svg(
    750,
    420,
    gradient('sky', skyTop, skyEnd, [0, 1]),
    rect(0, 0, 750, 420, 'url(#sky)'),
    art.scene({ skyTop, skyEnd, far, middle, near, glow, mark: tile }),
  )
}

/** OKLCH lightness of sky, end of sky, far, middle and near. */
const TONES = { night: [0.24, 0.46, 0.4, 0.33, 0.25], day: [0.72, 0.86, 0.66, 0.58, 0.48] } as const

const INKS = { light: '#14181f', dark: '#e8ecf2' } as const satisfies Record<Mode, string>

const brandOf = ({ code }: BrandArt) => {
  const brand = findBrand(code)
  if (!brand) throw new Error(`brandOf: there is no brand ${code}; its row comes first, its art second.`)
  return brand
}

const tileOf = (art: BrandArt) => art.tile ?? brandOf(art).colours.light

/** Names on the tile take the colour of the mark, or a deep shade of the tile where that is hard to read. */
const nameInk = (art: BrandArt) =>
  contrast(art.colours.body, tileOf(art)) >= LEAST_CONTRAST.control
    ? art.colours.body
    : withLightness(tileOf(art), 0.22)

const tileGradient = (art: BrandArt) => {
  const colour = tileOf(art)
  const level = lightness(colour)
  return gradient('tile', withLightness(colour, level + 0.03), withLightness(colour, level - 0.05))
}

/** The mark, `size` high and wide, around a point. */
const placed = (art: BrandArt, x: number, y: number, size: number) =>
  group(`translate(${at([x - size / 2, y - size / 2])}) scale(${n(size / 100)})`, art.mark(art.colours))

const lettering = (word: keyof typeof LETTERING, x: number, y: number, scale: number, colour: string, slant = 0) =>
  group(
    `translate(${at([x, y])}) scale(${String(Math.round(scale * 1e4) / 1e4)})${slant ? ` skewX(${-slant})` : ''}`,
    path(LETTERING[word].d, colour),
  )

/** The pictures of a set, 120 × 120 each. */
export const avatars = ({ colour, pictures }: (typeof AVATAR_SETS)[keyof typeof AVATAR_SETS]) => {
  const tones = {
    pale: withLightness(colour, 0.92),
    bright: withLightness(colour, 0.82),
    base: withLightness(colour, 0.66),
    deep: withLightness(colour, 0.48),
    night: withLightness(colour, 0.3),
  }
  return pictures.map((picture) => svg(120, 120, picture(tones)))
}
