import { useRef, type PointerEvent, type RefObject } from 'react'

/** A swipe this long, in CSS px, closes; a shorter one springs back. */
const ENOUGH = 80

/** Lets a panel follow a finger that pulls it down by its head. */
export const useSwipeDown = (panel: RefObject<HTMLElement | null>, onClose: () => void) => {
  const startY = useRef<number | null>(null)

  const move = (y: number) => {
    if (panel.current) panel.current.style.translate = y > 0 ? `0 ${y}px` : ''
  }
  const pulled = (event: PointerEvent) => (startY.current === null ? 0 : event.clientY - startY.current)

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || (event.target as Element).closest('button, a, input')) return
    startY.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => move(pulled(event))
  const onPointerUp = (event: PointerEvent) => {
    const far = pulled(event) > ENOUGH
    startY.current = null
    move(0)
    if (far) onClose()
  }
  const onPointerCancel = () => {
    startY.current = null
    move(0)
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
