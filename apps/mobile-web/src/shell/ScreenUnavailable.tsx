import { useEffect, useEffectEvent } from 'react'
import { mayRetryAlone } from '../hooks/may-retry-alone'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { Failure } from '../parts/page/Failure'
import { Page } from '../parts/page/Page'
import { isOnline } from '../site/network'
import { useBrandText } from '../site/use-brand-text'

/**
 * Shown instead of a screen whose code could not be loaded. Retries automatically, which helps after a release, and
 * when the network is back.
 */
export const ScreenUnavailable = ({ retry }: { retry: () => Promise<void> }) => {
  const { name } = useBrandText()
  const [tryAgain, busy] = useOneAtATime(retry)
  const retryAlone = useEffectEvent(() => {
    if (isOnline() && mayRetryAlone()) tryAgain()
  })
  useEffect(() => retryAlone(), [])
  return (
    <Page title={name}>
      <Failure onRetry={tryAgain} retrying={busy} />
    </Page>
  )
}
