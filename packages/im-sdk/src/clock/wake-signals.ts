import type { Cancel } from './clock'

/** `woke`: the page is looked at again, or the network has become another. */
export type WakeSignal = 'woke' | 'online' | 'offline'

/** Passes on what the device says of itself. */
export type WakeSignals = (tell: (signal: WakeSignal) => void) => Cancel

/** The events of the network, the page and its life cycle; nothing outside of a browser. */
export const browserWakeSignals: WakeSignals = (tell) => {
  const { window, document } = globalThis
  if (typeof window?.addEventListener !== 'function' || document === undefined) return () => undefined
  const listening = new AbortController()
  const { signal } = listening
  const wake = () => tell('woke')
  window.addEventListener('online', () => tell('online'), { signal })
  window.addEventListener('offline', () => tell('offline'), { signal })
  window.addEventListener('pageshow', wake, { signal })
  document.addEventListener('resume', wake, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal })
  networkInformation()?.addEventListener('change', wake, { signal })
  return () => listening.abort()
}

/** What some browsers know of the network; TypeScript lists only what all of them have. */
const networkInformation = (): EventTarget | undefined =>
  (globalThis.navigator as Navigator & { readonly connection?: EventTarget }).connection
