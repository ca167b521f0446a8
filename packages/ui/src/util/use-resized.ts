import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls back when the size of an element has changed, as when the keyboard of a phone opens. */
export const useResized = (element: RefObject<HTMLElement | null>, onResized: () => void) => {
  const latest = useRef(onResized)
  useLayoutEffect(() => {
    latest.current = onResized
  }, [onResized])
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current())
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
