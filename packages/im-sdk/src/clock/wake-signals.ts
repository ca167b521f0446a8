import type { Cancel } from './clock'

/** `woke`: the page became visible again, or the network changed. */
export type WakeSignal = 'woke' | 'online' | 'offline'

/** The port for signals of the device. */
export type WakeSignals = (tell: (signal: WakeSignal) => void) => Cancel

/** Listens to network, visibility and page life-cycle events. Does nothing outside a browser. */
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
  // This event also precedes `online` and `offline`, which carry more information. A socket opened here would be
  // dropped by them.
  networkInformation()?.addEventListener('change', () => navigator.onLine === wasOnline && wake(), { signal })
  return () => listening.abort()
}

/** Only some browsers have this API, so TypeScript does not declare it. */
const networkInformation = (): EventTarget | undefined =>
  (globalThis.navigator as Navigator & { readonly connection?: EventTarget }).connection
