/** Where a picture is drawn: how much larger than the screen shows it, and how far from its middle, in CSS px. */
export interface Place {
  scale: number
  x: number
  y: number
}

/** A point from the middle of the screen, in CSS px. */
export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const WHOLE: Place = { scale: 1, x: 0, y: 0 }

/** How large a press makes a picture, and how large fingers can. */
const CLOSE = 2.5
const MOST = 5
/** How small a picture gets while fingers hold it. */
const LEAST = 0.7

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([one, two]: readonly Point[]) => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 1)

/** The place after one or two fingers have moved: what was between them still is. */
export const moved = (from: Place, before: readonly Point[], now: readonly Point[]): Place => {
  const scale = within((from.scale * spreadOf(now)) / Math.max(1, spreadOf(before)), LEAST, MOST)
  const [start, end] = [middleOf(before), middleOf(now)]
  const grown = scale / from.scale
  return { scale, x: end.x - (start.x - from.x) * grown, y: end.y - (start.y - from.y) * grown }
}

/** The place when no finger holds the picture: not smaller than the screen, and no gap at its edges. */
export const settled = ({ scale, x, y }: Place, picture: Size, screen: Size): Place => {
  if (scale < 1.05) return WHOLE
  const edge = (length: number, visible: number) => Math.max(0, (length * scale - visible) / 2)
  const [right, bottom] = [edge(picture.width, screen.width), edge(picture.height, screen.height)]
  return { scale, x: within(x, -right, right) + 0, y: within(y, -bottom, bottom) + 0 }
}

/** The place of a picture that is enlarged at a point. */
export const closeAt = ({ x, y }: Point): Place => ({ scale: CLOSE, x: x * (1 - CLOSE), y: y * (1 - CLOSE) })
