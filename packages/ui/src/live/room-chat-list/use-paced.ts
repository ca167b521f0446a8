import { useEffect, useRef, useState } from 'react'

/** Throttles a value that changes often to one update per `ms` milliseconds; the last value always arrives. */
export const usePaced = <Value>(value: Value, ms: number) => {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const lastAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    latest.current = value
    if (timer.current !== null) return
    const flush = () => {
      timer.current = null
      lastAt.current = performance.now()
      setShown(latest.current)
    }
    timer.current = setTimeout(flush, Math.max(0, lastAt.current + ms - performance.now()))
  }, [value, ms])

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  return shown
}
