import { useCallback, useEffect, useState } from 'react'

const STAY_MS = 3_000

/** Whether controls are visible: always while nothing plays, otherwise for three seconds after a touch. */
export const useAutoHide = (playing: boolean) => {
  const [touchedAt, setTouchedAt] = useState(0)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    if (!playing) return
    setHidden(false)
    const timer = setTimeout(() => setHidden(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [playing, touchedAt])

  const keep = useCallback(() => {
    setHidden(false)
    setTouchedAt(performance.now())
  }, [])
  const visible = !playing || !hidden
  const toggle = useCallback(() => (visible && playing ? setHidden(true) : keep()), [visible, playing, keep])
  return { visible, toggle, keep }
}
