import { useRef, type PointerEvent } from 'react'

/** The side of the screen that a dialog came from. */
export type ScreenSide = 'bottom' | 'start' | 'end'

/** The minimum length of a swipe that closes, in CSS px. */
const ENOUGH = 80
/** A finger that moves less presses. */
const SLOP = 8

interface Swipe {
  x: number
  y: number
  /** The direction in which the dialog leaves the screen. */
  away: readonly [x: number, y: number]
  moves: boolean
}

/** Handlers for the part of a dialog by which a swipe pushes it back to the side that it came from. */
export const useSwipeAway = (side: ScreenSide, onClose: () => void) => {
  const swipe = useRef<Swipe | null>(null)
  const pushed = ({ clientX, clientY }: PointerEvent) => {
    if (!swipe.current) return 0
    const { x, y, away } = swipe.current
    return (clientX - x) * away[0] + (clientY - y) * away[1]
  }

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || (event.target as Element).closest('input, select, textarea')) return
    swipe.current = { x: event.clientX, y: event.clientY, away: awayOf(side, event.currentTarget), moves: false }
  }
  const onPointerMove = (event: PointerEvent) => {
    const by = pushed(event)
    if (!swipe.current || (!swipe.current.moves && by < SLOP)) return
    if (!swipe.current.moves) event.currentTarget.setPointerCapture(event.pointerId)
    swipe.current.moves = true
    moveDialog(event, swipe.current.away, by)
  }
  const onPointerUp = (event: PointerEvent) => {
    const isEnough = pushed(event) > ENOUGH
    onPointerCancel(event)
    if (isEnough) onClose()
  }
  const onPointerCancel = (event: PointerEvent) => {
    swipe.current = null
    moveDialog(event, [0, 0], 0)
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

const awayOf = (side: ScreenSide, element: Element): Swipe['away'] => {
  if (side === 'bottom') return [0, 1]
  return [(side === 'end') === (getComputedStyle(element).direction === 'ltr') ? 1 : -1, 0]
}

const moveDialog = (event: PointerEvent, [x, y]: Swipe['away'], by: number) => {
  const dialog = event.currentTarget.closest('dialog')
  if (!dialog) return
  dialog.style.translate = by > 0 ? `${x * by}px ${y * by}px` : ''
  // It follows the finger at once, and springs back or leaves with the transition of a modal.
  dialog.style.transitionProperty = by > 0 ? 'none' : ''
}
