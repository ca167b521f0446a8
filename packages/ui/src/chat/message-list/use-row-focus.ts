import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { VListHandle } from 'virtua'
import type { MessageListItem } from './types'

const rowOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null

/**
 * The arrow keys move the focus from message to message: the list is one stop of the Tab key, and rows outside the
 * screen are rendered as they are reached. The row with the focus stays in the page while the list scrolls.
 */
export const useRowFocus = (
  place: RefObject<HTMLElement | null>,
  list: RefObject<VListHandle | null>,
  items: readonly MessageListItem[],
) => {
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const at = target ? items.findIndex(({ id }) => id === target.id) : -1

  useLayoutEffect(() => {
    if (!target) return
    const row = place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(target.id)}"]`)
    row?.focus({ preventScroll: true })
  }, [target, place])

  const next = (from: number, step: 1 | -1) => {
    let index = from + step
    while (items[index]?.kind === 'divider') index += step
    return index
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    const view = list.current
    if (step === null || !view || event.altKey || event.ctrlKey || event.metaKey) return
    const row = rowOf(event.target)
    const lowest = view.findItemIndex(view.scrollOffset + view.viewportSize - 1)
    const from = row ? items.findIndex(({ id }) => id === row.dataset['row']) : lowest + 1
    const index = next(from, row ? step : -1)
    const item = items[index]
    if (!item) return
    event.preventDefault()
    setTarget({ id: item.id })
    view.scrollToIndex(index, { align: 'nearest' })
  }
  const onFocus = (event: FocusEvent) => {
    const id = rowOf(event.target)?.dataset['row']
    if (id !== undefined && id !== target?.id) setTarget({ id })
  }
  const onBlur = (event: FocusEvent) => {
    if (!rowOf(event.relatedTarget)) setTarget(null)
  }
  return { keepMounted: at >= 0 ? [at] : [], handlers: { onKeyDown, onFocus, onBlur } }
}
