import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { VListHandle } from 'virtua'
import { useContentHeight } from '../../util/use-content-height'
import type { MessageListItem } from './types'
import { dividerAt } from './use-unseen'

/** How much of the messages before the new ones stays in view above the divider, in CSS px. */
const ABOVE_DIVIDER = 72
const END_SLACK = 24
/** A scroll that was set is read back with fewer digits. */
const ROUNDING = 1

/** What the list holds in its place while rows are measured: its end, or a row. */
type Held = 'end' | { id: string; isSought: boolean }

const isMine = (item: MessageListItem) => item.kind === 'message' && item.isMine

/**
 * Where the list is: it opens at the message that is sought, at the divider of unread messages or else at the end, stays at the end while the user is
 * there, and goes there with the user's own message. It does not use the list's own scroll to a row: that one goes on
 * until all rows around are measured, and takes back a user who scrolls meanwhile.
 */
export const useFollow = (
  place: RefObject<HTMLElement | null>,
  list: RefObject<VListHandle | null>,
  items: readonly MessageListItem[],
  sought: string | undefined,
) => {
  const held = useRef<Held | null>('end')
  const found = useRef<string | undefined>(undefined)
  const opened = useRef(false)
  const handledId = useRef<string | undefined>(undefined)
  /** Where the list was at the last scroll, and where it was put to hold a row. */
  const last = useRef({ offset: 0, size: 0 })
  const putAt = useRef(0)

  const keep = () => {
    const [view, log] = [list.current, place.current?.querySelector('[role=log]')]
    if (!view || !log || held.current === null) return
    if (held.current === 'end') {
      log.scrollTop = log.scrollHeight
      return
    }
    const { id, isSought } = held.current
    const index = items.findIndex((item) => item.id === id)
    if (index < 0) return
    const above = isSought ? (log.clientHeight - view.getItemSize(index)) / 2 : ABOVE_DIVIDER
    log.scrollTop = view.getItemOffset(index) - above
    putAt.current = log.scrollTop
  }
  const hold = (what: Held) => {
    held.current = what
    keep()
  }
  useContentHeight(place, keep)

  const takeItems = useEffectEvent(() => {
    const newest = items.at(-1)
    if (!newest) return
    const isNew = newest.id !== handledId.current
    handledId.current = newest.id
    const divider = opened.current ? undefined : items[dividerAt(items)]
    opened.current = true
    if (sought !== undefined && found.current !== sought && items.some(({ id }) => id === sought)) {
      found.current = sought
      hold({ id: sought, isSought: true })
    } else if (divider && divider !== items[0]) hold({ id: divider.id, isSought: false })
    else if (isNew && isMine(newest)) hold('end')
    else keep()
  })
  useLayoutEffect(() => takeItems(), [items, sought])

  return {
    toEnd: () => hold('end'),
    /** After the list was resized. */
    keep,
    /** After a scroll. Returns whether the list is at its end, or will be when it has followed its new height. */
    moved: (isByHand: boolean, isResizing: boolean) => {
      const view = list.current
      if (!view) return true
      const { scrollOffset: offset, scrollSize: size, viewportSize } = view
      // Assistive technology scrolls without an event of a hand.
      const isAway = held.current === 'end' ? offset < last.current.offset : Math.abs(offset - putAt.current) > ROUNDING
      const isLeft = isByHand || (size === last.current.size && isAway)
      last.current = { offset, size }
      if (offset + viewportSize >= size - END_SLACK) held.current = 'end'
      else if (isLeft && !isResizing) held.current = null
      return held.current === 'end'
    },
  }
}
