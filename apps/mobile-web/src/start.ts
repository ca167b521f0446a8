import { instantFromMs, isGuestExpired, modeOfQuery, platformWord, type Instant } from '@org/domain'
import { ANSWER_TAG } from '@org/api-client/rtk'
import type { Brand } from '@org/site-brands'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api, bindViewer } from './api/base'
import { configApi } from './api/config'
import { viewerApi } from './api/viewer'
import { isInIosApp } from './site/device'
import { attributionArrived, keptAttribution, readAttribution } from './store/attribution'
import { keptState, readStored } from './store/kept'
import { keptPreferences, langChosen, modeChosen } from './store/preferences'
import { followOtherTabs } from './store/follow-other-tabs'
import { persistStore } from './store/persist'
import { loadingChanged, loginPrompted, toastCleared, toastShown } from './store/feedback'
import { guestArrived, keptSession, sessionExpired, type Session } from './store/session'
import { keptSwitches } from './store/site-switches'
import { createStore, type AppStore, type RootState } from './store/store'

/** Builds the store of a visit: what the last one left, then what the address asks for. */
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
      // What this tab has not written yet is of the viewer who has left.
      writing.stop()
      location.reload()
    },
  })
  flushWhenSessionChanges(store, writing.flush)
  askAgainInOtherLanguage(store)
  return store
}

/** Who is watching: the member of the token, or a guest whose credentials still hold. */
export const ensureViewer = async (store: AppStore, now: Instant): Promise<void> => {
  const { token, guest } = store.getState().session
  if (token !== '') return
  if (guest && !isGuestExpired(guest, now)) return
  const fresh = await store.dispatch(viewerApi.endpoints.getGuestInfo.initiate({}))
  if (fresh.data) store.dispatch(guestArrived(fresh.data))
}

const query = () => new URLSearchParams(location.search)

/** The slices that are there from the start and outlive the page. */
const KEPT = [keptPreferences, keptAttribution, keptSession, keptSwitches]

const stateOfLastVisit = (brand: Brand): Partial<RootState> => {
  const stored = readStored(brand.code)
  const usual = { mode: 'system', lang: brand.language === 'zh' ? 'cn' : 'pt-br' } as const
  return {
    preferences: { ...usual, ...keptState(stored, keptPreferences) },
    attribution: keptState(stored, keptAttribution),
    session: withoutExpiredGuest(keptState(stored, keptSession)),
    siteSwitches: keptState(stored, keptSwitches),
  }
}

/** Calls with the credentials of an expired guest would be refused as an expired login. */
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
 * Rule: API-7. Calls of a viewer who has left since say nothing about the one who is here, and a visitor who is
 * nobody yet has no session to end: starting over would only ask again. Says whether there was one.
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

/** `?mode=` and `?lang=` set what they name; attribution is kept. Rules: API-3, DOM-20. */
const obeyAddress = (store: AppStore) => {
  const mode = modeOfQuery(query().get('mode'))
  if (mode !== null) store.dispatch(modeChosen(mode))
  const lang = query().get('lang')
  if (lang === 'cn' || lang === 'pt-br') store.dispatch(langChosen(lang))
  store.dispatch(attributionArrived(readAttribution(query())))
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

/** The language is part of an answer: what is shown is asked for again, what is only kept is dropped. */
const askAgainInOtherLanguage = (store: AppStore) => {
  let { lang } = store.getState().preferences
  store.subscribe(() => {
    const next = store.getState().preferences.lang
    if (next === lang) return
    lang = next
    store.dispatch(api.util.invalidateTags([ANSWER_TAG]))
  })
}
