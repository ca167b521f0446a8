import type { Cancel } from './clock'

/** Calls `run` each time the page is about to go; nothing outside of a browser. */
export const whenPageHides = (run: () => void): Cancel => {
  const { window } = globalThis
  if (typeof window?.addEventListener !== 'function') return () => undefined
  window.addEventListener('pagehide', run)
  return () => window.removeEventListener('pagehide', run)
}
