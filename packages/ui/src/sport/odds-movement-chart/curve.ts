export interface OddsPoint {
  /** When the odds changed, in seconds since 1970. */
  at: number
  /** The same in words. */
  time: string
  /** One a line; `null` while a bookmaker has no price. */
  values: readonly (number | null)[]
}

export interface Scale {
  start: number
  end: number
  low: number
  high: number
}

/** The space above the highest price and below the lowest one, as a factor. */
const SPACE = 1.05

/** The part of the plane that the points take, with some space above and below. Never empty. */
export const scaleOf = (points: readonly OddsPoint[]): Scale => {
  const values = points.flatMap((point) =>
    point.values.flatMap((value) => (value !== null && value > 0 ? [value] : [])),
  )
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [1, 2]
  const start = points[0]?.at ?? 0
  return { start, end: Math.max(points.at(-1)?.at ?? 0, start + 1), low: low / SPACE, high: high * SPACE }
}

/** Where a moment is between the start and the end: 0 to 1. */
export const placeOf = ({ start, end }: Scale, at: number): number =>
  Math.min(1, Math.max(0, (at - start) / (end - start)))

/**
 * Where a price is between the top and the bottom: 0 to 1. The scale is logarithmic, because from 1.20 to 1.40 is a
 * larger change than from 9.00 to 9.20.
 */
export const depthOf = ({ low, high }: Scale, price: number): number => Math.log(high / price) / Math.log(high / low)

/** The price in the middle between the top and the bottom. */
export const middleOf = ({ low, high }: Scale): number => Math.sqrt(low * high)

/** The path of a line in a square of 100: odds stay until they change, so it has steps and no slopes. */
export const stepPath = (points: readonly OddsPoint[], line: number, scale: Scale): string => {
  let path = ''
  let isDrawing = false
  for (const { at, values } of points) {
    const x = round(placeOf(scale, at) * 100)
    const value = values[line] ?? null
    if (isDrawing) path += `H${x}`
    if (value !== null) path += `${isDrawing ? 'V' : `M${x} `}${round(depthOf(scale, value) * 100)}`
    isDrawing = value !== null
  }
  return isDrawing ? `${path}H100` : path
}

const round = (value: number) => Math.round(value * 100) / 100

/** The index of the odds that applied at a moment. */
export const indexAt = (points: readonly OddsPoint[], at: number): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.at <= at),
  )
