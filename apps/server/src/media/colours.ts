export interface Colours {
  readonly main: string
  readonly second: string
  /** A text colour that is readable on the main colour. */
  readonly ink: string
  readonly mainDark: string
}

/** Parses `e02 fff`; two colours that are too similar are changed. */
export const coloursOf = (text: string): Colours => {
  const [main = [40, 90, 160], given = [255, 255, 255]] = text.split(' ').map(parse)
  const second = distance(main, given) < 110 ? (light(main) > 0.5 ? [24, 28, 36] : [255, 255, 255]) : given
  return {
    main: hex(main),
    second: hex(second),
    ink: light(main) > 0.55 ? '#14181f' : '#ffffff',
    mainDark: hex(main.map((part) => part * 0.62)),
  }
}

const parse = (digits: string): number[] => {
  const parts = [...digits].slice(0, 3).map((digit) => Number.parseInt(digit, 16) * 17)
  return parts.length === 3 && parts.every(Number.isFinite) ? parts : [40, 90, 160]
}

const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))

/** Perceived brightness, from 0 for black to 1 for white. */
const light = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255
