import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Calls the listener in the frame after the size of an element has changed, for example when a phone's keyboard opens.
 * Returns a function that says whether it has another height than at the last call: then a scroll event is the browser's,
 * which has moved the content into the new bounds, and not the user's.
 */
export const useResized = (element: RefObject<HTMLElement | null>, onResized: () => void) => {
  const latest = useRef(onResized)
  const height = useRef<number | null>(null)
  useLayoutEffect(() => {
    latest.current = onResized
  }, [onResized])
  useEffect(() => {
    let frame = 0
    // In the next frame: changing the layout in a ResizeObserver callback makes the browser report an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        height.current = element.current?.clientHeight ?? null
        latest.current()
      })
    })
    if (element.current) observer.observe(element.current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element])
  return useCallback(() => element.current?.clientHeight !== height.current, [element])
}
