import { seconds } from '../../ports/clock'
import type { NewMessage } from '../../store/im/messages'
import { admitStranger, privateFacts } from '../../store/im/strangers'
import type { Call } from '../handler'
import type { Identity } from '../sessions/identities'
import { imError } from '../im-error'
import { writesTooFast } from './send-limits'

/** The reason why the user may not write to the peer in private; null if it may. Rule: SRV-3. */
export const whyNotWrite = async (call: Call, peer: Identity, message: NewMessage) => {
  const { im, session, who } = call
  const { db, clock, config } = im.context
  // Others of a banned guest's network must reach customer service.
  const { mute, ownMute } = im.restrictions.on(who, '')
  if ((peer.isService ? ownMute : mute) > 0) return imError('MUTE_DENY')
  if (await writesTooFast(call, 'sendC2CMessage', peer.isService ? [] : [''])) return imError('OVER_FREQUENCY_LIMIT')
  const { convID, sender } = message
  const { isBlocked, isKnown, isMoved } = await privateFacts(db, { convID, sender, peer: peer.userID })
  if (isMoved) return imError('GUEST_BECAME_MEMBER')
  if (isBlocked) return imError('IN_PEER_BLACKLIST')
  if (isKnown || session.user.isService || peer.isService || !config.rateLimits) return null
  const network = session.user.isGuest ? who.network : null
  const key = `${message.random}:${message.clientSequence}`
  const admission = await admitStranger(db, { convID, sender, network, key, now: seconds(clock) }, STRANGERS)
  if (admission === 'unanswered') return imError('BOTH_NOT_FRIEND', 'Wait for an answer.')
  if (admission === 'tooManyOpenings')
    return imError('OVER_FREQUENCY_LIMIT', 'The daily limit of new private conversations is reached.')
  return null
}

const STRANGERS = { openings: 5, openingsPerNetwork: 100, unanswered: 3 }
