import { expect, it, vi } from 'vitest'
import { screenShown } from '../first-page'
import { loggedIn } from '../store/session'
import { chatWorldWithoutLogin } from '../testing/chat-world'
import { config } from '../testing/fixtures'
import { show } from '../testing/show'
import type { AppChat } from './chat'
import { useChatSession } from './use-chat-session'

const world = vi.hoisted(() => ({ chat: null as AppChat | null }))
vi.mock('./chat', () => ({ startChat: () => world.chat }))

const Session = () => {
  useChatSession()
  return null
}

it('logs in again for a new token of the same member, as after a password change', async () => {
  const { chat } = chatWorldWithoutLogin({ getUserSig: () => Promise.resolve('sig') })
  world.chat = chat
  // The chat waits for the first screen, which this test does not render.
  screenShown()
  const { store } = await show({
    member: true,
    answers: { getCommonConfig: () => config({ im_sdkappid: 1 }) },
    children: <Session />,
  })
  await expect.poll(() => chat.isReady()).toBe(true)
  const login = vi.spyOn(chat, 'login')
  void chat.logout()
  store.dispatch(loggedIn({ uid: 5, token: 'fresh' }))
  await expect.poll(() => login.mock.calls.length).toBe(1)
  await expect.poll(() => chat.isReady()).toBe(true)
  expect(chat.getLoginUser()).toBe('5')
})
