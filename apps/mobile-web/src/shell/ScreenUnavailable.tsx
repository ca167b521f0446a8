import { AppBar, ErrorState } from '@org/ui/basics'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useBack } from '../hooks/use-back'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { useOnline } from '../hooks/use-online'
import { LoadFailed } from '../parts/LoadFailed'
import { useBrandText } from '../site/use-brand-text'
import { attempt } from '../store/attempt'

const RETRIED_KEY = 'screen_retried'
const RETRY_PAUSE_MS = 60_000

/** A retry may reload the page, so automatic retries happen at most once per minute. */
const mayRetryAlone = (): boolean =>
  attempt(() => {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(RETRIED_KEY)) < RETRY_PAUSE_MS) return false
    sessionStorage.setItem(RETRIED_KEY, String(now))
    return true
  }) ?? false

/**
 * Shown instead of a screen whose code could not be loaded. Retries automatically, which helps after a release, and
 * when the network is back.
 */
export const ScreenUnavailable = ({ retry }: { retry: () => Promise<void> }) => {
  const { t } = useTranslation()
  const { name } = useBrandText()
  const back = useBack()
  const online = useOnline()
  const [tryAgain, busy] = useOneAtATime(retry)
  const onOnline = useEffectEvent(() => tryAgain())
  useEffect(() => {
    if (navigator.onLine && mayRetryAlone()) onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <>
      <AppBar title={name} back={{ label: t(($) => $.back), onPress: back }} />
      <main>
        {online ? (
          <LoadFailed onRetry={tryAgain} retrying={busy} />
        ) : (
          <ErrorState
            icon={<WifiOff />}
            title={t(($) => $.error.offline)}
            hint={t(($) => $.error.offlineHint)}
            retryLabel={t(($) => $.retry)}
            retrying={busy}
            onRetry={tryAgain}
          />
        )}
      </main>
    </>
  )
}
