import { useCallback } from 'react'
import { sharedPage } from './shared-page'
import { useCopy } from './use-copy'

/** Opens the phone's share sheet for the page; without one it copies the URL. Call it in a tap handler. */
export const useShare = () => {
  const copy = useCopy()
  return useCallback(async () => {
    const url = location.href
    if (typeof navigator.share !== 'function') return copy(url)
    // Closing the sheet is not a failure.
    await navigator.share({ ...sharedPage(), url }).catch(() => undefined)
  }, [copy])
}
