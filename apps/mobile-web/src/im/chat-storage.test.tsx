import { findBrand, type Brand } from '@org/site-brands'
import { afterEach, expect, it, vi } from 'vitest'
import { startStore } from '../start'
import { loggedIn, loggedOut, sessionExpired } from '../store/session'
import { storeKey } from '../store/stored-slices'
import { chatWorld } from '../testing/chat-world'
import { chatStorage } from './chat-storage'
import { stayLoggedIn } from './stay-logged-in'

afterEach(() => vi.restoreAllMocks())

const brand = findBrand('kqb') as Brand
const keysOf = (site: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${site}_chat_`))
const store = (uid: string, site = 'kqb') => localStorage.setItem(`${site}_chat_1_${uid}_conversations`, '[]')
const member = (uid: number) => ({ session: { uid, token: `token of ${uid}`, guest: null } })

/** A start of the app, without the code of the chat. */
const startOf = (kept: object) => {
  localStorage.setItem(storeKey('kqb'), JSON.stringify(kept))
  return startStore(brand)
}

it('is not written any more for a user who has logged out, when the chat leaves', async () => {
  let viewer = 'guest1'
  const { chat, server } = await chatWorld({ kept: chatStorage('kqb', () => viewer) })
  server.say({ from: 'bob', to: 'guest1', text: '你好' })
  await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(1)
  viewer = ''
  const stop = stayLoggedIn(chat, null)
  await expect.poll(() => chat.getLoginUser()).toBe('')
  expect(keysOf('kqb')).toEqual([])
  stop()
  await chat.destroy()
})

it('is written for the viewer', async () => {
  const { chat, server } = await chatWorld({ kept: chatStorage('kqb', () => 'guest1') })
  server.say({ from: 'bob', to: 'guest1', text: '你好' })
  await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(1)
  await chat.logout()
  expect(keysOf('kqb')).toContain('kqb_chat_1_guest1_conversations')
  await chat.destroy()
})

it.each([
  ['a logout', loggedOut()],
  ['an expiry', sessionExpired()],
  ['the login of another user', loggedIn({ uid: 7, token: 'other' })],
])('loses what belongs to the last user with %s, before the chat has loaded', (_change, change) => {
  const { dispatch } = startOf(member(5))
  store('5')
  store('5', 'lttu')
  chatStorage('kqb', () => '').keepAppId(1)
  dispatch(change)
  expect(keysOf('kqb')).toEqual(['kqb_chat_app_id'])
  expect(keysOf('lttu')).toHaveLength(1)
})

it('loses at a start what belongs to others, as after a tab that was closed while its session ended', () => {
  for (const uid of ['5', '55', '7', 'guest1']) store(uid)
  startOf(member(5))
  expect(keysOf('kqb')).toEqual(['kqb_chat_1_5_conversations'])
})

it('loses what belongs to a guest whose credentials have expired', () => {
  store('guest1')
  startOf({ session: { uid: 0, token: '', guest: { userid: 'guest1', txim_sign: 's', expire_time: 1 } } })
  expect(keysOf('kqb')).toEqual([])
})

it.each(['', '{', 'null', '-1', '1.5', '4294967296', 'Infinity'])(
  'knows no app id from a foreign value: %j',
  (value) => {
    localStorage.setItem('kqb_chat_app_id', value)
    expect(chatStorage('kqb', () => '').appId).toBe(0)
  },
)

it('stores the app id of the last visit', () => {
  const kept = chatStorage('kqb', () => '')
  expect(kept.appId).toBe(0)
  kept.keepAppId(1_400_000_001)
  expect(kept.appId).toBe(1_400_000_001)
})

it('is empty if storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const kept = chatStorage('kqb', () => '')
  kept.keepAppId(7)
  expect(kept.appId).toBe(0)
})
