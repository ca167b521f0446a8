import type { Cancel } from './clock'

/** `woke`: the page is looked at again, or the network has become another. */
export type WakeSignal = 'woke' | 'online' | 'offline'

/** Passes on what the device says of itself. */
export type WakeSignals = (tell: (signal: WakeSignal) => void) => Cancel

/** The events of the network, the page and its life cycle; nothing outside of a browser. */
export const browserWakeSignals: WakeSignals = (tell) => {
  const { window, document, navigator } = globalThis
  if (typeof window?.addEventListener !== 'function' || document === undefined) return () => undefined
  const listening = new AbortController()
  const { signal } = listening
  let wasOnline = navigator.onLine
  const wake = () => tell('woke')
  const tellNetwork = (said: 'online' | 'offline') => () => {
    wasOnline = said === 'online'
    tell(said)
  }
  window.addEventListener('online', tellNetwork('online'), { signal })
  window.addEventListener('offline', tellNetwork('offline'), { signal })
  window.addEventListener('pageshow', wake, { signal })
  document.addEventListener('resume', wake, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal })
  // Comes right before `online` and `offline` too, which say more: a socket opened here would be dropped there.
  networkInformation()?.addEventListener('change', () => navigator.onLine === wasOnline && wake(), { signal })
  return () => listening.abort()
}

/** What some browsers know of the network; TypeScript lists only what all of them have. */
const networkInformation = (): EventTarget | undefined =>
  (globalThis.navigator as Navigator & { readonly connection?: EventTarget }).connection
