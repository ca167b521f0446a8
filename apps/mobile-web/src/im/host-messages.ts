import { instantFromMs, NOTIFY_CONVERSATION_ID, parseHostMessage, raceStartOf, type MatchTick } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { ticksReceived } from '../matches/live-scores'
import { bannerActed } from '../store/banners'
import type { AppStore } from '../store/store'

/** The one door for the host's custom messages. Only the conversations that belong to the host are believed. */
export const receiveHostMessages = (store: Pick<AppStore, 'dispatch'>, messages: readonly Message[]) => {
  const ticks: MatchTick[] = []
  for (const message of messages) {
    if (message.type !== 'TIMCustomElem') continue
    const host = parseHostMessage(message.payload.data)
    if (host?.type === 'MatchTick' && message.conversationID === NOTIFY_CONVERSATION_ID) ticks.push(host.data)
    const start = host && raceStartOf(message.conversationID, host)
    if (start) store.dispatch(bannerActed({ type: 'arrive', message: start, now: instantFromMs(Date.now()) }))
  }
  if (ticks.length > 0) store.dispatch(ticksReceived(ticks))
}
