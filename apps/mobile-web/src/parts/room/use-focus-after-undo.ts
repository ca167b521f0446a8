import { useEffect, useRef } from 'react'
import type { RoomPerson } from './use-room-people'

/**
 * A row leaves the list with the button that undoes it. The focus then goes on to the button of the next row, or to the
 * heading of a section that has none left.
 */
export const useFocusAfterUndo = (list: readonly RoomPerson[] | undefined) => {
  const section = useRef<HTMLElement>(null)
  const undone = useRef<{ userID: string; at: number } | null>(null)
  useEffect(() => {
    const { current } = undone
    if (current === null || !list || list.some(({ userid }) => userid === current.userID)) return
    undone.current = null
    if (document.activeElement === document.body) focusFrom(section.current, current.at)
  }, [list])
  const note = (userID: string) => {
    undone.current = { userID, at: list?.findIndex(({ userid }) => userid === userID) ?? 0 }
  }
  return { section, note }
}

const focusFrom = (section: HTMLElement | null, at: number) => {
  const buttons = [...(section?.querySelectorAll('button') ?? [])]
  const next = buttons[at] ?? buttons.at(-1)
  if (next) return next.focus()
  const heading = section?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
