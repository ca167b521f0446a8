import { storedState, readStored, storeKey } from './stored-slices'
import { keptPreferences, langChosen, modeChosen } from './preferences'
import { keptSession } from './session'
import type { AppStore } from './store'

interface Follow {
  site: string
  store: Pick<AppStore, 'getState' | 'dispatch'>
  /** Called when another user is logged in, or none. */
  onOtherViewer: () => void
}

/** Applies a login or logout in one tab to all; mode and language follow at once. Returns a function that stops it. */
export const followOtherTabs = ({ site, store, onOtherViewer }: Follow): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== storeKey(site)) return
    const stored = readStored(site)
    if (stored === null) return
    const { session, preferences } = store.getState()
    const there = storedState(stored, keptSession)
    if (there.token !== session.token || there.uid !== session.uid) return onOtherViewer()
    const { mode, lang } = { ...preferences, ...storedState(stored, keptPreferences) }
    if (mode !== preferences.mode) store.dispatch(modeChosen(mode))
    if (lang !== preferences.lang) store.dispatch(langChosen(lang))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
