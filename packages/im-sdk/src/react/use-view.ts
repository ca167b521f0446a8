import { useCallback, useSyncExternalStore } from 'react'
import type { View } from '../store/view'

/** Renders what a view shows. Keep the view the same between renders. */
export const useView = <T>(view: View<T>): T => {
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view])
  const get = useCallback(() => view.get(), [view])
  return useSyncExternalStore(subscribe, get, get)
}
