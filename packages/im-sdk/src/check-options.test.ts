import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createChat, EVENT, webSocketTransport, type ImError } from './index'
import { groups } from './groups'
import { liveRooms } from './live-rooms'
import { endpointsOf } from './protocol'
import { reports } from './reports'
import { storage } from './storage'
import { uploads } from './uploads'
import { inTime, loggedIn, startChat } from './testing'

/** As a page without types calls it. */
const create = (options?: unknown) => (createChat as (options: unknown) => unknown)(options)
const GOOD = { SDKAppID: 1, endpoints: { default: 'wss://im.example.com' } }
const withModule = (module: (options: never) => unknown, options: unknown) => ({
  ...GOOD,
  modules: [module(options as never)],
})
const address = (given: unknown) => ({ ...GOOD, endpoints: { default: given } })

describe('createChat', () => {
  it.each([
    ['nothing', undefined, 'PARAMS_INVALID', 'createChat({ SDKAppID, endpoints })'],
    ['a text', 'wss://im.example.com', 'PARAMS_INVALID', 'createChat({ SDKAppID, endpoints })'],
    ['no SDKAppID', { ...GOOD, SDKAppID: undefined }, 'SDK_APP_ID_MISSING', 'SDKAppID is missing'],
    ['a text as SDKAppID', { ...GOOD, SDKAppID: '1400000001' }, 'PARAMS_INVALID', 'must be a number, not a string'],
    ['a fraction as SDKAppID', { ...GOOD, SDKAppID: 1.5 }, 'PARAMS_INVALID', '1 to 4294967295'],
    ['no endpoints', { SDKAppID: 1 }, 'PARAMS_INVALID', '`endpoints.default` is missing'],
    ['no default endpoint', address(undefined), 'PARAMS_INVALID', '`endpoints.default` is missing'],
    ['an address as endpoints', { SDKAppID: 1, endpoints: 'wss://x' }, 'PARAMS_INVALID', "{ default: 'wss://x' }"],
    ['an endpoint without a scheme', address('im.example.com'), 'PARAMS_INVALID', "pass 'wss://im.example.com'"],
    ['an http endpoint', address('http://im.example.com'), 'PARAMS_INVALID', "pass 'ws://im.example.com'"],
    ['an https endpoint', address('https://im.example.com'), 'PARAMS_INVALID', "pass 'wss://im.example.com'"],
    ['an endpoint with the path', address('wss://a.example/info'), 'PARAMS_INVALID', "pass 'wss://a.example'"],
    ['one with the binary path', address('wss://a.example/im/binfo/'), 'PARAMS_INVALID', "pass 'wss://a.example/im'"],
    ['an endpoint with a query', address('wss://a.example?x=1'), 'PARAMS_INVALID', "pass 'wss://a.example'"],
    ['an endpoint without a host', address('wss://'), 'PARAMS_INVALID', 'endpoints.default'],
    ['a bad backup', { ...GOOD, endpoints: { default: 'ws://a', backup: 'b' } }, 'PARAMS_INVALID', 'endpoints.backup'],
    ['one module, not a list', { ...GOOD, modules: groups }, 'PARAMS_INVALID', 'modules: [groups]'],
    ['a module not called', { ...GOOD, modules: [groups, uploads] }, 'PARAMS_INVALID', '`modules[1]` is not a module'],
    ['a module without a value', { ...GOOD, modules: [undefined] }, 'PARAMS_INVALID', '`modules[0]` is not a module'],
    ['rooms without groups', { ...GOOD, modules: [liveRooms] }, 'PARAMS_INVALID', 'modules: [groups, liveRooms]'],
    ['a class as transport', { ...GOOD, transport: Function }, 'PARAMS_INVALID', 'webSocketTransport(WebSocket)'],
    ['a text as getUserSig', { ...GOOD, getUserSig: 'sig' }, 'PARAMS_INVALID', '`getUserSig` must be a function'],
    ['null as gzip', { ...GOOD, gzip: null }, 'PARAMS_INVALID', '`gzip` must be a boolean, not null'],
    ['1 as miniGame', { ...GOOD, miniGame: 1 }, 'PARAMS_INVALID', '`miniGame` must be a boolean, not a number'],
    [
      'a text as a flag',
      { ...GOOD, unlimitedAVChatRoom: 'no' },
      'PARAMS_INVALID',
      '`unlimitedAVChatRoom` must be a boo',
    ],
    ['a name as storage', { ...GOOD, storage: 'local' }, 'PARAMS_INVALID', 'pass an object such as `localStorage`'],
    ['half a storage', { ...GOOD, storage: { getItem: () => null } }, 'PARAMS_INVALID', '`storage` is not valid'],
    ['stored in nothing', withModule(storage, { in: null }), 'PARAMS_INVALID', '`in` is not valid'],
    ['texts in a list', withModule(storage, { errorTexts: [] }), 'PARAMS_INVALID', '`errorTexts` must be a string'],
    ['options that are none', withModule(storage, null), 'PARAMS_INVALID', 'options of `storage` must be an object'],
    ['uploads by a text', withModule(uploads, { fetch: 'xhr' }), 'PARAMS_INVALID', '`fetch` must be a function'],
    ['reports to an object', withModule(reports, { sink: {} }), 'PARAMS_INVALID', '`sink` must be a function'],
    ['reports to a number', withModule(reports, { statHost: 1 }), 'PARAMS_INVALID', '`statHost` must be a string'],
    ['reports turned yes', withModule(reports, { enabled: 'yes' }), 'PARAMS_INVALID', '`enabled` must be a boolean'],
    ['a number as instanceID', { ...GOOD, instanceID: 7 }, 'PARAMS_INVALID', '`instanceID` must be a string'],
    ['a name as platform', { ...GOOD, platform: 'web' }, 'PARAMS_INVALID', '`platform` must be one of IM_PLATFORM'],
  ])('called with %s says what is wrong and what to pass', (_what, options, errorName, words) => {
    expect(() => create(options)).toThrow(
      expect.objectContaining({ errorName, message: expect.stringContaining(words) }),
    )
  })

  it.each([
    ['an address with a path of its own', address('wss://a.example/im/')],
    ['the addresses of a region', { SDKAppID: 20_000_001, endpoints: endpointsOf(20_000_001, 'im.example.com') }],
    ['no backup', { ...GOOD, endpoints: { default: 'ws://127.0.0.1:8080', backup: '' } }],
    ['options that are left undefined', { ...GOOD, modules: undefined, transport: undefined, platform: undefined }],
  ])('takes %s', (_what, options) => {
    expect(() => create(options)).not.toThrow()
  })
})

describe('without a WebSocket, as in Node 20,', () => {
  const startWithout = () => {
    vi.stubGlobal('WebSocket', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    return createChat(GOOD)
  }

  it('creates a chat, and the login rejects at once with the option to pass', async () => {
    const chat = startWithout()
    await expect(chat.login({ userID: 'alice', userSig: 'sig' })).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
      message: expect.stringContaining('pass `transport: webSocketTransport(WebSocket)`'),
    })
    expect(chat.isReady()).toBe(false)
    await chat.destroy()
  })

  it('a value that is not a class is refused by name', () => {
    expect(() => webSocketTransport({} as never)).toThrow('webSocketTransport(WebSocket)')
  })
})

describe('without TextDecoder, as in React Native,', () => {
  it('binary frames can be imported, and the login says at once what is missing', async () => {
    vi.stubGlobal('TextDecoder', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.resetModules()
    const [{ binary }, fresh] = await Promise.all([import('./binary'), import('./testing')])
    const { chat, server, clock } = fresh.startChat({ codec: binary })
    await expect(inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))).rejects.toMatchObject({
      message: expect.stringContaining('needs TextDecoder'),
    })
    expect(server.network.attempts).toEqual([])
  })
})

describe('a login', () => {
  it.each([
    [{ userID: 7, userSig: 'sig' }, 'PARAMS_INVALID', '`userID` must be a string, not a number'],
    [{ userID: '', userSig: 'sig' }, 'USER_ID_MISSING', 'User id missing'],
    [{ userID: 'alice', userSig: 7 }, 'PARAMS_INVALID', '`userSig` must be a string, not a number'],
    [{ userID: 'alice' }, 'USER_SIG_MISSING', 'getUserSig'],
  ])('with %j reports the problem and what to do', async (login, errorName, words) => {
    const { chat, server, clock } = startChat()
    await expect(inTime(clock, chat.login(login as never))).rejects.toMatchObject({
      errorName,
      message: expect.stringContaining(words),
    })
    expect(server.network.attempts).toEqual([])
  })

  it('whose getUserSig does not return a text reports that', async () => {
    const { chat, clock } = startChat({ getUserSig: async () => ({ sig: 'x' }) as never })
    await expect(inTime(clock, chat.login({ userID: 'alice' }))).rejects.toMatchObject({
      errorName: 'USER_SIG_MISSING',
      message: expect.stringContaining('`getUserSig` returned no text'),
    })
  })
})

describe('a server of another app id', () => {
  const refusing = () => {
    const started = startChat({ SDKAppID: 7 })
    started.server.SDKAppID = 1
    return started
  }

  it('rejects the login at once by name, without another request', async () => {
    const { chat, server, clock } = refusing()
    const errors: string[] = []
    chat.on(EVENT.ERROR, ({ data }) => errors.push(data.errorName))
    const login = chat.login({ userID: 'alice', userSig: 'sig' }).catch((error: ImError) => error.errorName)
    await clock.advance(100)
    expect(await Promise.race([login, 'pending'])).toBe('SDK_APP_ID_WRONG')
    await clock.advance(600_000)
    expect([server.network.attempts.length, clock.waiting]).toEqual([1, 0])
    expect([chat.isReady(), errors]).toEqual([false, ['SDK_APP_ID_WRONG']])
  })

  it('accepts the next login when it serves the app id again', async () => {
    const { chat, server, clock } = refusing()
    await expect(inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))).rejects.toThrow('SDKAppID')
    server.SDKAppID = 7
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(chat.isReady()).toBe(true)
  })

  it('ends an open session with the reason', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const told: string[] = []
    chat.on(EVENT.SDK_NOT_READY, () => told.push('not ready'))
    chat.on(EVENT.ERROR, ({ data }) => told.push(data.errorName))
    server.SDKAppID = 2
    server.network.cut()
    await clock.advance(60_000)
    expect(told).toEqual(['not ready', 'SDK_APP_ID_WRONG'])
  })
})

describe('an event', () => {
  it.each(['on', 'once', 'off'] as const)('that does not exist is refused by `%s` by its name', (method) => {
    const { chat } = startChat()
    const call = (name: unknown, handler: unknown) => () => chat[method](name as 'error', handler as () => void)
    expect(call('typo', () => undefined)).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    expect(call('typo', () => undefined)).toThrow('There is no event "typo": pass one of EVENT')
    expect(call(undefined, () => undefined)).toThrow('There is no event "undefined"')
    expect(call('toString', () => undefined)).toThrow('There is no event')
    expect(call(EVENT.ERROR, undefined)).toThrow('handler of "error" must be a function')
  })

  it('of an error includes its name and code', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const told: unknown[] = []
    chat.on(EVENT.ERROR, ({ data }) => told.push(data))
    server.pushRaw('no frame')
    await clock.advance(10)
    expect(told).toMatchObject([{ code: 3101, errorName: 'FRAME_INVALID', message: expect.any(String) }])
  })
})
