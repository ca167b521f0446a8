import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { Room } from './Room'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const open = async (role: 'manager' | 'viewer' = 'viewer') => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  await show({
    member: true,
    chat,
    path: '/live-detail/10',
    answers: {
      getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role }),
      getFollowed: () => ({ list: [] }),
      getRoomPeople: () => ({ list: [], total: 0, page: 1 }),
    },
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <Room
          page={{ live: liveRoom({ id: 10, group_id: 'room' }), streams: [stream()], match: null, notice: '' }}
          onBack={() => undefined}
        />
      </div>
    ),
  })
  await expect.element(page.getByRole('textbox', { name: '说点什么' })).toBeEnabled()
  const say = (text: string, from = 'bob') => void server.say({ from, groupID: 'room', text })
  const sayMany = (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) say(`第${at}句`)
  }
  return { server, say, sayMany }
}

const log = () => page.getByRole('log', { name: '聊天消息' })
const lineOf = (text: string) => log().getByText(text, { exact: true })
const pill = (count: number) => page.getByRole('button', { name: `${count}条新消息` })
const topOf = (text: string) => lineOf(text).element().getBoundingClientRect().top
const closeSheet = () => page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click()

it('puts before each line the badge of its sender: the role, otherwise the level', async () => {
  const { server } = await open()
  const badges = [
    ['anchor', 12, 'anchor', '主播'],
    ['admin', 12, 'admin', '房管'],
    ['', 1, 'level1', 'Lv1'],
    ['', 12, 'level10', 'Lv12'],
    ['', 29, 'level20', 'Lv29'],
    ['', 30, 'level30', 'Lv30'],
    ['', 0, undefined, undefined],
  ] as const
  badges.forEach(([senderRole, senderLevel], at) => {
    server.say({ from: 'bob', groupID: 'room', text: `第${at}句`, senderRole, senderLevel })
  })
  await expect.element(lineOf('第6句')).toBeVisible()
  const shown = badges.map((_, at) => {
    const line = lineOf(`第${at}句`).element().parentElement
    const badge = line?.querySelector<HTMLElement>('[data-component="LevelBadge"]')
    return [badge?.dataset['kind'], badge?.textContent]
  })
  expect(shown).toEqual(badges.map(([, , kind, label]) => [kind, label]))
})

it('does not move while the sheet of a sender is open, and shows what was said meanwhile when it closes', async () => {
  const { say, sayMany } = await open()
  sayMany(0, 30)
  say('谁说的', 'ana')
  await expect.element(lineOf('谁说的')).toBeInViewport()
  await log().getByRole('button', { name: 'ana' }).click()
  await expect.element(page.getByRole('dialog', { name: '观众资料' })).toBeVisible()
  const before = topOf('谁说的')
  sayMany(30, 30)
  await expect.element(pill(30)).toBeInTheDocument()
  expect(topOf('谁说的')).toBe(before)
  await closeSheet()
  await expect.element(lineOf('第59句')).toBeInViewport()
})

it('does not move either while a manager goes on from there to what can be done with the sender', async () => {
  const { say, sayMany } = await open('manager')
  sayMany(0, 30)
  say('广告', 'ana')
  await expect.element(lineOf('广告')).toBeInViewport()
  await log().getByRole('button', { name: 'ana' }).click()
  await page.getByRole('dialog', { name: '观众资料' }).getByRole('button', { name: '房间管理' }).click()
  await expect.element(page.getByRole('dialog', { name: '房间管理' })).toBeVisible()
  const before = topOf('广告')
  sayMany(30, 30)
  await expect.element(pill(30)).toBeInTheDocument()
  expect(topOf('广告')).toBe(before)
  await closeSheet()
  await expect.element(lineOf('第59句')).toBeInViewport()
})

it('leaves a reader of older lines where they are, counts the new ones, and leads to the newest by a press', async () => {
  const { sayMany } = await open()
  sayMany(0, 40)
  await expect.element(lineOf('第39句')).toBeInViewport()
  await userEvent.wheel(log(), { delta: { y: -4_000 } })
  await expect.element(lineOf('第3句')).toBeInViewport()
  const before = topOf('第3句')
  sayMany(40, 7)
  await expect.element(pill(7)).toBeVisible()
  sayMany(47, 2)
  await expect.element(pill(9)).toBeVisible()
  expect(topOf('第3句')).toBe(before)
  await pill(9).click()
  await expect.element(lineOf('第48句')).toBeInViewport()
  await expect.poll(() => page.getByRole('button', { name: /条新消息/ }).elements()).toEqual([])
})
