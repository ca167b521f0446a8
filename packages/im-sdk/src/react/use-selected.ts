import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { View } from '../store/view'

/** Renders what is selected of a view, and renders again only when that is another value, or a list with other items. */
export const useSelected = <T, Selected>(view: View<T>, select: (value: T) => Selected): Selected => {
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view])
  const get = useMemo(() => selecting(view, select), [view, select])
  return useSyncExternalStore(subscribe, get, get)
}

/** The selected value: the same until another value, or a list with other items, is selected. */
const selecting = <T, Selected>(view: View<T>, select: (value: T) => Selected): (() => Selected) => {
  let last: { readonly value: T; readonly selected: Selected } | null = null
  return () => {
    const value = view.get()
    if (last !== null && Object.is(last.value, value)) return last.selected
    const next = select(value)
    const selected = last !== null && isSameList(last.selected, next) ? last.selected : next
    last = { value, selected }
    return selected
  }
}

const isSameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => Object.is(item, b[index]))

export const itself = <T>(value: T): T => value
