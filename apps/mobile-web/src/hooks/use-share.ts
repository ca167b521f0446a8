import { useCallback } from 'react'
import { useCopy } from './use-copy'

/** The phone's own share sheet; where there is none, the address is copied. Call it from a tap. */
export const useShare = () => {
  const copy = useCopy()
  return useCallback(
    async (title: string) => {
      const url = location.href
      if (typeof navigator.share !== 'function') return copy(url)
      // A fan who closes the sheet has not failed.
      await navigator.share({ title, url }).catch(() => undefined)
    },
    [copy],
  )
}
