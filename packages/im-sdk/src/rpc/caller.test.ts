import { describe, expect, it } from 'vitest'
import { FakeClock, seededRandom } from '../testing'
import { commands, ERRORS, groupCommands } from '../protocol'
import { Trace } from '../connection/trace'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { SESSION_REFUSALS } from '../protocol/errors/session-refusals'
import { dataFrame } from '../shared-socket/channel-frame'
import { Registry } from '../store/registry'
import type { Services } from '../store/services'
import { Caller, type CallerOptions } from './caller'
import { jsonCodec } from './codec-json'

/** A caller on a wire that only remembers. */
const start = (taught: Parameters<Caller['registerCommands']>[0] = commands, options: Partial<CallerOptions> = {}) => {
  const clock = new FakeClock()
  const sent: { head: { servcmd: string; seq: number; reqtime: number }; body: unknown }[] = []
  const state = { isConnected: true, isLoggedIn: true }
  const caller = new Caller({
    codec: jsonCodec,
    clock,
    random: seededRandom(),
    trace: new Trace(),
    services: new Registry(),
    isLoggedIn: () => state.isLoggedIn,
    hasAbility: () => false,
    onExpired: () => false,
    head: () => ({
      ver: '',
      sdkversion: '',
      platform: 0,
      sdkappid: 1,
      contenttype: 'json',
      identifier: 'alice',
      instanceid: '',
      sdkability: 0,
    }),
    send: (data) => {
      if (state.isConnected) sent.push(JSON.parse(String(data)))
      return state.isConnected
    },
    ...options,
  })
  caller.registerCommands(taught, { ...GROUP_REFUSALS, ...SESSION_REFUSALS })
  caller.resume()
  const answer = (index: number, body: object) => {
    const { servcmd, seq } = sent[index]!.head
    caller.receive({ servcmd, seq, body: body as Record<string, unknown>, broken: 0 })
  }
  return { caller, clock, sent, state, answer }
}

const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'ok',
    (error: { errorName: string }) => error.errorName,
  )

describe('calling', () => {
  it('refuses a request that is larger than a server takes, instead of sending it', async () => {
    const { caller, sent } = start()
    const bytes = 65_536
    const head = 400
    const send = (text: string) =>
      outcome(
        caller.call('sendC2CMessage', { toAccount: text, msgBody: [], random: 1, clientSequence: 1, clientTime: 1 }),
      )
    for (const [char, size] of [
      ['x', 1],
      ['é', 2],
      ['球', 3],
      ['😀', 4],
    ] as const) {
      const before = sent.length
      expect(await send(char.repeat(bytes / size))).toBe('BODY_SIZE_LIMIT')
      expect(sent.length).toBe(before)
      void send(char.repeat((bytes - head) / size))
      expect(sent.length).toBe(before + 1)
    }
  })

  it('leaves room for the number of a channel of a shared socket, and sends what fills the rest', async () => {
    const sizes: number[] = []
    const { caller } = start(commands, {
      send: (data) => {
        sizes.push(data.length)
        return true
      },
    })
    const send = (letters: number) => {
      const toAccount = 'x'.repeat(letters)
      const call = caller.call('sendC2CMessage', {
        toAccount,
        msgBody: [],
        random: 1,
        clientSequence: 1,
        clientTime: 1,
      })
      return outcome(call)
    }
    void send(0)
    const most = 65_536 - dataFrame(65_535, '').length
    const rest = most - sizes[0]!
    void send(rest)
    expect(sizes[1]).toBe(most)
    const refused = send(rest + 1)
    expect(sizes).toHaveLength(2)
    expect(await refused).toBe('BODY_SIZE_LIMIT')
  })

  it('gives each request a sequence number and the reply to the request it belongs to', async () => {
    const { caller, sent, answer } = start()
    const [one, two] = [caller.call('hello', {}), caller.call('hello', {})]
    expect(sent.map(({ head }) => head.seq)).toEqual([0, 1])
    answer(1, { errorCode: 0, timeStamp: 2 })
    answer(0, { errorCode: 0, timeStamp: 1 })
    expect([(await one).timeStamp, (await two).timeStamp]).toEqual([1, 2])
  })

  it('writes bodies in the names of the wire, with the time in seconds', () => {
    const { caller, sent, clock } = start()
    void outcome(caller.call('setC2CRead', { peerAccount: 'bob', messageReadSeq: 3 }))
    expect(sent[0]!.body).toEqual({ Peer_Account: 'bob', MessageReadSeq: 3 })
    expect(sent[0]!.head.reqtime).toBe(Math.floor(clock.now() / 1_000))
  })

  it('rejects with the code of the reply', async () => {
    const services = new Registry<Services>()
    services.add({ errorTextOf: () => 'text of the code' })
    const { caller, answer } = start(commands, { services })
    const call = caller.call('quitGroup', { groupID: 'g' })
    answer(0, { errorCode: 10007, errorInfo: 'not yours' })
    await expect(call).rejects.toMatchObject({ code: 10007, errorName: 'GROUP_PERMISSION_DENY', message: 'not yours' })
  })

  it.each(['80001', null, true, {}])('does not accept a reply with the code %j as a success', async (errorCode) => {
    const { caller, answer } = start()
    const call = outcome(caller.call('quitGroup', { groupID: 'g' }))
    answer(0, { errorCode })
    expect(await call).toBe('REPLY_INVALID')
  })

  it.each([
    ['quitGroup', {}, 15_000],
    ['ping', {}, 3_000],
    ['longPoll', {}, 90_000],
  ] as const)('gives up on %s in its own time', async (name, body, ms) => {
    const { caller, clock } = start()
    const call = outcome(caller.call(name, body as never))
    let result: unknown = null
    void call.then((value) => (result = value))
    await clock.advance(ms - 1)
    expect(result).toBeNull()
    await clock.advance(1)
    expect(result).toBe('NETWORK_TIMEOUT')
  })

  it('sends as many at once as are wanted while a session is open', () => {
    const { caller, sent } = start()
    for (let index = 0; index < 150; index++) void outcome(caller.call('quitGroup', { groupID: `g${index}` }))
    expect(sent).toHaveLength(150)
  })

  it('sends no request twice when the session is renewed on the same connection', () => {
    const { caller, sent } = start()
    void outcome(caller.call('quitGroup', { groupID: 'g' }))
    caller.resume()
    expect(sent).toHaveLength(1)
  })

  it('repeats a request that is refused because the session has expired, once', async () => {
    let expired = 0
    const { caller, sent, answer } = start(commands, { onExpired: () => (expired += 1) > 0 })
    const call = outcome(caller.call('quitGroup', { groupID: 'g' }))
    answer(0, { errorCode: ERRORS.LOGIN_FAIL.code })
    caller.resume()
    answer(1, { errorCode: ERRORS.LOGIN_FAIL.code })
    expect(await call).toBe('LOGIN_FAIL')
    expect([sent.length, expired]).toEqual([2, 1])
  })

  it('leaves no timer after its reply', async () => {
    const { caller, clock, answer } = start()
    const call = outcome(caller.call('quitGroup', { groupID: 'g' }))
    answer(0, { errorCode: 0 })
    expect([await call, clock.waiting]).toEqual(['ok', 0])
  })

  it('ignores replies that are late, repeated or without a request', async () => {
    const { caller, clock, answer, sent } = start()
    const call = outcome(caller.call('quitGroup', { groupID: 'g' }))
    await clock.advance(15_000)
    expect(await call).toBe('NETWORK_TIMEOUT')
    answer(0, { errorCode: 0 })
    answer(0, { errorCode: 10007 })
    caller.receive({ servcmd: sent[0]!.head.servcmd, seq: 99, body: {}, broken: 0 })
  })

  it('rejects a reply without a required field', async () => {
    const { caller, answer } = start()
    const call = caller.call('longPoll', { groupID: 'g', key: '', startSeq: 1 })
    answer(0, { errorCode: 0, key: 'k', nextSeq: 2, lostCount: 0, rspMsgList: 'nothing' })
    await expect(call).rejects.toMatchObject({
      errorName: 'REPLY_INVALID',
      message: 'The reply to live_room.long_poll lacks rspMsgList.',
    })
  })

  it.each(['1', -1, 0.5, 1e300, NaN, null])('does not accept %j as a number to continue from', async (sequence) => {
    const { caller, answer } = start()
    const body = { toAccount: 'bob', msgBody: [], clientTime: 0, clientSequence: 1, random: 1 }
    const call = outcome(caller.call('sendC2CMessage', body as never))
    answer(0, { errorCode: 0, time: 1, sequence })
    expect(await call).toBe('REPLY_INVALID')
  })

  it('needs a session, except for the commands that open one', async () => {
    const { caller, state, sent } = start()
    state.isLoggedIn = false
    expect(await outcome(caller.call('quitGroup', { groupID: 'g' }))).toBe('USER_NOT_LOGGED_IN')
    void outcome(caller.call('login', {}))
    expect(sent.map(({ head }) => head.servcmd)).toEqual(['session.login'])
  })
})

describe('without a connection', () => {
  it('keeps up to 100 requests and sends them in order when it is back', async () => {
    const { caller, state, sent } = start()
    state.isConnected = false
    caller.suspend()
    const calls = Array.from({ length: 101 }, (_, index) => outcome(caller.call('quitGroup', { groupID: `g${index}` })))
    expect(await calls[100]).toBe('NETWORK_ERROR')
    state.isConnected = true
    caller.resume()
    expect(sent.map(({ head }) => head.seq)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  it('resends requests without a reply, under the same number and with the same time limit', async () => {
    const { caller, clock, state, sent } = start()
    const call = outcome(caller.call('quitGroup', { groupID: 'g' }))
    await clock.advance(10_000)
    state.isConnected = false
    caller.suspend()
    state.isConnected = true
    caller.resume()
    expect(sent.map(({ head }) => head.seq)).toEqual([0, 0])
    await clock.advance(5_000)
    expect(await call).toBe('NETWORK_TIMEOUT')
  })

  it('counts a request once that fails because its session has expired', async () => {
    const told: unknown[] = []
    const trace = new Trace()
    trace.add('test', (event) => told.push(event))
    const { caller, answer } = start(commands, {
      trace,
      onExpired: () => {
        caller.suspend()
        return true
      },
    })
    const call = outcome(caller.call('hello', {}))
    answer(0, { errorCode: ERRORS.INTERNAL_AUTH_FAILED.code })
    expect(await call).toBe('NETWORK_ERROR')
    expect(told).toEqual([{ type: 'request', command: 'session.hello', code: ERRORS.NETWORK_ERROR.code, ms: 0 }])
  })

  it('rejects at once the requests that a new session makes again', async () => {
    const { caller, state } = start()
    const polling = outcome(caller.call('longPoll', { groupID: 'g', key: '', startSeq: 1 }))
    state.isConnected = false
    caller.suspend()
    expect(await polling).toBe('NETWORK_ERROR')
    expect(await outcome(caller.call('hello', {}))).toBe('NETWORK_ERROR')
  })
})

describe('a body that cannot be written', () => {
  const body = { groupID: 10n as unknown as string }

  it('fails its own request by name', async () => {
    const { caller, sent } = start()
    expect(await outcome(caller.call('quitGroup', body))).toBe('PARAMS_INVALID')
    expect(await outcome(caller.call('hello', { more: 10n } as object))).toBe('PARAMS_INVALID')
    expect(sent).toEqual([])
  })

  it('does not block requests that wait behind it', async () => {
    const { caller, state, sent } = start()
    state.isConnected = false
    caller.suspend()
    const broken = outcome(caller.call('quitGroup', body))
    void outcome(caller.call('quitGroup', { groupID: 'g' }))
    state.isConnected = true
    caller.resume()
    expect(await broken).toBe('PARAMS_INVALID')
    expect(sent.map(({ head }) => head.seq)).toEqual([1])
  })
})

describe('limits', () => {
  it('refuses the 21st profile request in one second, and sends it in the next', async () => {
    const { caller, clock, sent } = start()
    const ask = () => outcome(caller.call('getGroupInfo', { groupIDList: ['g'] }))
    const calls = Array.from({ length: 21 }, ask)
    expect(await calls[20]).toBe('OVER_FREQUENCY_LIMIT')
    expect(sent).toHaveLength(20)
    await clock.advance(500)
    expect(await ask()).toBe('OVER_FREQUENCY_LIMIT')
    await clock.advance(500)
    for (let call = 0; call < 20; call++) void ask()
    expect(sent).toHaveLength(40)
  })

  it('uses the limit of the cloud config instead of its own', async () => {
    const services = new Registry<Services>()
    services.add({
      limitOf: (wire) => (wire === commands.getGroupInfo.wire ? { count: 2, perMs: 1_000 } : undefined),
    })
    const { caller, sent } = start(commands, { services })
    const calls = Array.from({ length: 3 }, () => outcome(caller.call('getGroupInfo', { groupIDList: ['g'] })))
    expect([await calls[2], sent.length]).toEqual(['OVER_FREQUENCY_LIMIT', 2])
  })

  it('blocks a command for as long as the server says, and no other command', async () => {
    const { caller, clock, sent } = start()
    caller.overload.block('group.quit', 5, clock.monotonic())
    expect(await outcome(caller.call('quitGroup', { groupID: 'g' }))).toBe('SERVICE_OVERLOAD')
    void outcome(caller.call('joinGroup', { groupID: 'g' }))
    await clock.advance(5_000)
    void outcome(caller.call('quitGroup', { groupID: 'g' }))
    expect(sent.map(({ head }) => head.servcmd)).toEqual(['group.join', 'group.quit'])
  })
})

describe('modules', () => {
  it('refuses a command whose module was not passed, and sends it once the module has registered it', async () => {
    const { caller, sent } = start({})
    expect(await outcome(caller.call('quitGroup', { groupID: 'g' }))).toBe('CANNOT_FIND_MODULE')
    caller.registerCommands(groupCommands)
    void outcome(caller.call('quitGroup', { groupID: 'g' }))
    expect(sent).toHaveLength(1)
  })
})
