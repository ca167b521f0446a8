import { talkPage } from '@org/domain'
import { expect, it } from 'vitest'
import { talkHosts } from './talk-hosts'

const hosts = talkHosts(
  { site_domain: 'a.test', site_h5_domain: '' },
  { own: 'm.a.test', api: ['https://api.test:8443', 'api2.test'] },
)

it.each(['https://m.a.test/x', 'https://a.test/x', 'https://api.test:8443/x', 'https://api2.test/x'])(
  '/pp/talk redirects to %s',
  (url) => {
    expect(talkPage({ url, hosts, browser: { wechat: false, qq: false } })).toEqual({ kind: 'redirect', url })
  },
)

it('/pp/talk redirects to no other host', () => {
  const url = 'https://elsewhere.test/x'
  expect(talkPage({ url, hosts, browser: { wechat: false, qq: false } })).toEqual({ kind: 'download' })
})
