import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** The phone's own share sheet; where there is none, the address is copied. Call it from a tap. */
export const useShare = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return useCallback(
    async (title: string) => {
      const outcome = await share(title)
      if (outcome === 'copied')
        dispatch(
          toastShown(
            'success',
            t(($) => $.copied),
          ),
        )
      if (outcome === 'failed')
        dispatch(
          toastShown(
            'failure',
            t(($) => $.shareFailed),
          ),
        )
    },
    [dispatch, t],
  )
}

/** A fan who closes the sheet has not failed. */
const share = async (title: string): Promise<'shared' | 'copied' | 'failed'> => {
  const url = location.href
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined)
    return 'shared'
  }
  try {
    // Absent where the page came without https.
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
