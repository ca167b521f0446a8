import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls back in the frame after the size of an element has changed, as when the keyboard of a phone opens. */
export const useResized = (element: RefObject<HTMLElement | null>, onResized: () => void) => {
  const latest = useRef(onResized)
  useLayoutEffect(() => {
    latest.current = onResized
  }, [onResized])
  useEffect(() => {
    let frame = 0
    // Not at once: what moves other things while sizes are told is a complaint of the browser.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current())
    })
    if (element.current) observer.observe(element.current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element])
}
