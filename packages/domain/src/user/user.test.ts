import { describe, expect, test } from 'vitest'
import {
  instant,
  addWatchTime,
  AFTER_LOGOUT,
  afterLogin,
  BACKURL_KEY,
  BIND_MOBILE_TARGET,
  CHAT_CREDENTIAL_ERROR,
  chatLogin,
  declineLogin,
  FIRST_VIP_TARGET,
  firstVipDays,
  isGuestExpired,
  isLoggedIn,
  isVip,
  levelProgress,
  mayAskMobile,
  needsNewGuest,
  nameFor,
  NEW_SESSION,
  NEW_VIDEO_TIMER,
  protectedAction,
  session,
  viewerKind,
  watchVerdict,
  type SessionAction,
  type UserInfo,
} from '../index'

const NOW = 1_700_000_000
const user = { id: 5, vip_level: 0, vip_date: 0, is_anchor: 0, is_anchor_admin: 0 } as const
const guest = { userid: 'g1', txim_sign: 'sig', expire_time: NOW }

describe('VIP', () => {
  test.each([
    [0, NOW + 1, false],
    [1, NOW + 1, true],
    [1, NOW, false],
    [1, NOW - 1, false],
    [3, 0, false],
  ])('with level %s until %s is %s', (vip_level, vip_date, expected) => {
    expect(isVip({ vip_level, vip_date }, instant(NOW))).toBe(expected)
  })
})

describe('a viewer', () => {
  const vip = { vip_level: 1, vip_date: NOW + 1 }

  test.each([
    ['unknown before anything is loaded', null, null, 'unknown'],
    ['unknown with an id of 0', { ...user, id: 0 }, null, 'unknown'],
    ['a guest with guest info', null, guest, 'guest'],
    ['a guest with guest info and user info', user, guest, 'guest'],
    ['a member when logged in', user, null, 'member'],
    ['VIP while it lasts', { ...user, ...vip }, null, 'vip'],
    ['an anchor before VIP', { ...user, ...vip, is_anchor: 1 as const }, null, 'anchor'],
    ['an admin before anchor', { ...user, is_anchor: 1 as const, is_anchor_admin: 1 as const }, null, 'admin'],
  ])('is %s', (_, userInfo, guestInfo, kind) => {
    expect(viewerKind(userInfo, guestInfo, instant(NOW))).toBe(kind)
  })

  test('is logged in with an id above 0', () => {
    expect([isLoggedIn({ id: 1 }), isLoggedIn({ id: 0 }), isLoggedIn({ id: -1 }), isLoggedIn(null)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

test('guest info is expired once its time has passed', () => {
  expect(isGuestExpired(guest, instant(NOW))).toBe(false)
  expect(isGuestExpired(guest, instant(NOW + 0.001))).toBe(true)
})

describe('a protected action', () => {
  test.each([
    [true, false, 'proceed'],
    [true, true, 'proceed'],
    [false, false, 'prompt'],
    [false, true, 'wait'],
  ] as const)('logged in: %s, prompt open: %s: %s', (loggedIn, promptOpen, decision) => {
    expect(protectedAction({ loggedIn, promptOpen })).toBe(decision)
  })

  test('stores the path to go to under backurl', () => {
    expect(BACKURL_KEY).toBe('backurl')
  })
})

describe('the session', () => {
  const member = { ...user, isLogin: false } as UserInfo
  const task = { checkin: 1 } as never
  const play = (...actions: SessionAction[]) => actions.reduce(session, NEW_SESSION)
  const timer = { date: '2026-06-14', time1: 5, time2: 9 }

  test('is empty at first', () => {
    expect(NEW_SESSION).toEqual({ user: null, guest: null, task: null, videoTimer: NEW_VIDEO_TIMER })
  })

  test('logs in with an id above 0 and forgets the guest', () => {
    const state = play({ type: 'guestLoaded', guest }, { type: 'userLoaded', user: member })
    expect(state).toMatchObject({ user: { id: 5, isLogin: true }, guest: null })
  })

  test('keeps the guest when the user has no id', () => {
    const state = play(
      { type: 'guestLoaded', guest },
      { type: 'userLoaded', user: { ...member, id: 0, isLogin: true } },
    )
    expect(state).toMatchObject({ user: { id: 0, isLogin: false }, guest })
  })

  test('does not turn a member into a guest', () => {
    expect(play({ type: 'userLoaded', user: member }, { type: 'guestLoaded', guest }).guest).toBeNull()
  })

  test('forgets guest and video timer when a login succeeds, the rest stays', () => {
    const state = { user: null, guest, task, videoTimer: timer }
    expect(session(state, { type: 'loginSucceeded' })).toEqual({ ...state, guest: null, videoTimer: NEW_VIDEO_TIMER })
  })

  test('forgets user and tasks on logout, the user alone on reset', () => {
    const state = { ...play({ type: 'userLoaded', user: member }, { type: 'taskLoaded', task }), videoTimer: timer }
    expect(state.task).toBe(task)
    expect(session(state, { type: 'loggedOut' })).toEqual({ ...state, user: null, task: null })
    expect(session(state, { type: 'reset' })).toEqual({ ...state, user: null })
  })
})

describe('after login', () => {
  test.each([
    ['https://a.example/m/login', null, '/m/'],
    ['https://a.example/login', null, '/'],
    ['https://a.example/m', null, '/'],
    ['https://a.example/login', '/m/wallet?tab=1', '/m/wallet?tab=1'],
    ['https://a.example/m/login', '//evil.example', '/m/'],
    ['https://a.example/m/login', '', '/m/'],
  ])('from %s with backurl %s the browser goes to %s', (url, backurl, target) => {
    expect(afterLogin(url, backurl)).toBe(target)
  })

  test('logout leads to login', () => {
    expect(AFTER_LOGOUT).toBe('/login')
  })
})

describe('chat login', () => {
  test('uses the guest, then the member, then nobody', () => {
    expect(chatLogin({ id: 5, txim_sign: 'm' }, guest)).toEqual({ userID: 'g1', userSig: 'sig' })
    expect(chatLogin({ id: 5, txim_sign: 'm' }, null)).toEqual({ userID: '5', userSig: 'm' })
    expect(chatLogin({ id: 0, txim_sign: 'm' }, null)).toBeNull()
    expect(chatLogin(null, null)).toBeNull()
  })

  test('fetches a new guest on error 2025 for a guest only', () => {
    expect(CHAT_CREDENTIAL_ERROR).toBe(2025)
    expect([needsNewGuest(2025, guest), needsNewGuest(2025, null), needsNewGuest(2026, guest)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the first-VIP reward', () => {
  const winner = { id: 5, tasks: { appFirstVip: 0, appFirstVipDays: 3 } } as const

  test.each([
    '/score',
    '/m/score',
    '/live',
    '/live/lives',
    '/score/search',
    '/score/collected',
    '/set/account',
    '/detail',
    '/nickname',
    '/user-info/nickname',
    '/m/',
  ])('is offered on %s', (path) => {
    expect(firstVipDays(winner, path)).toBe(3)
  })

  test.each([
    '/live-detail/7',
    '/m/live-detail/7',
    '/score/detail/1001',
    '/score/detail/football/1001',
    '/score/detail/esport/1001',
    '/score/basketball/detail/2001',
    '/coupons',
    '/register',
    '/m/register?x=1',
    '/set/nickname',
  ])('is not offered on %s', (path) => {
    expect(firstVipDays(winner, path)).toBeNull()
  })

  test('is not offered to a visitor, twice or without days, and leads to the coupons', () => {
    expect(firstVipDays(null, '/score')).toBeNull()
    expect(firstVipDays({ ...winner, id: 0 }, '/score')).toBeNull()
    expect(firstVipDays({ id: 5, tasks: { appFirstVip: 0, appFirstVipDays: 0 } }, '/score')).toBeNull()
    expect(firstVipDays({ id: 5, tasks: { appFirstVip: 1, appFirstVipDays: 3 } }, '/score')).toBeNull()
    expect(FIRST_VIP_TARGET).toBe('/coupons')
  })
})

test('a mobile is asked of a user without one, one dialog at a time', () => {
  const ask = (has_mobile: 0 | 1, dialogOpen: boolean, id = 5) => mayAskMobile({ user: { id, has_mobile }, dialogOpen })
  expect([ask(0, false), ask(1, false), ask(0, true), ask(0, false, 0)]).toEqual([true, false, false, false])
  expect(mayAskMobile({ user: null, dialogOpen: false })).toBe(false)
  expect(BIND_MOBILE_TARGET).toBe('/user-center/bind-phone')
})

describe('watch time', () => {
  const limits = { room_video_play_sec: 60, room_video_play_flogin_sec: 300 }
  const visitor = (time1: number, time2: number, other = limits) =>
    watchVerdict({ member: null, timer: { date: '', time1, time2 }, limits: other })

  test('of a visitor runs to the proposal, then to the demand to log in', () => {
    expect([visitor(59, 59), visitor(60, 60), visitor(59, 299), visitor(0, 300), visitor(60, 301)]).toEqual([
      'play',
      'ask',
      'play',
      'force',
      'force',
    ])
  })

  test('without limits never ends', () => {
    expect(visitor(1e6, 1e6, { room_video_play_sec: 0, room_video_play_flogin_sec: 0 })).toBe('play')
  })

  test('of a member ends when the back end says so', () => {
    const timer = { date: '', time1: 1e6, time2: 1e6 }
    expect(watchVerdict({ member: { canContinueWatch: true }, timer, limits })).toBe('play')
    expect(watchVerdict({ member: { canContinueWatch: false }, timer: NEW_VIDEO_TIMER, limits })).toBe('stop')
  })

  test('adds up within a day, and the proposal comes again after another interval', () => {
    const watched = addWatchTime(addWatchTime(NEW_VIDEO_TIMER, 40, '2026-06-14'), 30, '2026-06-14')
    expect(watched).toEqual({ date: '2026-06-14', time1: 70, time2: 70 })
    expect(declineLogin(watched)).toEqual({ date: '2026-06-14', time1: 0, time2: 70 })
    expect(addWatchTime(watched, 5, '2026-06-15')).toEqual({ date: '2026-06-15', time1: 5, time2: 5 })
    expect(NEW_VIDEO_TIMER).toEqual({ date: '', time1: 0, time2: 0 })
  })
})

test.each([
  [200, 50, 0.25],
  [200, 0, 0],
  [200, 500, 1],
  [200, -5, 0],
  [0, 50, 1],
  [0, 0, 1],
  [-5, 50, 1],
])('a level of %s points with %s of them is %s full', (next, point, progress) => {
  expect(levelProgress({ level: 1, next, point })).toBe(progress)
})

test('the name of a deleted account is in the language of the reader', () => {
  expect([nameFor('已注销用户', 'pt-BR'), nameFor('Conta excluída', 'zh-CN')]).toEqual(['Conta excluída', '已注销用户'])
})
