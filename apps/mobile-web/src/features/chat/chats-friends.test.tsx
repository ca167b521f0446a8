import { Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import ChatsScreen from './ChatsScreen'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const open = async (path: string, member = true) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  server.people.setProfile('7', { nick: '鲍勃' })
  server.friends.make('guest1', '7')
  server.friends.ask('8', 'guest1')
  const children = (
    <Routes>
      <Route path="/c2c" element={<ChatsScreen />} />
      <Route path="*" element={null} />
    </Routes>
  )
  return show({ path, chat, member, children })
}

it('leads from the conversations to new requests to be friends', async () => {
  const { place } = await open('/c2c')
  await page.getByRole('link', { name: '好友，1 条新申请' }).click()
  await expect.poll(place).toBe('/c2c-friends?tab=requests')
})

it('lists the friends of a member in a tab', async () => {
  await open('/c2c?tab=friends')
  await expect.element(page.getByRole('link', { name: '鲍勃' })).toBeVisible()
})

it('asks a guest in the tab of friends to log in', async () => {
  await open('/c2c?tab=friends', false)
  await expect.element(page.getByRole('main').getByRole('link', { name: '去登录' })).toBeVisible()
})
