import { afterEach, expect, it, vi } from 'vitest'
import { chatWorld } from '../testing/chat-world'
import { keptChats } from './kept-chats'
import { stayLoggedIn } from './stay-logged-in'

afterEach(() => vi.restoreAllMocks())

const keysOf = (site: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${site}_chat_`))

it('goes with the user who leaves, and nothing else does', async () => {
  localStorage.setItem('kqb_store', 'of the app')
  keptChats('lttu').setItem('of another site', '1')
  const kept = keptChats('kqb')
  const { chat, server } = await chatWorld({ kept })
  kept.keepAppId(7)
  server.say({ from: 'bob', to: 'guest1', text: '你好' })
  await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(1)

  const stop = stayLoggedIn(chat, null, kept.clear)
  await expect.poll(() => chat.getLoginUser()).toBe('')
  await expect.poll(() => keysOf('kqb')).toEqual([])
  expect(localStorage.getItem('kqb_store')).toBe('of the app')
  expect(keysOf('lttu')).toHaveLength(1)
  stop()
  await chat.destroy()
})

it('knows the app id of the last visit', () => {
  expect(keptChats('kqb').appId).toBe(0)
  keptChats('kqb').keepAppId(1_400_000_001)
  expect(keptChats('kqb').appId).toBe(1_400_000_001)
})

it('is nothing where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const kept = keptChats('kqb')
  kept.keepAppId(7)
  expect(kept.appId).toBe(0)
  kept.clear()
})
