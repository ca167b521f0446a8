import { describe, expect, it } from 'vitest'
import { EVENT, TYPES } from '../index'
import { inTime, loggedIn, startChat, type TestChat } from '../testing'

const listening = ({ chat }: TestChat<readonly []>): number[] => {
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  return heard
}
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe('messages are announced in the order of their conversation', () => {
  it('when a message is pushed while earlier ones are missing', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const heard = listening(started)
    server.say({ from: 'bob', to: 'alice' })
    server.isPushing = false
    for (let index = 0; index < 3; index++) server.say({ from: 'bob', to: 'alice' })
    server.isPushing = true
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    expect(heard).toEqual([1])
    expect(chat.views.messages('C2Cbob').get().messages).toHaveLength(2)
    await clock.advance(1_000)
    expect(heard).toEqual(upTo(5))
  })

  it('when some are pushed while those missed before are being fetched', async () => {
    const started = await loggedIn('alice')
    const { server, clock } = started
    const heard = listening(started)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(5_000)
    server.network.cut()
    for (let index = 0; index < 60; index++) server.say({ from: 'bob', to: 'alice' })
    const answer = server.handler('roamC2CMessages')
    server.answer('roamC2CMessages', (...call) => {
      server.say({ from: 'bob', to: 'alice' })
      return answer(...call)
    })
    await clock.advance(5_000)
    expect(heard).toEqual(upTo(61 + server.count('roamC2CMessages')))
  })

  it('when a gap is closed by the answer to a message of the user', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const heard = listening(started)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', async (...call) => {
      const reply = await answer(...call)
      server.say({ from: 'bob', to: 'alice' })
      await new Promise<void>((resolve) => void clock.after(100, resolve))
      return reply
    })
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'mine' } })
    const sending = chat.sendMessage(message)
    await clock.advance(50)
    expect(heard).toEqual([1])
    await inTime(clock, sending)
    expect(heard).toEqual([1, 3])
    expect(server.count('roamC2CMessages')).toBe(0)
  })
})

describe('a message is announced once', () => {
  it('and not at all if it was read before the login and arrives again with those missed later', async () => {
    const { chat, server, clock } = startChat()
    for (let index = 0; index < 5; index++) server.say({ from: 'bob', to: 'alice' })
    server.world.setRead('alice', { peer: 'bob', groupID: '' }, 5)
    const heard = listening({ chat, server, clock })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10_000)
    server.network.cut()
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(5_000)
    expect(heard).toEqual([6])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('and not at all when it was read before the login and a list begins again with it', async () => {
    const { chat, server, clock } = startChat()
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    for (let index = 0; index < 5; index++) server.say({ from: 'bob', groupID: 'fans' })
    server.world.setRead('alice', { peer: '', groupID: 'fans' }, 5)
    const heard = listening({ chat, server, clock })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10_000)
    server.network.cut()
    for (let index = 0; index < 310; index++) server.say({ from: 'bob', groupID: 'fans' })
    const [sync, roam] = [server.handler('syncUnread'), server.handler('roamGroupMessages')]
    server.answer('syncUnread', async (...call) => ({ ...(await sync(...call)), messageList: [] }))
    server.answer('roamGroupMessages', (body, ...more) => roam({ ...body, sequence: 5 }, ...more))
    await clock.advance(5_000)
    expect(server.count('roamGroupMessages')).toBe(1)
    expect(heard).toEqual([])
  })

  it('when a list restarts with a page of announced messages', async () => {
    const started = await loggedIn('alice')
    const { server, clock } = started
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    const heard = listening(started)
    for (let index = 0; index < 5; index++) server.say({ from: 'bob', groupID: 'fans' })
    await clock.advance(5_000)
    server.network.cut()
    for (let index = 0; index < 310; index++) server.say({ from: 'bob', groupID: 'fans' })
    const [sync, roam] = [server.handler('syncUnread'), server.handler('roamGroupMessages')]
    server.answer('syncUnread', async (...call) => ({ ...(await sync(...call)), messageList: [] }))
    server.answer('roamGroupMessages', (body, ...more) => roam({ ...body, sequence: 5 }, ...more))
    await clock.advance(5_000)
    expect(heard).toEqual(upTo(5))
  })
})
