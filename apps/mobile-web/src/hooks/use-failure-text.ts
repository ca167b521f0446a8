import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * What a fan reads of a call that failed: the server's words where it refused, else what went wrong on the way. Empty
 * where another part of the app has said it.
 */
export const useFailureText = () => {
  const { t } = useTranslation()
  return useCallback(
    (error: ApiFailure | SerializedError): string => {
      const name = 'errorName' in error ? error.errorName : 'BAD_REPLY'
      if (name === 'LOGIN_EXPIRED' || name === 'CANCELLED') return ''
      if (name === 'REFUSED') return error.message ?? ''
      return name === 'BAD_REPLY' ? t(($) => $.error.server) : t(($) => $.error.network)
    },
    [t],
  )
}
