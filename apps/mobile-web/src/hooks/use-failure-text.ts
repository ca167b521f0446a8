import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useTranslation } from '../i18n/use-translation'

/**
 * The text for a failed call: the server's message if it refused, otherwise the network error. Empty if another part of
 * the app has shown it.
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
