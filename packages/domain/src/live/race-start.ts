import type { RaceStartMessage } from '../match/banner-stack'
import type { HostMessage } from './host-message'
import { BROADCAST_CONVERSATION_ID } from './rooms'

/**
 * The match start that a host message announces; null for other messages. Only a `RaceStartLiveMessage` in the
 * broadcast conversation announces one.
 *
 * Rule: DOM-63.
 *
 * @example
 * const message = { type: 'RaceStartLiveMessage', data: { id: 7, sport_id: 1, desc: 'A v B' } }
 * raceStartOf('C2Cbroadcast', message) // => { id: 7, sport_id: 1, desc: 'A v B' }
 * raceStartOf('C2Csomeone', message) // => null
 */
export const raceStartOf = (conversationID: string, message: HostMessage): RaceStartMessage | null => {
  if (conversationID !== BROADCAST_CONVERSATION_ID || message?.type !== 'RaceStartLiveMessage') return null
  return typeof message.data === 'object' ? message.data : null
}
