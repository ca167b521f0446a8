import { onPageScroll } from '@org/ui/basics'
import { useEffect, useState } from 'react'

/** Smaller movements do not count: a finger that rests trembles. */
const STEP_PX = 12

/** Whether the user scrolls down, until they scroll up again or reach the top. */
export const useScrollsDown = (): boolean => {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = (top: number) => {
      const moved = top - last
      if (Math.abs(moved) < STEP_PX && top > 0) return
      last = top
      setDown(moved > 0)
    }
    return onPageScroll(onScroll)
  }, [])
  return isDown
}
