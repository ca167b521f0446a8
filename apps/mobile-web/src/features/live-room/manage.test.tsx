import type { FakeAnswers } from '@org/api-client/testing'
import { formatHostMessage, MUTE_OPTIONS, type HostMessage } from '@org/domain'
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

const open = async (role: 'manager' | 'anchor' | 'viewer', answers: FakeAnswers = {}) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  const shown = await show({
    member: true,
    chat,
    path: '/live-detail/10',
    answers: {
      getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role }),
      getFollowed: () => ({ list: [] }),
      getRoomPeople: () => ({ list: [], total: 0, page: 1 }),
      ...answers,
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
  const tell = (message: HostMessage) =>
    server.say({ from: 'broadcast', groupID: 'room', custom: formatHostMessage(message) })
  return { ...shown, server, tell }
}

const field = () => page.getByRole('textbox', { name: '说点什么' })
const log = () => page.getByRole('log')
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('lets a manager mute the sender of a line and take it back, but appoint nobody', async () => {
  const { server, callsOf } = await open('manager')
  await expect.element(field()).toBeEnabled()
  server.say({ from: 'bob', groupID: 'room', text: '广告' })
  await log().getByRole('button', { name: 'bob' }).click()
  await page.getByRole('dialog', { name: '观众资料' }).getByRole('button', { name: '房间管理' }).click()
  await button('10分钟').click()
  await expect
    .poll(() => callsOf('muteRoomUser').map(({ body }) => body))
    .toMatchObject([{ liveid: 10, userid: 'bob', seconds: 600 }])
  expect(page.getByRole('switch', { name: '设为房管' }).elements()).toEqual([])
  await button('关闭').first().click()
  await log().getByRole('button', { name: 'bob' }).click()
  await button('撤回消息').click()
  await expect.poll(() => callsOf('revokeRoomMessage')).toHaveLength(1)
})

it('mutes the sender of a line for each of the durations, and ends the mute', async () => {
  const bob = { userid: 'bob', nick_name: 'bob', avatar: '', time: 1_900_000_000 }
  const { server, callsOf } = await open('manager', {
    getRoomPeople: ({ kind }) => ({ list: kind === 'muted' ? [bob] : [], total: 1, page: 1 }),
  })
  await expect.element(field()).toBeEnabled()
  server.say({ from: 'bob', groupID: 'room', text: '广告' })
  await log().getByRole('button', { name: 'bob' }).click()
  await page.getByRole('dialog', { name: '观众资料' }).getByRole('button', { name: '房间管理' }).click()
  const muted = () => callsOf('muteRoomUser').map(({ body }) => [body?.['userid'], body?.['seconds']])
  const told: unknown[] = []
  for (const [name, seconds] of [
    ['10分钟', 600],
    ['1小时', 3_600],
    ['1天', 86_400],
    ['3天', 259_200],
    ['解除禁言', 0],
  ] as const) {
    await page.getByRole('dialog', { name: '房间管理' }).getByRole('button', { name, exact: true }).click()
    told.push(['bob', seconds])
    await expect.poll(muted).toEqual(told)
  }
  expect(new Set(muted().map(([, seconds]) => seconds))).toEqual(new Set(MUTE_OPTIONS))
})

it('lists who is muted and who manages, and undoes it for people who have written no line', async () => {
  const person = (userid: string, nick_name: string) => ({ userid, nick_name, avatar: '', time: 1_900_000_000 })
  const { callsOf } = await open('anchor', {
    getRoomPeople: ({ kind }) => ({
      list: [kind === 'muted' ? person('guest7', '游客000007') : person('9', '小房管')],
      total: 1,
      page: 1,
    }),
    muteRoomUser: () => ({ mute_until: 0 }),
    setRoomManager: () => ({ manager: 0 }),
  })
  await button('房间管理').click()
  await expect.element(page.getByText(/^禁言至 /)).toBeVisible()
  await button('解除禁言 游客000007').click()
  await expect
    .poll(() => callsOf('muteRoomUser').map(({ body }) => body))
    .toMatchObject([{ liveid: 10, userid: 'guest7', seconds: 0 }])
  await button('取消房管 小房管').click()
  await expect.poll(() => callsOf('setRoomManager').map(({ body }) => body)).toMatchObject([{ userid: '9', type: 0 }])
})

it('leads the focus to the next row when one is undone, and to the heading after the last', async () => {
  const list = ['guest7', 'guest8'].map((userid) => ({ userid, nick_name: userid, avatar: '', time: 1_900_000_000 }))
  await open('anchor', {
    getRoomPeople: ({ kind }) => ({ list: kind === 'muted' ? list : [], total: list.length, page: 1 }),
    muteRoomUser: ({ userid }) => {
      list.splice(
        list.findIndex((each) => each.userid === userid),
        1,
      )
      return { mute_until: 0 }
    },
  })
  await button('房间管理').click()
  await button('解除禁言 guest7').click()
  await expect.element(button('解除禁言 guest8')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '被禁言的人' })).toHaveFocus()
})

it('lists those of the next pages too', async () => {
  const all = Array.from({ length: 101 }, (_, at) => ({
    userid: `guest${at}`,
    nick_name: `游客${at}`,
    avatar: '',
    time: 1_900_000_000,
  }))
  await open('anchor', {
    getRoomPeople: ({ kind, page: asked = 1 }) => ({
      list: kind === 'muted' ? all.slice((Number(asked) - 1) * 100, Number(asked) * 100) : [],
      total: kind === 'muted' ? all.length : 0,
      page: Number(asked),
    }),
  })
  await button('房间管理').click()
  await expect.element(button('解除禁言 游客0')).toBeInTheDocument()
  await expect.element(button('解除禁言 游客100')).toBeInTheDocument()
})

it('shows a manager who manages, but lets them dismiss nobody, and says if nobody is muted', async () => {
  await open('manager', {
    getRoomPeople: ({ kind }) => ({
      list: kind === 'muted' ? [] : [{ userid: '9', nick_name: '小房管', avatar: '', time: 1 }],
      total: 1,
      page: 1,
    }),
  })
  await button('房间管理').click()
  await expect.element(page.getByText('小房管')).toBeVisible()
  await expect.element(page.getByText('没有人')).toBeVisible()
  expect(page.getByRole('button', { name: /取消房管/ }).elements()).toEqual([])
})

it('sets the slow mode and the title, and asks before the chat is cleared', async () => {
  const { callsOf } = await open('anchor')
  await button('房间管理').click()
  await page.getByText('30秒', { exact: true }).click()
  await expect
    .poll(() => callsOf('setRoomConfig').map(({ body }) => body))
    .toMatchObject([{ liveid: 10, slow_mode: 30 }])
  await button('清空聊天').click()
  await button('确定').click()
  await expect.poll(() => callsOf('clearRoomChat')).toHaveLength(1)
  await button('修改标题').click()
  await page.getByRole('textbox', { name: '直播间标题' }).fill('决赛之夜')
  await button('确定').click()
  await expect.poll(() => callsOf('setRoomTitle').map(({ body }) => body)).toMatchObject([{ title: '决赛之夜' }])
})

it('sets the notice of the room, and takes it away', async () => {
  let notice = ''
  const { callsOf } = await open('manager', {
    getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice, role: 'manager' }),
    setRoomConfig: (body) => {
      notice = String(body.notice)
      return { slow_mode: 0, mute_all: 0, notice }
    },
  })
  await button('房间管理').click()
  const text = page.getByRole('textbox', { name: '公告' })
  await text.fill(' 今晚八点抽奖 ')
  await button('确定').click()
  await expect.poll(() => callsOf('setRoomConfig').map(({ body }) => body)).toMatchObject([{ notice: '今晚八点抽奖' }])
  await expect.poll(() => button('确定').elements()).toEqual([])
  await expect.element(page.getByText('今晚八点抽奖')).toBeInTheDocument()
  await text.fill('')
  await button('确定').click()
  await expect.poll(() => page.getByText('今晚八点抽奖').elements()).toEqual([])
})

it('shows the notice of the room to a viewer as its managers change it, until the viewer closes it', async () => {
  const { tell } = await open('viewer')
  await expect.element(field()).toBeEnabled()
  const config = { liveid: 10, slow_mode: 0, mute_all: false }
  const setNotice = (notice: string) => tell({ type: 'changePubConfig', data: { ...config, notice } })
  setNotice('今晚八点抽奖')
  await expect.element(page.getByText('今晚八点抽奖')).toBeVisible()
  tell({ type: 'changePubConfig', data: config })
  await button('关闭').click()
  await expect.poll(() => page.getByText('今晚八点抽奖').elements()).toEqual([])
  setNotice('抽奖推迟到九点')
  await expect.element(page.getByText('抽奖推迟到九点')).toBeVisible()
  setNotice('')
  await expect.poll(() => page.getByText('抽奖推迟到九点').elements()).toEqual([])
})

it('keeps a closed notice closed when the viewer comes back from another tab', async () => {
  const { callsOf } = await open('viewer', {
    getLiveChat: () => ({
      group_id: 'room',
      slow_mode: 0,
      mute_until: 0,
      mute_all: 0,
      notice: '中场休息抽奖',
      role: 'viewer',
    }),
  })
  const notice = page.getByText('中场休息抽奖')
  await expect.element(notice).toBeVisible()
  await button('关闭').click()
  await expect.poll(() => notice.elements()).toEqual([])
  await page.getByRole('tab', { name: '主播', exact: true }).click()
  await page.getByRole('tab', { name: '聊天', exact: true }).click()
  await expect.element(field()).toBeEnabled()
  await expect.poll(() => callsOf('getLiveChat').length).toBeGreaterThan(1)
  expect(notice.elements()).toEqual([])
})

it('shows a viewer no such buttons, and follows what the managers change', async () => {
  const { server, tell } = await open('viewer')
  await expect.element(field()).toBeEnabled()
  expect(button('房间管理').elements()).toEqual([])
  server.say({ from: 'bob', groupID: 'room', text: '广告' })
  await expect.element(log().getByText('广告')).toBeVisible()
  const [message] = server.world.history('', { groupID: 'room' })
  tell({
    type: 'revokeMessage',
    data: { conversation_id: 'GROUProom', message_id: String(message?.sequence), revoker: '5' },
  })
  await expect.poll(() => log().getByText('广告').elements()).toEqual([])
  tell({ type: 'changePubConfig', data: { liveid: 10, slow_mode: 0, mute_all: true } })
  await expect.element(field()).toHaveAttribute('placeholder', '全员禁言中，只有主播和房管可以发言')
})
