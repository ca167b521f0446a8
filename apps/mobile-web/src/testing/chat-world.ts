import { createChat, groups, liveRooms } from '@org/im-sdk'
import { FakeServer } from '@org/im-sdk/testing'
import type { AppChat } from '../im/chat'

/** The chat client of the app on a fake server, logged in as the guest of the fixtures. */
export const chatWorld = async () => {
  const server = new FakeServer()
  server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
  const chat: AppChat = createChat({
    SDKAppID: 1,
    endpoints: { default: 'ws://fake' },
    modules: [groups, liveRooms],
    transport: server.network,
    unlimitedAVChatRoom: true,
  })
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  return { server, chat }
}
