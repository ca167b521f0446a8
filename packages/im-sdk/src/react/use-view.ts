import { useCallback, useSyncExternalStore } from 'react'
import type { View } from '../store/view'

/** Renders the value of a view. Pass the same view on every render. */
export const useView = <T>(view: View<T>): T => {
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view])
  const get = useCallback(() => view.get(), [view])
  return useSyncExternalStore(subscribe, get, get)
}
