import type { Endpoints, ParsedRequestOf } from '@org/api-client/contract'
import { findGuest } from '../../store/identity/guests'
import { dropSubscription, saveSubscription } from '../../store/service/push-subscriptions'
import type { GuestViewer, MemberViewer } from '../auth/viewer'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'

type Subscription = ParsedRequestOf<Endpoints['savePushSubscription']>

/** Messages for the browser of a viewer go to an address that the browser has from its push service. */
export const savePushSubscription = async (
  { db, pusher }: Pick<Context, 'db' | 'pusher'>,
  viewer: GuestViewer | MemberViewer,
  { hides_collected, ...subscription }: Subscription,
  lang: Language,
): Promise<void> => {
  if (pusher === null) throw new Refusal('switchedOff')
  if (!pusher.accepts(subscription)) throw new Refusal('invalidRequest')
  // Credentials live longer than a guest who was away.
  if (viewer.kind === 'guest' && (await findGuest(db, viewer.userID)) === null) throw new Refusal('loginExpired')
  const { endpoint, p256dh, auth, silent, shown } = subscription
  await saveSubscription(db, {
    endpoint,
    p256dh,
    auth,
    silent,
    shown,
    lang,
    hides_collected: hides_collected === 1,
    viewer: viewer.userID,
    session_id: viewer.kind === 'member' ? viewer.sessionID : null,
    guest_id: viewer.kind === 'guest' ? viewer.userID : null,
  })
}

export const dropPushSubscription = ({ db }: Pick<Context, 'db'>, viewer: string, endpoint: string): Promise<void> =>
  dropSubscription(db, viewer, endpoint)
