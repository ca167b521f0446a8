import { keptState, readStored, storeKey } from './kept'
import { keptPreferences, langChosen, modeChosen } from './preferences'
import { keptSession } from './session'
import type { AppStore } from './store'

interface Follow {
  site: string
  store: Pick<AppStore, 'getState' | 'dispatch'>
  /** Somebody else is logged in now, or nobody. */
  onOtherViewer: () => void
}

/** A login or logout in one tab holds for all; mode and language follow at once. Returns what ends it. */
export const followOtherTabs = ({ site, store, onOtherViewer }: Follow): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== storeKey(site)) return
    const stored = readStored(site)
    if (stored === null) return
    const { session, preferences } = store.getState()
    const there = keptState(stored, keptSession)
    if (there.token !== session.token || there.uid !== session.uid) return onOtherViewer()
    const { mode, lang } = { ...preferences, ...keptState(stored, keptPreferences) }
    if (mode !== preferences.mode) store.dispatch(modeChosen(mode))
    if (lang !== preferences.lang) store.dispatch(langChosen(lang))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
