import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useFailureText } from './use-failure-text'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** Shows that a call did not reach the server. The API client has already shown the message of a refusal. */
export const useTellFailure = () => {
  const textOf = useFailureText()
  const dispatch = useAppDispatch()
  return useCallback(
    (error: ApiFailure | SerializedError) => {
      const isShown = 'errorName' in error && error.errorName === 'REFUSED'
      const text = textOf(error)
      if (!isShown && text !== '') dispatch(toastShown('failure', text))
    },
    [dispatch, textOf],
  )
}
