import { useCallback } from 'react'

/** The height of the bar of a page, in px. */
const BAR = 48

/** A ref that calls `tell` with whether its element has been scrolled out of sight, under the bar of the page. */
export const useUnderBar = (tell: (isUnder: boolean) => void) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) => entry && tell(!entry.isIntersecting && entry.boundingClientRect.top < BAR),
        { rootMargin: `-${BAR}px 0px 0px 0px` },
      )
      observer.observe(element)
      return () => {
        observer.disconnect()
        tell(false)
      }
    },
    [tell],
  )
