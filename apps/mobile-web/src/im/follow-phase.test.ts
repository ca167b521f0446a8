import { EVENT } from '@org/im-sdk'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../api/base'
import { createStore } from '../store/store'
import { chatWorld, chatWorldWithoutLogin } from '../testing/chat-world'
import { followPhase } from './follow-phase'

const following = async (world = chatWorld()) => {
  const { chat, server } = await world
  onTestFinished(() => chat.destroy())
  const store = createStore({})
  const dispatch = vi.spyOn(store, 'dispatch')
  followPhase(store, chat)
  const out = new Promise((resolve) => chat.on(EVENT.KICKED_OUT, resolve))
  /** How often the account's data was invalidated. */
  const staled = () =>
    dispatch.mock.calls.filter(([action]) => (action as { type?: string }).type === api.util.invalidateTags([]).type)
      .length
  return { server, out, staled, phase: () => store.getState().chatStatus.phase }
}

it('does not report `kicked` for an expired signature, so that the next user can log in', async () => {
  const { server, out, phase } = await following()
  server.expireAccessKeys()
  server.expireUserSig('sig')
  server.network.cut()
  await expect.poll(phase).toBe('connecting')
  await out
  expect(phase()).toBe('off')
})

it('reports `kicked` when another device has kicked the session out', async () => {
  const { server, phase } = await following()
  server.push('guest1', 'pushKickedOut', { kickType: 1, reason: '' })
  await expect.poll(phase).toBe('kicked')
})

it('asks the server at once whether the login is over too when its session was ended, and not when another device has the chat', async () => {
  const { server, phase, staled } = await following()
  server.push('guest1', 'pushKickedOut', { kickType: 3, reason: '' })
  await expect.poll(staled).toBe(1)
  expect(phase()).toBe('kicked')
  const other = await following()
  other.server.push('guest1', 'pushKickedOut', { kickType: 1, reason: '' })
  await expect.poll(other.phase).toBe('kicked')
  expect(other.staled()).toBe(0)
})

it('refetches the account after a reconnect, and only then', async () => {
  const { chat, server } = chatWorldWithoutLogin()
  const { staled, phase } = await following(Promise.resolve({ chat, server }))
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  expect(phase()).toBe('ready')
  expect(staled()).toBe(0)
  server.network.cut()
  await expect.poll(staled).toBe(1)
  expect(phase()).toBe('ready')
})
