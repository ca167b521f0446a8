import type { Cancel } from './clock'

/** Calls `run` each time the page may be unloaded. Does nothing outside a browser. */
export const whenPageHides = (run: () => void): Cancel => {
  const { window } = globalThis
  if (typeof window?.addEventListener !== 'function') return () => undefined
  window.addEventListener('pagehide', run)
  return () => window.removeEventListener('pagehide', run)
}
