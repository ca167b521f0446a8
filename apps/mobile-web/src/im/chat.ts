import type { Message } from '@org/im-sdk'
import { createChat, EVENT } from './chat-engine'
import {
  binary,
  blocklist,
  cloudConfig,
  friends,
  groupMembers,
  groups,
  liveRooms,
  localSearch,
  moderation,
  reports,
  sharedSocket,
  storage,
  uploads,
  workerClock,
} from './chat-modules'
import type { AppStore } from '../store/store'
import { followPhase } from './follow-phase'
import { followTicks } from './follow-ticks'
import { forgetOtherMessages } from './forget-other-messages'
import { receiveHostMessages } from './host-messages'
import { conversationActions, groupApplications, messageActions } from './lazy-modules'
import type { AppChatStorage } from './chat-storage'
import { userSigs } from './user-sigs'

export interface ChatSetting {
  store: AppStore
  site: string
  SDKAppID: number
  kept: AppChatStorage
}

const makeChat = ({ store, site, SDKAppID, kept }: ChatSetting) =>
  createChat({
    SDKAppID,
    endpoints: { default: location.origin.replace(/^http/, 'ws') },
    modules: [
      groups,
      groupMembers,
      groupApplications,
      messageActions,
      conversationActions,
      friends,
      blocklist,
      liveRooms,
      cloudConfig,
      moderation(),
      localSearch(),
      uploads(),
      storage({ in: kept }),
      reports({ in: kept }),
    ],
    // The notice room and the room of the stream are joined at the same time.
    unlimitedAVChatRoom: true,
    transport: sharedSocket(),
    clock: workerClock(),
    getUserSig: userSigs(store, site),
    codec: binary,
    gzip: true,
  })

export type AppChat = ReturnType<typeof makeChat>

/** The app's only chat client, created as soon as the app id is known. */
export const startChat = (setting: ChatSetting): AppChat => {
  const { store, SDKAppID } = setting
  const chat = makeChat(setting)
  followPhase(store, chat)
  followTicks(store, chat)
  chat.on(EVENT.SDK_READY, () => void forgetOtherMessages(SDKAppID, chat.views.session.get().userID))
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => receiveHostMessages(store, data as readonly Message[]))
  return chat
}
