import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../hooks/use-media'

const MS = 400

/** The number, which counts up to a greater one; at once for a smaller one and with reduced motion. */
export const useCountUp = (value: number): number => {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(value)
  const last = useRef(value)
  useEffect(() => {
    const from = last.current
    last.current = value
    if (reduced || value <= from) return setShown(value)
    const started = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - started) / MS)
      setShown(Math.round(from + (value - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, reduced])
  return shown
}
