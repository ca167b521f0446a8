/** Red, green and blue from 0 to 1, in proportion to light. */
export type Light = readonly [red: number, green: number, blue: number]

/** The light of a colour such as `#0b63b0`; null for anything else. */
export const lightOf = (hex: string): Light | null => {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  if (!red || !green || !blue) return null
  return [decoded(red), decoded(green), decoded(blue)]
}

const decoded = (digits: string) => {
  const share = Number.parseInt(digits, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export const hexOf = (light: Light): string => `#${light.map(encoded).join('')}`

const encoded = (light: number) => {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
}

/** The luminance of WCAG 2, from 0 to 1. */
export const luminanceOf = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
