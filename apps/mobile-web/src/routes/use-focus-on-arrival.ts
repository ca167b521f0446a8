import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to a new page, so that keyboards and screen readers start at its top. */
export const useFocusOnArrival = (page: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    page.current?.focus({ preventScroll: true })
  }, [pathname, page])
}
