import { Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import ChatRoomScreen from './ChatRoomScreen'

const code = vi.hoisted(() => ({ isKept: false, canLoad: true }))

/** Loads while there is a network, and is kept then. */
vi.mock(import('../../parts/private-chat/FailedMenu'), async (original) => {
  if (!code.canLoad) throw new TypeError('no network')
  const loaded = await original()
  code.isKept = true
  return loaded
})

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

it('a message that fails without a network can be deleted there and then', async () => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  await show({
    path: '/c2c-chatroom/bob',
    chat,
    answers: { getUserBasicInfo: () => ({ status: 5, msg: '', data: null }) },
    children: (
      <Routes>
        <Route path="/c2c-chatroom/:id" element={<ChatRoomScreen />} />
      </Routes>
    ),
  })
  await expect.element(page.getByRole('textbox', { name: '消息' })).toBeEnabled()
  await expect.poll(() => code.isKept).toBe(true)
  code.canLoad = false
  server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
  await page.getByRole('textbox', { name: '消息' }).fill('不要了')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect.element(page.getByRole('button', { name: '发送失败，点击重发' })).toBeVisible()
  const log = page.getByRole('log')
  await userEvent.click(log.getByText('不要了'), { button: 'right' })
  await page.getByRole('dialog', { name: '未发送的消息' }).getByRole('button', { name: '删除' }).click()
  await expect.element(log.getByText('不要了')).not.toBeInTheDocument()
})
