import type { RoomTab } from '@org/domain'
import { useEffect, useRef } from 'react'

/** The score leaves the page when it opens its tab: the focus goes on to the panel. */
export const useScorePress = (chosen: RoomTab | undefined, choose: (tab: RoomTab) => void) => {
  const panel = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current || !panel.current) return
    isPressed.current = false
    panel.current.tabIndex = -1
    panel.current.focus({ preventScroll: true })
  }, [chosen])
  const press = () => {
    isPressed.current = true
    choose('status')
  }
  return { panel, press }
}
