import { useRef, type PointerEvent } from 'react'

/** The minimum length of a swipe that closes, in CSS px. */
const ENOUGH = 80

/** Handlers for the head of a dialog, which follows a downward swipe. */
export const useSwipeDown = (onClose: () => void) => {
  const startY = useRef<number | null>(null)
  const pulled = (event: PointerEvent) => (startY.current === null ? 0 : event.clientY - startY.current)

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || (event.target as Element).closest('button, a, input')) return
    startY.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => moveDialog(event, pulled(event))
  const onPointerUp = (event: PointerEvent) => {
    const far = pulled(event) > ENOUGH
    startY.current = null
    moveDialog(event, 0)
    if (far) onClose()
  }
  const onPointerCancel = (event: PointerEvent) => {
    startY.current = null
    moveDialog(event, 0)
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

const moveDialog = (event: PointerEvent, y: number) => {
  const dialog = event.currentTarget.closest('dialog')
  if (dialog) dialog.style.translate = y > 0 ? `0 ${y}px` : ''
}
