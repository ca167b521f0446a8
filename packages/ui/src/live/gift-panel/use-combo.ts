import { useCallback, useEffect, useState } from 'react'

/** How long a combo waits for the next press. */
export const COMBO_MS = 3_000

/** Counts presses in a row of the same thing. A pause of three seconds, or another thing, ends the combo. */
export const useCombo = (thing: string) => {
  const [combo, setCombo] = useState({ thing, times: 0 })
  const times = combo.thing === thing ? combo.times : 0
  useEffect(() => {
    if (combo.times === 0) return
    const timer = setTimeout(() => setCombo({ thing: combo.thing, times: 0 }), COMBO_MS)
    return () => clearTimeout(timer)
  }, [combo])
  /** Returns the number of this press. */
  const press = useCallback(() => {
    setCombo({ thing, times: times + 1 })
    return times + 1
  }, [thing, times])
  return { times, press }
}
