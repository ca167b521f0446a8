import { useMemo, useState } from 'react'
import { lastKnownIndex } from '../../util/last-known-index'
import type { MessageListItem } from './types'

/** The index of the line above the new messages; not above 0 if the list opens at its end. */
export const dividerAt = (items: readonly MessageListItem[]) =>
  items.findIndex((item) => item.kind === 'divider' && item.look === 'unread')

export const isTheirs = (item: MessageListItem) => item.kind === 'message' && !item.isMine

interface Seen {
  /** The rows at that moment, and the lowest one that had been on the screen. */
  rows: readonly MessageListItem[]
  lowest: number
  /** Whether the list is at its end: then new rows are on the screen at once. */
  atEnd: boolean
}

const seenAtFirst = (items: readonly MessageListItem[]): Seen => {
  const divider = dividerAt(items)
  return divider > 0
    ? { rows: items, lowest: divider - 1, atEnd: false }
    : { rows: items, lowest: items.length - 1, atEnd: true }
}

/** Counts the messages of others below the lowest row that has been on the screen. */
export const useUnseen = (items: readonly MessageListItem[]) => {
  const [seen, setSeen] = useState<Seen | null>(null)
  const lastId = items.at(-1)?.id
  if (seen === null && items.length > 0) setSeen(seenAtFirst(items))
  if (seen?.atEnd && seen.rows[seen.lowest]?.id !== lastId)
    setSeen({ rows: items, lowest: items.length - 1, atEnd: true })

  const seenIndex = useMemo(() => (seen ? lastKnownIndex(items, seen.rows, seen.lowest) : -1), [items, seen])
  const count = useMemo(() => (seen ? items.slice(seenIndex + 1).filter(isTheirs).length : 0), [items, seen, seenIndex])
  return {
    count,
    /** The lowest row on the screen now. */
    show: (index: number, atEnd: boolean) => {
      if (seen === null || (index <= seenIndex && atEnd === seen.atEnd)) return
      setSeen({ rows: items, lowest: Math.max(index, seenIndex), atEnd })
    },
  }
}
