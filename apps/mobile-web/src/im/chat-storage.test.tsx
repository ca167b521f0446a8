import { afterEach, expect, it, vi } from 'vitest'
import { chatWorld } from '../testing/chat-world'
import { chatStorage } from './chat-storage'
import { stayLoggedIn } from './stay-logged-in'

afterEach(() => vi.restoreAllMocks())

const keysOf = (site: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${site}_chat_`))

it('is removed at logout, and nothing else is', async () => {
  localStorage.setItem('kqb_store', 'of the app')
  chatStorage('lttu').setItem('of another site', '1')
  const kept = chatStorage('kqb')
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

it('stores the app id of the last visit', () => {
  expect(chatStorage('kqb').appId).toBe(0)
  chatStorage('kqb').keepAppId(1_400_000_001)
  expect(chatStorage('kqb').appId).toBe(1_400_000_001)
})

it('is empty if storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const kept = chatStorage('kqb')
  kept.keepAppId(7)
  expect(kept.appId).toBe(0)
  kept.clear()
})
