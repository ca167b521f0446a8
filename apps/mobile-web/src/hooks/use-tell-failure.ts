import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useFailureText } from './use-failure-text'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** Says that a call did not get through. A refusal has been shown by the client of the API, in the server's words. */
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
