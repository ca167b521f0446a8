import { useState } from 'react'

/**
 * Counts the changes of a value since the component was mounted: 0 at first, then 1, 2, … Used as a React key it
 * restarts a CSS animation at every change, without timers.
 */
export const useFlash = (value: string | number | null) => {
  const [seen, setSeen] = useState(value)
  const [changes, setChanges] = useState(0)
  if (seen !== value) {
    setSeen(value)
    setChanges(changes + 1)
  }
  return changes
}
