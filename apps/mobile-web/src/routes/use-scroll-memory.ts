import { onPageScroll } from '@org/ui/basics'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
/** A list that loads still grows, so restoring is retried every frame until then. */
const TRY_FOR_MS = 1_500

/**
 * A new page starts at the top; back and forward restore the scroll position; another tab or filter of a page keeps it.
 */
export const useScrollMemory = () => {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    const samePage = type === 'REPLACE' && last.current === pathname
    last.current = pathname
    if (samePage) positions.set(key, scrollY)
    const stop = samePage ? nothing : scrollWhenTall(type === 'POP' ? (positions.get(key) ?? 0) : 0)
    const forget = onPageScroll((top) => positions.set(key, top))
    return () => {
      stop()
      forget()
    }
  }, [key, pathname, type])
}

const HANDS = ['wheel', 'touchstart', 'keydown'] as const

/** The first page has no layout yet: scrolling waits for its frame. */
let isFirst = true

/** Stops when the user scrolls. */
const scrollWhenTall = (wanted: number) => {
  const until = performance.now() + TRY_FOR_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const hand of HANDS) removeEventListener(hand, stop)
  }
  const attempt = () => {
    scrollTo(0, wanted)
    if (Math.abs(scrollY - wanted) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
    else stop()
  }
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true })
  if (isFirst) frame = requestAnimationFrame(attempt)
  else attempt()
  isFirst = false
  return stop
}

const nothing = () => undefined
