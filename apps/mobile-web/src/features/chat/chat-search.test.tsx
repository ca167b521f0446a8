import { Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatPhaseChanged } from '../../im/chat-status'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import ChatRoomScreen from './ChatRoomScreen'
import ChatSearchScreen from './ChatSearchScreen'

const chats: AppChat[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const chat of chats.splice(0)) {
    await chat.clearLocalMessages().catch(() => undefined)
    await chat.destroy()
  }
})

const open = async (path = '/c2c-search', stored: Readonly<Record<string, unknown>> = {}) => {
  // New credentials cannot be fetched.
  const { chat, server } = await chatWorld({ getUserSig: async () => (await fetch('blob:nowhere')).text() })
  chats.push(chat)
  await chat.clearLocalMessages()
  server.people.setProfile('7', { nick: '鲍勃' })
  server.friends.make('guest1', '7')
  const shown = await show({
    path,
    chat,
    member: true,
    stored,
    children: (
      <Routes>
        <Route path="/c2c-search" element={<ChatSearchScreen />} />
        <Route path="/c2c-chatroom/:id" element={<ChatRoomScreen />} />
        <Route path="*" element={null} />
      </Routes>
    ),
  })
  return { chat, server, ...shown }
}

const field = () => page.getByRole('searchbox')

it('finds people by their names and what was said on this device, and leads to the message in its place', async () => {
  const { chat, server, place } = await open()
  await expect.element(page.getByText('搜索好友、群聊和聊天记录')).toBeVisible()
  await field().fill('鲍')
  await expect.element(page.getByRole('region', { name: '联系人' }).getByRole('link', { name: '鲍勃' })).toBeVisible()
  const first = server.say({ from: '7', to: 'guest1', text: '今晚德比见' })
  for (let nth = 0; nth < 60; nth++) server.say({ from: '7', to: 'guest1', text: `第 ${nth} 句` })
  await expect.poll(() => chat.views.conversations.get().length).toBe(1)
  await field().fill('德比')
  const said = page.getByRole('region', { name: '聊天记录' }).getByRole('link')
  await expect.element(said).toHaveAttribute('href', `/c2c-chatroom/7?at=${first.sequence}`)
  await said.click()
  await expect.poll(place).toBe(`/c2c-chatroom/7?at=${first.sequence}`)
  const row = page.getByRole('article').filter({ hasText: '今晚德比见' })
  await expect.element(row).toBeInViewport()
  await expect.element(row).toHaveFocus()
})

it('keeps searches that are submitted or whose finding is opened, apart from those of the whole app, until they are cleared', async () => {
  const others = { entries: [{ target_id: '英超' }] }
  const { place } = await open('/c2c-search', {
    searchHistory: others,
    chatSearchHistory: { of: '5', entries: [{ target_id: '点球' }] },
  })
  const last = page.getByRole('region', { name: '最近搜索' })
  await userEvent.fill(field(), '德比')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field(), '鲍')
  await page.getByRole('link', { name: '鲍勃' }).click()
  await expect.poll(place).toBe('/c2c-chatroom/7')
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: '清空' }).click()
  await expect
    .poll(() =>
      last
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['鲍', '德比', '点球', '清除搜索记录'])
  const stored = () => JSON.parse(localStorage.getItem('kqb_store') ?? '{}') as unknown
  await expect.poll(stored).toMatchObject({
    searchHistory: others,
    chatSearchHistory: { entries: [{ target_id: '鲍' }, { target_id: '德比' }, { target_id: '点球' }] },
  })
  await last.getByRole('button', { name: '德比' }).click()
  await expect.element(field()).toHaveValue('德比')
  await page.getByRole('button', { name: '清空' }).click()
  await last.getByRole('button', { name: '清除搜索记录' }).click()
  await expect.element(page.getByText('搜索好友、群聊和聊天记录')).toBeVisible()
  await expect.poll(stored).toMatchObject({ searchHistory: others, chatSearchHistory: { entries: [] } })
})

it('shows nobody what another user of the device has searched for, and replaces it by an own search', async () => {
  await open('/c2c-search', { chatSearchHistory: { of: '7', entries: [{ target_id: '点球' }] } })
  await expect.element(page.getByText('搜索好友、群聊和聊天记录')).toBeVisible()
  await userEvent.fill(field(), '德比')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: '清空' }).click()
  const last = page.getByRole('region', { name: '最近搜索' })
  await expect.element(last.getByRole('button', { name: '德比' })).toBeVisible()
  expect(last.getByRole('button', { name: '点球' }).elements()).toEqual([])
})

it('says of a message that is sought and is not in the conversation that it is not found', async () => {
  const { server, store } = await open('/c2c-chatroom/7?at=9999')
  server.say({ from: '7', to: 'guest1', text: '今晚德比见' })
  await expect.element(page.getByRole('log').getByText('今晚德比见')).toBeVisible()
  await expect.poll(() => store.getState().feedback.toast?.text).toBe('没有找到这条消息，可能已被删除或过早')
})

it('says so also in a conversation that has no messages', async () => {
  const { store } = await open('/c2c-chatroom/7?at=12')
  await expect.poll(() => store.getState().feedback.toast?.text).toBe('没有找到这条消息，可能已被删除或过早')
})

it('says that a page failed on the way to the message', async () => {
  const { chat, server, store } = await open()
  server.say({ from: '7', to: 'guest1', text: '今晚德比见' })
  for (let nth = 0; nth < 60; nth++) server.say({ from: '7', to: 'guest1', text: `第 ${nth} 句` })
  await expect.poll(() => chat.views.conversations.get().length).toBe(1)
  const roam = server.handler('roamC2CMessages')
  server.answer('roamC2CMessages', (body, ...rest) => {
    if (body.messageKey !== '') throw server.refuse('INVALID_ID')
    return roam(body, ...rest)
  })
  await field().fill('德比')
  await page.getByRole('region', { name: '聊天记录' }).getByRole('link').click()
  await expect.poll(() => store.getState().feedback.toast?.text).toBe('操作失败，请重试')
})

it('keeps the keyword in the address, finds without a network, and says that nothing is found', async () => {
  const { chat, server } = await open('/c2c-search?keyword=无人提到')
  await expect.element(page.getByText('没有找到“无人提到”')).toBeVisible()
  server.say({ from: '7', to: 'guest1', text: '补时绝杀' })
  await expect.poll(() => chat.views.conversations.get().length).toBe(1)
  server.network.cut()
  await field().fill('绝杀')
  await expect.element(page.getByRole('region', { name: '聊天记录' }).getByText('补时')).toBeVisible()
})

it('offers a retry when the storage of the browser fails', async () => {
  const { chat } = await open()
  const search = vi.spyOn(chat, 'searchLocalMessages').mockRejectedValueOnce(new Error('no storage'))
  await field().fill('德比')
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('没有找到“德比”')).toBeVisible()
  expect(search).toHaveBeenCalledTimes(2)
})

it('keeps what is shown when the next page fails, and gets that page by a retry', async () => {
  const { chat, server } = await open()
  for (let nth = 0; nth < 30; nth++) server.say({ from: '7', to: 'guest1', text: `德比 ${nth}` })
  await expect.poll(() => chat.views.conversations.get().length).toBe(1)
  await field().fill('德比')
  const rows = page.getByRole('region', { name: '聊天记录' }).getByRole('link')
  await expect.poll(() => rows.elements().length).toBe(20)
  vi.spyOn(chat, 'searchLocalMessages').mockRejectedValueOnce(new Error('no storage'))
  await page.getByRole('button', { name: '查看更多聊天记录' }).click()
  await expect.element(page.getByText('聊天记录暂时无法搜索')).toBeVisible()
  expect(rows.elements()).toHaveLength(20)
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => rows.elements().length).toBe(30)
  await chat.logout()
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  await field().fill('德比 ')
  expect(rows.elements()).toHaveLength(30)
})

it('searches while a login has only begun, as after a reload without a network', async () => {
  const { chat, server } = await open()
  server.say({ from: '7', to: 'guest1', text: '补时绝杀' })
  await expect.poll(() => chat.views.conversations.get().length).toBe(1)
  await chat.logout()
  server.network.isUp = false
  const login = chat.login({ userID: 'guest1', userSig: 'sig' }).catch(() => undefined)
  await field().fill('绝杀')
  await expect.element(page.getByRole('region', { name: '聊天记录' }).getByText('补时')).toBeVisible()
  expect(chat.isReady()).toBe(false)
  await chat.logout()
  await login
})

it('searches when each login ends at once, as that of a member does without a network', async () => {
  const { chat, server } = await open()
  server.say({ from: '7', to: 'guest1', text: '补时绝杀' })
  await expect.poll(() => chat.views.conversations.get().length).toBe(1)
  await chat.logout()
  await field().fill('绝杀')
  await expect.element(page.getByLabelText('加载中').or(page.getByText('加载中')).first()).toBeInTheDocument()
  await expect(chat.login({ userID: 'guest1', userSig: '' })).rejects.toThrow()
  await expect.element(page.getByRole('region', { name: '聊天记录' }).getByText('补时')).toBeVisible()
  expect(chat.getLoginUser()).toBe('')
})

it('says that the account is used on another device, and searches once this one is back', async () => {
  const { chat, store } = await open()
  await chat.logout()
  store.dispatch(chatPhaseChanged('kicked'))
  await field().fill('德比')
  await expect.element(page.getByText('账号已在其他设备登录')).toBeVisible()
  store.dispatch(chatPhaseChanged('connecting'))
  await chat.login({ userID: 'guest1', userSig: 'sig' })
  await expect.element(page.getByText('没有找到“德比”')).toBeVisible()
})
