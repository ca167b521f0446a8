import { describe, expect, test } from 'vitest'
import {
  instant,
  isChinese,
  isOn,
  LIMITS,
  mayShowFailure,
  readAppConfig,
  readSwitches,
  reloadHosts,
  SWITCHES,
} from '../index'

test('limits are those of the specification, and ours for collected matches', () => {
  expect(LIMITS).toEqual({
    apiTimeoutMs: 10_000,
    pageSize: 20,
    visitedLeagues: 15,
    collectedMatches: 200,
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

  test('are read by their prefix; values that are neither text nor number are left out', () => {
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

  test.each([null, undefined, 'x', 5, []])('of %j are empty', (config) => {
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

  test('says that matches are simulated only when the server does', () => {
    expect(readAppConfig({ matches_simulated: true }).matches_simulated).toBe(true)
    expect(readAppConfig({ matches_simulated: 'true' }).matches_simulated).toBe(false)
  })

  test('accepts numbers as text and text as numbers, and leaves out other values', () => {
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
