import { useEffect, useRef } from 'react'

/**
 * A row leaves the list with the button that undoes it. The focus then goes on to the button of the next row, or, if none
 * is left, to the heading of the section or of its sheet. Takes the ids of the rows.
 */
export const useFocusAfterUndo = (ids: readonly string[] | undefined) => {
  const section = useRef<HTMLElement>(null)
  const undone = useRef<{ id: string; at: number } | null>(null)
  useEffect(() => {
    const { current } = undone
    if (current === null || !ids || ids.includes(current.id)) return
    undone.current = null
    if (document.activeElement === document.body) focusFrom(section.current, current.at)
  }, [ids])
  const note = (id: string) => {
    undone.current = { id, at: ids?.indexOf(id) ?? 0 }
  }
  return { section, note }
}

const focusFrom = (section: HTMLElement | null, at: number) => {
  const buttons = [...(section?.querySelectorAll('button') ?? [])]
  const next = buttons[at] ?? buttons.at(-1)
  if (next) return next.focus()
  const heading = section?.querySelector('h2') ?? section?.closest('dialog')?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
