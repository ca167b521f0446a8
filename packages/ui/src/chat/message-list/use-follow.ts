import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { VListHandle } from 'virtua'
import type { MessageListItem } from './types'
import { dividerAt } from './use-unseen'

/** How much of the messages before the new ones stays in view above the divider, in CSS px. */
const ABOVE_DIVIDER = 72
const END_SLACK = 24

const isMine = (item: MessageListItem) => item.kind === 'message' && item.isMine

/**
 * Where the list is: it opens at the message that is sought, at the divider of unread messages or else at the end, stays at the end while the user is
 * there, and goes there with the user's own message.
 */
export const useFollow = (
  list: RefObject<VListHandle | null>,
  items: readonly MessageListItem[],
  sought: string | undefined,
) => {
  const following = useRef(true)
  const found = useRef<string | undefined>(undefined)
  const opened = useRef(false)
  const handledId = useRef<string | undefined>(undefined)

  useLayoutEffect(() => {
    const last = items.at(-1)
    if (!last) return
    const isNew = last.id !== handledId.current
    handledId.current = last.id
    const divider = opened.current ? -1 : dividerAt(items)
    opened.current = true
    const place = sought === undefined || found.current === sought ? -1 : items.findIndex(({ id }) => id === sought)
    if (place >= 0) {
      found.current = sought
      following.current = false
      list.current?.scrollToIndex(place, { align: 'center' })
      return
    }
    if (divider > 0) {
      following.current = false
      list.current?.scrollToIndex(divider, { align: 'start', offset: -ABOVE_DIVIDER })
      return
    }
    // A user at the end stays there, also when messages are inserted before their own pending message.
    if (following.current || (isNew && isMine(last))) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  }, [items, list, sought])

  const toEnd = () => {
    if (items.length > 0) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  }
  return {
    toEnd,
    /** After a row or the list was resized: the end has moved, and the list moves with it. */
    keepEnd: () => {
      if (following.current) toEnd()
    },
    /** After a scroll. Returns whether the list is at its end, or will be when it has followed its new height. */
    moved: (isResizing: boolean) => {
      const view = list.current
      const atEnd = !view || view.scrollOffset + view.viewportSize >= view.scrollSize - END_SLACK
      following.current = atEnd || (isResizing && following.current)
      return following.current
    },
  }
}
