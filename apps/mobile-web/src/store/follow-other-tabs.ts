import { loadState, storeKey } from './persist'
import { langChosen, modeChosen } from './preferences'
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
    const there = loadState(site)
    if (there === null) return
    const { session, preferences } = store.getState()
    if (there.session.token !== session.token || there.session.uid !== session.uid) return onOtherViewer()
    const { mode = preferences.mode, lang = preferences.lang } = there.preferences
    if (mode !== preferences.mode) store.dispatch(modeChosen(mode))
    if (lang !== preferences.lang) store.dispatch(langChosen(lang))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
