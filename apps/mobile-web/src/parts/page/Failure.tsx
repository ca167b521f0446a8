import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { ErrorState, Illustration } from '@org/ui/basics'
import { useEffect, useEffectEvent } from 'react'
import { useFailureText } from '../../hooks/use-failure-text'
import { useOnline } from '../../hooks/use-online'
import { useTranslation } from '../../i18n/use-translation'

interface FailureProps {
  /** Of a call; without one the hint is about the network. */
  error?: ApiFailure | SerializedError
  onRetry: () => void
  retrying: boolean
}

/** In place of what could not be loaded: why, and a retry button. Also retries when the network is back. */
export const Failure = ({ error, onRetry, retrying }: FailureProps) => {
  const { t } = useTranslation()
  const textOf = useFailureText()
  const online = useOnline()
  const onOnline = useEffectEvent(onRetry)
  useEffect(() => {
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  const text = online
    ? { title: t(($) => $.error.title), hint: error ? textOf(error) : t(($) => $.error.network) }
    : { title: t(($) => $.error.offline), hint: t(($) => $.error.offlineHint) }
  return (
    <ErrorState
      {...text}
      icon={<Illustration kind={online ? 'error' : 'offline'} />}
      retryLabel={t(($) => $.retry)}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
