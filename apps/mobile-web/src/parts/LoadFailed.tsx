import { ErrorState } from '@org/ui'
import { useTranslation } from 'react-i18next'

interface LoadFailedProps {
  onRetry: () => void
  /** While the next try is under way. */
  retrying?: boolean
}

/** What could not be had, and the way to try again. */
export const LoadFailed = ({ onRetry, retrying = false }: LoadFailedProps) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t(($) => $.error.title)}
      hint={t(($) => $.error.network)}
      retryLabel={t(($) => $.retry)}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
