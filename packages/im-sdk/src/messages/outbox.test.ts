import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type ImError, type Message } from '../index'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { inTime, loggedIn, seededRandom } from '../testing'

/** Alice, who has been connected for a while, in a room and in a chat with Bob. */
const start = async () => {
  const { chat, server, clock } = await loggedIn('alice', { modules: [groups, liveRooms] })
  server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
  await inTime(clock, chat.joinGroup({ groupID: 'room' }))
  await clock.advance(15_000)
  const { network, world } = server
  return {
    chat,
    server,
    clock,
    network,
    /** In which there is no network, for so many seconds. */
    offline: async (seconds: number, meanwhile = async () => undefined as unknown) => {
      network.isUp = false
      network.cut()
      await meanwhile()
      await clock.advance(seconds * 1_000)
      network.isUp = true
      network.isProbeFine = true
    },
    places: {
      'a private chat': {
        make: (text: string) =>
          chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text } }),
        shown: () => chat.views.messages('C2Cbob').get().messages,
        stored: () => world.history('alice', { peer: 'bob' }),
        command: 'sendC2CMessage' as const,
      },
      'a room': {
        make: (text: string) =>
          chat.createTextMessage({ to: 'room', conversationType: TYPES.CONV_GROUP, payload: { text } }),
        shown: () => chat.liveRoom('room').get().messages,
        stored: () => world.history('', { groupID: 'room' }),
        command: 'sendGroupMessage' as const,
      },
    },
  }
}

const words = (messages: readonly Message[]) =>
  messages.map(({ payload, status }) => `${(payload as { text: string }).text}:${status}`)
const storedWords = (messages: readonly { msgBody: readonly { msgContent: unknown }[] }[]) =>
  messages.flatMap(({ msgBody }) => msgBody.map(({ msgContent }) => (msgContent as { text: string }).text))
const outcome = (send: Promise<unknown>) => {
  const told = { is: 'pending' }
  send.then(
    () => (told.is = 'sent'),
    (error: ImError) => (told.is = error.errorName),
  )
  return told
}

describe.each(['a private chat', 'a room'] as const)('a message that %s could not send', (kind) => {
  const open = async () => {
    const started = await start()
    return { ...started, ...started.places[kind] }
  }

  it('is sent automatically when the network is back after being offline, once and in order', async () => {
    const { chat, clock, offline, make, shown, stored } = await open()
    const told: { is: string }[] = []
    const write = (text: string) => told.push(outcome(chat.sendMessage(make(text))))
    await offline(10, async () => {
      write('one')
      await clock.advance(10_000)
      write('two')
      await clock.advance(4_000)
      write('three')
      expect(words(shown())).toEqual(['one:unsend', 'two:unsend', 'three:unsend'])
      await clock.advance(2_000)
      expect(words(shown())).toEqual(['one:fail', 'two:unsend', 'three:unsend'])
    })
    await clock.advance(40_000)
    expect(storedWords(stored())).toEqual(['one', 'two', 'three'])
    expect(words(shown())).toEqual(['one:success', 'two:success', 'three:success'])
    expect(told[0]).toEqual({ is: 'NETWORK_TIMEOUT' })
  })

  it('within the time limit of a request resolves normally', async () => {
    const { chat, clock, offline, make, stored } = await open()
    let told = { is: '' }
    await offline(3, async () => void (told = outcome(chat.sendMessage(make('one')))))
    await clock.advance(10_000)
    expect([told.is, stored().length]).toEqual(['sent', 1])
  })

  it('into a gap goes out by itself when the gap is found out', async () => {
    const { chat, clock, network, make, shown, stored } = await open()
    network.fate = () => 'drop'
    const first = outcome(chat.sendMessage(make('one')))
    await clock.advance(8_000)
    const second = outcome(chat.sendMessage(make('two')))
    await clock.advance(12_000)
    expect([first.is, words(shown())]).toEqual(['NETWORK_TIMEOUT', ['one:fail', 'two:unsend']])
    await clock.advance(30_000)
    expect(second.is).toBe('NETWORK_TIMEOUT')
    network.fate = () => 'deliver'
    await clock.advance(60_000)
    expect(storedWords(stored())).toEqual(['one', 'two'])
    expect(words(shown())).toEqual(['one:success', 'two:success'])
  })

  it('because the connection dropped before the answer is stored once', async () => {
    const { chat, clock, network, make, shown, stored } = await open()
    network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
    const told = outcome(chat.sendMessage(make('one')))
    await clock.advance(100)
    expect(stored()).toHaveLength(1)
    network.cut()
    network.fate = () => 'deliver'
    await clock.advance(10_000)
    expect([told.is, stored().length, words(shown())]).toEqual(['sent', 1, ['one:success']])
  })

  it('because the server did not reply is retried without a reconnect', async () => {
    const { chat, server, clock, network, make, shown, stored, command } = await open()
    const answer = server.handler(command)
    server.answer(command, () => new Promise<never>(() => undefined))
    const told = outcome(chat.sendMessage(make('one')))
    await clock.advance(15_000)
    expect([told.is, words(shown())]).toEqual(['NETWORK_TIMEOUT', ['one:fail']])
    server.answer(command, answer)
    const { length } = network.attempts
    await clock.advance(5_000)
    expect([words(shown()), stored().length, network.attempts.length]).toEqual([['one:success'], 1, length])
  })

  it('because the server refused it is not sent again', async () => {
    const { chat, server, clock, network, make, shown, command } = await open()
    server.answer(command, () => Promise.reject(server.refuse('SENSITIVE_TEXT')))
    const told = outcome(chat.sendMessage(make('one')))
    await clock.advance(100)
    network.cut()
    await clock.advance(60_000)
    expect([told.is, server.count(command), words(shown())]).toEqual(['SENSITIVE_TEXT', 1, ['one:fail']])
  })

  it('and the server refuses later stays failed and is not sent a third time', async () => {
    const { chat, server, clock, network, offline, make, shown, command } = await open()
    server.answer(command, () => Promise.reject(server.refuse('SENSITIVE_TEXT')))
    await offline(20, async () => void outcome(chat.sendMessage(make('one'))))
    await clock.advance(40_000)
    expect([server.count(command), words(shown())]).toEqual([1, ['one:fail']])
    network.cut()
    await clock.advance(40_000)
    expect(server.count(command)).toBe(1)
  })

  it('is sent once when the user sends it again by hand as well', async () => {
    const { chat, clock, offline, make, shown, stored } = await open()
    const message = make('one')
    let again = { is: '' }
    await offline(5, async () => {
      outcome(chat.sendMessage(message))
      outcome(chat.sendMessage(make('two')))
      await clock.advance(16_000)
      again = outcome(chat.resendMessage(shown()[0]!))
      expect(words(shown())).toEqual(['one:unsend', 'two:fail'])
    })
    await clock.advance(40_000)
    expect(again.is).not.toBe('pending')
    expect(storedWords(stored())).toEqual(['one', 'two'])
    await inTime(clock, chat.resendMessage(message))
    expect(stored()).toHaveLength(2)
  })

  it('is not in the next session', async () => {
    const { chat, server, clock, offline, make, command } = await open()
    const told: { is: string }[] = []
    await offline(0, async () => {
      told.push(outcome(chat.sendMessage(make('late'))))
      await clock.advance(16_000)
      told.push(outcome(chat.sendMessage(make('waiting'))))
      await inTime(clock, chat.logout())
    })
    expect(told.map(({ is }) => is)).toEqual(['NETWORK_TIMEOUT', 'SDK_DESTROYED'])
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    await clock.advance(60_000)
    expect(server.count(command)).toBe(0)
  })

  it('keeps a hundred, and refuses more at once', async () => {
    const { chat, clock, offline, make, stored } = await open()
    let last = { is: '' }
    await offline(5, async () => {
      for (let line = 1; line <= 101; line++) last = outcome(chat.sendMessage(make(`${line}`)))
      await clock.advance(10)
      expect(last.is).toBe('NETWORK_ERROR')
    })
    await clock.advance(60_000)
    expect(stored()).toHaveLength(100)
  })
})

describe.each(['a private chat', 'a room'] as const)('five messages that %s could not send', (kind) => {
  const five = ['1', '2', '3', '4', '5']

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'and that are resent at once while the line flaps, arrive in order and once, on both sides (%i)',
    async (seed) => {
      const { chat, server, clock, network, offline, places } = await start()
      const { make, shown, stored } = places[kind]
      const bob = (await loggedIn('bob', { modules: [groups, liveRooms], server, clock })).chat
      await inTime(clock, bob.joinGroup({ groupID: 'room' }))
      const received: string[] = []
      bob.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
        received.push(...data.map(({ payload }) => (payload as { text: string }).text))
      })
      const resent: { is: string }[] = []
      await offline(0, async () => {
        for (const text of five) outcome(chat.sendMessage(make(text)))
        await clock.advance(20_000)
        expect(words(shown())).toEqual(five.map((text) => `${text}:fail`))
        for (const failed of shown()) resent.push(outcome(chat.resendMessage(failed)))
      })
      network.latency = 30
      const random = seededRandom(seed)
      for (let flap = 0; flap < 12; flap += 1) {
        await clock.advance(Math.floor(random() * 400))
        network.cut()
      }
      await clock.advance(120_000)
      expect(storedWords(stored())).toEqual(five)
      expect(words(shown())).toEqual(five.map((text) => `${text}:success`))
      expect(received).toEqual(five)
      expect(resent.filter(({ is }) => is === 'pending')).toEqual([])
    },
  )
})

/** A server that takes so many messages, and one more each second. */
const limited = (
  { server, clock }: Pick<Awaited<ReturnType<typeof start>>, 'server' | 'clock'>,
  command: 'sendC2CMessage' | 'sendGroupMessage',
  count: number,
) => {
  const answer = server.handler(command)
  const taken: number[] = []
  let most = 0
  let underWay = 0
  server.answer(command, async (...request) => {
    most = Math.max(most, ++underWay)
    await new Promise<void>((resolve) => void clock.after(20, resolve))
    underWay -= 1
    const recent = taken.filter((at) => at > clock.monotonic() - count * 1_000)
    if (recent.length >= count) throw server.refuse('OVER_FREQUENCY_LIMIT')
    taken.push(clock.monotonic())
    return answer(...request)
  })
  return { underWayAtOnce: () => most }
}

describe.each(['a private chat', 'a room'] as const)('a backlog of %s', (kind) => {
  const open = async () => {
    const started = await start()
    return { ...started, ...started.places[kind] }
  }
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)

  it('sends one by one and obeys the server’s limits, so that all messages arrive in order', async () => {
    const started = await open()
    const { chat, clock, offline, make, shown, stored, command } = started
    const { underWayAtOnce } = limited(started, command, 5)
    await offline(5, async () => {
      for (const line of lines(30)) outcome(chat.sendMessage(make(line)))
    })
    await clock.advance(120_000)
    expect(storedWords(stored())).toEqual(lines(30))
    expect(words(shown())).toEqual(lines(30).map((line) => `${line}:success`))
    expect(underWayAtOnce()).toBe(1)
  })

  it('waits for a server that has too much to do', async () => {
    const { chat, server, clock, offline, make, stored, command } = await open()
    const answer = server.handler(command)
    server.answer(command, () => Promise.reject(server.refuse('SERVICE_OVERLOAD')))
    await offline(5, async () => {
      for (const line of lines(3)) outcome(chat.sendMessage(make(line)))
    })
    await clock.advance(60_000)
    server.answer(command, answer)
    await clock.advance(60_000)
    expect(storedWords(stored())).toEqual(lines(3))
  })

  it('is not overtaken by messages written after the network is back', async () => {
    const started = await open()
    const { chat, clock, offline, make, stored, command } = started
    limited(started, command, 5)
    await offline(5, async () => {
      for (const line of lines(8)) outcome(chat.sendMessage(make(line)))
    })
    for (let ms = 0; stored().length < 3; ms += 10) await clock.advance(10)
    const told = outcome(chat.sendMessage(make('9')))
    await clock.advance(14_000)
    expect([storedWords(stored()), told.is]).toEqual([lines(9), 'sent'])
  })

  it('skips a message that is refused for another reason', async () => {
    const { chat, server, clock, offline, make, shown, command } = await open()
    const answer = server.handler(command)
    let count = 0
    server.answer(command, (...request) =>
      ++count === 2 ? Promise.reject(server.refuse('SENSITIVE_TEXT')) : answer(...request),
    )
    await offline(5, async () => {
      for (const line of lines(3)) outcome(chat.sendMessage(make(line)))
    })
    await clock.advance(30_000)
    expect(words(shown()).sort()).toEqual(['1:success', '2:fail', '3:success'])
    expect(server.count(command)).toBe(3)
  })

  it('skips a message that stays over the limit', async () => {
    const { chat, server, clock, offline, make, shown, command } = await open()
    const answer = server.handler(command)
    server.answer(command, (...request) =>
      JSON.stringify(request).includes('never')
        ? Promise.reject(server.refuse('OVER_FREQUENCY_LIMIT'))
        : answer(...request),
    )
    await offline(5, async () => {
      for (const line of ['never', '2']) outcome(chat.sendMessage(make(line)))
    })
    await clock.advance(300_000)
    expect(words(shown()).sort()).toEqual(['2:success', 'never:fail'])
    const count = server.count(command)
    await clock.advance(300_000)
    expect(server.count(command)).toBe(count)
  })

  it('does not block new messages while it gets no reply', async () => {
    const { chat, server, clock, offline, make, stored, command } = await open()
    const answer = server.handler(command)
    server.answer(command, (...request) =>
      JSON.stringify(request).includes('never') ? new Promise<never>(() => undefined) : answer(...request),
    )
    await offline(5, async () => void outcome(chat.sendMessage(make('never'))))
    await clock.advance(40_000)
    const told = outcome(chat.sendMessage(make('2')))
    await clock.advance(100)
    expect([told.is, storedWords(stored())]).toEqual(['sent', ['2']])
  })
})

it('a message written online over the limit is refused at once, and not sent again', async () => {
  const { chat, server, clock, places } = await start()
  const { make, command } = places['a private chat']
  server.answer(command, () => Promise.reject(server.refuse('OVER_FREQUENCY_LIMIT')))
  const told = outcome(chat.sendMessage(make('one')))
  await clock.advance(60_000)
  expect([told.is, server.count(command)]).toEqual(['OVER_FREQUENCY_LIMIT', 1])
})

it('an unsent message of a room is not sent after the room was left', async () => {
  const { chat, server, clock, places } = await start()
  const { make, command } = places['a room']
  const answer = server.handler(command)
  server.answer(command, () => new Promise<never>(() => undefined))
  const told = outcome(chat.sendMessage(make('late')))
  await clock.advance(15_000)
  await inTime(clock, chat.quitGroup('room'), 10)
  server.answer(command, answer)
  server.network.cut()
  await clock.advance(60_000)
  expect([told.is, server.count(command)]).toEqual(['NETWORK_TIMEOUT', 1])
})
