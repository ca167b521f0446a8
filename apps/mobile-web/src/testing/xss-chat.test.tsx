import { getAnnouncements, getUserBasicInfo } from '@org/api-client/contract'
import { type FakeAnswers, sample } from '@org/api-client/testing'
import { formatHostMessage } from '@org/domain'
import type { FakeServer } from '@org/im-sdk/testing'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import ChatRoomScreen from '../features/chat/ChatRoomScreen'
import ChatsScreen from '../features/chat/ChatsScreen'
import GroupInfoScreen from '../features/groups/GroupInfoScreen'
import GroupNewsScreen from '../features/groups/GroupNewsScreen'
import GroupScreen from '../features/groups/GroupScreen'
import type { AppChat } from '../im/chat'
import { RoomChat } from '../im/RoomChat'
import { useRoomDraft } from '../im/use-room-draft'
import { chatWorld } from './chat-world'
import { config } from './fixtures'
import { show } from './show'
import { XSS_CORPUS } from './xss-corpus'
import { NOTHING_RUNS, resetHits, whatRuns } from './xss-runs'

const chats: AppChat[] = []
beforeEach(resetHits)
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const GROUP = 'CHATGROUP_NORMAL_1'
const FIRST = XSS_CORPUS[0] ?? ''
const all = XSS_CORPUS.join(' ')
const sender = { uid: 7, nick_name: all, avatar: '', user_level: 3, is_anchor: false, is_admin: false, is_vip: false }
const told = [
  formatHostMessage({
    type: 'SendPackage',
    data: { liveid: 10, sender, gift_id: 1, gift_name: all, gift_icon: '', count: 1, combo: 1 },
  }),
  formatHostMessage({ type: 'RoomMessage', data: { liveid: 10, sender, text: all } }),
  formatHostMessage({ type: 'EnterRoomMessage', data: { liveid: 10, sender } }),
]

const Room = () => <RoomChat liveid={10} groupID="room" notice={all} draft={useRoomDraft()} />

const answers: FakeAnswers = {
  getCommonConfig: () => config({ switch_userchat: '1', switch_groupchat: '1', emoji: [...XSS_CORPUS] }),
  getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, role: 'viewer' }),
  getUserBasicInfo: () => sample(getUserBasicInfo, { nick_name: all, signature: all }),
  getGroupConfig: () => ({ group_id: GROUP, slow_mode: 0, min_level: 0 }),
  getAnnouncements: () => sample(getAnnouncements, { list: [{ text: all }] }),
  getFollowed: () => ({ list: [] }),
}

interface Scene {
  readonly path: string
  readonly route: string
  readonly screen: ComponentType
  readonly say: (server: FakeServer) => void
}

const toGuest = (server: FakeServer) => XSS_CORPUS.forEach((text) => server.say({ from: 'bob', to: 'guest1', text }))
const toGroup = (groupID: string) => (server: FakeServer) =>
  XSS_CORPUS.forEach((text) => server.say({ from: text, groupID, text }))

const SCENES: Record<string, Scene> = {
  'a room': {
    path: '/live-detail/10',
    route: '*',
    screen: Room,
    say: (server) => {
      toGroup('room')(server)
      for (const custom of told) server.say({ from: 'broadcast', groupID: 'room', custom })
    },
  },
  'a private chat': { path: '/c2c-chatroom/bob', route: '/c2c-chatroom/:id', screen: ChatRoomScreen, say: toGuest },
  'the list of chats': {
    path: '/c2c',
    route: '*',
    screen: ChatsScreen,
    say: (server) => server.say({ from: 'bob', to: 'guest1', text: FIRST }),
  },
  'a group': { path: `/chat-group/${GROUP}`, route: '/chat-group/:id', screen: GroupScreen, say: toGroup(GROUP) },
  'the facts of a group': {
    path: `/chat-group-info/${GROUP}`,
    route: '/chat-group-info/:gid',
    screen: GroupInfoScreen,
    say: () => {},
  },
  'the announcements of a group': {
    path: `/chat-group-announcements/${GROUP}`,
    route: '/chat-group-announcements/:gid',
    screen: GroupNewsScreen,
    say: () => {},
  },
}

it.each(Object.entries(SCENES))(
  '%s shows what is said, and who says it, as text, and runs nothing',
  async (_what, scene) => {
    const { chat, server } = await chatWorld()
    chats.push(chat)
    server.addGroup({
      groupID: GROUP,
      type: 'Public',
      name: all,
      ownerID: 'ana',
      members: new Set(['ana', 'bob', 'guest1']),
      profile: { avatar: '', introduction: all, notification: all },
    })
    await show({
      path: scene.path,
      chat,
      member: true,
      answers,
      children: (
        <Routes>
          <Route path={scene.route} element={<scene.screen />} />
          <Route path="*" element={null} />
        </Routes>
      ),
    })
    scene.say(server)
    await expect.poll(() => document.body.textContent?.includes(FIRST), { timeout: 30_000 }).toBe(true)
    expect(whatRuns()).toEqual(NOTHING_RUNS)
  },
)
