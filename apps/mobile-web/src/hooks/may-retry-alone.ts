import { attempt } from '../store/attempt'

const RETRIED_KEY = 'screen_retried'
const RETRY_PAUSE_MS = 60_000

/** A retry may reload the page, so automatic retries happen at most once per minute. */
export const mayRetryAlone = (): boolean =>
  attempt(() => {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(RETRIED_KEY)) < RETRY_PAUSE_MS) return false
    sessionStorage.setItem(RETRIED_KEY, String(now))
    return true
  }) ?? false
