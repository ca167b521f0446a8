import { describe, expect, test } from 'vitest'
import {
  instant,
  appPath,
  BASE_PATH,
  isChinese,
  isOn,
  LIMITS,
  mayGoFullScreen,
  mayShowFailure,
  modeOfQuery,
  MODES,
  pathSegments,
  platformWord,
  readAppConfig,
  readSwitches,
  reloadHosts,
  ROOT_FONT,
  rootFontSize,
  SWITCHES,
  talkPage,
} from '../index'

test('limits are those of the specification', () => {
  expect(LIMITS).toEqual({
    apiTimeoutMs: 10_000,
    pageSize: 20,
    visitedLeagues: 15,
    searchHistory: 5,
    failureToastLockMs: 2000,
  })
})

test.each([
  ['zh', true],
  ['zh-CN', true],
  ['ZH-Hant', true],
  ['cn', true],
  ['pt-br', false],
  ['en', false],
  ['cnr', false],
  ['en-cn', false],
  ['', false],
])('%s is Chinese: %s', (lang, expected) => {
  expect(isChinese(lang)).toBe(expected)
})

describe('switches', () => {
  test('have the names of the specification, without the prefix of the wire', () => {
    expect([...SWITCHES].sort()).toEqual(
      [
        'room_operate anchorroom robotroom shortvideo_check match_database room_chat room_anchor race_quiz_check',
        'race_status race_lineup race_analysis race_index room_rank userchat ai_model redform_new_check',
        'lttu_live_tab balance topup groupchat customer_entry self_storage account_register',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    )
  })

  test('are on with 1 only', () => {
    expect(isOn({ userchat: '1' }, 'userchat')).toBe(true)
    expect([isOn({ userchat: '0' }, 'userchat'), isOn({ userchat: 'true' }, 'userchat'), isOn({}, 'userchat')]).toEqual(
      [false, false, false],
    )
  })

  test('are read by their prefix; what is no text or number is left out', () => {
    expect(
      readSwitches({
        switch_userchat: 1,
        switch_balance: '0',
        switch_topup: null,
        switch_ai_model: true,
        switch_other: '1',
        groupchat: '1',
      }),
    ).toEqual({ userchat: '1', balance: '0' })
  })

  test.each([null, undefined, 'x', 5, []])('of %j are none', (config) => {
    expect(readSwitches(config)).toEqual({})
  })
})

describe('the config', () => {
  const empty = {
    room_video_play_sec: 0,
    room_video_play_flogin_sec: 0,
    huawei_pull_hls_domain: '',
    im_sdkappid: 0,
    cos_bucket: '',
    cos_region: '',
    cos_folder_image: '',
    site_domain: '',
    site_h5_domain: '',
    site_h5_share_url: '',
    dl_android: '',
    dl_ios: '',
    customer_id: '',
    matches_simulated: false,
    switches: {},
  }

  test.each([null, undefined, 'x', 5, [], {}])('of %j is empty', (wire) => {
    expect(readAppConfig(wire)).toEqual(empty)
  })

  test('says that matches are made up only when the server does', () => {
    expect(readAppConfig({ matches_simulated: true }).matches_simulated).toBe(true)
    expect(readAppConfig({ matches_simulated: 'true' }).matches_simulated).toBe(false)
  })

  test('takes numbers as text and text as numbers, and leaves out what is neither', () => {
    const wire = {
      room_video_play_sec: '60',
      room_video_play_flogin_sec: -1,
      im_sdkappid: 1400000000,
      huawei_pull_hls_domain: 'hls.example',
      customer_id: 900,
      dl_ios: null,
      dl_android: {},
      cos_bucket: true,
      switch_userchat: '1',
      extra: 'x',
    }
    expect(readAppConfig(wire)).toEqual({
      ...empty,
      room_video_play_sec: 60,
      im_sdkappid: 1400000000,
      huawei_pull_hls_domain: 'hls.example',
      customer_id: '900',
      switches: { userchat: '1' },
    })
    expect(readAppConfig({ room_video_play_sec: 'soon', im_sdkappid: [7] })).toEqual(empty)
  })
})

describe('the path of a route', () => {
  test.each([
    ['/m', '/'],
    ['/m/', '/'],
    ['/', '/'],
    ['', '/'],
    ['/m/score', '/score'],
    ['/score', '/score'],
    ['/m/live//lives/', '/live/lives'],
    ['/mobile/about', '/mobile/about'],
    ['/m/mobile/about', '/mobile/about'],
    ['/message', '/message'],
    ['/m/score?date=/x', '/score'],
    ['/m/score#/x', '/score'],
    ['/m/score?a=1\n/x', '/score'],
    ['/M/live%2Ddetail/7', '/live-detail/7'],
    ['/m/c2c-chatroom/%zz', '/c2c-chatroom/%zz'],
  ])('%j is %s', (path, route) => {
    expect(appPath(path)).toBe(route)
  })

  test('has segments without the base', () => {
    expect(BASE_PATH).toBe('/m')
    expect(pathSegments('/m/c2c-chatroom/7?x#y')).toEqual(['c2c-chatroom', '7'])
  })
})

describe('hosts', () => {
  const a = { url: 'https://a.example' }
  const b = { url: 'https://b.example' }

  test('are replaced by a new list, the first chosen unless one of them is', () => {
    expect(reloadHosts({ hosts: [a], selected: null }, [b, a])).toEqual({ hosts: [b, a], selected: b.url })
    expect(reloadHosts({ hosts: [a], selected: a.url }, [b, a])).toEqual({ hosts: [b, a], selected: a.url })
    expect(reloadHosts({ hosts: [a], selected: a.url }, [b])).toEqual({ hosts: [b], selected: b.url })
    expect(reloadHosts({ hosts: [a], selected: a.url }, [])).toEqual({ hosts: [], selected: null })
  })
})

test('a failure toast shows again 2 s after the last', () => {
  expect(mayShowFailure(null, instant(1))).toBe(true)
  expect([
    mayShowFailure(null, instant(100)),
    mayShowFailure(100, instant(100)),
    mayShowFailure(100, instant(101.999)),
  ]).toEqual([true, false, false])
  expect([mayShowFailure(100, instant(102)), mayShowFailure(100, instant(500))]).toEqual([true, true])
})

test('the query names a mode', () => {
  expect(MODES).toEqual(['light', 'dark'])
  expect([modeOfQuery('dark'), modeOfQuery('light'), modeOfQuery('blue'), modeOfQuery(null)]).toEqual([
    'dark',
    'light',
    null,
    null,
  ])
})

test('the root font is a tenth of the width, at most 54 px', () => {
  expect(ROOT_FONT).toEqual({ divisor: 10, maxPx: 54, minTextPx: 12 })
  expect([320, 375, 540, 541].map(rootFontSize)).toEqual([32, 37.5, 54, 54])
})

test.each([
  [false, false, 'h5', false],
  [true, false, 'ios', true],
  [false, true, 'ios', true],
])('iOS app %s, iOS site %s: platform %s, full screen %s', (iosApp, iosSite, word, fullScreen) => {
  expect(platformWord({ iosApp, iosSite })).toBe(word)
  expect(mayGoFullScreen({ iosApp, iosSite })).toBe(fullScreen)
})

describe('/pp/talk', () => {
  const visit = (url: string | null, wechat = false, qq = false) =>
    talkPage({ url, hosts: ['a.example'], browser: { wechat, qq } })

  test('redirects to a configured host, else shows the download page', () => {
    expect(visit('https://a.example/x')).toEqual({ kind: 'redirect', url: 'https://a.example/x' })
    expect(visit('https://b.example/x')).toEqual({ kind: 'download' })
    expect(visit('javascript:alert(1)')).toEqual({ kind: 'download' })
    expect(visit(null)).toEqual({ kind: 'download' })
  })

  test('has a view of its own in wechat and qq', () => {
    expect(visit('https://a.example/x', true)).toEqual({ kind: 'in-app' })
    expect(visit(null, false, true)).toEqual({ kind: 'in-app' })
  })
})
