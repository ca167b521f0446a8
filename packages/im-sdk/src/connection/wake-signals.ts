import type { Cancel } from '../clock/clock'

/** Calls `wake` when the device comes online or the page is looked at again. */
export type WakeSignals = (wake: () => void) => Cancel

/** `online`, `pageshow` and a page that becomes visible; nothing outside of a browser. */
export const browserWakeSignals: WakeSignals = (wake) => {
  const { window, document } = globalThis
  if (typeof window?.addEventListener !== 'function' || document === undefined) return () => undefined
  const whenVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
