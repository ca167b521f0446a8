import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
/** A list that is still loading grows; until then the page is tried again every frame. */
const TRY_FOR_MS = 1_500

/** A new page starts at the top; back and forward find the page where it was left. */
export const useScrollMemory = () => {
  const { key } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const wanted = type === 'POP' ? (positions.get(key) ?? 0) : 0
    const stop = scrollWhenTall(wanted)
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', remember)
    }
  }, [key, type])
}

const scrollWhenTall = (wanted: number) => {
  const until = performance.now() + TRY_FOR_MS
  let frame = 0
  const attempt = () => {
    scrollTo(0, wanted)
    if (Math.abs(scrollY - wanted) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
