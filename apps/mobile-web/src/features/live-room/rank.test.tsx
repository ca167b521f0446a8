import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { FakeServer } from '@org/im-sdk/testing'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import RankPanel from './RankPanel'

const GIVER = { uid: 9, nick_name: '球迷甲', avatar: '', user_level: 12, gold: 5_200 }
const CARD = {
  id: 9,
  uid: 9,
  nick_name: '球迷甲',
  avatar: '',
  user_level: 12,
  vip_level: 0,
  is_anchor: 0 as const,
  signature: '一起看球',
  fans_count: 3,
  attent_count: 4,
  tag: 0,
}

const open = (answers: FakeAnswers, chat: AppChat | null = null) =>
  show({
    chat,
    member: true,
    path: '/live-detail/10',
    answers: { getUserBasicInfo: () => CARD, getFollowed: () => ({ list: [] }), ...answers },
    children: <RankPanel liveid={10} groupID="room" mayChat />,
  })

it('lists who gave most with level and gold, by period, and opens a profile with the way to follow and to write', async () => {
  const { callsOf, place } = await open({ getRoomRank: () => ({ list: [GIVER] }), followUser: () => ({ followed: 1 }) })
  await expect.element(page.getByText('5200 金币')).toBeVisible()
  await expect.element(page.getByText('Lv12')).toBeVisible()
  await page.getByRole('tab', { name: '近7天' }).click()
  await expect.poll(() => callsOf('getRoomRank').map(({ body }) => body['period'])).toEqual(['live', 'week'])
  await page.getByRole('button', { name: /球迷甲/ }).click()
  await expect.element(page.getByText('一起看球')).toBeVisible()
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect.poll(() => callsOf('followUser').map(({ body }) => body)).toMatchObject([{ userid: 9, type: 1 }])
  await page.getByRole('button', { name: '私聊' }).click()
  await expect.poll(place).toBe('/c2c-chatroom/9')
})

it('lets a manager mute who is listed, also without a line in the chat', async () => {
  const { callsOf } = await open({
    getRoomRank: () => ({ list: [GIVER] }),
    getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role: 'manager' }),
    getRoomPeople: () => ({ list: [], total: 0, page: 1 }),
    muteRoomUser: () => ({ mute_until: 1_900_000_000 }),
  })
  await page.getByRole('button', { name: /球迷甲/ }).click()
  await page.getByRole('button', { name: '房间管理' }).click()
  await page.getByRole('button', { name: '10分钟' }).click()
  await expect
    .poll(() => callsOf('muteRoomUser').map(({ body }) => body))
    .toMatchObject([{ liveid: 10, userid: '9', seconds: 600 }])
})

it('says so when nobody gave, and loads again after a failure', async () => {
  let fails = true
  await open({ getRoomRank: () => (fails ? { status: 1, msg: '服务器繁忙', data: null } : { list: [] }) })
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
  fails = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('还没有人送礼')).toBeVisible()
})

it('lists page by page who is in the room, marks anchor and managers, and opens a profile', async () => {
  const server = new FakeServer()
  const members = Array.from({ length: 120 }, (_, at) => String(1_001 + at))
  server.purchaseBits = '1'.repeat(16)
  const { chat } = await chatWorld({ server })
  onTestFinished(() => chat.destroy())
  server.addGroup({
    groupID: 'room',
    type: 'AVChatRoom',
    ownerID: '1001',
    managers: new Set(['1002']),
    members: new Set(members),
  })
  await open({ getRoomRank: () => ({ list: [] }) }, chat)
  await page.getByRole('tab', { name: '在线观众' }).click()
  await expect.element(page.getByRole('button', { name: /1001 ?主播/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /1002 ?房管/ })).toBeVisible()
  expect(server.count('getRoomMemberList')).toBe(1)
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return page.getByText('1120', { exact: true }).elements().length
    })
    .toBe(1)
  await page.getByRole('button', { name: '1120' }).click()
  await expect.element(page.getByText('一起看球')).toBeVisible()
})
