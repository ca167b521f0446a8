import type { FakeAnswers } from '@org/api-client/testing'
import { useState } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatHostMessage } from '@org/domain'
import { TYPES, type Message } from '@org/im-sdk'
import { imError, LIVE_ROOM_LIMITS } from '@org/im-sdk/protocol'
import { FakeServer } from '@org/im-sdk/testing'
import type { AppChat } from './chat'
import { chatPhaseChanged } from './chat-status'
import { chatWorld } from '../testing/chat-world'
import { config } from '../testing/fixtures'
import { show } from '../testing/show'
import { receiveHostMessages } from './host-messages'
import { RoomChat } from './RoomChat'
import { isPageGuarded } from '../hooks/leave-guard'
import { useRoomDraft } from './use-room-draft'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const open = async (
  rules: { slow_mode?: number; mute_until?: number; role?: 'manager' } = {},
  groupID = 'room',
  server = new FakeServer(),
  { member = false, answers = {} }: { member?: boolean; answers?: FakeAnswers } = {},
) => {
  const world = await chatWorld({ server })
  chats.push(world.chat)
  const shown = await show({
    path: '/live-detail/10',
    member,
    chat: world.chat,
    answers: {
      getCommonConfig: () => config({ switch_userchat: '1', emoji: ['🔥'] }),
      getLiveChat: () => ({
        group_id: groupID,
        slow_mode: 0,
        mute_until: 0,
        mute_all: 0,
        notice: '',
        role: 'viewer',
        ...rules,
      }),
      ...answers,
    },
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
        <Chat groupID={groupID} />
      </div>
    ),
  })
  return { ...world, ...shown }
}

const LONG_AGO = 'long ago'

const Chat = ({ groupID }: { groupID: string }) => {
  const [until, setUntil] = useState<number | null>(null)
  return (
    <>
      <button onClick={() => setUntil((before) => (before === null ? 1 : null))}>{LONG_AGO}</button>
      <RoomChat liveid={10} groupID={groupID} notice="欢迎" until={until} draft={useRoomDraft()} />
    </>
  )
}

const field = () => page.getByRole('textbox', { name: '说点什么' })
const log = () => page.getByRole('log')
const button = () => page.getByRole('button', { name: '发送', exact: true })

describe('the chat of a room', () => {
  it('shows the notice and messages of others, and sends messages', async () => {
    const { server } = await open()
    await expect.element(log().getByText('欢迎')).toBeVisible()
    await expect.element(field()).toBeEnabled()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await expect.element(log().getByText('好球')).toBeVisible()
    await field().fill('加油')
    await button().click()
    await expect.element(log().getByText('加油')).toBeVisible()
    await expect.poll(() => server.world.history('', { groupID: 'room' }).length).toBe(2)
  })

  it('writes emoji of the site into the message', async () => {
    await open()
    await expect.element(field()).toBeEnabled()
    await field().fill('好球')
    await page.getByRole('button', { name: '表情' }).click()
    await page.getByRole('button', { name: '🔥' }).click()
    await expect.element(field()).toHaveValue('好球🔥')
  })

  it('shows what was written until a chosen moment, and all again at the present', async () => {
    const { server } = await open()
    await expect.element(field()).toBeEnabled()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await expect.element(log().getByText('好球')).toBeVisible()
    await page.getByRole('button', { name: LONG_AGO }).click()
    await expect.element(log().getByText('以上是您所选时刻之前的聊天')).toBeVisible()
    expect(log().getByText('好球').elements()).toEqual([])
    await page.getByRole('button', { name: LONG_AGO }).click()
    await expect.element(log().getByText('好球')).toBeVisible()
    expect(log().getByText('以上是您所选时刻之前的聊天').elements()).toEqual([])
  })

  it('does not show a user’s id on a message that was refused, also if the user has no name', async () => {
    const nameless = new FakeServer()
    nameless.people.setProfile('guest1', { nick: '' })
    const { server, chat } = await open({}, 'room', nameless)
    await expect.element(field()).toBeEnabled()
    server.answer('sendGroupMessage', () => Promise.reject(imError('SENSITIVE_TEXT')))
    await field().fill('不行')
    await button().click()
    await expect.element(log().getByText('发送失败，点击重发')).toBeVisible()
    await expect.element(log().getByText(/^我/)).toBeVisible()
    await expect.element(log().getByText(chat.getLoginUser())).not.toBeInTheDocument()
  })

  it('does not re-render existing lines when a new one arrives', async () => {
    const { server } = await open()
    await expect.element(field()).toBeEnabled()
    server.say({ from: 'bob', groupID: 'room', text: '第一句' })
    await expect.element(log().getByText('第一句')).toBeVisible()
    const first = log().getByText('第一句').element()
    server.say({ from: 'bob', groupID: 'room', text: '第二句' })
    await expect.element(log().getByText('第二句')).toBeVisible()
    expect(log().getByText('第一句').element()).toBe(first)
  })

  it('keeps the page from reloading by itself while a line is half written', async () => {
    await open()
    await expect.element(field()).toBeEnabled()
    expect(isPageGuarded()).toBe(false)
    await field().fill('一')
    await expect.poll(isPageGuarded).toBe(true)
    await button().click()
    await expect.poll(isPageGuarded).toBe(false)
  })

  it('allows consecutive messages without slow mode', async () => {
    await open()
    await expect.element(field()).toBeEnabled()
    for (const words of ['一', '二', '三']) {
      await field().fill(words)
      await button().click()
      await expect.element(log().getByText(words, { exact: true })).toBeVisible()
      expect(page.getByRole('timer').elements()).toEqual([])
    }
  })

  it('counts down in slow mode, and allows writing meanwhile', async () => {
    await open({ slow_mode: 5 })
    await expect.element(field()).toBeEnabled()
    await field().fill('一')
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await button().click()
    await expect.element(page.getByRole('timer')).toHaveTextContent(/^[45]$/)
    await expect.element(field()).toBeEnabled()
    vi.setSystemTime(Date.now() + 3_000)
    await expect.element(page.getByRole('timer')).toHaveTextContent(/^[12]$/)
    vi.setSystemTime(Date.now() + 2_000)
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  })

  it('lets a manager write at once in slow mode, as the server does', async () => {
    await open({ slow_mode: 60, role: 'manager' })
    await expect.element(field()).toBeEnabled()
    await field().fill('一')
    await button().click()
    await expect.element(log().getByText('一', { exact: true })).toBeVisible()
    expect(page.getByRole('timer').elements()).toEqual([])
  })

  it('says so to a muted user', async () => {
    await open({ mute_until: Math.floor(Date.now() / 1000) + 600 })
    await expect.element(field()).toBeDisabled()
    await expect
      .element(field())
      .toHaveAttribute('placeholder', expect.stringMatching(/^您已被禁言，9:\d\d 后可以发言$/))
  })

  it('says until which day to a user who is muted for days', async () => {
    await open({ mute_until: Math.floor(Date.now() / 1000) + 259_200 })
    await expect.element(field()).toHaveAttribute('placeholder', expect.stringMatching(/^您已被禁言至 \S+ \d\d:\d\d$/))
  })

  it('says until when to a user who is muted while writing', async () => {
    const rules = { mute_until: 0 }
    const { server } = await open(rules)
    await expect.element(field()).toBeEnabled()
    rules.mute_until = Math.floor(Date.now() / 1000) + 600
    let refuse = () => {}
    server.answer(
      'sendGroupMessage',
      () => new Promise<never>((_, reject) => (refuse = () => reject(imError('GROUP_MUTE_DENY')))),
    )
    await field().fill('加油')
    await button().click()
    await field().fill('进球')
    refuse()
    await expect
      .element(field())
      .toHaveAttribute('placeholder', expect.stringMatching(/^您已被禁言，9:\d\d 后可以发言$/))
    // A description that counted would be announced each second.
    await expect.element(field()).toHaveAccessibleDescription(/^您已被禁言至 (\S+ )?\d\d:\d\d$/)
  })

  it('says that the account is used elsewhere, and does not show a reconnect', async () => {
    const { chat, store } = await open()
    await expect.element(field()).toBeEnabled()
    await chat.logout()
    store.dispatch(chatPhaseChanged('kicked'))
    await expect.element(field()).toHaveAttribute('placeholder', '账号已在其他设备登录')
  })

  it('says that the room cannot be entered', async () => {
    await open({}, 'nowhere')
    await expect.element(field()).toHaveAttribute('placeholder', '聊天室暂时无法进入')
  })

  it('shows the sender of a line, and opens a private chat with them', async () => {
    const { server, place } = await open()
    await expect.element(field()).toBeEnabled()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await log().getByRole('button', { name: 'bob' }).click()
    await expect.element(page.getByRole('dialog', { name: '观众资料' })).toHaveTextContent('bob')
    await page.getByRole('button', { name: '私聊' }).click()
    await expect.poll(place).toBe('/c2c-chatroom/bob')
  })

  it('leads from the sender of a line to their report', async () => {
    const { server, place } = await open()
    await expect.element(field()).toBeEnabled()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await log().getByRole('button', { name: 'bob' }).click()
    await page.getByRole('dialog', { name: '观众资料' }).getByRole('button', { name: '举报' }).click()
    await expect.poll(place).toBe('/c2c-feedback/user/bob')
  })

  it('shows the sender of a line that the user has scrolled to, also when the room has kept it no longer', async () => {
    const { server } = await open()
    await expect.element(field()).toBeEnabled()
    for (let at = 0; at < 40; at += 1) server.say({ from: 'bob', groupID: 'room', text: `第${at}句` })
    await expect.element(log().getByText('第39句')).toBeVisible()
    await userEvent.wheel(log(), { delta: { y: -4000 } })
    await expect.element(log().getByText('第0句')).toBeInViewport()
    for (let at = 0; at < LIVE_ROOM_LIMITS.heldMessages; at += 1)
      server.say({ from: 'ana', groupID: 'room', text: `新${at}` })
    await expect.element(page.getByRole('button', { name: `${LIVE_ROOM_LIMITS.heldMessages}` })).toBeVisible()
    await log().getByRole('button', { name: 'bob:' }).first().click()
    await expect.element(page.getByRole('dialog').getByText('bob')).toBeVisible()
  })

  it('mentions the sender of a line, after what was written', async () => {
    const { server } = await open()
    await field().fill('是啊 ')
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await log().getByRole('button', { name: 'bob' }).click()
    await page.getByRole('button', { name: '@TA' }).click()
    await expect.element(field()).toHaveValue('是啊 @bob ')
    await expect.element(field()).toHaveFocus()
  })
})

describe('what the host tells in the chat of a room', () => {
  const sender = { avatar: '', user_level: 3, is_anchor: false, is_admin: false, is_vip: false }

  it('names who comes until something else is said', async () => {
    const { server } = await open()
    await expect.element(field()).toBeEnabled()
    const enter = (uid: number, nick_name: string) =>
      server.say({
        from: 'broadcast',
        groupID: 'room',
        custom: formatHostMessage({
          type: 'EnterRoomMessage',
          data: { liveid: 10, sender: { ...sender, uid, nick_name } },
        }),
      })
    enter(4, '小王')
    await expect.element(log().getByText('小王 进入直播间')).toBeVisible()
    enter(5, '小李')
    await expect.element(log().getByText('小李 进入直播间')).toBeVisible()
    await expect.element(log().getByText('小王 进入直播间')).not.toBeInTheDocument()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await expect.element(log().getByText('好球')).toBeVisible()
    await expect.element(log().getByText('小李 进入直播间')).not.toBeInTheDocument()
  })

  it('names who comes by the tips of a room that is not on air, until something else is said', async () => {
    const { server, chat } = await open()
    await expect.element(field()).toBeEnabled()
    server.groups.rooms.visited('room', '老张')
    await expect.element(log().getByText('老张 进入直播间')).toBeVisible()
    server.groups.rooms.visited('room', '老刘')
    await expect.element(log().getByText('老刘 进入直播间')).toBeVisible()
    await expect.element(log().getByText('老张 进入直播间')).not.toBeInTheDocument()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await expect.element(log().getByText('好球')).toBeVisible()
    await expect.element(log().getByText('老刘 进入直播间')).not.toBeInTheDocument()
    const data = { liveid: 10, sender: { ...sender, uid: 4, nick_name: '小王' } }
    server.say({ from: 'broadcast', groupID: 'room', custom: formatHostMessage({ type: 'EnterRoomMessage', data }) })
    server.groups.rooms.visited('room', '小王')
    await expect.element(log().getByText('小王 进入直播间')).toBeVisible()
    // The tip comes too, and only then it shows whether it has a line of its own.
    const tips = () =>
      chat
        .liveRoom('room')
        .get()
        .messages.filter(({ type }) => type === TYPES.MSG_GRP_TIP)
    await expect.poll(() => tips().length).toBe(3)
    await new Promise(requestAnimationFrame)
    expect(log().getByText('小王 进入直播间').elements()).toHaveLength(1)
  })

  it('shows private texts to the viewer of this room only, from the host only', async () => {
    const { store } = await open()
    await expect.element(field()).toBeEnabled()
    const told = (liveid: number, text: string, from = 'C2Cbroadcast') => {
      const data = { liveid, sender: { ...sender, uid: 4, nick_name: '小王' }, to_uid: 0, text, time: 5 }
      const payload = { data: formatHostMessage({ type: 'C2CRoomMessage', data }), description: '', extension: '' }
      receiveHostMessages(store, [{ type: 'TIMCustomElem', conversationID: from, payload } as Message])
    }
    told(10, '别人写的', 'C2Cmallory')
    told(11, '别的房间')
    told(10, '你好')
    await expect.element(log().getByText('小王 私聊您：你好')).toBeVisible()
    expect(
      log()
        .getByText(/别人写的|别的房间/)
        .elements(),
    ).toEqual([])
  })
})

it('a member adds the anchor as a friend, who agrees first', async () => {
  const { server, callsOf } = await open({}, 'room', new FakeServer(), {
    member: true,
    answers: {
      getCommonConfig: () => config({ switch_room_operate: '1' }),
      addOperateFriend: () => ({ added: 0 }),
    },
  })
  await expect.element(field()).toBeEnabled()
  const sender = {
    uid: 10,
    nick_name: '主播甲',
    avatar: '',
    user_level: 1,
    is_anchor: true,
    is_admin: false,
    is_vip: false,
  }
  const custom = formatHostMessage({ type: 'RoomMessage', data: { liveid: 10, sender, text: '决赛' } })
  server.say({ from: 'broadcast', groupID: 'room', custom })
  const name = log().getByRole('button', { name: /主播甲/ })
  await expect.element(name).toBeVisible()
  ;(name.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: '加好友' }).click()
  await expect
    .poll(() => callsOf('addOperateFriend').map(({ body }) => body))
    .toMatchObject([{ liveid: 10, operate_uid: '10' }])
})
