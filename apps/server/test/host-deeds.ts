import {
  addAnnouncement,
  clearRoomChat,
  followUser,
  joinQuiz,
  muteRoomUser,
  openQuiz,
  revokeRoomMessage,
  sendGift,
  setGroupConfig,
  setRoomConfig,
  setRoomManager,
  setRoomTitle,
  startLive,
} from '@org/api-client/contract'
import { FOOTBALL_STATUS, type HostMessageType } from '@org/domain'
import { expect } from 'vitest'
import { storeReports } from '../src/feed/apply-reports'
import { createAppend } from '../src/im/push/append-and-announce'
import { announcing } from '../src/outbox/announce'
import type { RunningServer } from '../src/server'
import { dropCoupons } from '../src/services/money/give-coupons'
import { addMatches } from '../src/store/matches/save-matches'
import { c2cKey } from '../src/store/im/conversation-id'
import { text, type ImClient } from './im-client'
import { newMessage } from './new-message'
import type { Person } from './people'
import { storedMatch } from './stored-match'
import { giveGold, playMatch, QUIZ_MATCH, settle } from './quiz-world'
import type { SteppedClock } from './stepped-clock'

export interface DeedWorld {
  readonly server: RunningServer
  readonly clock: SteppedClock
  readonly anchor: Person
  readonly fan: Person
  readonly watcher: Person
  readonly chat: ImClient
  readonly liveid: number
  readonly room: string
  readonly group: string
}

interface Deed {
  /** Whose device sees it. */
  readonly seenBy: 'watcher' | 'anchor'
  /** Some of its fields. */
  readonly data: (world: DeedWorld) => object
  /** Null if the deed of a row above causes it. */
  readonly deed: ((world: DeedWorld) => Promise<unknown>) | null
}

const ROCKET = 10
/** A match that starts while the others look. */
export const STARTED = 78

/** Every message of the host by the deed that causes it, in an order in which one world can do them all. */
export const DEEDS: { readonly [T in HostMessageType]: Deed } = {
  RoomAir: {
    seenBy: 'watcher',
    data: ({ liveid }) => ({ liveid, start_time: Date.parse('2026-06-14T15:00:00Z') / 1_000 }),
    deed: ({ anchor }) => anchor.api.call(startLive, { title: '决赛', categoryid: 1 }),
  },
  RoomMessage: { seenBy: 'watcher', data: () => ({ text: '决赛' }), deed: null },
  LiveGroupMemberJoinExit: {
    seenBy: 'watcher',
    data: ({ fan }) => ({ uid: fan.uid, joined: true, member_count: 1 }),
    deed: async ({ server, chat, room }) => {
      await chat.request('joinGroup', { groupID: room })
      await waiting(server, 'LiveGroupMemberJoinExit')
    },
  },
  EnterRoomMessage: {
    seenBy: 'watcher',
    data: ({ liveid, fan }) => ({ liveid, sender: { uid: fan.uid } }),
    deed: null,
  },
  C2CRoomMessage: {
    seenBy: 'anchor',
    data: ({ liveid }) => ({ liveid, to_uid: liveid, text: 'olá' }),
    deed: ({ chat, liveid }) => chat.request('sendC2CMessage', { toAccount: String(liveid), ...text('olá') }),
  },
  C2CRoomMessageBatch: {
    seenBy: 'anchor',
    data: ({ liveid, fan }) => {
      const each = { liveid, sender: { uid: fan.uid }, to_uid: liveid, text: 'oi' }
      return { messages: { length: 2, 0: each, 1: each } }
    },
    deed: ({ server, fan, liveid }) => {
      const key = c2cKey(String(fan.uid), String(liveid))
      const messages = [1_000_001, 1_000_002].map((random) => newMessage(key, String(fan.uid), random, 'oi'))
      return createAppend(server.context)(messages, Math.floor(server.context.clock.now() / 1_000))
    },
  },
  SendPackage: {
    seenBy: 'watcher',
    data: () => ({ gift_id: ROCKET, count: 1, combo: 1 }),
    deed: async ({ server, fan, liveid }) => {
      await giveGold(server, fan.uid, 50_000)
      await fan.api.call(sendGift, { liveid, gift_id: ROCKET, count: 1 })
    },
  },
  GiftAnimation: { seenBy: 'watcher', data: () => ({ gift_id: ROCKET }), deed: null },
  OtherRoomPackageNotify: { seenBy: 'watcher', data: () => ({ gift_id: ROCKET }), deed: null },
  AttentAnchor: {
    seenBy: 'watcher',
    data: ({ liveid }) => ({ anchor_id: liveid }),
    deed: ({ fan, liveid }) => fan.api.call(followUser, { userid: liveid, type: 1 }),
  },
  AccountChanged: {
    seenBy: 'watcher',
    data: () => ({ tags: ['user', 'follow'] }),
    deed: ({ watcher, fan }) => watcher.api.call(followUser, { userid: fan.uid, type: 1 }),
  },
  RoomNotifyTypeSetManager: {
    seenBy: 'watcher',
    data: ({ watcher }) => ({ uid: watcher.uid, manager: true }),
    deed: ({ anchor, watcher }) => anchor.api.call(setRoomManager, { userid: watcher.uid, type: 1 }),
  },
  changeRoomTitle: {
    seenBy: 'watcher',
    data: () => ({ title: '决赛之夜' }),
    deed: ({ anchor, liveid }) => anchor.api.call(setRoomTitle, { liveid, title: '决赛之夜' }),
  },
  changePubConfig: {
    seenBy: 'watcher',
    data: () => ({ slow_mode: 30 }),
    deed: ({ anchor, liveid }) => anchor.api.call(setRoomConfig, { liveid, slow_mode: 30 }),
  },
  revokeMessage: {
    seenBy: 'watcher',
    data: ({ room }) => ({ conversation_id: `GROUP${room}` }),
    deed: async ({ chat, anchor, liveid, room }) => {
      const { sequence } = await chat.request('sendGroupMessage', { groupID: room, ...text('gol') })
      await anchor.api.call(revokeRoomMessage, { liveid, sequence })
    },
  },
  clearChatList: {
    seenBy: 'watcher',
    data: ({ liveid }) => ({ liveid }),
    deed: ({ anchor, liveid }) => anchor.api.call(clearRoomChat, { liveid }),
  },
  Banuser: {
    seenBy: 'watcher',
    data: ({ fan }) => ({ uid: fan.uid, seconds: 600 }),
    deed: ({ anchor, fan, liveid }) => anchor.api.call(muteRoomUser, { liveid, userid: fan.uid, seconds: 600 }),
  },
  sendCouponGift: {
    seenBy: 'watcher',
    data: ({ liveid }) => ({ liveid, count: 2 }),
    deed: ({ server: { context }, liveid }) => {
      const now = Math.floor(context.clock.now() / 1_000)
      const drop = { kindID: 1, stock: 2, code: null, liveid, expires_at: now + 600, now }
      return announcing(context, (trx) => dropCoupons(trx, drop))
    },
  },
  ChatGroupTipsMessage: {
    seenBy: 'watcher',
    data: ({ group }) => ({ group_id: group, slow_mode: 5 }),
    deed: ({ anchor, group }) => anchor.api.call(setGroupConfig, { group_id: group, slow_mode: 5 }),
  },
  ChatGroupAnnouceNew: {
    seenBy: 'watcher',
    data: ({ group }) => ({ group_id: group, text: '今晚八点' }),
    deed: ({ anchor, group }) => anchor.api.call(addAnnouncement, { group_id: group, text: '今晚八点' }),
  },
  ChatGroupAnchorFansNewMsg: { seenBy: 'watcher', data: ({ group }) => ({ group_id: group }), deed: null },
  QuizBalanceFinished: {
    seenBy: 'watcher',
    data: ({ liveid }) => ({ liveid, gold: 10 }),
    deed: async ({ server, clock, anchor, fan }) => {
      const { quiz } = await anchor.api.call(openQuiz, { matchid: QUIZ_MATCH, template: 'fullTime' })
      await fan.api.call(joinQuiz, { quiz_id: quiz.id, option: 'home', gold: 10 })
      clock.advance(3_600_000)
      await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 1 })
      clock.advance(120_000)
      await settle(server)
    },
  },
  RaceStartLiveMessage: {
    seenBy: 'watcher',
    data: () => ({ id: STARTED }),
    deed: async ({ server, clock }) => {
      const match = storedMatch({ id: STARTED, kickoff: new Date(clock.now() - 1_000).toISOString() })
      await addMatches(server.context.db, [{ ...match, origin: 'test', natural_key: 'two' }])
      await report(server, { status: FOOTBALL_STATUS.firstHalf, time: clock.now() / 1_000 })
    },
  },
  /** Replaced by the next one, it is not kept when the process ends. */
  MatchTick: { seenBy: 'watcher', data: () => ({ id: STARTED, home_score: 2 }), deed: null },
}

/** A deed that is told after it was answered. */
const waiting = ({ context: { db } }: RunningServer, type: HostMessageType) =>
  expect
    .poll(() => db.selectFrom('outbox').select('id').where('message', 'like', `{"type":"${type}"%`).execute())
    .toHaveLength(1)

/** What the source of the match says now. */
export const report = async ({ context }: RunningServer, change: object): Promise<void> => {
  const { state } = await context.db
    .selectFrom('match')
    .select('state')
    .where('id', '=', STARTED)
    .executeTakeFirstOrThrow()
  const stamp = Math.floor(context.clock.now())
  await storeReports(context, () => [{ id: STARTED, stamp, state: { ...state, ...change } }])
}
