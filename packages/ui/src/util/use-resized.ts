import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Calls the listener in the frame after the size of an element has changed, for example when a phone's keyboard opens.
 */
export const useResized = (element: RefObject<HTMLElement | null>, onResized: () => void) => {
  const latest = useRef(onResized)
  useLayoutEffect(() => {
    latest.current = onResized
  }, [onResized])
  useEffect(() => {
    let frame = 0
    // In the next frame: changing the layout in a ResizeObserver callback makes the browser report an error.
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
