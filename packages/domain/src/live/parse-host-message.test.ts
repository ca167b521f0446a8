import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatHostMessage,
  NO_STATE,
  parseHostMessage,
  type HostMessage,
  type HostMessageType,
  type MatchTick,
} from '../index'
import { HOST_MESSAGE_SHAPES } from './host-message-rows'

const sender = {
  uid: 5,
  nick_name: '小明',
  avatar: '',
  user_level: 12,
  is_anchor: false,
  is_admin: true,
  is_vip: false,
}
const gift = { liveid: 7, sender, gift_id: 3, gift_name: 'rocket', gift_icon: '', count: 66, combo: 1 }
const c2c = { liveid: 7, sender, to_uid: 9, text: 'hi', time: 1_700_000_000.5 }
const tick: MatchTick = {
  ...NO_STATE,
  id: 1001,
  sport_id: 1,
  stamp: 1_700_000_000_123,
  status: 4,
  time: 1_700_000_000,
  home_score: 1,
}

const MESSAGES: { [T in HostMessageType]: Extract<HostMessage, { type: T }>['data'] } = {
  C2CRoomMessage: c2c,
  RoomMessage: { liveid: 7, sender, text: '好球!' },
  EnterRoomMessage: { liveid: 7, sender },
  SendPackage: gift,
  OtherRoomPackageNotify: { ...gift, anchor_name: 'A' },
  GiftAnimation: { liveid: 7, gift_id: 3, url: '/x', duration: 3000 },
  AttentAnchor: { liveid: 7, sender, anchor_id: 9 },
  LiveGroupMemberJoinExit: { liveid: 7, joined: true, uid: 5, member_count: 100 },
  RoomNotifyTypeSetManager: { liveid: 7, uid: 5, nick_name: 'x', manager: true },
  changeRoomTitle: { liveid: 7, title: 'final' },
  Banuser: { liveid: 7, uid: 5, nick_name: 'x', seconds: 600 },
  changePubConfig: { liveid: 7, slow_mode: 5, mute_all: false, notice: '' },
  clearChatList: { liveid: 7 },
  QuizBalanceFinished: { liveid: 7, quiz_id: 1, title: 'q', result: 'a', gold: 10 },
  ChatGroupTipsMessage: { group_id: 'g', text: '', slow_mode: 30, min_level: 0 },
  ChatGroupAnnouceNew: { group_id: 'g', announcement_id: 1, text: 't' },
  sendCouponGift: { liveid: 7, coupon_id: 1, title: 'c', count: 2, sender },
  revokeMessage: { conversation_id: 'GROUPg', message_id: 'm', revoker: '5' },
  ChatGroupAnchorFansNewMsg: { group_id: 'g' },
  C2CRoomMessageBatch: { messages: [c2c, c2c] },
  RaceStartLiveMessage: { id: 1001, sport_id: 2, desc: 'A v B' },
  MatchTick: {
    ...tick,
    home_half_score: 0,
    away_half_score: null,
    home_quarter_scores: [1, 2],
    away_quarter_scores: [],
  },
  RoomAir: { liveid: 7, start_time: 1_790_000_000 },
  AccountChanged: { tags: ['user', 'attention'] },
}

const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  ChatGroupTipsMessage: ['slow_mode', 'min_level'],
  changePubConfig: ['notice'],
}

describe.each(Object.entries(MESSAGES))('%s', (type, data) => {
  const message = { type, data } as HostMessage

  test('is read as it was sent, from text and from an object', () => {
    expect(parseHostMessage(formatHostMessage(message))).toEqual(message)
    expect(parseHostMessage(message)).toEqual(message)
  })

  test('has only known fields', () => {
    expect(parseHostMessage({ type, data: { ...data, extra: 1 }, extra: 2 })).toEqual(message)
  })

  test('is null without a required field', () => {
    for (const key of Object.keys(data).filter((name) => !OPTIONAL[type]?.includes(name))) {
      const { [key]: _, ...rest } = data as unknown as Record<string, unknown>
      expect(parseHostMessage({ type, data: rest }), `without ${key}`).toBeNull()
    }
  })

  test('is null with a field of another type', () => {
    for (const key of Object.keys(data))
      for (const wrong of [{}, -1.5, 'x', true, undefined, Symbol('x')]) {
        const value = (data as unknown as Record<string, unknown>)[key]
        if (typeof wrong === typeof value && typeof value !== 'number' && typeof value !== 'object') continue
        if (wrong === -1.5 && ['time', 'stamp'].includes(key)) continue
        if (wrong === undefined && OPTIONAL[type] !== undefined) continue
        expect(parseHostMessage({ type, data: { ...data, [key]: wrong } }), `${key}: ${String(wrong)}`).toBeNull()
      }
  })
})

test('every type has a shape and a test', () => {
  expect(Object.keys(HOST_MESSAGE_SHAPES)).toEqual(Object.keys(MESSAGES))
})

test('fan group messages are read in both spellings and written in one', () => {
  const read = parseHostMessage('{"type":"ChatGroupAnchorfansNewMsg","data":{"group_id":"g"}}')
  expect(read).toEqual({ type: 'ChatGroupAnchorFansNewMsg', data: { group_id: 'g' } })
})

test('tags of an account that a later server may add are left out', () => {
  const read = parseHostMessage({ type: 'AccountChanged', data: { tags: ['later', 'task', 7] } })
  expect(read).toEqual({ type: 'AccountChanged', data: { tags: ['task'] } })
})

describe('a tick', () => {
  const read = (fields: object) => parseHostMessage({ type: 'MatchTick', data: { ...tick, ...fields } })

  test('has the whole state of the match, with cards and corners', () => {
    const state = { home_half_score: 1, away_half_score: 0, home_red: 1, away_yellow: 2, home_corner: 7 }
    expect(read(state)).toEqual({ type: 'MatchTick', data: { ...tick, ...state } })
  })

  test.each([
    { sport_id: 0 },
    { sport_id: 4 },
    { home_score: -1 },
    { home_score: 1.5 },
    { home_score: null },
    { stamp: Infinity },
    { stamp: NaN },
    { home_half_score: 'x' },
    { home_half_score: -1 },
    { home_half_score: undefined },
    { home_red: undefined },
    { away_corner: null },
    { home_yellow: 1.5 },
    { home_quarter_scores: null },
    { home_quarter_scores: [1, 'x'] },
    { home_quarter_scores: [1, -1] },
    { away_quarter_scores: {} },
  ])('with %j is none', (fields) => {
    expect(read(fields)).toBeNull()
  })

  test.each([1, 2, 3])('is of sport %s', (sport_id) => {
    expect(read({ sport_id })).not.toBeNull()
  })
})

describe('an invalid host message', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '7',
    '{"type":"clearChatList"}',
    '{"type":"clearChatList","data":null}',
    '{"type":"clearChatList","data":[7]}',
    '{"type":"clearChatList","data":"x"}',
    '{"type":"toString","data":{}}',
    '{"type":"__proto__","data":{}}',
    '{"type":7,"data":{}}',
    '{"data":{"liveid":7}}',
    null,
    undefined,
    7,
    [],
    () => null,
    { type: ['clearChatList'], data: { liveid: 7 } },
    { type: 'clearChatList', data: Object.create({ liveid: 7 }) as object },
    { type: 'C2CRoomMessageBatch', data: { messages: [c2c, null] } },
    { type: 'C2CRoomMessageBatch', data: { messages: c2c } },
    { type: 'RoomMessage', data: { liveid: 7, sender: null, text: '' } },
    { type: 'RoomMessage', data: { liveid: 7, sender: { ...sender, uid: '5' }, text: '' } },
    { type: 'clearChatList', data: { liveid: 2 ** 53 } },
  ])('is null: %j', (value) => {
    expect(parseHostMessage(value)).toBeNull()
  })

  test('is null also when reading it throws', () => {
    const trap = {
      get type(): string {
        throw new Error('trap')
      },
    }
    expect(parseHostMessage(trap)).toBeNull()
    expect(parseHostMessage('['.repeat(200_000))).toBeNull()
  })

  test('is null without throwing, for any input', () => {
    const type = fc.oneof(fc.constantFrom(...Object.keys(HOST_MESSAGE_SHAPES)), fc.string())
    fc.assert(
      fc.property(type, fc.anything(), fc.string(), (name, data, text) => {
        for (const value of [{ type: name, data }, data, text]) {
          const read = parseHostMessage(value)
          expect(read && parseHostMessage(formatHostMessage(read))).toEqual(read)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
