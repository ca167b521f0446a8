import { EVENT, NOTIFY_ROOM } from '@org/im-sdk'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../api/base'
import { createStore } from '../store/store'
import { chatWorldWithoutLogin } from '../testing/chat-world'
import { chatPhaseChanged, getsTicks } from './chat-status'
import { followPhase } from './follow-phase'
import { followTicks } from './follow-ticks'

const following = () => {
  const { chat, server } = chatWorldWithoutLogin()
  onTestFinished(() => chat.destroy())
  const store = createStore({})
  const dispatch = vi.spyOn(store, 'dispatch')
  followPhase(store, chat)
  const on = vi.spyOn(chat, 'on')
  followTicks(store, chat)
  /** As the client tells after the server refused to let it in again. */
  const left = (groupID: string) => {
    const event = EVENT.LIVE_ROOM_STATE_CHANGED
    const [, tell] = on.mock.calls.find(([name]) => name === event) ?? []
    ;(tell as (told: object) => void)({ name: event, data: { groupID, state: 'left', code: 10007 } })
  }
  return {
    chat,
    server,
    store,
    left,
    gets: () => getsTicks(store.getState()),
    refetched: () =>
      dispatch.mock.calls.some(([action]) => api.util.invalidateTags.match(action) && action.payload.includes('match')),
  }
}

it('scores arrive once the notice room is entered, and what was missed before is fetched', async () => {
  const { chat, server, gets, refetched } = following()
  server.addGroup({ groupID: NOTIFY_ROOM, type: 'AVChatRoom' })
  expect(gets()).toBe(false)
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  await expect.poll(gets).toBe(true)
  expect(refetched()).toBe(true)
})

it('scores do not arrive while the room cannot be entered, so that they are polled', async () => {
  const { chat, server, gets, refetched } = following()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const joins = vi.spyOn(chat, 'joinGroup')
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  await expect.poll(() => joins.mock.settledResults[0]?.type).toBe('rejected')
  expect([gets(), refetched()]).toEqual([false, false])
  server.addGroup({ groupID: NOTIFY_ROOM, type: 'AVChatRoom' })
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(gets).toBe(true)
})

it('scores no longer arrive for a session that was ended', async () => {
  const { chat, server, store, gets } = following()
  server.addGroup({ groupID: NOTIFY_ROOM, type: 'AVChatRoom' })
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  await expect.poll(gets).toBe(true)
  store.dispatch(chatPhaseChanged('kicked'))
  store.dispatch(chatPhaseChanged('ready'))
  expect(gets()).toBe(false)
})

it('scores are polled again when the client has left the room, which is entered again later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { chat, server, gets, left } = following()
  server.addGroup({ groupID: NOTIFY_ROOM, type: 'AVChatRoom' })
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  await expect.poll(gets).toBe(true)
  await chat.quitGroup(NOTIFY_ROOM)
  left(NOTIFY_ROOM)
  expect(gets()).toBe(false)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(gets).toBe(true)
  left('another room')
  expect(gets()).toBe(true)
})
