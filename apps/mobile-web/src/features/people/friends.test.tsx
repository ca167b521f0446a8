import { Route, Routes, useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listedAnchor } from '@org/api-client/contract'
import { sampleOf, type FakeAnswers } from '@org/api-client/testing'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import FriendsScreen from './FriendsScreen'

const chats: AppChat[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const chat of chats.splice(0)) await chat.destroy()
})

type World = Awaited<ReturnType<typeof chatWorld>>

interface Scene {
  path?: string
  member?: boolean
  answers?: FakeAnswers
  prepare?: (server: World['server']) => void
}

const bob = {
  id: 7,
  uid: 7,
  nick_name: '鲍勃',
  avatar: '',
  user_level: 3,
  vip_level: 2,
  is_anchor: 0,
  signature: '',
  fans_count: 0,
  attent_count: 0,
  tag: 0,
} as const

const Elsewhere = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      BACK
    </button>
  )
}

const open = async ({ path = '/c2c-friends', member = true, answers = {}, prepare }: Scene = {}) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  server.people.setProfile('7', { nick: '鲍勃' })
  server.people.setProfile('8', { nick: 'Ana' })
  prepare?.(server)
  const shown = await show({
    path,
    chat,
    member,
    answers: { getUserBasicInfo: () => bob, ...answers },
    children: (
      <Routes>
        <Route path="/c2c-friends" element={<FriendsScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    ),
  })
  return { chat, server, ...shown }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

describe('the friends', () => {
  it('are listed by the letter of their remark or name, lead to the chat, and are no longer friends after a question', async () => {
    const { server, place } = await open({
      prepare: ({ friends }) => {
        friends.make('guest1', '7')
        friends.make('guest1', '8')
      },
    })
    await expect.element(page.getByRole('region', { name: 'A' }).getByRole('link', { name: 'Ana' })).toBeVisible()
    const b = page.getByRole('region', { name: 'B' })
    await expect.element(b.getByRole('link', { name: '鲍勃' })).toHaveAttribute('href', '/c2c-user/7')
    await b.getByRole('button', { name: '备注名' }).click({ force: true })
    await page.getByRole('textbox').fill('老鲍')
    await dialogButton('确定').click()
    await expect.element(page.getByRole('region', { name: 'L' }).getByRole('link', { name: '老鲍' })).toBeVisible()
    await page.getByRole('region', { name: 'A' }).getByRole('button', { name: '删除好友' }).click({ force: true })
    await dialogButton('确定').click()
    await expect.poll(() => server.friends.has('guest1', '8')).toBe(false)
    await expect.element(page.getByRole('region', { name: 'A' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: '发消息' }).click({ force: true })
    await expect.poll(place).toBe('/c2c-chatroom/7')
  })

  it('are in groups that are made, filled, renamed and deleted, and are found by them', async () => {
    const { server } = await open({
      path: '/c2c-friends?tab=groups',
      prepare: ({ friends }) => friends.make('guest1', '7'),
    })
    await button('新建分组').click()
    await page.getByRole('textbox', { name: '分组名称' }).fill('球友')
    await page.getByRole('dialog').getByText('鲍勃').click()
    await dialogButton('确定').click()
    await page.getByRole('button', { name: /^球友/ }).click()
    const box = page.getByRole('checkbox', { name: '鲍勃' })
    await expect.element(box).toBeChecked()
    await page.getByRole('dialog').getByText('鲍勃').click()
    await expect.element(box).not.toBeChecked()
    await page.getByRole('dialog').getByText('鲍勃').click()
    await expect.element(box).toBeChecked()
    await dialogButton('修改分组名称').click()
    await page.getByRole('textbox', { name: '分组名称' }).fill('老球友')
    await page.getByRole('dialog', { name: '修改分组名称' }).getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByRole('dialog', { name: '老球友' })).toBeVisible()
    await dialogButton('关闭').click()
    await tab('好友').click()
    await page.getByRole('radio', { name: /老球友/ }).click()
    await expect.element(page.getByRole('link', { name: '鲍勃' })).toBeVisible()
    await tab('分组').click()
    await page.getByRole('button', { name: /老球友/ }).click()
    await dialogButton('删除分组').click()
    await page.getByRole('dialog', { name: '删除分组' }).getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByText('还没有分组')).toBeVisible()
    expect(server.friends.has('guest1', '7')).toBe(true)
  })

  it('are for members', async () => {
    await open({ member: false })
    await expect.element(page.getByRole('main').getByRole('link', { name: '去登录' })).toBeVisible()
  })
})

describe('the requests to be friends', () => {
  it('are counted until they are seen, and are accepted or refused', async () => {
    const { server } = await open({
      prepare: ({ friends }) => {
        friends.ask('7', 'guest1', '一起看球')
        friends.ask('8', 'guest1')
      },
    })
    await page.getByRole('tab', { name: /2 条新申请/ }).click()
    await expect.element(page.getByText('一起看球')).toBeVisible()
    await expect.poll(() => server.requests.filter(({ name }) => name === 'readFriendApplications').length).toBe(1)
    await expect.element(tab('申请')).toHaveTextContent(/^申请$/)
    const of = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await of('鲍勃').getByRole('button', { name: '同意' }).click()
    await expect.poll(() => server.friends.has('7', 'guest1') && server.friends.has('guest1', '7')).toBe(true)
    await of('Ana').getByRole('button', { name: '拒绝' }).click()
    await expect.element(page.getByText('没有好友申请')).toBeVisible()
    expect(server.friends.has('guest1', '8')).toBe(false)
  })

  it('are counted by the latest reply, also when an older one arrives after it', async () => {
    const { chat, server } = await open({ prepare: ({ friends }) => friends.ask('7', 'guest1') })
    await expect.element(page.getByRole('tab', { name: /1 条新申请/ })).toBeVisible()
    const list = await chat.getFriendApplicationList()
    let arrive: (reply: typeof list) => void = () => undefined
    const older = new Promise<typeof list>((resolve) => (arrive = resolve))
    const read = vi.spyOn(chat, 'getFriendApplicationList').mockReturnValueOnce(older)
    server.friends.ask('8', 'guest1')
    await expect.poll(() => read.mock.calls.length).toBe(1)
    server.friends.ask('9', 'guest1')
    await expect.element(page.getByRole('tab', { name: /3 条新申请/ })).toBeVisible()
    arrive(list)
    // Shown after the older reply has arrived.
    await tab('黑名单').click()
    await expect.element(page.getByText('黑名单是空的')).toBeVisible()
    await expect.element(page.getByRole('tab', { name: /3 条新申请/ })).toBeVisible()
  })

  it('of the viewer are shown until there is an answer, and hidden on a press', async () => {
    await open({ path: '/c2c-friends?tab=requests', prepare: ({ friends }) => friends.ask('guest1', '7') })
    await expect.element(page.getByText('等待对方同意')).toBeVisible()
    await button('不再显示').click()
    await expect.element(page.getByText('没有好友申请')).toBeVisible()
  })
})

describe('new friends', () => {
  it('are found by their number and asked with a greeting', async () => {
    const { server, store } = await open({ path: '/c2c-friends?tab=add' })
    await page.getByRole('textbox').fill('7')
    await button('查找').click()
    await button('加为好友').click()
    await page.getByRole('dialog').getByRole('textbox').fill('你好')
    await dialogButton('发送申请').click()
    await expect.poll(() => store.getState().feedback.toast?.text).toBe('好友申请已发送，等待对方同意')
    expect(server.requests.find(({ name }) => name === 'addFriend')?.body).toMatchObject({
      toAccount: '7',
      addWording: '你好',
    })
  })

  it('are still shown on the way back', async () => {
    await open({ path: '/c2c-friends?tab=add' })
    await page.getByRole('textbox').fill('7')
    await button('查找').click()
    await page.getByRole('link', { name: '鲍勃' }).click()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await button('BACK').click()
    await expect.element(page.getByRole('link', { name: '鲍勃' })).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('7')
  })

  it('are found by the name of an anchor, and not asked again when they are friends', async () => {
    const anchor = sampleOf(listedAnchor, { uid: 7, nick_name: '鲍勃', avatar: '' })
    const { callsOf } = await open({
      path: '/c2c-friends?tab=add',
      answers: { search: () => ({ list: [{ type: 'anchors', item: anchor }], total: 1, page: 1 }) },
      prepare: ({ friends }) => friends.make('guest1', '7'),
    })
    await page.getByRole('textbox').fill('鲍')
    await button('查找').click()
    await expect.element(page.getByText('已是好友')).toBeVisible()
    expect(callsOf('search').map(({ body }) => body['keyword'])).toEqual(['鲍'])
    expect(button('加为好友').elements()).toEqual([])
  })
})

it('blocked users are unblocked', async () => {
  const { server } = await open({
    path: '/c2c-friends?tab=blocked',
    prepare: ({ people }) => people.block('guest1', ['7']),
  })
  await expect.element(page.getByRole('link', { name: '鲍勃' })).toBeVisible()
  await button('解除屏蔽').click()
  await expect.element(page.getByText('黑名单是空的')).toBeVisible()
  expect(server.people.isBlocked('guest1', '7')).toBe(false)
})
