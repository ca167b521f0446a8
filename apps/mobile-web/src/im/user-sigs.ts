import { viewerApi } from '../api/viewer'
import { guestArrived } from '../store/session'
import type { AppStore } from '../store/store'

/**
 * Guests get new credentials, members those of their user info, which is refetched after a refusal. Rule: DOM-34 (error
 * 2025).
 */
export const userSigs = (store: AppStore) => {
  let given = ''
  const userInfo = (forceRefetch: boolean) =>
    store.dispatch(viewerApi.endpoints.getUserInfo.initiate({}, { forceRefetch, subscribe: false })).unwrap()
  return async (): Promise<string> => {
    if (store.getState().session.token === '') {
      const guest = await store.dispatch(viewerApi.endpoints.getGuestInfo.initiate({})).unwrap()
      store.dispatch(guestArrived(guest))
      return guest.txim_sign
    }
    const known = await userInfo(false)
    const user = known.txim_sign === given ? await userInfo(true) : known
    given = user.txim_sign
    return given
  }
}
