import { useSyncExternalStore } from 'react'
import { isOnline } from '../site/network'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether there is a network, as far as known. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)
