import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useScrollValue } from '../../util/page-scroll'

/** How far a finger moves before it is a pull, in CSS px. Less is a press. */
const SLOP = 3
/** The further the finger, the less the page follows it; it never moves this far, in CSS px. */
const REACH = 240
/** The share of the finger's way that the page moves at first. */
const FOLLOW = 0.55

const resisted = (by: number) => REACH * (1 - 1 / ((by * FOLLOW) / REACH + 1))

interface Pull {
  /** Called with the way of the page while the finger moves, in CSS px. */
  onMove: (by: number) => void
  /** Called when the finger leaves the screen; with `true` if something else ended the pull, which then does nothing. */
  onEnd: (isInterrupted: boolean) => void
}

/** Reports a finger that pulls down an element while the page is at its top. Nothing else of the page moves meanwhile. */
export const usePull = (root: RefObject<HTMLElement | null>, enabled: boolean, { onMove, onEnd }: Pull) => {
  // A listener that may stop the scrolling delays it, so there is none once the page has left its top.
  const isAtTop = useScrollValue((top) => Number(top <= 0)) === 1
  const move = useEffectEvent(onMove)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const element = root.current
    if (!element || !enabled || !isAtTop) return
    let start: Touch | null = null
    let isPull = false
    const onTouchStart = ({ touches, target }: TouchEvent) => {
      start = touches.length === 1 && !isScrolled(target, element) ? (touches[0] ?? null) : null
    }
    const onTouchMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const down = touch.clientY - start.clientY
      if (!isPull) {
        const aside = Math.abs(touch.clientX - start.clientX)
        if (Math.max(Math.abs(down), aside) < SLOP) return
        isPull = down > aside && event.cancelable
        if (!isPull) start = null
      }
      if (!isPull) return
      event.preventDefault()
      move(resisted(Math.max(0, down - SLOP)))
    }
    const finish = (isInterrupted: boolean) => {
      start = null
      if (isPull) end(isInterrupted)
      isPull = false
    }
    const onTouchEnd = () => finish(false)
    const onTouchCancel = () => finish(true)
    element.addEventListener('touchstart', onTouchStart, { passive: true })
    element.addEventListener('touchmove', onTouchMove, { passive: false })
    element.addEventListener('touchend', onTouchEnd)
    element.addEventListener('touchcancel', onTouchCancel)
    return () => {
      finish(true)
      element.removeEventListener('touchstart', onTouchStart)
      element.removeEventListener('touchmove', onTouchMove)
      element.removeEventListener('touchend', onTouchEnd)
      element.removeEventListener('touchcancel', onTouchCancel)
    }
  }, [root, enabled, isAtTop])
}

/** Whether the finger is on something that scrolls by itself and can scroll back. */
const isScrolled = (target: EventTarget | null, root: HTMLElement) => {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== root;
    element = element.parentElement
  )
    if (element.scrollTop > 0) return true
  return false
}
