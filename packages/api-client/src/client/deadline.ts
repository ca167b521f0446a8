export interface Deadline {
  readonly signal: AbortSignal
  /** The timeout came first. */
  readonly isLate: boolean
  /** The awaited value arrived. */
  stop(): void
}

/**
 * Aborts after `ms` milliseconds, or when `cancelled` does. `AbortSignal.timeout` and `any` do the same, but React
 * Native and older browsers lack them.
 */
export const deadline = (ms: number, cancelled: AbortSignal | undefined): Deadline => {
  const abort = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort.abort()
  }, ms)
  const cancel = () => abort.abort()
  if (cancelled?.aborted) cancel()
  cancelled?.addEventListener('abort', cancel)
  return {
    signal: abort.signal,
    get isLate() {
      return isLate
    },
    stop: () => {
      clearTimeout(timer)
      cancelled?.removeEventListener('abort', cancel)
    },
  }
}
