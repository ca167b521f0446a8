import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** The phone's own share sheet; where there is none, the address is copied. Call it from a tap. */
export const useShare = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return useCallback(
    (title: string) =>
      void share(title).then(
        (copied) =>
          copied &&
          dispatch(
            toastShown(
              'success',
              t(($) => $.copied),
            ),
          ),
      ),
    [dispatch, t],
  )
}

/** True when the address was copied. A fan who closes the sheet has not failed. */
const share = async (title: string): Promise<boolean> => {
  const url = location.href
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined)
    return false
  }
  await navigator.clipboard.writeText(url)
  return true
}
