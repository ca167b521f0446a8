import { useRef } from 'react'

/**
 * Whether a scroll is the user's: rows that are measured, grow or are removed move a list as well. Takes the handlers of
 * the scroller; `moved` is called at each of its scrolls, and `rest` when it has come to rest.
 */
export const useByHand = () => {
  const isInHand = useRef(false)
  const isByHand = useRef(false)
  const takeInHand = () => {
    isInHand.current = true
  }
  const letGo = () => {
    isInHand.current = false
  }
  return {
    handlers: {
      onWheel: takeInHand,
      onTouchMove: takeInHand,
      onPointerDown: takeInHand,
      onPointerUp: letGo,
      onKeyDown: takeInHand,
    },
    /** Returns whether the user scrolls. */
    moved: (): boolean => {
      if (isInHand.current) isByHand.current = true
      letGo()
      return isByHand.current
    },
    // A scroll of the list may end between the act of a user and the scroll that it causes: that one is still to come.
    rest: () => {
      isByHand.current = false
    },
  }
}
