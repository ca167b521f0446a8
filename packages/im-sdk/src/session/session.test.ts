import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type KickedOutType } from '../index'
import { profiles } from '../profiles'
import { imError, PROTOCOL } from '../protocol'
import { inTime, loggedIn, startChat } from '../testing'

const ALICE = { userID: 'alice', userSig: 'sig-alice' }

describe('logging in', () => {
  it.each([
    [{ userID: '', userSig: 'sig' }, 2002],
    [{ userID: 'alice', userSig: '' }, 2003],
    [{ userID: 'alice' }, 2003],
  ])('needs a user and a credential: %o', async (options, code) => {
    const { chat, clock } = startChat()
    await expect(inTime(clock, chat.login(options))).rejects.toMatchObject({ code })
  })

  it('needs an app id before anything else', () => {
    expect(() => startChat({ SDKAppID: 0 })).toThrow(expect.objectContaining({ code: 2000 }))
  })

  it('does not touch the network a second time', async () => {
    const { chat, server, clock } = startChat()
    const [first, second] = await Promise.all([chat.login(ALICE), chat.login(ALICE), clock.advance(100)])
    const third = await inTime(clock, chat.login(ALICE))
    expect([first, second, third].map(({ data }) => data.repeatLogin)).toEqual([false, true, true])
    expect(server.count('login')).toBe(1)
  })

  it('refuses another user without a logout', async () => {
    const { chat, clock } = await loggedIn('alice')
    await expect(inTime(clock, chat.login({ userID: 'bob', userSig: 'sig' }))).rejects.toMatchObject({
      errorName: 'REPEAT_LOGIN',
    })
    expect(chat.getLoginUser()).toBe('alice')
  })

  it('lets another user log in after a logout, without data of the first', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(10)
    await inTime(clock, chat.logout())
    expect(chat.getTotalUnreadMessageCount()).toBe(0)
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    const { data } = await inTime(clock, chat.getConversationList())
    expect(data.conversationList).toEqual([])
  })

  it('that another device has overtaken is rejected, and does not kick that one in turn', async () => {
    const { chat, server, clock } = startChat({ getUserSig: () => Promise.resolve('fresh') })
    server.answer('login', () => {
      throw imError('KICKED_OUT_MULTIPLE_ACCOUNTS')
    })
    await expect(inTime(clock, chat.login(ALICE))).rejects.toMatchObject({ errorName: 'KICKED_OUT_MULTIPLE_ACCOUNTS' })
    await clock.advance(60_000)
    expect(server.count('login')).toBe(1)
    expect(chat.isReady()).toBe(false)
  })

  it('rejects with 2025 when the credential is refused, and can be tried again at once', async () => {
    const { chat, server, clock } = startChat()
    server.expireUserSig('old')
    await expect(inTime(clock, chat.login({ userID: 'guest', userSig: 'old' }))).rejects.toMatchObject({ code: 2025 })
    expect(chat.isReady()).toBe(false)
    await inTime(clock, chat.login({ userID: 'guest', userSig: 'new' }))
    expect(chat.isReady()).toBe(true)
  })

  it.each([
    ['tinyID', 'TINY_ID_MISSING', 2022],
    ['a2Key', 'A2_KEY_MISSING', 2023],
  ])('is rejected when the server gives an empty %s, and can be tried again', async (field, errorName, code) => {
    const { chat, server, clock } = startChat()
    const answer = server.handler('login')
    server.answer('login', async (...call) => ({ ...(await answer(...call)), [field]: '' }))
    await expect(inTime(clock, chat.login(ALICE))).rejects.toMatchObject({ errorName, code })
    expect(chat.isReady()).toBe(false)
    server.answer('login', answer)
    await inTime(clock, chat.login(ALICE))
    expect(chat.isReady()).toBe(true)
  })

  it('fetches a fresh credential when the one at hand is refused', async () => {
    const { chat, server, clock } = startChat({ getUserSig: () => Promise.resolve('fresh') })
    server.expireUserSig('stale')
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'stale' }))
    const logins = server.requests.filter(({ name }) => name === 'login')
    expect(logins.map(({ head }) => head.usersig)).toEqual(['stale', 'fresh'])
  })

  it('says what the app throws instead of a credential', async () => {
    const cause = new Error('The app is offline.')
    for (const getUserSig of [
      () => Promise.reject(cause),
      () => {
        throw cause
      },
    ]) {
      const { chat, clock } = startChat({ getUserSig })
      await expect(inTime(clock, chat.login({ userID: 'alice' }))).rejects.toMatchObject({
        errorName: 'USER_SIG_MISSING',
        message: '`getUserSig` threw: The app is offline.',
        cause,
      })
    }
  })

  it('does without a credential of the caller when it can fetch one', async () => {
    const { chat, clock } = startChat({ getUserSig: () => Promise.resolve('fresh') })
    await inTime(clock, chat.login({ userID: 'alice' }))
    expect(chat.isReady()).toBe(true)
  })

  it('fails with the named error when the network cannot be reached', async () => {
    const { chat, server, clock } = startChat()
    server.network.isUp = false
    server.network.isProbeFine = false
    await expect(inTime(clock, chat.login(ALICE))).rejects.toMatchObject({
      code: 2800,
      errorName: 'NETWORK_ERROR',
      message: expect.stringMatching(/^wss?:\/\/[^?]+ cannot be reached\.$/),
    })
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })

  it('fails after 15 s without a reply', async () => {
    const { chat, server, clock } = startChat()
    server.network.fate = () => 'drop'
    await expect(inTime(clock, chat.login(ALICE))).rejects.toMatchObject({ errorName: 'NETWORK_TIMEOUT' })
  })

  it('says what to check if it cannot connect although the network works', async () => {
    const { chat, server, clock } = startChat()
    server.network.isUp = false
    const message: unknown = expect.stringContaining('check `endpoints`')
    await expect(inTime(clock, chat.login(ALICE))).rejects.toMatchObject({ errorName: 'NETWORK_TIMEOUT', message })
  })

  it('can be taken back while it is under way', async () => {
    const { chat, server, clock } = startChat()
    server.network.latency = 100
    const login = chat.login(ALICE)
    login.catch(() => undefined)
    await clock.advance(50)
    await inTime(clock, chat.logout())
    await expect(login).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    await clock.advance(30_000)
    expect(chat.isReady()).toBe(false)
    expect(server.network.connections).toBe(0)
  })

  it('is not ended by a logout of the session before, which was kicked out meanwhile', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.answer('logout', () => new Promise<never>(() => undefined))
    const logins: Promise<unknown>[] = []
    chat.on(EVENT.KICKED_OUT, () => logins.push(chat.login(ALICE)))
    const logout = chat.logout()
    await clock.advance(10)
    server.push('alice', 'pushKickedOut', { kickType: 1, reason: '' })
    await inTime(clock, logout)
    expect(logins).toHaveLength(1)
    await inTime(clock, Promise.all(logins))
    expect(chat.isReady()).toBe(true)
  })

  it.each(['alice', 'bob'])('as %s waits for a logout in progress, and then succeeds', async (userID) => {
    const { chat, server, clock } = await loggedIn('alice')
    server.network.latency = 50
    const logout = chat.logout()
    const { data } = (await inTime(clock, Promise.all([chat.login({ userID, userSig: 'sig' }), logout])))[0]
    expect(data).toEqual({ userID, repeatLogin: false })
    await clock.advance(10_000)
    expect(chat.getLoginUser()).toBe(userID)
  })

  it('succeeds as the second login of a component that was mounted twice', async () => {
    const { chat, clock } = startChat()
    const first = chat.login(ALICE)
    first.catch(() => undefined)
    const [, second] = await inTime(clock, Promise.all([chat.logout(), chat.login(ALICE)]))
    expect(second.data.repeatLogin).toBe(false)
    await expect(first).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    expect(chat.isReady()).toBe(true)
  })

  it('does not come about when a logout was called after it', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.network.latency = 50
    const left = [chat.logout()]
    const login = chat.login({ userID: 'bob', userSig: 'sig' })
    left.push(chat.logout())
    await expect(inTime(clock, login)).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    await inTime(clock, Promise.all(left))
    await clock.advance(10_000)
    expect([chat.getLoginUser(), server.count('logout'), server.network.connections]).toEqual(['', 1, 0])
  })

  it.each(['a logout', 'a kick'])('may be called from a listener of the event that %s causes', async (end) => {
    const { chat, server, clock } = await loggedIn('alice')
    let outcome: unknown = null
    const stop = chat.views.session.subscribe(async () => {
      stop()
      outcome = await chat.login({ userID: 'bob', userSig: 'sig' }).catch((error: unknown) => error)
    })
    if (end === 'a kick') server.push('alice', 'pushKickedOut', { kickType: 1, reason: '' })
    else await inTime(clock, chat.logout())
    await clock.advance(20_000)
    expect(outcome).toMatchObject({ data: { repeatLogin: false } })
    expect([chat.getLoginUser(), chat.isReady()]).toEqual(['bob', true])
  })

  it('gives the time of the server in milliseconds', async () => {
    const { chat, server, clock } = startChat()
    expect(chat.getServerTime()).toBe(clock.now())
    server.answer('hello', () => ({ timeStamp: 2_000_000_000 }))
    await inTime(clock, chat.login(ALICE))
    await clock.advance(120_000)
    expect(chat.getServerTime()).toBe(2_000_000_000_000 + (clock.now() % 1_000))
  })
})

describe('calls outside of a session', () => {
  it('are refused before login', async () => {
    const { chat } = startChat()
    expect(() => chat.createTextMessage({ to: 'b', conversationType: 'C2C', payload: { text: 'x' } })).toThrow(
      expect.objectContaining({ code: 2024 }),
    )
    await expect(chat.getConversationList()).rejects.toMatchObject({ code: 2024 })
    await expect(chat.getMessageList({ conversationID: 'C2Cbob' })).rejects.toMatchObject({ code: 2024 })
    await expect(chat.setMessageRead({ conversationID: 'C2Cbob' })).rejects.toMatchObject({ code: 2024 })
  })

  it('are refused for good after destroy', async () => {
    const { chat, clock } = await loggedIn('alice')
    const destroyed: number[] = []
    chat.on(EVENT.SDK_DESTROY, ({ data }) => destroyed.push(data.SDKAppID))
    await inTime(clock, chat.destroy())
    await inTime(clock, chat.destroy())
    expect(destroyed).toEqual([1])
    await expect(chat.login(ALICE)).rejects.toMatchObject({ code: 3005 })
  })

  it('that wait when the user logs out are rejected', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.network.fate = (data) => (data.includes('message.send') ? 'drop' : 'deliver')
    const sending = chat.sendMessage(
      chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'x' } }),
    )
    sending.catch(() => undefined)
    await inTime(clock, chat.logout())
    await expect(sending).rejects.toMatchObject({ code: 3005 })
  })
})

describe('keeping the session', () => {
  it('sends a hello as often as the server says', async () => {
    const { chat, server, clock } = startChat()
    server.helloInterval = 30
    await inTime(clock, chat.login(ALICE))
    await clock.advance(29_000)
    expect(server.count('hello')).toBe(0)
    await clock.advance(62_000)
    expect(server.count('hello')).toBe(3)
  })

  it('sends it every 120 s if the server gives no interval', async () => {
    const { chat, server, clock } = startChat()
    server.helloInterval = 0
    await inTime(clock, chat.login(ALICE))
    await clock.advance(119_000)
    expect(server.count('hello')).toBe(0)
    await clock.advance(2_000)
    expect(server.count('hello')).toBe(1)
  })

  it('logs in again with the access key when the connection is back, without another "ready"', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    let ready = 0
    chat.on(EVENT.SDK_READY, () => (ready += 1))
    await clock.advance(5_000)
    server.network.cut()
    await clock.advance(2_000)
    const logins = server.requests.filter(({ name }) => name === 'login')
    expect(logins.map(({ head }) => [head.usersig, head.a2])).toEqual([
      ['sig-alice', undefined],
      [undefined, 'a2-alice-0'],
    ])
    expect(ready).toBe(0)
    expect(chat.isReady()).toBe(true)
  })

  it('also when as many requests wait for it as may, and then sends each of them once', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(10_000)
    server.network.isUp = false
    server.network.cut()
    const send = () => {
      const options = { to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'x' } }
      return chat.sendMessage(chat.createTextMessage(options))
    }
    const sent = Promise.all(Array.from({ length: PROTOCOL.simpleQueue }, send))
    await expect(send()).rejects.toMatchObject({ errorName: 'NETWORK_ERROR' })
    server.network.isUp = true
    await inTime(clock, sent)
    expect([server.count('login'), server.count('sendC2CMessage')]).toEqual([2, PROTOCOL.simpleQueue])
  })

  it('falls back to the userSig when the access key is no longer accepted', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(5_000)
    server.expireAccessKeys()
    server.network.cut()
    await clock.advance(2_000)
    expect(chat.isReady()).toBe(true)
    expect(server.requests.findLast(({ name }) => name === 'login')?.head.usersig).toBe('sig-alice')
  })

  it('is kicked out when the userSig has expired too', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const kicked: KickedOutType[] = []
    chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    await clock.advance(5_000)
    server.expireAccessKeys()
    server.expireUserSig('sig-alice')
    server.network.cut()
    await clock.advance(5_000)
    expect(kicked).toEqual([TYPES.KICKED_OUT_USERSIG_EXPIRED])
    expect(chat.isReady()).toBe(false)
  })

  it('gets a fresh userSig instead, when it can', async () => {
    const { chat, server, clock } = await loggedIn('alice', { getUserSig: () => Promise.resolve('fresh') })
    await clock.advance(5_000)
    server.expireAccessKeys()
    server.expireUserSig('sig-alice')
    server.network.cut()
    await clock.advance(5_000)
    expect(chat.isReady()).toBe(true)
  })

  it('waits when a fresh userSig cannot be had right now', async () => {
    let isUp = false
    const getUserSig = () => (isUp ? Promise.resolve('fresh') : Promise.reject(new Error('offline')))
    const { chat, server, clock } = await loggedIn('alice', { getUserSig })
    await clock.advance(5_000)
    server.expireAccessKeys()
    server.expireUserSig('sig-alice')
    server.network.cut()
    await clock.advance(60_000)
    const before = server.count('login')
    isUp = true
    await clock.advance(60_000)
    expect(server.count('login')).toBeGreaterThan(before)
    expect(server.requests.findLast(({ name }) => name === 'login')?.head.usersig).toBe('fresh')
    expect(chat.isReady()).toBe(true)
  })

  it('asks again for a fresh userSig when the app never answers', async () => {
    const asked: string[] = []
    const getUserSig = () => {
      asked.push('asked')
      return asked.length < 3 ? new Promise<string>(() => undefined) : Promise.resolve('fresh')
    }
    const { server, clock } = await loggedIn('alice', { getUserSig })
    await clock.advance(5_000)
    server.expireAccessKeys()
    server.expireUserSig('sig-alice')
    server.network.cut()
    await clock.advance(14_000)
    expect(asked).toHaveLength(1)
    await clock.advance(46_000)
    expect(server.requests.findLast(({ name }) => name === 'login')?.head.usersig).toBe('fresh')
  })

  it('tries again when the server is too busy for the login after a reconnect', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(5_000)
    let refusals = 2
    const answer = server.handler('login')
    server.answer('login', (...call) => {
      if (refusals-- > 0) throw imError('SERVICE_OVERLOAD')
      return answer(...call)
    })
    server.network.cut()
    await clock.advance(60_000)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(100)
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('tries ever later when the server stays too busy for it', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(5_000)
    const answer = server.handler('login')
    server.answer('login', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    server.network.cut()
    await clock.advance(600_000)
    expect(server.count('login')).toBeGreaterThan(15)
    expect(server.count('login')).toBeLessThan(80)
    server.answer('login', answer)
    await clock.advance(31_000)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(100)
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('opens a new session when a hello is refused', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.answer('hello', () => {
      throw imError('INTERNAL_AUTH_FAILED')
    })
    await clock.advance(121_000)
    expect(server.network.closeCodes).toEqual([4001])
    expect(server.count('login')).toBe(2)
    expect(chat.isReady()).toBe(true)
  })

  it.each([
    ['login', 6_000],
    ['hello', 121_000],
  ] as const)('ends when a %s is answered with "kicked out"', async (name, ms) => {
    const { chat, server, clock } = await loggedIn('alice')
    const kicked: KickedOutType[] = []
    chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    server.answer(name, () => {
      throw imError('KICKED_OUT_MULTIPLE_DEVICES')
    })
    await clock.advance(5_000)
    if (name === 'login') server.network.cut()
    await clock.advance(ms)
    expect(kicked).toEqual([TYPES.KICKED_OUT_MULT_DEVICE])
    expect(chat.isReady()).toBe(false)
  })

  it.each([
    [1, TYPES.KICKED_OUT_MULT_ACCOUNT],
    [2, TYPES.KICKED_OUT_MULT_DEVICE],
    [3, TYPES.KICKED_OUT_REST_API],
  ] as const)('ends when it is kicked out by kind %s', async (kickType, type) => {
    const { chat, server, clock } = await loggedIn('alice')
    const heard: string[] = []
    chat.on(EVENT.KICKED_OUT, ({ data }) => heard.push(data.type))
    chat.on(EVENT.SDK_NOT_READY, ({ name }) => heard.push(name))
    server.push('alice', 'pushKickedOut', { kickType, reason: '' })
    await clock.advance(60_000)
    expect(heard).toEqual(['sdkStateNotReady', type])
    expect(server.network.attempts).toHaveLength(1)
    expect(chat.getLoginUser()).toBe('')
  })

  it('handles a kick without a kind', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const errors: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => errors.push(data.code))
    for (const kind of ['9', '"x"', 'null', '{"toString":1}'])
      server.pushRaw(`{"head":{"servcmd":"push.kicked_out"},"body":{"KickType":${kind}}}`)
    await clock.advance(1_000)
    expect(errors).toEqual([])
    expect(chat.isReady()).toBe(true)
  })
})

describe('the view of the session', () => {
  it('has the name and the picture of the login and of changes, and nobody after the logout', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [profiles] })
    const seen: unknown[] = []
    chat.views.session.subscribe(() => seen.push(chat.views.session.get().nick))
    await inTime(clock, chat.updateMyProfile({ nick: 'Alice', avatar: 'https://a.test/a.png' }))
    expect(chat.views.session.get()).toMatchObject({ phase: 'in', nick: 'Alice', avatar: 'https://a.test/a.png' })
    expect(seen).toEqual(['Alice'])
    server.network.cut()
    await clock.advance(5_000)
    expect(chat.views.session.get()).toMatchObject({ phase: 'in', nick: 'Alice' })
    await inTime(clock, chat.logout())
    expect(chat.views.session.get()).toEqual({ phase: 'out', userID: '', tinyID: '', nick: '', avatar: '' })
  })
})
