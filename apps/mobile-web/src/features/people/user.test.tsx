import type { FakeAnswers } from '@org/api-client/testing'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { langChosen } from '../../store/preferences'
import { config, now } from '../../testing/fixtures'
import { replied } from '../../testing/replied'
import { show } from '../../testing/show'
import UserScreen from './UserScreen'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const bob = {
  id: 7,
  uid: 7,
  nick_name: '鲍勃',
  avatar: '',
  user_level: 3,
  vip_level: 2,
  is_anchor: 0,
  signature: '只看英超',
  fans_count: 21_000,
  attent_count: 4,
  tag: 2,
} as const

interface Scene {
  path?: string
  member?: boolean
  answer?: NonNullable<FakeAnswers['getUserBasicInfo']>
  /** When the user was last online, in epoch seconds. */
  lastOnline?: () => number
}

const open = async ({ path = '/c2c-user/7', member = true, answer = () => bob, lastOnline = () => 0 }: Scene = {}) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  const shown = await show({
    path,
    chat,
    member,
    answers: {
      getCommonConfig: () => config({ user_tag: ['记者', '老球迷'] }),
      getUserBasicInfo: answer,
      getUserLastOnline: () => ({ last_online: lastOnline() }),
      getFollowed: () => ({ list: [] }),
    },
    children: (
      <Routes>
        <Route path="/c2c-user/:id" element={<UserScreen />} />
        <Route path="/vip-user/:uid" element={<UserScreen />} />
        <Route path="*" element={null} />
      </Routes>
    ),
  })
  return { chat, server, ...shown }
}

const row = (name: string) => page.getByRole('button', { name })

describe('the page of a user', () => {
  it.each(['/c2c-user/7', '/vip-user/7'])(
    'says at %s who that is, and leads to the chat and the report',
    async (path) => {
      await open({ path })
      await expect.element(page.getByRole('heading', { name: /鲍勃/ })).toBeVisible()
      await expect.element(page.getByText('VIP2')).toBeVisible()
      await expect.element(page.getByText('老球迷')).toBeVisible()
      await expect.element(page.getByText('2.10万')).toBeVisible()
      await expect.element(page.getByRole('link', { name: '发消息' })).toHaveAttribute('href', '/c2c-chatroom/7')
      await expect.element(page.getByRole('link', { name: '举报' })).toHaveAttribute('href', '/c2c-feedback/user/7')
    },
  )

  it('says how long ago the user was last online, in both languages, and that the user is now', async () => {
    let at = now() - 3 * 3_600 - 60
    const { store } = await open({ lastOnline: () => at })
    const fact = page.getByText('最近在线')
    await expect.element(fact).toBeVisible()
    await expect.element(page.getByText('3小时前', { exact: true })).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByText('há 3 horas', { exact: true })).toBeVisible()
    at = now() - 60
    store.dispatch(langChosen('cn'))
    await expect.element(page.getByText('在线', { exact: true })).toBeVisible()
  })

  it('says nothing of it about a user who hides it, about oneself and about a guest', async () => {
    const { store } = await open()
    await expect.element(page.getByRole('link', { name: '发消息' })).toBeVisible()
    await replied(store, 'getUserLastOnline')
    expect(page.getByText('最近在线').elements()).toEqual([])
    const guest = await open({ path: '/c2c-user/guest9', answer: () => ({ ...bob, uid: 0 }) })
    await expect.element(page.getByRole('heading', { name: /鲍勃/ })).toBeVisible()
    expect(guest.callsOf('getUserLastOnline')).toEqual([])
    const own = await open({ path: '/c2c-user/5' })
    await expect.element(page.getByRole('link', { name: '编辑我的资料' })).toBeVisible()
    expect(own.callsOf('getUserLastOnline')).toEqual([])
  })

  it('asks to be a friend with a greeting, and says that the other must agree', async () => {
    const { server, store } = await open()
    await row('加为好友').click()
    await page.getByRole('textbox', { name: /打个招呼/ }).fill('一起看球')
    await row('发送申请').click()
    await expect.poll(() => store.getState().feedback.toast?.text).toBe('好友申请已发送，等待对方同意')
    expect(server.requests.find(({ name }) => name === 'addFriend')?.body).toMatchObject({
      toAccount: '7',
      addWording: '一起看球',
    })
  })

  it('keeps a remark of a friend, and ends the friendship after a question', async () => {
    const { server } = await open()
    server.friends.make('guest1', '7')
    await row('备注名').click()
    await page.getByRole('textbox').fill('老鲍')
    await row('确定').click()
    await expect.element(row('备注名')).toHaveTextContent('老鲍')
    await row('删除好友').click()
    await row('确定').click()
    await expect.element(row('加为好友')).toBeVisible()
  })

  it('blocks, and no longer', async () => {
    const { server } = await open()
    const block = page.getByRole('switch', { name: /屏蔽此人/ })
    await block.click()
    await expect.poll(() => server.people.isBlocked('guest1', '7')).toBe(true)
    await expect.element(block).toBeChecked()
    await block.click()
    await expect.poll(() => server.people.isBlocked('guest1', '7')).toBe(false)
    await expect.element(block).not.toBeChecked()
  })

  it('offers no friendship with a guest', async () => {
    await open({ path: '/c2c-user/guest2', answer: () => ({ ...bob, id: 0, uid: 0 }) })
    await expect.element(page.getByRole('switch', { name: /屏蔽此人/ })).toBeVisible()
    expect(row('加为好友').elements()).toEqual([])
  })

  it('of oneself leads to the own profile', async () => {
    await open({ path: '/c2c-user/5' })
    await expect.element(page.getByRole('link', { name: '编辑我的资料' })).toHaveAttribute('href', '/user-info')
    expect(page.getByRole('link', { name: '发消息' }).elements()).toEqual([])
  })

  it('says that there is no such user', async () => {
    await open({ answer: () => ({ status: 7, msg: '用户不存在', data: null }) })
    await expect.element(page.getByRole('main').getByText('用户不存在')).toBeVisible()
  })
})
