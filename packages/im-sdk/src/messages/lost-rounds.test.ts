import { describe, expect, it } from 'vitest'
import type { TraceEvent } from '../connection/trace'
import { EVENT, type ChatModule, type Message } from '../index'
import { inTime, loggedIn, type FakeServer } from '../testing'

const say = (server: FakeServer, from: string, count: number) => {
  for (let index = 0; index < count; index++) server.say({ from, to: 'alice' })
}

/** Alice, with a gap of so many messages below the newest of Bob, which nobody asks for again. */
const withGap = async (missing: number, modules: readonly ChatModule<object>[] = []) => {
  const started = await loggedIn('alice', { modules })
  const { chat, server, clock } = started
  const received: Message[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
  say(server, 'bob', 1)
  await clock.advance(1_000)
  const roam = server.handler('roamC2CMessages')
  server.answer('roamC2CMessages', () => {
    throw server.refuse('SERVICE_OVERLOAD')
  })
  server.isPushing = false
  say(server, 'bob', missing)
  server.isPushing = true
  say(server, 'bob', 1)
  await clock.advance(10_000)
  const shown = () =>
    chat.views
      .messages('C2Cbob')
      .get()
      .messages.map(({ sequence }) => sequence)
  const mend = () => server.answer('roamC2CMessages', roam)
  return { ...started, received, shown, mend }
}

describe('a round that looks for lost messages', () => {
  it.each([1, 19])('runs at the 50th message and requests a gap of %s by its sequences', async (missing) => {
    const { server, clock, received, shown } = await withGap(missing)
    say(server, 'carol', 47)
    await clock.advance(1_000)
    expect(server.count('getMessages')).toBe(0)
    say(server, 'carol', 1)
    await clock.advance(1_000)
    const gap = Array.from({ length: missing }, (_, index) => index + 2)
    expect(server.requests.findLast(({ name }) => name === 'getMessages')?.body).toEqual({
      peerAccount: 'bob',
      sequenceList: gap,
    })
    expect(shown()).toEqual([1, ...gap, missing + 2])
    expect(received.filter(({ from }) => from === 'bob').map(({ sequence }) => sequence)).toEqual([
      1,
      ...gap,
      missing + 2,
    ])
  })

  it('runs again at the 80th when the first could not fetch it', async () => {
    const { server, clock, shown } = await withGap(3)
    const answer = server.handler('getMessages')
    server.answer('getMessages', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    say(server, 'carol', 48)
    await clock.advance(1_000)
    server.answer('getMessages', answer)
    say(server, 'carol', 29)
    await clock.advance(1_000)
    expect(server.count('getMessages')).toBe(1)
    say(server, 'carol', 1)
    await clock.advance(1_000)
    expect(server.count('getMessages')).toBe(2)
    expect(shown()).toEqual([1, 2, 3, 4, 5])
  })

  it('treats hidden messages as read', async () => {
    const { server, clock, shown } = await withGap(3)
    const answer = server.handler('getMessages')
    server.answer('getMessages', async (...call) => {
      const { messageList } = await answer(...call)
      return { messageList: messageList.slice(1, 2), invisibleSequenceList: [4, 2] }
    })
    say(server, 'carol', 48)
    await clock.advance(1_000)
    expect(shown()).toEqual([1, 3, 5])
    say(server, 'carol', 80)
    await clock.advance(1_000)
    expect(server.count('getMessages')).toBe(1)
  })

  it('does not affect opening the list meanwhile', async () => {
    const { chat, server, clock, shown, mend } = await withGap(3)
    server.answer('getMessages', async () => {
      await new Promise<void>((resolve) => clock.after(500, resolve))
      throw server.refuse('SERVICE_OVERLOAD')
    })
    say(server, 'carol', 48)
    await clock.advance(100)
    expect(server.count('getMessages')).toBe(1)
    mend()
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(data.messageList.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    expect(shown()).toEqual([1, 2, 3, 4, 5])
  })

  it('leaves a wider gap to the recovery', async () => {
    const { server, clock } = await withGap(20)
    say(server, 'carol', 100)
    await clock.advance(1_000)
    expect(server.count('getMessages')).toBe(0)
  })
})

it('warns at most five times of a hundred messages that wait behind a gap', async () => {
  const warnings: TraceEvent[] = []
  const watch: ChatModule<object> = {
    name: 'watch',
    install: ({ trace }) => {
      trace.add('watch', (event) => {
        if (event.type === 'warning') warnings.push(event)
      })
      return {}
    },
  }
  const { server, clock } = await withGap(30, [watch])
  for (let time = 0; time < 20; time++) {
    say(server, 'bob', 40)
    await clock.advance(1_000)
  }
  expect(warnings).toHaveLength(5)
  expect(warnings[0]).toMatchObject({ name: 'messageStack' })
})
