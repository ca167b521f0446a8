import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

const HOLD_MS = 450
/** A finger that moves farther than this scrolls. */
const SLACK_PX = 8

/**
 * The handlers of an element with a menu: a long press, a right click, the menu key, and Enter while the element itself
 * has the focus. The click that follows a long press is swallowed. Returns nothing without a menu.
 */
export const useLongPress = (onMenu: (() => void) | undefined) => {
  const press = useRef({ timer: 0, x: 0, y: 0, held: false })
  useEffect(() => () => clearTimeout(press.current.timer), [])
  if (!onMenu) return {}

  const end = () => clearTimeout(press.current.timer)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end()
      const held = () => {
        press.current.held = true
        onMenu()
      }
      // A mouse has its second button.
      press.current = { timer: pointerType === 'mouse' ? 0 : window.setTimeout(held, HOLD_MS), x, y, held: false }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      end()
      // Android reports a long press as a right click too.
      if (!press.current.held) onMenu()
      press.current.held = true
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by keyboard follows no press.
      if (press.current.held && event.detail > 0) {
        event.preventDefault()
        event.stopPropagation()
      }
      press.current.held = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      press.current.held = false
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return
      event.preventDefault()
      onMenu()
    },
  }
}
