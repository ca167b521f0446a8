import { describe, expect, it } from 'vitest'
import type { Clock } from '../clock/clock'
import { EVENT } from '../index'
import type { ChatModule } from '../modules'
import { ERRORS, groupCommands } from '../protocol'
import { FakeClock, inTime, loggedIn, startChat } from '../testing'
import { ABILITY, cloudConfig } from '.'

/** A module whose command has to be purchased. */
const counters: ChatModule<{ askCounters(): Promise<unknown> }> = {
  name: 'counters',
  install: ({ caller }) => {
    caller.registerCommands({ quitGroup: { ...groupCommands.quitGroup, ability: ABILITY.groupCounters } })
    return { askCounters: () => caller.call('quitGroup', { groupID: 'g' }) }
  },
}

const started = () => loggedIn('alice', { modules: [cloudConfig] })
type Started = Awaited<ReturnType<typeof started>>

const isEnabled = async ({ chat }: Pick<Started, 'chat'>, ability: number): Promise<boolean> =>
  (await chat.callExperimentalAPI('isCommercialAbilityEnabled', ability)).data.enabled

/** Sends as many profile requests as asked, and counts those that are refused without touching the network. */
const refusals = async ({ chat, clock, server }: Started, calls: number): Promise<number> => {
  server.say({ from: 'bob', to: 'alice' })
  await clock.advance(10)
  let refused = 0
  for (let call = 0; call < calls; call++) {
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' })).catch((error: { errorName: string }) => {
      if (error.errorName === 'OVER_FREQUENCY_LIMIT') refused += 1
    })
  }
  return refused
}

const limits = (limit: unknown) => JSON.stringify({ cmd_frequency_limit: { 'message.set_c2c_read': limit } })

describe('the cloud config', () => {
  it('is fetched after the login, and again at the time from the server', async () => {
    const { server, clock } = await started()
    expect(server.count('getCloudConfig')).toBe(1)
    expect(server.requests.find(({ name }) => name === 'getCloudConfig')?.body).toEqual({ SDKAppID: 1, version: 0 })
    server.cloudConfig = { ...server.cloudConfig, cloudControlConfig: '' }
    await clock.advance(86_400_000)
    expect(server.count('getCloudConfig')).toBe(2)
    expect(server.requests.findLast(({ name }) => name === 'getCloudConfig')?.body.version).toBe(1)
  })

  it.each([
    ['an error', 120_000, 'SERVICE_OVERLOAD', null],
    ['no JSON', 3_600_000, null, '{'],
    ['no object', 3_600_000, null, '[1]'],
  ] as const)('that arrives as %s is fetched again after %i ms', async (_kind, ms, error, cloudControlConfig) => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig] })
    if (cloudControlConfig !== null) server.cloudConfig = { ...server.cloudConfig, cloudControlConfig }
    if (error !== null)
      server.answer('getCloudConfig', () => {
        throw server.refuse(error)
      })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(ms - 1_000)
    expect(server.count('getCloudConfig')).toBe(1)
    await clock.advance(2_000)
    expect(server.count('getCloudConfig')).toBe(2)
  })

  it.each(['cloud', 'commercial'] as const)('with an invalid lifetime is a named error: %s', async (kind) => {
    const { chat, server, clock } = await started()
    const codes: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    const times: unknown[] = [-1, '60', null, undefined, {}]
    for (const expiredTime of times as number[])
      if (kind === 'cloud') server.push('alice', 'pushCloudConfig', { cloudControlConfig: '', version: 2, expiredTime })
      else server.push('alice', 'pushCommercialConfig', { purchaseBits: '1', expiredTime })
    await clock.advance(60_000)
    expect(codes).toEqual(times.map(() => ERRORS.REPLY_INVALID.code))
    expect([server.count('getCloudConfig'), server.count('getCommercialConfig')]).toEqual([1, 1])
  })

  it.each([0, 1])(
    'with a lifetime of %i s is fetched again after a minute, as are the abilities',
    async (expiredTime) => {
      const { chat, server, clock } = startChat({ modules: [cloudConfig] })
      server.cloudConfig = { ...server.cloudConfig, expiredTime }
      server.answer('getCommercialConfig', () => ({ purchaseBits: '1', expiredTime }))
      await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
      const asked = () => [server.count('getCloudConfig'), server.count('getCommercialConfig')]
      await clock.advance(55_000)
      expect(asked()).toEqual([1, 1])
      await clock.advance(10_000)
      expect(asked()).toEqual([2, 2])
      server.push('alice', 'pushCloudConfig', { cloudControlConfig: '', version: 2, expiredTime })
      await clock.advance(50_000)
      expect(asked()).toEqual([2, 2])
    },
  )

  it('overrides how often a command may be called', async () => {
    const start = startChat({ modules: [cloudConfig] })
    start.server.cloudConfig = { ...start.server.cloudConfig, cloudControlConfig: limits({ interval: 60, count: 2 }) }
    await inTime(start.clock, start.chat.login({ userID: 'alice', userSig: 'sig' }))
    await start.clock.advance(10)
    expect(await refusals(start, 5)).toBe(3)
  })

  it('may be pushed', async () => {
    const start = await started()
    const cloudControlConfig = limits(JSON.stringify({ interval: 60, count: 1 }))
    start.server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 60 })
    await start.clock.advance(10)
    expect(await refusals(start, 3)).toBe(2)
    await start.clock.advance(60_000)
    expect(start.server.requests.findLast(({ name }) => name === 'getCloudConfig')?.body.version).toBe(2)
  })

  it.each([
    ['15 without a setting', undefined, 15, 15],
    ['the set number', { c2c: 10, group: 21 }, 10, 21],
    ['21 at most', { c2c: 100, group: 0 }, 21, 15],
  ])('has the messages in one page of the history: %s', async (_what, roam_count, c2c, group) => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig] })
    server.cloudConfig = { ...server.cloudConfig, cloudControlConfig: JSON.stringify({ roam_count }) }
    server.addGroup({ groupID: 'crew', members: new Set(['alice']) })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10)
    for (const conversationID of ['C2Cbob', 'GROUPcrew'] as const)
      await inTime(clock, chat.getMessageList({ conversationID }))
    const counts = server.requests.filter(({ name }) => name.startsWith('roam')).map(({ body }) => body.count)
    expect(counts).toEqual([c2c, group])
  })

  it('that is invalid is a named error and changes nothing', async () => {
    const start = await started()
    const codes: number[] = []
    start.chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    const push = { version: 2, expiredTime: 60 }
    const none = [{ interval: -1, count: 1 }, { interval: 60, count: 0 }, { interval: 60, count: 0.5 }, [1]]
    for (const cloudControlConfig of ['{', '7', ...none.map(limits)])
      start.server.push('alice', 'pushCloudConfig', { ...push, cloudControlConfig })
    await start.clock.advance(10)
    expect(codes).toEqual([ERRORS.REPLY_INVALID.code, ERRORS.REPLY_INVALID.code])
    expect(await refusals(start, 5)).toBe(0)
  })

  it.each(['2', null, undefined, {}])('of the version %j is a named error and changes nothing', async (version) => {
    const start = await started()
    const codes: number[] = []
    start.chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    const cloudControlConfig = limits({ interval: 60, count: 1 })
    start.server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: version as number, expiredTime: 60 })
    await start.clock.advance(10)
    expect(codes).toEqual([ERRORS.REPLY_INVALID.code])
    expect(await refusals(start, 3)).toBe(0)
    await start.clock.advance(86_400_000)
    expect(start.server.requests.findLast(({ name }) => name === 'getCloudConfig')?.body.version).toBe(1)
  })

  it('blocks no command for longer than an hour', async () => {
    const start = await started()
    const cloudControlConfig = limits({ interval: 1e12, count: 1 })
    start.server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 1e9 })
    await start.clock.advance(10)
    expect(await refusals(start, 2)).toBe(1)
    await start.clock.advance(3_600_000)
    expect(await refusals(start, 2)).toBe(1)
  })

  it('is not that of the next user', async () => {
    const start = await started()
    const cloudControlConfig = limits({ interval: 600, count: 1 })
    start.server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 60 })
    await start.clock.advance(10)
    expect(await refusals(start, 3)).toBe(2)
    await inTime(start.clock, start.chat.logout())
    start.server.answer('getCloudConfig', () => {
      throw start.server.refuse('SERVICE_OVERLOAD')
    })
    await inTime(start.clock, start.chat.login({ userID: 'alice', userSig: 'sig' }))
    await start.clock.advance(10)
    expect(start.server.requests.findLast(({ name }) => name === 'getCloudConfig')?.body.version).toBe(0)
    expect(await refusals(start, 3)).toBe(0)
  })

  it.each([true, false])('leaves no timer after the logout, answered: %s', async (isAnswered) => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig] })
    if (!isAnswered) server.answer('getCloudConfig', () => new Promise<never>(() => undefined))
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10)
    await inTime(clock, chat.logout())
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })

  it('that was pushed puts off the next question', async () => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig] })
    server.cloudConfig = { ...server.cloudConfig, expiredTime: 30 }
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10_000)
    server.push('alice', 'pushCloudConfig', { cloudControlConfig: '{}', version: 2, expiredTime: 600 })
    await clock.advance(300_000)
    expect(server.count('getCloudConfig')).toBe(1)
  })

  it('turns the worker timer on, and the next user starts without it', async () => {
    const clock: FakeClock & Pick<Clock, 'toggleWorker'> = new FakeClock()
    const said: boolean[] = []
    clock.toggleWorker = (isOn) => void said.push(isOn)
    const { chat, server } = await loggedIn('alice', { clock, modules: [cloudConfig] })
    const cloudControlConfig = JSON.stringify({ enable_worker: '1' })
    server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 600 })
    await clock.advance(10)
    expect(said.at(-1)).toBe(true)
    await inTime(clock, chat.logout())
    expect(said.at(-1)).toBe(false)
  })
})

describe('commercial abilities', () => {
  it('is known from the login on', async () => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig] })
    expect(await isEnabled({ chat }, ABILITY.conversationGroups)).toBe(false)
    server.purchaseBits = '101'
    server.answer('getCommercialConfig', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(await isEnabled({ chat }, ABILITY.conversationGroups)).toBe(true)
    expect(await isEnabled({ chat }, ABILITY.groupCounters)).toBe(false)
    expect(await isEnabled({ chat }, ABILITY.messageExtensions)).toBe(true)
    expect(await isEnabled({ chat }, ABILITY.liveRoomBans)).toBe(false)
    await inTime(clock, chat.logout())
    expect(await isEnabled({ chat }, ABILITY.conversationGroups)).toBe(false)
  })

  it('are fetched after the login, which is checked every two seconds', async () => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig] })
    server.network.latency = 1_500
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(server.count('getCommercialConfig')).toBe(0)
    await clock.advance(3_500)
    expect(server.count('getCommercialConfig')).toBe(1)
  })

  it('change with replies and pushes', async () => {
    const start = await started()
    start.server.push('alice', 'pushCommercialConfig', { purchaseBits: '10', expiredTime: 60 })
    await start.clock.advance(10)
    expect(await isEnabled(start, ABILITY.groupCounters)).toBe(true)
    start.server.purchaseBits = '1'
    await start.clock.advance(60_000)
    expect(await isEnabled(start, ABILITY.groupCounters)).toBe(false)
    expect(await isEnabled(start, ABILITY.conversationGroups)).toBe(true)
  })

  it.each(['', '2', 'x', '1'.repeat(65)])('is never %j', async (purchaseBits) => {
    const start = await started()
    start.server.push('alice', 'pushCommercialConfig', { purchaseBits, expiredTime: 60 })
    await start.clock.advance(10)
    expect(await isEnabled(start, ABILITY.conversationGroups)).toBe(false)
  })

  it('decides about the commands that need it, without touching the network', async () => {
    const { chat, server, clock } = startChat({ modules: [cloudConfig, counters] })
    server.answer('quitGroup', () => ({}))
    const outcome = () =>
      inTime(clock, chat.askCounters()).then(
        () => 'ok',
        (error: { errorName: string }) => error.errorName,
      )
    server.answer('getCommercialConfig', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    const told = async (purchaseBits: string) => {
      server.push('alice', 'pushCommercialConfig', { purchaseBits, expiredTime: 60 })
      await clock.advance(10)
      return outcome()
    }
    server.purchaseBits = '10'
    expect(await outcome()).toBe('USER_NOT_LOGGED_IN')
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(await outcome()).toBe('ok')
    expect(await told('101')).toBe('CANNOT_USE_COMMERCIAL_ABILITY')
    expect(await told('111')).toBe('ok')
    server.purchaseBits = 'none'
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    expect(await outcome()).toBe('CANNOT_USE_COMMERCIAL_ABILITY')
    expect(server.count('quitGroup')).toBe(2)
  })

  it('are checked by one name and one bit', async () => {
    const { chat } = await started()
    for (const ability of [3, 0.5, 0, -1, NaN, Infinity])
      await expect(chat.callExperimentalAPI('isCommercialAbilityEnabled', ability)).rejects.toMatchObject({
        errorName: 'PARAMS_INVALID',
      })
    await expect(chat.callExperimentalAPI('somethingElse' as never, 1)).rejects.toMatchObject({ code: 2905 })
  })
})
