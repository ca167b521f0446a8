import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../parts/page/focus-heading'

/** Moves the focus to the heading of a new page, so that keyboards and screen readers start there. */
export const useFocusOnArrival = (page: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (page.current) focusHeading(page.current)
  }, [pathname, page])
}
