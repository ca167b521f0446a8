import { describe, expect, test } from 'vitest'
import {
  downloadGuide,
  downloadPath,
  floatingButtons,
  isDetailPage,
  isInAppBrowser,
  isIosApp,
  isIosStandalone,
  readBrowser,
  showsTabBar,
} from '../index'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const AGENTS = {
  iphoneSafari: `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`,
  iphoneChrome: `${IPHONE} CriOS/120.0 Mobile/15E148 Safari/604.1`,
  iphoneFirefox: `${IPHONE} FxiOS/120.0 Mobile/15E148 Safari/605.1.15`,
  iphoneWechat: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.42 NetType/WIFI`,
  iphoneQq: `${IPHONE} Mobile/15E148 QQ/8.9.0`,
  iphoneQqBrowser: `${IPHONE} Version/17.0 MQQBrowser/14.2 Mobile/15E148 Safari/604.1`,
  iphoneBaidu: `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1 baiduboxapp/13`,
  iphoneWebview: `${IPHONE} Mobile/15E148`,
  macSafari: `${MAC} Version/17.0 Safari/605.1.15`,
  macChrome: `${MAC} Chrome/120.0 Safari/537.36`,
  androidChrome: `${ANDROID} Chrome/120.0 Mobile Safari/537.36`,
  androidWebview: `${ANDROID} Version/4.0 Chrome/120.0 Mobile Safari/537.36`,
  androidWechat: `${ANDROID} Version/4.0 Chrome/120.0 Mobile Safari/537.36 micromessenger/8`,
}

const facts = (name: keyof typeof AGENTS, rest = {}) => {
  const { os, safari, wechat, qq } = readBrowser({ userAgent: AGENTS[name], ...rest })
  return [os, safari && 'safari', wechat && 'wechat', qq && 'qq'].filter(Boolean).join(' ')
}

test.each([
  ['iphoneSafari', 'ios safari'],
  ['iphoneChrome', 'ios'],
  ['iphoneFirefox', 'ios'],
  ['iphoneWechat', 'ios wechat'],
  ['iphoneQq', 'ios qq'],
  ['iphoneQqBrowser', 'ios qq'],
  ['iphoneBaidu', 'ios'],
  ['iphoneWebview', 'ios'],
  ['macSafari', 'other safari'],
  ['macChrome', 'other'],
  ['androidChrome', 'android'],
  ['androidWebview', 'android'],
  ['androidWechat', 'android wechat'],
] as const)('%s is %s', (name, expected) => {
  expect(facts(name)).toBe(expected)
})

describe('the iOS app', () => {
  const isApp = (name: keyof typeof AGENTS, platform?: 'ios' | 'android' | 'h5', rest = {}) =>
    isIosApp(readBrowser({ userAgent: AGENTS[name], ...rest }), platform)

  test('is known by its web view, or by what its address has said', () => {
    expect(isApp('iphoneWebview')).toBe(true)
    expect(isApp('iphoneSafari', 'ios')).toBe(true)
  })

  test.each([
    ['iphoneSafari', undefined, {}],
    ['iphoneChrome', 'h5', {}],
    ['iphoneWechat', 'ios', {}],
    ['iphoneBaidu', undefined, {}],
    ['iphoneWebview', 'ios', { standalone: true }],
    ['androidWebview', 'ios', {}],
    ['macSafari', 'ios', {}],
  ] as const)('is not %s with %s %j', (name, platform, rest) => {
    expect(isApp(name, platform, rest)).toBe(false)
  })
})

test('an iPad that presents itself as a Mac is known by its touch points', () => {
  expect(facts('macSafari', { touchPoints: 5 })).toBe('ios safari')
  expect(facts('macSafari', { touchPoints: 1 })).toBe('other safari')
  expect(facts('androidChrome', { touchPoints: 5 })).toBe('android')
  expect(readBrowser({ userAgent: 'iPad' }).os).toBe('ios')
  expect(readBrowser({ userAgent: 'iPod touch' }).os).toBe('ios')
})

test('standalone is an argument, and an empty user agent has no features', () => {
  expect(readBrowser({ userAgent: '', standalone: true })).toEqual({
    os: 'other',
    safari: false,
    webView: false,
    wechat: false,
    qq: false,
    standalone: true,
  })
  expect(readBrowser({ userAgent: '' }).standalone).toBe(false)
})

test('wechat and qq are in-app browsers', () => {
  const names = Object.keys(AGENTS) as (keyof typeof AGENTS)[]
  const inApp = names.filter((name) => isInAppBrowser(readBrowser({ userAgent: AGENTS[name] })))
  expect(inApp).toEqual(['iphoneWechat', 'iphoneQq', 'iphoneQqBrowser', 'androidWechat'])
})

test('only iOS has the app of the home screen that reloads when it becomes visible', () => {
  const started = (os: 'ios' | 'android' | 'other', standalone: boolean) => isIosStandalone({ os, standalone })
  expect([started('ios', true), started('ios', false), started('android', true), started('other', true)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

describe('the download guide', () => {
  test.each([
    ['iphoneSafari', 'add-to-home'],
    ['iphoneChrome', 'open-in-safari'],
    ['iphoneWechat', 'open-in-safari'],
    ['androidChrome', 'install-android'],
    ['androidWechat', 'install-android'],
    ['macSafari', null],
    ['macChrome', null],
  ] as const)('of %s is %s', (name, guide) => {
    expect(downloadGuide(readBrowser({ userAgent: AGENTS[name] }))).toBe(guide)
  })

  test('is not shown once started from the home screen', () => {
    expect(downloadGuide(readBrowser({ userAgent: AGENTS.iphoneSafari, standalone: true }))).toBeNull()
    expect(downloadGuide(readBrowser({ userAgent: AGENTS.androidChrome, standalone: true }))).toBeNull()
  })

  test('opens the download page with the known channel values', () => {
    expect(downloadPath({ channel: 'x', channelCode: 'y&z' })).toBe('/download?channel=x&channelCode=y%26z')
    expect(downloadPath({ channelCode: 'y' })).toBe('/download?channelCode=y')
    expect(downloadPath({ channel: '', channelCode: null })).toBe('/download')
    expect(downloadPath({ channel: '\ud800' })).toBe('/download?channel=%EF%BF%BD')
  })
})

describe('the frame of a page', () => {
  const safari = readBrowser({ userAgent: AGENTS.iphoneSafari })
  const buttons = (path: string, browser = safari, options = {}) =>
    Object.entries(floatingButtons(path, browser, options))
      .flatMap(([name, shown]) => (shown ? [name] : []))
      .join(' ')

  test.each(['/headline', '/live', '/score', '/data', '/live/lives', '/c2c', '/user-center', '/m/score/'])(
    'has the tab bar on %s',
    (path) => {
      expect(showsTabBar(path, safari)).toBe(true)
    },
  )

  test.each(['/', '/score/search', '/live-detail/7', '/live/videos', '/wallet', '/mobile/about'])(
    'has no tab bar on %s',
    (path) => {
      expect(showsTabBar(path, safari)).toBe(false)
    },
  )

  test.each([
    ['/score', 'openApp share'],
    ['/live', 'openApp share'],
    ['/c2c', 'openApp share'],
    ['/user-center', ''],
    ['/data', ''],
    ['/m/data', ''],
    ['/wallet', ''],
    ['/live-detail/7', 'openApp share home'],
    ['/score/detail/1001', 'openApp share home'],
    ['/score/basketball/detail/2001', 'openApp share home'],
    ['/data/model/detail/upset/7', 'openApp share home'],
    ['/mobile/model/detail/upset/7', ''],
  ])('on %s has the buttons %j', (path, expected) => {
    expect(buttons(path)).toBe(expected)
  })

  test('has neither bar nor buttons in wechat and qq', () => {
    for (const name of ['iphoneWechat', 'iphoneQq'] as const) {
      const browser = readBrowser({ userAgent: AGENTS[name] })
      expect(showsTabBar('/score', browser)).toBe(false)
      expect(buttons('/score', browser)).toBe('')
      expect(buttons('/live-detail/7', browser)).toBe('')
    }
  })

  test('hides the open-APP button with autoLogin and in the iOS app from the home screen', () => {
    expect(buttons('/score', safari, { autoLogin: true })).toBe('share')
    expect(buttons('/score', { ...safari, standalone: true })).toBe('share')
    const android = readBrowser({ userAgent: AGENTS.androidChrome, standalone: true })
    expect(buttons('/score', android)).toBe('openApp share')
  })

  test('knows detail pages', () => {
    expect(['/live-detail/7', '/score/detail/7'].map(isDetailPage)).toEqual([true, true])
    expect(['/score', '/mobile/model/detail/upset/7', '/details'].map(isDetailPage)).toEqual([false, false, false])
  })
})
