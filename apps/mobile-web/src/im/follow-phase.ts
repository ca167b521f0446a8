import { EVENT, TYPES, type CoreChat } from '@org/im-sdk'
import { ACCOUNT_TAGS } from '@org/domain'
import { api } from '../api/base'
import type { AppStore } from '../store/store'
import { chatPhaseChanged, type ChatPhase } from './chat-status'

/**
 * Tells the store where the session stands. A first login that fails is tried again: until then it goes on connecting.
 * After a break the account is asked for anew: that it had changed may have been told meanwhile.
 */
export const followPhase = (store: Pick<AppStore, 'dispatch'>, chat: CoreChat): void => {
  let wasReady = false
  let isBack = false
  const tell = (phase: ChatPhase) => {
    if (phase === 'ready' && isBack) store.dispatch(api.util.invalidateTags([...ACCOUNT_TAGS]))
    isBack = phase === 'reconnecting'
    wasReady = phase === 'ready' || (wasReady && phase === 'reconnecting')
    store.dispatch(chatPhaseChanged(phase))
  }
  const follow = () => {
    const { phase } = chat.views.session.get()
    if (phase === 'out') return
    const isReady = phase === 'in' && chat.views.netState.get() === 'connected'
    tell(isReady ? 'ready' : wasReady ? 'reconnecting' : 'connecting')
  }
  chat.views.session.subscribe(follow)
  chat.views.netState.subscribe(follow)
  chat.on(EVENT.SDK_NOT_READY, () => tell('off'))
  chat.on(EVENT.KICKED_OUT, ({ data }) => {
    // A guest whose time is over while the device sleeps gets another name, and nobody else has its place.
    if (data.type !== TYPES.KICKED_OUT_USERSIG_EXPIRED) tell('kicked')
  })
}
