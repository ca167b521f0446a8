import type { Cancel, Clock } from './clock'

/** A signal that aborts after `ms` milliseconds unless it is stopped. React Native has no `AbortSignal.timeout`. */
export const abortAfter = (clock: Clock, ms: number): { readonly signal: AbortSignal; readonly stop: Cancel } => {
  const abort = new AbortController()
  return { signal: abort.signal, stop: clock.after(ms, () => abort.abort()) }
}
