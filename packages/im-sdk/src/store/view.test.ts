import { describe, expect, it, vi } from 'vitest'
import { EVENT } from '../index'
import { liveRooms } from '../live-rooms'
import { groups } from '../groups'
import { inTime, loggedIn, startChat } from '../testing'
import { Source, switchingView, type View } from './view'

const MISTAKE = new Error('a mistake of the app')

const throwing = (view: View<unknown>) =>
  view.subscribe(() => {
    throw MISTAKE
  })

describe('a listener that throws', () => {
  it.each(['session', 'netState'] as const)(
    'on %s is reported, and the user is logged in once, out and in again all the same',
    async (name) => {
      const thrown: unknown[] = []
      const { chat, server, clock } = startChat({ onHandlerError: (error) => thrown.push(error) })
      throwing(chat.views[name])
      let heard = 0
      chat.views[name].subscribe(() => (heard += 1))
      for (let time = 1; time <= 2; time++) {
        await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
        await clock.advance(30_000)
        expect(server.count('login')).toBe(time)
        expect(chat.views.netState.get()).toBe('connected')
        await inTime(clock, chat.logout())
        expect(chat.views.netState.get()).toBe('disconnected')
      }
      expect(thrown.length).toBe(heard)
      expect(new Set(thrown)).toEqual(new Set([MISTAKE]))
    },
  )

  it('does no harm if the error listener throws too', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const onHandlerError = () => {
      throw MISTAKE
    }
    const { chat, clock } = startChat({ onHandlerError })
    throwing(chat.views.netState)
    chat.on(EVENT.SDK_READY, onHandlerError)
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await inTime(clock, chat.logout())
    vi.unstubAllGlobals()
    expect(chat.views.netState.get()).toBe('disconnected')
    expect(reported).toEqual([MISTAKE, MISTAKE, MISTAKE, MISTAKE])
  })

  it('of lists and counts is reported and gets the next change', async () => {
    const thrown: unknown[] = []
    const { chat, server, clock } = await loggedIn('alice', {
      modules: [groups, liveRooms],
      onHandlerError: (error) => thrown.push(error),
    })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    await clock.advance(1_000)
    const { conversations, totalUnread, messages } = chat.views
    const views = [conversations, totalUnread, messages('C2Cbob'), chat.liveRoom('room')]
    for (const view of views) {
      thrown.length = 0
      const stop = throwing(view)
      for (let time = 1; time <= 2; time++) {
        server.say({ from: 'bob', to: 'alice' })
        server.say({ from: 'bob', groupID: 'room' })
        await clock.advance(5_000)
        expect(thrown.length).toBeGreaterThanOrEqual(time)
      }
      stop()
    }
  })
})

it('a view stops listening to removed items, and to all items without listeners', () => {
  const changes = new Source(0)
  const [first, second] = [new Source('first'), new Source('second')]
  let shown: View<string> | null = first
  let heard = 0
  const stop = switchingView(() => shown, changes, 'nothing').subscribe(() => (heard += 1))
  shown = second
  changes.set(1)
  expect(heard).toBe(1)
  first.set('changed')
  expect(heard).toBe(1)
  second.set('changed')
  expect(heard).toBe(2)
  stop()
  second.set('changed again')
  changes.set(2)
  expect(heard).toBe(2)
})
