import { useCallback } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'
import { chatErrorText } from './chat-error-text'

/** Shows the user why a message was not sent. */
export const useSendFailed = () => {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  return useCallback(
    (error: unknown) =>
      void dispatch(
        toastShown(
          'failure',
          t(($) => $.errors[chatErrorText(error)]),
        ),
      ),
    [dispatch, t],
  )
}
