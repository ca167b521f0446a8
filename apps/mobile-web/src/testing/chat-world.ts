import { createChat } from '@org/im-sdk'
import { blocklist } from '@org/im-sdk/blocklist'
import { friends } from '@org/im-sdk/friends'
import { groupMembers } from '@org/im-sdk/group-members'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { localSearch } from '@org/im-sdk/local-search'
import { cloudConfig } from '@org/im-sdk/config'
import { storage, type ChatStorage } from '@org/im-sdk/storage'
import { uploads } from '@org/im-sdk/uploads'
import { FakeServer } from '@org/im-sdk/testing'
import type { AppChat } from '../im/chat'
import { conversationActions, groupApplications, messageActions } from '../im/lazy-modules'

interface ChatWorld {
  server?: FakeServer
  kept?: ChatStorage
  getUserSig?: () => Promise<string>
}

const NOTHING_STORED: ChatStorage = { getItem: () => null, setItem: () => undefined }

/** The app's chat client on a fake server, logged out. */
export const chatWorldWithoutLogin = ({
  server = new FakeServer(),
  kept = NOTHING_STORED,
  ...given
}: ChatWorld = {}) => {
  const chat: AppChat = createChat({
    SDKAppID: 1,
    endpoints: { default: 'ws://fake' },
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
      localSearch(),
      uploads({ fetch: server.uploads.fetch }),
      storage({ in: kept }),
    ],
    transport: server.network,
    unlimitedAVChatRoom: true,
    ...given,
  })
  return { server, chat }
}

/** The same, logged in as the guest of the fixtures. */
export const chatWorld = async (world: ChatWorld = {}) => {
  const { server, chat } = chatWorldWithoutLogin(world)
  server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  return { server, chat }
}
