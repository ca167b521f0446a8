import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * A new page takes the focus, so that keyboards and screen readers start at its top and not where the last one ended.
 */
export const useFocusOnArrival = (page: RefObject<HTMLElement | null>) => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    page.current?.focus({ preventScroll: true })
  }, [pathname, page])
}
