import { describe, expect, it, vi } from 'vitest'
import { binary } from '../binary'
import { IM_PLATFORM } from '../index'
import { endpointsOf } from '../protocol'
import { loggedIn, startChat, type FakeServer } from '../testing'

const hosts = (server: FakeServer): string[] => server.network.attempts.map((url) => new URL(url).hostname)

describe('the address of the gateway', () => {
  const FIELDS = {
    sdkappid: '7',
    instanceid: 'here',
    random: expect.stringMatching(/^\d+$/),
    platform: '3',
    host: '',
    version: '2.27.6',
    sdkversion: '2.27.6',
  }

  it.each([
    ['every field, on the path of text frames', {}, '/info', FIELDS],
    ['another platform', { platform: IM_PLATFORM.web }, '/info', { ...FIELDS, platform: '0' }],
    ['the path of binary frames', { codec: binary }, '/binfo', FIELDS],
    ['the wish for compressed bodies', { codec: binary, gzip: true }, '/binfo', { ...FIELDS, gzip: '1' }],
    ['no such wish where the codec cannot unpack them', { gzip: true }, '/info', FIELDS],
    ['a mini game', { miniGame: true }, '/info', { ...FIELDS, minigame: '1' }],
  ])('carries %s', async (_what, options, path, fields) => {
    const { server } = await loggedIn('alice', { SDKAppID: 7, instanceID: 'here', ...options })
    const url = new URL(server.network.attempts[0]!)
    expect(url.pathname).toBe(path)
    expect(Object.fromEntries(url.searchParams)).toEqual(fields)
  })

  it("carries the page's host", async () => {
    vi.stubGlobal('location', { host: 'm.example.com:8443' })
    const { server } = await loggedIn('alice')
    vi.unstubAllGlobals()
    expect(new URL(server.network.attempts[0]!).searchParams.get('host')).toBe('m.example.com:8443')
  })

  it("is that of the app id's region if the app uses regional endpoints", async () => {
    const endpoints = endpointsOf(30_000_001, 'im.example.com')
    const { server, chat, clock } = startChat({ SDKAppID: 30_000_001, endpoints })
    server.network.isUp = false
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(5_000)
    const regional = ['kor.im.example.com', 'kor-backup.im.example.com', 'kor-anycast.im.example.com']
    expect(hosts(server).slice(0, 3)).toEqual(regional)
  })

  it('has another random for every connection', async () => {
    const { server, clock } = await loggedIn('alice')
    await clock.advance(2_000)
    server.network.cut()
    await clock.advance(2_000)
    const [first, second] = server.network.attempts.map((url) => new URL(url).searchParams.get('random'))
    expect(second).not.toBe(first)
  })

  it.each([
    ['the web', IM_PLATFORM.h5, ['default', 'backup', 'anycast', 'default']],
    ['an app', IM_PLATFORM.ios, ['default', 'backup', 'default', 'backup']],
  ])('cycles through the hosts of %s', async (_name, platform, expected) => {
    const { chat, server, clock } = startChat({ platform })
    server.network.isUp = false
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(14_000)
    expect(hosts(server).slice(0, 4)).toEqual(expected)
  })

  it('stays with the only host when there is one', async () => {
    const { chat, server, clock } = startChat({ endpoints: { default: 'ws://only/base/' } })
    server.network.isUp = false
    chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(5_000)
    expect(new Set(hosts(server))).toEqual(new Set(['only']))
    expect(server.network.attempts[0]).toContain('ws://only/base/info?')
  })
})
