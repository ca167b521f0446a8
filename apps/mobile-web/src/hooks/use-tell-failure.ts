import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** Says that a call did not get through. A refusal has been shown by the client of the API, in the server's words. */
export const useTellFailure = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return useCallback(
    (error: ApiFailure | SerializedError) => {
      const name = 'errorName' in error ? error.errorName : 'BAD_REPLY'
      if (name === 'REFUSED' || name === 'LOGIN_EXPIRED' || name === 'CANCELLED') return
      const text = name === 'BAD_REPLY' ? t(($) => $.error.server) : t(($) => $.error.network)
      dispatch(toastShown('failure', text))
    },
    [dispatch, t],
  )
}
