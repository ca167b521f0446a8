import { useEffect, useEffectEvent } from 'react'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { Failure } from '../parts/page/Failure'
import { Page } from '../parts/page/Page'
import { isOnline } from '../site/network'
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
