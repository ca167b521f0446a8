import { EVENT, TYPES, type CoreChat } from '@org/im-sdk'
import { ACCOUNT_TAGS } from '@org/domain'
import { api } from '../api/base'
import type { AppStore } from '../store/store'
import { chatPhaseChanged, type ChatPhase } from './chat-status'

/**
 * Writes the state of the session to the store. A first login that fails is retried and counts as connecting. After a
 * reconnect the account and the matches are refetched, because a change may have been missed.
 */
export const followPhase = (store: Pick<AppStore, 'dispatch'>, chat: CoreChat): void => {
  let wasReady = false
  let isBack = false
  const tell = (phase: ChatPhase) => {
    if (phase === 'ready' && isBack) store.dispatch(api.util.invalidateTags([...ACCOUNT_TAGS, 'match']))
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
    // A guest whose credentials expired gets a new user id, so this is not a kick-out by another device.
    if (data.type !== TYPES.KICKED_OUT_USERSIG_EXPIRED) tell('kicked')
    // The login has ended too if another device has ended it: the reply to the next call says so, which is made at once.
    if (data.type === TYPES.KICKED_OUT_REST_API) store.dispatch(api.util.invalidateTags([...ACCOUNT_TAGS]))
  })
}
