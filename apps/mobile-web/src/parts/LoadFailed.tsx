import { ErrorState } from '@org/ui/basics'
import { useTranslation } from '../i18n/use-translation'

interface LoadFailedProps {
  onRetry: () => void
  /** True during a retry. */
  retrying?: boolean
}

/** Shows what could not be loaded, and a retry button. */
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
