import type { Cancel } from '../clock/clock'

export type AppState = 'Foreground' | 'Background'

/** The port for whether somebody looks at the app. */
export interface AppStates {
  get(): AppState
  /** Calls `changed` after each change. Returns a function that ends that. */
  watch(changed: () => void): Cancel
}

/** The visibility of the page. Outside a browser the app is always in the foreground. */
export const pageStates: AppStates = {
  get: () => (globalThis.document?.visibilityState === 'hidden' ? 'Background' : 'Foreground'),
  watch: (changed) => {
    const { document } = globalThis
    if (typeof document?.addEventListener !== 'function') return () => undefined
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  },
}
