import { EVENT } from '@org/im-sdk'
import { expect, it, onTestFinished } from 'vitest'
import { createStore } from '../store/store'
import { chatWorld } from '../testing/chat-world'
import { followPhase } from './follow-phase'

const following = async () => {
  const { chat, server } = await chatWorld()
  onTestFinished(() => chat.destroy())
  const store = createStore({})
  followPhase(store, chat)
  const out = new Promise((resolve) => chat.on(EVENT.KICKED_OUT, resolve))
  return { server, out, phase: () => store.getState().chatStatus.phase }
}

it('calls nobody kicked whose signature has expired: the next one may log in', async () => {
  const { server, out, phase } = await following()
  server.expireAccessKeys()
  server.expireUserSig('sig')
  server.network.cut()
  await expect.poll(phase).toBe('connecting')
  await out
  expect(phase()).toBe('off')
})

it('calls kicked whom another device has sent out', async () => {
  const { server, phase } = await following()
  server.push('guest1', 'pushKickedOut', { kickType: 1, reason: '' })
  await expect.poll(phase).toBe('kicked')
})
