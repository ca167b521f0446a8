import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** Copies an address and says whether that worked. Call it from a tap. */
export const useCopy = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return useCallback(
    async (url: string) => {
      const isCopied = await copy(url)
      const text = isCopied ? t(($) => $.copied) : t(($) => $.shareFailed)
      dispatch(toastShown(isCopied ? 'success' : 'failure', text))
    },
    [dispatch, t],
  )
}

const copy = async (text: string): Promise<boolean> => {
  try {
    // Absent where the page came without https.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
