import { viewerApi } from '../api/viewer'
import { becomeGuest, ensureViewer } from '../ensure-viewer'
import type { AppStore } from '../store/store'

/**
 * Guests get new credentials, members those of their user info, which is refetched after a refusal. Rule: DOM-34 (error
 * 2025).
 */
export const userSigs = (store: AppStore, site: string) => {
  let given = ''
  const userInfo = (forceRefetch: boolean) =>
    store.dispatch(viewerApi.endpoints.getUserInfo.initiate({}, { forceRefetch, subscribe: false })).unwrap()
  const guestSig = async (): Promise<string> => {
    const known = store.getState().session.guest
    await ensureViewer(store, site)
    const { guest: current } = store.getState().session
    // Without valid credentials this tab has become the guest of all tabs.
    if (current !== null && current !== known) return current.txim_sign
    const renewed = await store.dispatch(viewerApi.endpoints.getGuestInfo.initiate({})).unwrap()
    becomeGuest(store, site, renewed)
    return renewed.txim_sign
  }
  return async (): Promise<string> => {
    if (store.getState().session.token === '') return guestSig()
    const known = await userInfo(false)
    const user = known.txim_sign === given ? await userInfo(true) : known
    given = user.txim_sign
    return given
  }
}
