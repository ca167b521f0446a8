import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  instant,
  BROADCAST_CONVERSATION_ID,
  CHAT_LIST_TABS,
  chatBadge,
  countAnchorGroupMessage,
  danmakuSpeed,
  enterLane,
  FIFA_STATS,
  GROUP_ID_PREFIX,
  GROUP_ROLES,
  GROUP_TYPES,
  groupIdOf,
  INVITE_OPTIONS,
  JOIN_OPTIONS,
  LEVEL_BADGES,
  MUTE_OPTIONS,
  muteWait,
  NOTIFY_CONVERSATION_ID,
  parseGroupId,
  PIN,
  raceStartOf,
  REMINDERS,
  SLOW_MODE_OPTIONS,
  slowModeWait,
  STREAM_SOURCES,
  streamUrl,
  VIDEO_QUALITIES,
  type DanmakuItem,
  type DanmakuLanes,
  type HostMessage,
} from '../index'

test('lists are those of the specification', () => {
  expect(SLOW_MODE_OPTIONS).toEqual([5, 10, 30, 60, 0])
  expect(MUTE_OPTIONS).toEqual([259200, 86400, 3600, 600, 0])
  expect(VIDEO_QUALITIES).toEqual(['SD', 'CNSD', 'ENSD', 'HD', 'CNHD', 'ENHD'])
  expect(GROUP_ROLES).toEqual(['Owner', 'Admin', 'Member', 'Custom', 'All'])
  expect(GROUP_TYPES).toEqual(['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community'])
  expect(JOIN_OPTIONS).toEqual(['FreeAccess', 'NeedPermission', 'DisableApply'])
  expect(INVITE_OPTIONS).toEqual(['FreeAccess', 'NeedPermission', 'DisableInvite'])
  expect(REMINDERS).toEqual(['AcceptAndNotify', 'Discard', 'AcceptNotNotify'])
  expect(CHAT_LIST_TABS).toEqual(['private', 'group', 'friends'])
  expect(PIN).toEqual({ unpin: 0, pin: 1 })
  expect(FIFA_STATS.join(' ')).toBe(
    'ball_possession corner_kicks passes passes_accuracy crosses crosses_accuracy goals goals_against red_cards shots shots_on_target yellow_cards',
  )
})

describe('a group id', () => {
  test('has a prefix by its kind', () => {
    expect(GROUP_ID_PREFIX).toEqual({ normal: 'CHATGROUP_NORMAL_', anchorFans: 'CHATGROUP_ANCHORFANS_' })
    expect(groupIdOf('anchorFans', 'x')).toBe('CHATGROUP_ANCHORFANS_x')
    expect(parseGroupId('CHATGROUP_NORMAL_7')).toEqual({ kind: 'normal', id: '7' })
    expect(parseGroupId('CHATGROUP_ANCHORFANS_7')).toEqual({ kind: 'anchorFans', id: '7' })
  })

  test.each(['', 'CHATGROUP_NORMAL_', 'CHATGROUP_OTHER_7', 'xCHATGROUP_NORMAL_7', '7'])(
    '%j is of no chat group',
    (id) => {
      expect(parseGroupId(id)).toBeNull()
    },
  )

  test('is parsed to the same parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('normal' as const, 'anchorFans' as const),
        fc.string({ minLength: 1 }),
        (kind, id) => {
          expect(parseGroupId(groupIdOf(kind, id) ?? '')).toEqual({ kind, id })
        },
      ),
    )
  })
})

describe('a chat badge', () => {
  const badge = (level: number) => chatBadge({ isAnchor: false, isAdmin: false, level })

  test.each([
    [-1, null],
    [0, null],
    [1, 'level1'],
    [9, 'level1'],
    [10, 'level10'],
    [19, 'level10'],
    [20, 'level20'],
    [29, 'level20'],
    [30, 'level30'],
    [39, 'level30'],
    [40, 'level30'],
    [NaN, null],
  ])('of level %s is %s', (level, expected) => {
    expect(badge(level)).toBe(expected)
  })

  test('is the anchor first, then the admin', () => {
    expect(chatBadge({ isAnchor: true, isAdmin: true, level: 30 })).toBe('anchor')
    expect(chatBadge({ isAnchor: false, isAdmin: true, level: 30 })).toBe('admin')
    expect(LEVEL_BADGES.map(({ from, to }) => [from, to])).toEqual([
      [1, 9],
      [10, 19],
      [20, 29],
      [30, 39],
    ])
  })
})

describe('slow mode', () => {
  test.each([
    [100, 10, 100, 10],
    [100, 10, 100.001, 10],
    [100, 10, 109.001, 1],
    [100, 10, 109.999, 1],
    [100, 10, 110, 0],
    [100, 10, 500, 0],
    [100, 0, 100, 0],
    [null, 10, 100, 0],
    [NaN, 10, 100, null],
  ])('sent at %s with %s s, at %s there are %s s to wait', (lastSentAt, slowMode, now, wait) => {
    expect(slowModeWait({ lastSentAt, slowMode, now: instant(now) })).toBe(wait)
  })

  test('a mute ends at its moment', () => {
    expect([
      muteWait(700, instant(100)),
      muteWait(700, instant(699.5)),
      muteWait(700, instant(700)),
      muteWait(0, instant(700)),
    ]).toEqual([600, 1, 0, 0])
  })
})

describe('the URL of a stream', () => {
  const config = { huawei_pull_hls_domain: 'hls.example' }
  const play = (livestream_source: string, url: string, other = config) => streamUrl({ livestream_source, url }, other)

  test('is given for every source of the table', () => {
    expect(Object.keys(STREAM_SOURCES)).toEqual(['direct', 'origin', 'cdn', 'huawei'])
  })

  test.each([
    ['direct', 'https://a.example/flv/7.flv', 'https://a.example/flv/7.flv'],
    ['other', 'https://a.example/pull/7.flv', 'https://a.example/pull/7.flv'],
    ['toString', 'https://a.example/7.flv', 'https://a.example/7.flv'],
    ['origin', 'https://a.example/7.flv', 'https://a.example/7.m3u8'],
    ['origin', 'https://a.example/7.FLV?a=1&b=.flv', 'https://a.example/7.m3u8?a=1&b=.flv'],
    ['origin', 'https://a.example/7.flv/x', 'https://a.example/7.flv/x'],
    ['origin', 'https://a.example/pull/7.m3u8', 'https://a.example/pull/7.m3u8'],
    ['origin', 'https://b.flv', 'https://b.flv'],
    ['cdn', 'https://pull.example/pull/7.flv?k', 'https://pull.example/hls/7.m3u8?k'],
    ['cdn', 'https://flv.example:81/flv/7.flv', 'https://flv.example:81/hls/7.m3u8'],
    ['cdn', 'https://pull.example/x/pull/7.flv', 'https://pull.example/x/hls/7.m3u8'],
    ['cdn', 'https://a.example/pull', 'https://a.example/hls'],
    ['cdn', 'https://a.example/pulled/7.flv', 'https://a.example/pulled/7.m3u8'],
    ['cdn', 'https://a.example/pull/flv/7.flv', 'https://a.example/hls/flv/7.m3u8'],
    ['huawei', 'https://a.example/live/7.m3u8?k=1', 'https://hls.example/live/7.m3u8?k=1'],
    ['huawei', 'https://a.example:8443/live/7.flv#t', 'https://hls.example:8443/live/7.flv#t'],
    ['huawei', 'https://a.example', 'https://hls.example'],
    ['origin', '', ''],
    ['cdn', 'pull/7.flv', 'pull/7.flv'],
    ['huawei', 'rtmp://a.example/x', 'rtmp://hls.example/x'],
    ['cdn', 'x https://a.example/pull/7.flv', 'x https://a.example/pull/7.flv'],
  ])('from %s: %s is played as %s', (source, url, expected) => {
    expect(play(source, url)).toBe(expected)
  })

  test('of the Huawei source keeps its host while no domain is set', () => {
    expect(play('huawei', 'https://a.example/7', { huawei_pull_hls_domain: '' })).toBe('https://a.example/7')
    expect(streamUrl({ livestream_source: 'huawei', url: 'https://a.example/7' }, {})).toBe('https://a.example/7')
  })
})

describe('host messages', () => {
  const fans: HostMessage = { type: 'ChatGroupAnchorFansNewMsg', data: { group_id: 'g1' } }
  const start: HostMessage = { type: 'RaceStartLiveMessage', data: { id: 7, sport_id: 1, desc: 'A v B' } }
  const groups = [
    { id: 'g1', unreadCount: 0 },
    { id: 'g2', unreadCount: 5 },
  ]

  test('arrive in the conversations of the specification', () => {
    expect([NOTIFY_CONVERSATION_ID, BROADCAST_CONVERSATION_ID]).toEqual(['GROUPNOTIFY_ROOM', 'C2Cbroadcast'])
  })

  test('of a fan group count in the notify room only', () => {
    expect(countAnchorGroupMessage(groups, 'GROUPNOTIFY_ROOM', fans)).toEqual([{ id: 'g1', unreadCount: 1 }, groups[1]])
    expect(countAnchorGroupMessage(groups, 'GROUPOTHER', fans)).toBe(groups)
    expect(countAnchorGroupMessage(groups, 'GROUPNOTIFY_ROOM', start)).toBe(groups)
  })

  test('announce a match start in the broadcast conversation only', () => {
    expect(raceStartOf('C2Cbroadcast', start)).toEqual(start.data)
    expect(raceStartOf('GROUPNOTIFY_ROOM', start)).toBeNull()
    expect(raceStartOf('C2Cbroadcast', fans)).toBeNull()
  })
})

describe('danmaku', () => {
  const stage = { width: 300, duration: 6, gap: 10 }

  test('enter the first lane that is free', () => {
    const item = { at: 0, width: 50 }
    expect(enterLane([null, null], item, stage)).toEqual({ lane: 0, lanes: [item, null] })
    expect(enterLane([item, null], { at: 0.1, width: 50 }, stage)?.lane).toBe(1)
    expect(enterLane([item], { at: 0.1, width: 50 }, stage)).toBeNull()
    expect(enterLane([], item, stage)).toBeNull()
  })

  test('enter a lane once the one before is in with its gap', () => {
    const last = { at: 100, width: 60 }
    const slower = (at: number) => enterLane([last], { at, width: 10 }, stage)?.lane
    expect(danmakuSpeed(last, stage)).toBe(60)
    expect(slower(100 + 69 / 60)).toBeUndefined()
    expect(slower(100 + 71 / 60)).toBe(0)
    expect(
      enterLane([{ at: 100, width: 50 }], { at: 101, width: 10 }, { width: 310, duration: 6, gap: 10 })?.lane,
    ).toBe(0)
  })

  test('do not catch up with a slower one before it', () => {
    const last = { at: 0, width: 60 }
    const reachesEdge = 290 / ((300 + 540) / 6)
    expect(enterLane([last], { at: 6 - reachesEdge - 0.001, width: 540 }, stage)).toBeNull()
    expect(enterLane([last], { at: 6 - reachesEdge + 0.001, width: 540 }, stage)?.lane).toBe(0)
  })

  test('never overlap in a lane', () => {
    const comment = fc.record({
      wait: fc.double({ min: 0, max: 2, noNaN: true }),
      width: fc.integer({ min: 10, max: 600 }),
    })
    fc.assert(
      fc.property(fc.array(comment, { maxLength: 40 }), (comments) => {
        let at = 0
        let lanes: DanmakuLanes = [null, null, null]
        const placed: { lane: number; item: DanmakuItem }[] = []
        for (const { wait, width } of comments) {
          at += wait
          const entered = enterLane(lanes, { at, width }, stage)
          if (!entered) continue
          lanes = entered.lanes
          placed.push({ lane: entered.lane, item: { at, width } })
        }
        const head = (item: DanmakuItem, now: number) =>
          stage.width - (now - item.at) * (danmakuSpeed(item, stage) ?? NaN)
        placed.forEach(({ lane, item }, index) => {
          const next = placed.slice(index + 1).find((other) => other.lane === lane)?.item
          if (!next) return
          for (let now = next.at; now <= item.at + stage.duration; now += 0.05)
            expect(head(next, now)).toBeGreaterThanOrEqual(head(item, now) + item.width - 1e-6)
        })
      }),
      { numRuns: 50 },
    )
  })
})
