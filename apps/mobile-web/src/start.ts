import { isGuestExpired } from '@org/domain'
import type { Brand } from '@org/site-brands'
import { api, bindViewer } from './api'
import { langChosen, modeChosen } from './store/preferences'
import { loadState, persistStore } from './store/persist'
import { loadingChanged, loginPrompted, toastCleared, toastShown } from './store/feedback'
import { guestArrived, loggedOut } from './store/session'
import { createStore, type AppStore } from './store/store'

/** Builds the store of a visit: what the last one left, then what the address asks for. */
export const startStore = (brand: Brand): AppStore => {
  const store = createStore(loadState(brand.code))
  bindViewer({
    common: () => commonFields(store, brand),
    lang: () => store.getState().preferences.lang,
    channelCode: () => (brand.channelCodeInUrl ? (query().get('channel_code') ?? '') : ''),
    onLoading: (change) => store.dispatch(loadingChanged(change)),
    onRefused: (verdict) => {
      if (verdict.kind === 'failure') {
        if (verdict.toast) store.dispatch(toastShown('failure', verdict.message))
        return
      }
      store.dispatch(toastCleared())
      if (verdict.message !== '') store.dispatch(toastShown('failure', verdict.message))
      if (verdict.prompt) store.dispatch(loginPrompted())
      store.dispatch(loggedOut())
      store.dispatch(api.util.resetApiState())
    },
  })
  const { flush } = persistStore(brand.code, store)
  obeyAddress(store)
  followOtherTabs(brand, store)
  flushWhenSessionChanges(store, flush)
  return store
}

/** Who is watching: the member of the token, or a guest whose credentials still hold. */
export const ensureViewer = async (store: AppStore, nowSeconds: number): Promise<void> => {
  const { token, guest } = store.getState().session
  if (token !== '') return
  if (guest && !isGuestExpired(guest, nowSeconds)) return
  const fresh = await store.dispatch(api.endpoints.getGuestInfo.initiate({}))
  if (fresh.data) store.dispatch(guestArrived(fresh.data))
}

const query = () => new URLSearchParams(location.search)

const commonFields = (store: AppStore, brand: Brand) => {
  const { session } = store.getState()
  const channel = query().get('channel_code')
  const viewer = session.guest
    ? { uid: session.guest.userid, token: session.guest.txim_sign }
    : session.token === ''
      ? {}
      : { uid: session.uid, token: session.token }
  return {
    ...viewer,
    sp_source: brand.source,
    platform: brand.iosSite ? ('ios' as const) : ('h5' as const),
    ...(channel ? { channel_code: channel } : {}),
  }
}

/** `?mode=` and `?lang=` set what they name. Source: app.md §4. */
const obeyAddress = (store: AppStore) => {
  const mode = query().get('mode')
  if (mode === 'dark' || mode === 'light') store.dispatch(modeChosen(mode))
  const lang = query().get('lang')
  if (lang === 'cn' || lang === 'pt-br') store.dispatch(langChosen(lang))
}

/** A login or logout in one tab holds for all: the others start over as the new viewer. */
const followOtherTabs = (brand: Brand, store: AppStore) => {
  addEventListener('storage', (event) => {
    if (event.key !== `${brand.code}_store`) return
    const there = loadState(brand.code).session
    const here = store.getState().session
    if (there && (there.token !== here.token || there.uid !== here.uid)) location.reload()
  })
}

/** A fresh login must not be lost to a tab that closes within the write delay. */
const flushWhenSessionChanges = (store: AppStore, flush: () => void) => {
  let { session } = store.getState()
  store.subscribe(() => {
    const next = store.getState().session
    if (next === session) return
    session = next
    flush()
  })
}
