import { Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import ChatRoomScreen from './ChatRoomScreen'
import ChatsScreen from './ChatsScreen'

let chat: AppChat | null = null
afterEach(async () => {
  await chat?.destroy()
  chat = null
})

const open = async (path: string) => {
  const world = await chatWorld()
  chat = world.chat
  const { place } = await show({
    path,
    chat,
    answers: { getUserBasicInfo: () => ({ status: 1, msg: '', data: null }) },
    children: (
      <Routes>
        <Route path="/c2c" element={<ChatsScreen />} />
        <Route path="/c2c-chatroom/:id" element={<ChatRoomScreen />} />
      </Routes>
    ),
  })
  return { server: world.server, place }
}

/** The names of what the Tab key reaches, in its order. */
const stops = async (most: number): Promise<string[]> => {
  const names: string[] = []
  for (let at = 0; at < most; at += 1) {
    await userEvent.tab()
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) break
    names.push(activeElement.ariaLabel ?? activeElement.innerText)
  }
  return names
}

it('the chat list has a name, a stop for each conversation and one for its menu, and opens one with Enter', async () => {
  const { server, place } = await open('/c2c')
  server.say({ from: 'ana', to: 'guest1', text: '你好' })
  server.say({ from: 'bob', to: 'guest1', text: '在吗' })
  const list = page.getByRole('list', { name: '会话列表' })
  await expect.poll(() => list.getByRole('link').elements().length).toBe(2)
  const reached: string[] = []
  for (let at = 0; at < 12 && reached.length < 4; at += 1) {
    const [name = ''] = await stops(1)
    if (list.element().contains(document.activeElement)) reached.push(name)
  }
  const [first, menuOfFirst, second, menuOfSecond] = reached
  expect([first, second].toSorted()).toEqual(['ana', 'bob'])
  expect([menuOfFirst, menuOfSecond]).toEqual([`${first} 的更多操作`, `${second} 的更多操作`])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe(`/c2c-chatroom/${second}`)
})

it('a conversation has the order of the page, its messages are one stop, and the field keeps the focus', async () => {
  const { server } = await open('/c2c-chatroom/bob')
  server.say({ from: 'bob', to: 'guest1', text: '第一条' })
  server.say({ from: 'bob', to: 'guest1', text: '第二条' })
  await expect.element(page.getByRole('log', { name: '聊天消息' }).getByText('第二条')).toBeVisible()
  expect(await stops(6)).toEqual(['返回', '举报', '个人资料', '聊天消息', '添加图片或文件', '消息'])
  await userEvent.keyboard('收到{Enter}')
  await expect.element(page.getByRole('log').getByText('收到')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '消息' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.poll(() => document.activeElement?.textContent).toContain('第二条')
  expect(await stops(1)).toEqual(['添加图片或文件'])
})
