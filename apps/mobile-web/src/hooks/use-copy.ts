import { useCallback } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** Copies a URL and shows whether that worked, by default in the words for a URL. Call it in a tap handler. */
export const useCopy = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return useCallback(
    async (url: string, copied = t(($) => $.copied)) => {
      const isCopied = await copy(url)
      const text = isCopied ? copied : t(($) => $.shareFailed)
      dispatch(toastShown(isCopied ? 'success' : 'failure', text))
    },
    [dispatch, t],
  )
}

const copy = async (text: string): Promise<boolean> => {
  try {
    // Undefined on a page without https.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
