import { useCallback } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

interface Words {
  copied?: string
  failed?: string
}

/** Copies a text, shows whether that worked and returns it, by default in the words for a URL. Call it in a tap handler. */
export const useCopy = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return useCallback(
    async (copiedText: string, words: Words = {}) => {
      const isCopied = await copy(copiedText)
      const text = isCopied ? (words.copied ?? t(($) => $.copied)) : (words.failed ?? t(($) => $.shareFailed))
      dispatch(toastShown(isCopied ? 'success' : 'failure', text))
      return isCopied
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
