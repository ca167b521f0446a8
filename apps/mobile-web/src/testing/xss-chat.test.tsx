import { getAnnouncements, getUserBasicInfo } from '@org/api-client/contract'
import { type FakeAnswers, sample, XSS_CORPUS } from '@org/api-client/testing'
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
import { NOTHING_RUNS, resetHits, whatRuns } from './xss-runs'

const chats: AppChat[] = []
beforeEach(resetHits)
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const GROUP = 'CHATGROUP_NORMAL_1'
const FIRST = XSS_CORPUS[0] ?? ''
const all = XSS_CORPUS.join(' ')
const told = XSS_CORPUS.slice(0, 20).flatMap((text) => {
  const level = { user_level: 3, is_anchor: false, is_admin: false, is_vip: false }
  const sender = { uid: 7, nick_name: text, avatar: '', ...level }
  const gift = { gift_id: 1, gift_name: text, gift_icon: '', count: 1, combo: 1 }
  return [
    formatHostMessage({ type: 'SendPackage', data: { liveid: 10, sender, ...gift } }),
    formatHostMessage({ type: 'RoomMessage', data: { liveid: 10, sender, text } }),
    formatHostMessage({ type: 'EnterRoomMessage', data: { liveid: 10, sender } }),
  ]
})

/** High enough for all lines: the list draws only those that are seen. */
const Room = () => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 30_000 }}>
    <RoomChat liveid={10} groupID="room" notice={FIRST} draft={useRoomDraft()} />
  </div>
)

const answers: FakeAnswers = {
  getCommonConfig: () => config({ switch_userchat: '1', switch_groupchat: '1', emoji: [...XSS_CORPUS] }),
  getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role: 'viewer' }),
  getUserBasicInfo: () => sample(getUserBasicInfo, { nick_name: all, signature: all }),
  getGroupConfig: () => ({ group_id: GROUP, slow_mode: 0, min_level: 0 }),
  getAnnouncements: () => sample(getAnnouncements, { list: [{ text: all }] }),
  getFollowed: () => ({ list: [] }),
}

interface Scene {
  readonly path: string
  readonly route: string
  readonly screen: ComponentType
  /** Said in order. */
  readonly say: (server: FakeServer) => void
  /** What shows that messages arrive, as in a room that is joined; the heading by default. */
  readonly ready?: string
  /** What is shown when all is. */
  readonly shown: string
}

const LAST = 'the last message'
const toGuest = (server: FakeServer) =>
  [...XSS_CORPUS, LAST].forEach((text) => server.say({ from: 'bob', to: 'guest1', text }))
const toGroup = (groupID: string) => (server: FakeServer) =>
  [...XSS_CORPUS, LAST].forEach((text) => server.say({ from: text, groupID, text }))

const SCENES: Record<string, Scene> = {
  'a room': {
    path: '/live-detail/10',
    route: '*',
    screen: Room,
    say: (server) => {
      // In one poll a room takes fewer messages than the corpus has texts.
      for (const custom of told) server.say({ from: 'broadcast', groupID: 'room', custom })
      for (const text of [all, LAST]) server.say({ from: FIRST, groupID: 'room', text })
    },
    ready: 'textarea:enabled',
    shown: LAST,
  },
  'a private chat': {
    path: '/c2c-chatroom/bob',
    route: '/c2c-chatroom/:id',
    screen: ChatRoomScreen,
    say: toGuest,
    ready: 'textarea:enabled',
    shown: LAST,
  },
  'the list of chats': {
    path: '/c2c',
    route: '*',
    screen: ChatsScreen,
    say: (server) => server.say({ from: 'bob', to: 'guest1', text: FIRST }),
    shown: FIRST,
  },
  'a group': {
    path: `/chat-group/${GROUP}`,
    route: '/chat-group/:id',
    screen: GroupScreen,
    say: toGroup(GROUP),
    ready: 'textarea:enabled',
    shown: LAST,
  },
  'the facts of a group': {
    path: `/chat-group-info/${GROUP}`,
    route: '/chat-group-info/:gid',
    screen: GroupInfoScreen,
    say: () => {},
    shown: FIRST,
  },
  'the announcements of a group': {
    path: `/chat-group-announcements/${GROUP}`,
    route: '/chat-group-announcements/:gid',
    screen: GroupNewsScreen,
    say: () => {},
    shown: FIRST,
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
    await expect.poll(() => document.querySelector(scene.ready ?? 'h1')).not.toBeNull()
    scene.say(server)
    await expect.poll(() => document.body.textContent?.includes(scene.shown), { timeout: 30_000 }).toBe(true)
    expect(whatRuns()).toEqual(NOTHING_RUNS)
  },
)
