import { useCallback, useRef, type RefCallback } from 'react'

/** Frames until a row that has just come is measured: until then it is hidden, and cannot have the focus. */
const MOST_FRAMES = 60

/** The ref of the row of a message that is sought, which gets the focus once. */
export const useSought = (sought: string | undefined): RefCallback<HTMLElement> => {
  const done = useRef<string | undefined>(undefined)
  return useCallback(
    (row: HTMLElement | null) => {
      if (row === null || done.current === sought) return
      done.current = sought
      const focus = (frames: number) => {
        row.focus({ preventScroll: true })
        if (document.activeElement !== row && frames > 0 && row.isConnected)
          requestAnimationFrame(() => focus(frames - 1))
      }
      focus(MOST_FRAMES)
    },
    [sought],
  )
}
