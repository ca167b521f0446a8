import { useEffect, useState } from 'react'

/** Smaller movements do not count: a finger that rests trembles. */
const STEP_PX = 12

/** Whether the user scrolls down, until they scroll up again or reach the top. */
export const useScrollsDown = (): boolean => {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < STEP_PX && scrollY > 0) return
      last = scrollY
      setDown(moved > 0)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
