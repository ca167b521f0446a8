export type PopoverSide = 'top' | 'bottom'

interface Anchor {
  top: number
  bottom: number
  /** From the side of the screen where a line begins. */
  start: number
  width: number
}

interface Size {
  width: number
  height: number
}

export interface PopoverPlace {
  /** The side of the anchor. */
  side: PopoverSide
  /** From the side of the screen where a line begins. */
  x: number
  /** From the top of the screen. */
  y: number
  /** The height that there is. */
  room: number
  /** The middle of the arrow, from where a line begins. */
  arrow: number
}

/** Between the anchor and the popover: the arrow. */
const GAP = 10
/** Between the popover and the edge of the screen. */
const EDGE = 8
/** The arrow stays clear of the round corners. */
const CORNER = 20

const OPPOSITE = { top: 'bottom', bottom: 'top' } as const

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

interface Circumstances {
  /** The size of the popover. */
  size: Size
  screen: Size
  wanted: PopoverSide
}

/** Where a popover is: on the wanted side if it has room there, else on the side that has more. All in CSS px. */
export const placeOf = (anchor: Anchor, { size, screen, wanted }: Circumstances): PopoverPlace => {
  const rooms = { top: anchor.top - GAP - EDGE, bottom: screen.height - anchor.bottom - GAP - EDGE }
  const other = OPPOSITE[wanted]
  const side = rooms[wanted] >= size.height || rooms[wanted] >= rooms[other] ? wanted : other
  const room = Math.max(0, rooms[side])
  const middle = anchor.start + anchor.width / 2
  const x = between(middle - size.width / 2, EDGE, Math.max(EDGE, screen.width - EDGE - size.width))
  const y = side === 'bottom' ? anchor.bottom + GAP : anchor.top - GAP - Math.min(size.height, room)
  return { side, x, y, room, arrow: between(middle - x, CORNER, size.width - CORNER) }
}
