import { instantFromMs, isGuestExpired, modeOfQuery, platformWord } from '@org/domain'
import { ANSWER_TAG } from '@org/api-client/rtk'
import type { Brand } from '@org/site-brands'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api, bindViewer } from './api/base'
import { configApi } from './api/config'
import { forgetOtherChats } from './im/chat-storage'
import { isInIosApp } from './site/device'
import { attributionArrived, keptAttribution, readAttribution } from './store/attribution'
import { storedState, readStored } from './store/stored-slices'
import { keptPreferences, langChosen, modeChosen } from './store/preferences'
import { followOtherTabs } from './store/follow-other-tabs'
import { persistStore } from './store/persist'
import { loadingChanged, loginPrompted, toastCleared, toastShown } from './store/feedback'
import { keptSession, sessionExpired, viewerIdOf, type Session } from './store/session'
import { keptSwitches } from './store/site-switches'
import { channelArrived, readChannel } from './store/visit-channel'
import { createStore, type AppStore, type RootState } from './store/store'

/** Creates the store of a visit: the stored state, overridden by the URL. */
export const startStore = (brand: Brand): AppStore => {
  const store = createStore(stateOfLastVisit(brand))
  setupListeners(store.dispatch)
  bindViewer({
    apiHosts: () => configApi.endpoints.getCommonConfig.select({})(store.getState()).data?.config.api_hosts ?? [],
    common: () => commonFields(store, brand),
    lang: () => store.getState().preferences.lang,
    channelCode: () => (brand.channelCodeInUrl ? (store.getState().attribution.channel_code ?? '') : ''),
    onLoading: (change) => store.dispatch(loadingChanged(change)),
    onRefused: (verdict, _, sentWith) => {
      if (verdict.kind === 'expired') {
        if (endSession(store, sentWith.token ?? '', verdict)) writing.forgetSession()
      } else if (verdict.toast) store.dispatch(toastShown('failure', verdict.message))
    },
  })
  const writing = persistStore(brand.code, store, KEPT)
  obeyAddress(store)
  followOtherTabs({
    site: brand.code,
    store,
    onOtherViewer: () => {
      // Unwritten changes of this tab belong to the previous viewer.
      writing.stop()
      location.reload()
    },
  })
  const forgetOthers = () => forgetOtherChats(brand.code, viewerIdOf(store.getState().session))
  forgetOthers()
  whenSessionChanges(store, () => {
    // A new login must not be lost if the tab closes within the write delay.
    writing.flush()
    forgetOthers()
  })
  askAgainInOtherLanguage(store)
  return store
}

const query = () => new URLSearchParams(location.search)

/** The stored slices that exist from the start. */
const KEPT = [keptPreferences, keptAttribution, keptSession, keptSwitches]

const stateOfLastVisit = (brand: Brand): Partial<RootState> => {
  const stored = readStored(brand.code)
  const usual = { mode: 'system', lang: languageOfPage() ?? (brand.language === 'zh' ? 'cn' : 'pt-br') } as const
  return {
    preferences: { ...usual, ...storedState(stored, keptPreferences) },
    attribution: storedState(stored, keptAttribution),
    session: withoutExpiredGuest(storedState(stored, keptSession)),
    siteSwitches: storedState(stored, keptSwitches),
  }
}

/** The server has chosen it by the browser's languages; null if the page says none, as in development. */
const languageOfPage = () => {
  const { lang } = document.documentElement
  return lang === 'zh-CN' ? 'cn' : lang === 'pt-BR' ? 'pt-br' : null
}

/** The server would refuse the credentials of an expired guest as an expired login. */
const withoutExpiredGuest = (session: Session): Session =>
  session.guest && isGuestExpired(session.guest, instantFromMs(Date.now())) ? { ...session, guest: null } : session

const credentials = (store: AppStore) => {
  const { uid, token, guest } = store.getState().session
  if (guest) return { uid: guest.userid, token: guest.txim_sign }
  return token === '' ? {} : { uid, token }
}

const commonFields = (store: AppStore, brand: Brand) => ({
  ...credentials(store),
  sp_source: brand.source,
  platform: platformWord({ iosApp: isInIosApp(store.getState().attribution), iosSite: brand.iosSite }),
  ...store.getState().attribution,
})

/**
 * Rule: API-7. Ends the session after a call that reports it as expired. Ignores calls of a previous viewer, and
 * visitors without a session. Returns whether there was a session.
 */
const endSession = (
  store: AppStore,
  token: string,
  { message, prompt }: { message: string; prompt: boolean },
): boolean => {
  if (token === '' || token !== credentials(store).token) return false
  store.dispatch(toastCleared())
  if (message !== '') store.dispatch(toastShown('failure', message))
  if (prompt) store.dispatch(loginPrompted())
  store.dispatch(sessionExpired())
  store.dispatch(api.util.resetApiState())
  return true
}

/** Applies `?mode=` and `?lang=`, stores attribution, and keeps the channel for the visit. Rules: API-3, DOM-20. */
const obeyAddress = (store: AppStore) => {
  const mode = modeOfQuery(query().get('mode'))
  if (mode !== null) store.dispatch(modeChosen(mode))
  const lang = query().get('lang')
  if (lang === 'cn' || lang === 'pt-br') store.dispatch(langChosen(lang))
  store.dispatch(attributionArrived(readAttribution(query())))
  store.dispatch(channelArrived(readChannel(query())))
}

const whenSessionChanges = (store: AppStore, changed: () => void) => {
  let { session } = store.getState()
  store.subscribe(() => {
    const next = store.getState().session
    if (next === session) return
    session = next
    changed()
  })
}

/** Replies depend on the language: refetch those in use, and drop the other cached ones. */
const askAgainInOtherLanguage = (store: AppStore) => {
  let { lang } = store.getState().preferences
  store.subscribe(() => {
    const next = store.getState().preferences.lang
    if (next === lang) return
    lang = next
    store.dispatch(api.util.invalidateTags([ANSWER_TAG]))
  })
}
