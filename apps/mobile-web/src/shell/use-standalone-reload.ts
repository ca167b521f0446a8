import { isIosStandalone } from '@org/domain'
import { useEffect } from 'react'
import { isPageGuarded } from '../hooks/leave-guard'
import { thisBrowser } from '../site/device'

/**
 * Reloads the app when it becomes visible again, if it was started from the home screen of an iOS device, which keeps it
 * for days. Not while a form or a room’s line is half written. Rule: DOM-21.
 */
export const useStandaloneReload = (reload: () => void) => {
  useEffect(() => {
    if (!isIosStandalone(thisBrowser())) return
    const onChange = () => {
      if (document.visibilityState === 'visible' && !isPageGuarded()) reload()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [reload])
}
