import { createChat, EVENT, groups, liveRooms, NOTIFY_ROOM, type Message } from '@org/im-sdk'
import { api } from '../api'
import { guestArrived } from '../store/session'
import type { AppStore } from '../store/store'
import { chatPhaseChanged, type ChatPhase } from './chat-status'
import { receiveHostMessages } from './host-messages'

const TRY_AGAIN_MS = 5_000

const makeChat = (store: AppStore, SDKAppID: number) =>
  createChat({
    SDKAppID,
    endpoints: { default: location.origin.replace(/^http/, 'ws') },
    modules: [groups, liveRooms],
    // The notice room and the room of the stream are joined side by side.
    unlimitedAVChatRoom: true,
    getUserSig: () => freshUserSig(store),
  })

export type AppChat = ReturnType<typeof makeChat>

/** The app's one chat client, made when the config has named the app id. */
export const startChat = (store: AppStore, SDKAppID: number): AppChat => {
  const chat = makeChat(store, SDKAppID)
  const tell = (phase: ChatPhase) => store.dispatch(chatPhaseChanged(phase))
  const follow = () => {
    const { phase } = chat.views.session.get()
    const connected = chat.views.netState.get() === 'connected'
    if (store.getState().chatStatus.phase === 'kicked' && phase === 'out') return
    tell(phase === 'out' ? 'off' : phase === 'in' && connected ? 'ready' : 'connecting')
  }
  chat.views.session.subscribe(follow)
  chat.views.netState.subscribe(follow)
  chat.on(EVENT.SDK_READY, () => void enterNotifyRoom(chat))
  chat.on(EVENT.KICKED_OUT, () => tell('kicked'))
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => receiveHostMessages(store, data as readonly Message[]))
  return chat
}

/** Match starts and live scores come through this room. Until it is entered, scores are polled. Source: app.md §4. */
const enterNotifyRoom = async (chat: AppChat): Promise<void> => {
  const user = chat.getLoginUser()
  try {
    await chat.joinGroup({ groupID: NOTIFY_ROOM })
  } catch {
    setTimeout(() => {
      if (chat.isReady() && chat.getLoginUser() === user) void enterNotifyRoom(chat)
    }, TRY_AGAIN_MS)
  }
}

/** Guests get new credentials, members those of their user info. Source: app.md §4 (error 2025). */
const freshUserSig = async (store: AppStore): Promise<string> => {
  if (store.getState().session.token === '') {
    const guest = await store.dispatch(api.endpoints.getGuestInfo.initiate({})).unwrap()
    store.dispatch(guestArrived(guest))
    return guest.txim_sign
  }
  const user = await store
    .dispatch(api.endpoints.getUserInfo.initiate({}, { forceRefetch: true, subscribe: false }))
    .unwrap()
  return user.txim_sign
}
