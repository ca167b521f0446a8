import { instantFromMs, isGuestExpired, type GuestInfo, type Instant } from '@org/domain'
import { viewerApi } from './api/viewer'
import { inTurn } from './site/in-turn'
import { guestArrived, keptSession, type Session } from './store/session'
import type { AppStore } from './store/store'
import { readStored, storedState } from './store/stored-slices'

/**
 * The viewer: the member of the token, or a guest whose credentials are valid. All tabs of a site are the same guest: the first
 * one asks for it, and the others take what it has stored.
 */
export const ensureViewer = async (
  store: AppStore,
  site: string,
  now: Instant = instantFromMs(Date.now()),
): Promise<void> => {
  if (hasViewer(store.getState().session, now)) return
  await inTurn(`${site}_guest`, async () => {
    if (hasViewer(store.getState().session, now)) return
    const stored = storedSession(site)
    if (stored.token !== '') return
    if (stored.guest && hasViewer(stored, now)) return void store.dispatch(guestArrived(stored.guest))
    const fresh = await store.dispatch(viewerApi.endpoints.getGuestInfo.initiate({}))
    if (fresh.data) becomeGuest(store, site, fresh.data)
  })
}

/** Not after a login in another tab, which this one is about to follow: the credentials would be stored over it. */
export const becomeGuest = (store: AppStore, site: string, guest: GuestInfo): void => {
  if (storedSession(site).token === '') store.dispatch(guestArrived(guest))
}

const storedSession = (site: string): Session => storedState(readStored(site), keptSession)

const hasViewer = ({ token, guest }: Session, now: Instant): boolean =>
  token !== '' || (guest !== null && !isGuestExpired(guest, now))
