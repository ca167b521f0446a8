import type { Message } from '@org/im-sdk'
import { createChat, EVENT, NOTIFY_ROOM } from './chat-engine'
import { binary, cloudConfig, groups, liveRooms, moderation, reports, storage, workerClock } from './chat-modules'
import type { AppStore } from '../store/store'
import { followPhase } from './follow-phase'
import { receiveHostMessages } from './host-messages'
import type { AppChatStorage } from './chat-storage'
import { userSigs } from './user-sigs'

const TRY_AGAIN_MS = 5_000

export interface ChatSetting {
  store: AppStore
  SDKAppID: number
  kept: AppChatStorage
}

const makeChat = ({ store, SDKAppID, kept }: ChatSetting) =>
  createChat({
    SDKAppID,
    endpoints: { default: location.origin.replace(/^http/, 'ws') },
    modules: [groups, liveRooms, cloudConfig, moderation(), storage({ in: kept }), reports({ in: kept })],
    // The notice room and the room of the stream are joined at the same time.
    unlimitedAVChatRoom: true,
    clock: workerClock(),
    getUserSig: userSigs(store),
    codec: binary,
    gzip: true,
  })

export type AppChat = ReturnType<typeof makeChat>

/** The app's only chat client, created as soon as the app id is known. */
export const startChat = (setting: ChatSetting): AppChat => {
  const { store } = setting
  const chat = makeChat(setting)
  followPhase(store, chat)
  chat.on(EVENT.SDK_READY, () => void enterNotifyRoom(chat))
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => receiveHostMessages(store, data as readonly Message[]))
  return chat
}

/** Match starts and live scores come through this room. Until it is entered, scores are polled. Rule: DOM-68. */
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
