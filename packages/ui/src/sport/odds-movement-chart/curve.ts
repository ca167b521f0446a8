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
  /** A moment within the chart from which on time has another scale, and its place: 0 to 1. */
  split: { at: number; place: number } | null
}

/** The space above the highest price and below the lowest one, as a factor. */
const SPACE = 1.05

/** The most that the time before the split takes of the width: a market may be open for days before a match of two hours. */
const MOST_BEFORE = 0.5

/**
 * The part of the plane that the points take, with some space above and below. Never empty. What follows `splitAt` has at
 * least half of the width.
 */
export const scaleOf = (points: readonly OddsPoint[], splitAt?: number): Scale => {
  const values = points.flatMap((point) =>
    point.values.flatMap((value) => (value !== null && value > 0 ? [value] : [])),
  )
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [1, 2]
  const start = points[0]?.at ?? 0
  const end = Math.max(points.at(-1)?.at ?? 0, start + 1)
  const isWithin = splitAt !== undefined && start < splitAt && splitAt < end
  const split = isWithin ? { at: splitAt, place: Math.min(MOST_BEFORE, (splitAt - start) / (end - start)) } : null
  return { start, end, low: low / SPACE, high: high * SPACE, split }
}

/** Where a moment is between the start and the end: 0 to 1. */
export const placeOf = (scale: Scale, at: number): number => {
  const { from, to, left, right } = partOf(scale, (split) => at < split.at)
  return Math.min(1, Math.max(0, left + ((at - from) / (to - from)) * (right - left)))
}

/** The moment at a place, in whole seconds. */
export const momentAt = (scale: Scale, place: number): number => {
  const { from, to, left, right } = partOf(scale, (split) => place < split.place)
  return Math.round(from + ((place - left) / (right - left)) * (to - from))
}

/** The part of the chart before or after the split, where time has one scale: its moments and places. */
const partOf = ({ start, end, split }: Scale, isBefore: (split: NonNullable<Scale['split']>) => boolean) => {
  if (split === null) return { from: start, to: end, left: 0, right: 1 }
  return isBefore(split)
    ? { from: start, to: split.at, left: 0, right: split.place }
    : { from: split.at, to: end, left: split.place, right: 1 }
}

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
