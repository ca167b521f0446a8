import { textElement } from '@org/im-sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppTabBar } from '../../shell/AppTabBar'
import { Toasts } from '../../shell/Toasts'
import { chatWorld } from '../../testing/chat-world'
import { now } from '../../testing/fixtures'
import { show } from '../../testing/show'
import ChatsScreen from './ChatsScreen'

let world: Awaited<ReturnType<typeof chatWorld>>
beforeEach(async () => {
  world = await chatWorld()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.chat.destroy()
})

/** The conversations with ana and, newer, with bob, each with an unread message. */
const open = async () => {
  const { chat, server } = world
  const message = { fromAccount: 'ana', toAccount: 'guest1', msgBody: [textElement('你好')], time: now() - 60 }
  server.push('guest1', 'pushMessages', { messageList: [server.world.append(message)], sessionData: '' })
  await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(1)
  server.say({ from: 'bob', to: 'guest1', text: '在吗' })
  await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(2)
  const children = (
    <>
      <ChatsScreen />
      <AppTabBar domId="tabs" />
      <Toasts starting={false} />
    </>
  )
  await show({ path: '/c2c', chat, children })
  await expect.poll(names).toHaveLength(2)
  return world
}

const row = (name: string) =>
  page.getByRole('list', { name: '会话列表' }).getByRole('listitem').filter({ hasText: name })
const names = () =>
  page
    .getByRole('list', { name: '会话列表' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const choose = async (name: string, action: string) => {
  await userEvent.click(row(name).getByRole('link', { name }), { button: 'right' })
  await page.getByRole('dialog', { name }).getByRole('button', { name: action }).click()
}

it('pins a conversation to the top, and unpins it', async () => {
  await open()
  await expect.poll(names).toEqual(['bob', 'ana'])
  await choose('ana', '置顶')
  await expect.poll(names).toEqual(['ana', 'bob'])
  await expect.element(row('ana').getByRole('img', { name: '已置顶' })).toBeVisible()
  await choose('ana', '取消置顶')
  await expect.poll(names).toEqual(['bob', 'ana'])
  await expect.element(row('ana').getByRole('img', { name: '已置顶' })).not.toBeInTheDocument()
})

it('mutes a conversation, which no longer counts in the tab bar, and unmutes it', async () => {
  await open()
  const tab = page.getByRole('navigation').getByRole('link', { name: /聊天/ })
  await expect.element(tab).toHaveAccessibleName(/2/)
  await choose('ana', '消息免打扰')
  await expect.element(row('ana').getByRole('img', { name: '消息免打扰' })).toBeVisible()
  await expect.element(tab).toHaveAccessibleName(/1/)
  await choose('ana', '取消免打扰')
  await expect.element(tab).toHaveAccessibleName(/2/)
})

it('marks a conversation as read, which it offers only while there is something unread', async () => {
  const { server } = await open()
  await choose('bob', '标为已读')
  await expect.element(row('bob').getByRole('img')).not.toBeInTheDocument()
  await expect.poll(() => server.count('setC2CRead')).toBe(1)
  await row('bob').getByText('在吗').hover({ force: true })
  await row('bob').getByRole('button', { name: 'bob 的更多操作' }).click()
  const menu = page.getByRole('dialog', { name: 'bob' })
  await expect.element(menu.getByRole('button', { name: '置顶' })).toBeVisible()
  expect(menu.getByRole('button', { name: '标为已读' }).elements()).toEqual([])
})

it('asks before it deletes a conversation, and deletes it once', async () => {
  const { server } = await open()
  await choose('ana', '删除聊天')
  const question = page.getByRole('dialog', { name: '删除聊天？' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(names()).toEqual(['bob', 'ana'])
  await choose('ana', '删除聊天')
  await userEvent.dblClick(question.getByRole('button', { name: '确定' }))
  await expect.poll(names).toEqual(['bob'])
  expect(server.count('deleteConversations')).toBe(1)
})

it('says at once that there is no network', async () => {
  const { server } = await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await choose('ana', '置顶')
  await expect.element(page.getByText('网络不给力，请稍后再试')).toBeInTheDocument()
  expect(server.count('pinConversations')).toBe(0)
})

it('says that a conversation could not be muted', async () => {
  const { server } = await open()
  server.answer('setC2CMute', ({ peerAccountList }) => ({
    resultItem: peerAccountList.map((peerAccount) => ({ peerAccount, resultCode: 20003, resultInfo: '' })),
  }))
  await choose('ana', '消息免打扰')
  await expect.element(page.getByText('操作失败，请重试')).toBeInTheDocument()
})
