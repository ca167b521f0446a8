import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { VListHandle } from 'virtua'
import type { MessageListItem } from './types'

/**
 * Keeps the rows on the screen in their place after rows were prepended. The list measures from its end then, so a row
 * below the screen that turns out higher or lower than estimated would move them.
 */
export const useAnchor = (
  place: RefObject<HTMLElement | null>,
  list: RefObject<VListHandle | null>,
  items: readonly MessageListItem[],
  shift: boolean,
) => {
  /** The first row that begins on the screen, and how far below its upper edge. */
  const anchor = useRef<{ id: string; top: number } | null>(null)
  const held = useRef(false)
  useLayoutEffect(() => {
    if (shift) held.current = true
  }, [items, shift])

  return {
    /** After a scroll. */
    note: () => {
      const view = list.current
      if (!view) return
      const index = view.findItemIndex(view.scrollOffset) + 1
      const id = items[index]?.id
      anchor.current = id === undefined ? null : { id, top: view.getItemOffset(index) - view.scrollOffset }
    },
    /** After a row was measured. */
    keep: () => {
      const [view, noted] = [list.current, anchor.current]
      const scroller = place.current?.querySelector('[role="log"]')
      if (!held.current || !view || !noted || !scroller) return
      const index = items.findIndex(({ id }) => id === noted.id)
      if (index < 0) return
      const moved = view.getItemOffset(index) - scroller.scrollTop - noted.top
      if (Math.abs(moved) >= 1) scroller.scrollTop += moved
    },
    /** When the list no longer scrolls. */
    release: () => {
      held.current = false
    },
  }
}
