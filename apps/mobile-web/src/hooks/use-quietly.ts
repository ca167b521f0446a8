import { useEffect, useState } from 'react'

/** True once `condition` has held for `ms`; false as soon as it no longer does. */
export const useQuietly = (condition: boolean, ms: number): boolean => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setHeld(true), ms)
    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [condition, ms])
  return condition && held
}
