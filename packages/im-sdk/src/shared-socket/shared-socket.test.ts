import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { EVENT, type ChatOptions } from '../index'
import { sharedSocket } from '../shared-socket'
import { FakeClock, FakeServer, inTime, seededRandom, startChat } from '../testing'
import { FakeBrowser, type FakeTab } from '../testing/fake-tabs'
import type { Transport } from '../connection/transport'
import type { Tabs } from './tabs'

/** A frozen or closed tab does nothing, whatever its timers and sockets do. */
const ofTab = (tab: FakeTab, transport: Transport): Transport => ({
  open: (url, handlers) => {
    const socket = transport.open(url, {
      onOpen: () => tab.do(() => handlers.onOpen()),
      onMessage: (data) => tab.do(() => handlers.onMessage(data)),
      onClose: (code) => tab.do(() => handlers.onClose(code)),
      onError: () => tab.do(() => handlers.onError()),
    })
    return { send: (data) => tab.do(() => socket.send(data)), close: (code) => tab.do(() => socket.close(code)) }
  },
  probe: (url) => transport.probe(url),
})

const world = () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const browser = new FakeBrowser(clock)
  let seed = 0
  /** Sockets up to this one carry nothing more, and nobody is told. */
  let lost = 0
  let opened = 0
  const loseTrack = () => void (lost = opened)
  const openTab = async (
    userID = 'alice',
    options: Partial<Pick<ChatOptions, 'codec' | 'SDKAppID'>> = {},
    lock?: Tabs['lock'],
  ) => {
    const tab = browser.open()
    if (lock) tab.lock = lock
    const random = seededRandom(++seed)
    const sockets: { close(code: number): void }[] = []
    const network: Transport = {
      open: (url, handlers) => {
        const number = ++opened
        const onMessage = (data: unknown) => {
          if (number > lost) handlers.onMessage(data)
        }
        const socket = server.network.open(url, { ...handlers, onMessage })
        sockets.push(socket)
        return {
          send: (data) => {
            if (number > lost) socket.send(data)
          },
          close: (code) => socket.close(code),
        }
      },
      probe: () => server.network.probe(),
    }
    const { chat } = startChat({
      clock,
      server,
      random,
      instanceID: 'device-1',
      transport: sharedSocket({ transport: ofTab(tab, network), tabs: tab, clock, random }),
      ...options,
    })
    const got: string[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const { type, payload } of data) if (type === 'TIMTextElem') got.push(payload.text)
    })
    await inTime(clock, chat.login({ userID, userSig: `sig-${userID}` }))
    await clock.advance(50)
    /** Kills the tab; the system closes its sockets. */
    const kill = () => {
      tab.kill()
      for (const socket of sockets) socket.close(1_001)
    }
    return { tab, chat, got, kill }
  }
  return { clock, server, openTab, loseTrack }
}

describe('tabs with a shared socket', () => {
  it('have one connection, and each gets every message once', async () => {
    const { clock, server, openTab } = world()
    const tabs = [await openTab(), await openTab(), await openTab(), await openTab(), await openTab()]
    expect(server.network.connections).toBe(1)
    server.say({ from: 'bob', to: 'alice', text: 'one' })
    await clock.advance(1_000)
    server.say({ from: 'bob', to: 'alice', text: 'two' })
    await clock.advance(1_000)
    for (const { got } of tabs) expect(got).toEqual(['one', 'two'])
  })

  it('show what another of them sends', async () => {
    const { clock, openTab } = world()
    const [one, two] = [await openTab(), await openTab()]
    const message = one.chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'hello' } })
    await inTime(clock, one.chat.sendMessage(message))
    await clock.advance(1_000)
    const { data } = await inTime(clock, two.chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(data.messageList.map(({ ID }) => ID)).toEqual([message.ID])
  })

  it('work with binary frames', async () => {
    const { clock, server, openTab } = world()
    const tabs = [await openTab('alice', { codec: binary }), await openTab('alice', { codec: binary })]
    expect(server.network.connections).toBe(1)
    server.say({ from: 'bob', to: 'alice', text: '你好' })
    await clock.advance(1_000)
    for (const { got } of tabs) expect(got).toEqual(['你好'])
  })

  it('may have different users', async () => {
    const { clock, server, openTab } = world()
    const [alice, carol] = [await openTab('alice'), await openTab('carol')]
    server.say({ from: 'bob', to: 'carol', text: 'for carol' })
    await clock.advance(1_000)
    expect([alice.got, carol.got, server.network.connections]).toEqual([[], ['for carol'], 1])
  })

  it('do not share with tabs of another app', async () => {
    const { server, openTab } = world()
    await openTab()
    await openTab('alice', { SDKAppID: 2 })
    expect(server.network.connections).toBe(2)
  })

  it('lose nothing when the leading one is killed', async () => {
    const { clock, server, openTab } = world()
    const [leader, ...others] = [await openTab(), await openTab(), await openTab()]
    leader!.kill()
    server.say({ from: 'bob', to: 'alice', text: 'meanwhile' })
    const sent = others[0]!.chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'mine' } })
    await inTime(clock, others[0]!.chat.sendMessage(sent))
    await clock.advance(10_000)
    server.say({ from: 'bob', to: 'alice', text: 'later' })
    await clock.advance(1_000)
    expect(others[0]!.got).toEqual(['meanwhile', 'later'])
    expect(others[1]!.got).toEqual(['meanwhile', 'mine', 'later'])
    expect(server.network.connections).toBe(1)
    const { data } = await inTime(clock, others[1]!.chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(data.messageList).toHaveLength(3)
  })

  it('take the lead from one that is frozen, which follows when it thaws', async () => {
    const { clock, server, openTab } = world()
    const [leader, other] = [await openTab(), await openTab()]
    leader.tab.isFrozen = true
    await clock.advance(60_000)
    server.say({ from: 'bob', to: 'alice', text: 'one' })
    await clock.advance(5_000)
    expect(other.got).toEqual(['one'])
    leader.tab.thaw()
    await clock.advance(60_000)
    expect(leader.got).toEqual(['one'])
    expect(server.network.connections).toBe(1)
    server.say({ from: 'bob', to: 'alice', text: 'two' })
    await clock.advance(1_000)
    expect([leader.got, other.got]).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ])
  })

  it('get the lead at once from one that announces its end', async () => {
    const { clock, server, openTab } = world()
    const [leader, other] = [await openTab(), await openTab()]
    leader.tab.leave()
    leader.kill()
    await clock.advance(3_000)
    server.say({ from: 'bob', to: 'alice', text: 'one' })
    await clock.advance(1_000)
    expect([other.got, server.network.connections]).toEqual([['one'], 1])
  })

  it('end their own session only, and the last one closes the socket', async () => {
    const { clock, server, openTab } = world()
    const [one, two] = [await openTab(), await openTab()]
    await inTime(clock, one.chat.logout())
    server.say({ from: 'bob', to: 'alice', text: 'still' })
    await clock.advance(1_000)
    expect([one.got, two.got, server.network.connections]).toEqual([[], ['still'], 1])
    await inTime(clock, two.chat.logout())
    await clock.advance(100)
    expect(server.network.connections).toBe(0)
  })

  it('leave the leader when they crash', async () => {
    const { clock, server, openTab } = world()
    const [leader, other] = [await openTab(), await openTab()]
    other.kill()
    await clock.advance(100)
    await inTime(clock, leader.chat.logout())
    await clock.advance(100)
    expect(server.network.connections).toBe(0)
  })

  it('recover together when the socket is cut', async () => {
    const { clock, server, openTab } = world()
    const tabs = [await openTab(), await openTab(), await openTab()]
    server.network.isUp = false
    server.network.cut()
    server.say({ from: 'bob', to: 'alice', text: 'missed' })
    await clock.advance(5_000)
    server.network.isUp = true
    await clock.advance(60_000)
    for (const { got } of tabs) expect(got).toEqual(['missed'])
    expect(server.network.connections).toBe(1)
  })
})

describe('a shared socket that is lost silently', () => {
  it('is given up as soon as one tab notices', async () => {
    const { clock, server, openTab, loseTrack } = world()
    const tabs = [await openTab()]
    await clock.advance(4_000)
    tabs.push(await openTab())
    await clock.advance(4_000)
    tabs.push(await openTab())
    loseTrack()
    server.say({ from: 'bob', to: 'alice', text: 'missed' })
    await clock.advance(20_000)
    for (const { got } of tabs) expect(got).toEqual(['missed'])
    expect(server.network.connections).toBe(1)
  })
})

describe('without locks and channels', () => {
  it('each tab has its own socket', () => {
    const transport = { open: () => ({ send: () => undefined, close: () => undefined }), probe: async () => true }
    expect(sharedSocket({ transport, tabs: null })).toBe(transport)
  })

  it('each tab has its own socket, too, where the browser blocks the data of a site and refuses locks', async () => {
    const { clock, server, openTab } = world()
    const refuse = () => Promise.reject(Object.assign(new Error('Access is denied.'), { name: 'SecurityError' }))
    const tabs = [await openTab('alice', {}, refuse), await openTab('alice', {}, refuse)]
    expect(server.network.connections).toBe(2)
    server.say({ from: 'bob', to: 'alice', text: 'hello' })
    await clock.advance(1_000)
    for (const { got } of tabs) expect(got).toEqual(['hello'])
  })
})
