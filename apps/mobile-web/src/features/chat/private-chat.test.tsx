import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ImError } from '@org/im-sdk'
import { useConversations } from '@org/im-sdk/react'
import { textElement } from '@org/im-sdk/testing'
import type { AppChat } from '../../im/chat'
import { chatPhaseChanged } from '../../im/chat-status'
import { chatStorage } from '../../im/chat-storage'
import { WhenChat } from '../../im/WhenChat'
import { chatWorld, chatWorldWithoutLogin } from '../../testing/chat-world'
import { guestArrived, loggedIn, loggedOut } from '../../store/session'
import { config, guest, now } from '../../testing/fixtures'
import { replied } from '../../testing/replied'
import { show } from '../../testing/show'
import ChatRoomScreen from './ChatRoomScreen'
import ChatsScreen from './ChatsScreen'

const chats: AppChat[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const chat of chats.splice(0)) await chat.destroy()
})

const bob = {
  id: 7,
  uid: 7,
  nick_name: '鲍勃',
  avatar: '',
  user_level: 1,
  vip_level: 0,
  is_anchor: 0,
  signature: '',
  fans_count: 0,
  attent_count: 0,
  tag: 0,
} as const

const open = async (path = '/c2c-chatroom/bob', lastOnline = () => 0) => {
  const world = await chatWorld()
  chats.push(world.chat)
  const shown = await show({
    path,
    chat: world.chat,
    answers: {
      getUserBasicInfo: () => bob,
      getUserLastOnline: () => ({ last_online: lastOnline() }),
      getCommonConfig: () => config({ emoji: ['⚽', '👍'] }),
    },
    children: (
      <Routes>
        <Route path="/c2c" element={<ChatsScreen />} />
        <Route path="/c2c-chatroom/:id" element={<ChatRoomScreen />} />
      </Routes>
    ),
  })
  return { ...world, ...shown }
}

/** What a component sees that does not keep the previous conversations. */
const CountOfConversations = () => <p data-testid="conversations of the chat">{useConversations().length}</p>

const field = () => page.getByRole('textbox', { name: '消息' })
const send = async (text: string) => {
  await field().fill(text)
  await page.getByRole('button', { name: '发送', exact: true }).click()
}
const log = () => page.getByRole('log')
const timesOf = (text: string) => log().getByText(text, { exact: true }).elements().length

describe('a private chat', () => {
  it('shows earlier messages under the name of the other user', async () => {
    const { server } = await open()
    await expect.element(page.getByRole('heading', { name: '鲍勃' })).toBeVisible()
    server.say({ from: 'bob', to: 'guest1', text: '你好' })
    await expect.element(log().getByText('你好')).toBeVisible()
  })

  it.each([
    ['that the other user is online', 60, '鲍勃在线举报'],
    ['how long ago the other user was online', 2 * 86_400 + 60, '鲍勃最近在线：2天前举报'],
    ['nothing of a user who hides it', null, '鲍勃举报'],
  ])('says under the name %s', async (_what, ago, text) => {
    const { store } = await open('/c2c-chatroom/bob', () => (ago === null ? 0 : now() - ago))
    await replied(store, 'getUserLastOnline')
    await expect.element(page.getByRole('banner')).toHaveTextContent(text)
  })

  it('writes emoji of the site where the cursor is, as many as are pressed, and sends them', async () => {
    await open()
    await field().fill('进球')
    await expect.element(field()).toHaveValue('进球')
    ;(field().element() as HTMLTextAreaElement).setSelectionRange(1, 1)
    await page.getByRole('button', { name: '表情' }).click()
    await page.getByRole('button', { name: '⚽' }).click()
    await page.getByRole('button', { name: '👍' }).click()
    await expect.element(field()).toHaveValue('进⚽👍球')
    await field().click()
    await userEvent.keyboard('{End}')
    await page.getByRole('button', { name: '⚽' }).click()
    await page.getByRole('button', { name: '👍' }).click()
    await expect.element(field()).toHaveValue('进⚽👍球⚽👍')
    await page.getByRole('button', { name: '发送', exact: true }).click()
    await expect.element(log().getByText('进⚽👍球⚽👍')).toBeVisible()
    await page.getByRole('button', { name: '表情' }).click()
    await expect.element(page.getByRole('group', { name: '表情' })).not.toBeInTheDocument()
  })

  it('shows images, sounds, videos and files, and says of other elements that it does not know them', async () => {
    const { server } = await open()
    const elements = [
      ['TIMImageElem', {}],
      ['TIMSoundElem', { url: 'https://a.example/s.mp3', second: 12 }],
      ['TIMVideoFileElem', {}],
      ['TIMFileElem', { fileName: '名单.pdf', fileSize: 1_200_000, fileUrl: 'https://a.example/f.pdf' }],
      ['TIMNewElem', {}],
    ] as const
    for (const [msgType, msgContent] of elements) {
      const message = { fromAccount: 'bob', toAccount: 'guest1', msgBody: [{ msgType, msgContent }] }
      const messageList = [server.world.append(message)]
      server.push('guest1', 'pushMessages', { messageList, sessionData: '' })
    }
    await expect.element(log().getByRole('img', { name: '[图片]' })).toBeInTheDocument()
    await expect.element(log().getByText('0:12')).toBeInTheDocument()
    await expect.element(log().getByRole('img', { name: '[视频]' })).toBeInTheDocument()
    await expect.element(log().getByText('名单.pdf')).toBeInTheDocument()
    await expect.element(log().getByText('1.2 MB')).toBeInTheDocument()
    await expect.element(log().getByText('[暂不支持的消息]')).toBeVisible()
  })

  it('downloads a file that is chosen while the address of another one is awaited', async () => {
    const { server, chat } = await open()
    const downloaded: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloaded.push(this.href)
    })
    vi.spyOn(chat, 'getMessageFileURL').mockReturnValueOnce(new Promise(() => undefined))
    for (const name of ['a.pdf', 'b.pdf']) {
      const content = { fileName: name, fileSize: 1_200, fileUrl: `https://a.example/${name}` }
      const msgBody = [{ msgType: 'TIMFileElem', msgContent: content }]
      const messageList = [server.world.append({ fromAccount: 'bob', toAccount: 'guest1', msgBody })]
      server.push('guest1', 'pushMessages', { messageList, sessionData: '' })
    }
    await log()
      .getByRole('button', { name: /a\.pdf/ })
      .click()
    await log()
      .getByRole('button', { name: /b\.pdf/ })
      .click()
    await expect.poll(() => downloaded).toEqual(['https://a.example/b.pdf'])
  })

  it('opens at the messages that are new', async () => {
    const { server, chat } = await open('/c2c')
    for (let line = 1; line <= 3; line++) server.say({ from: 'bob', to: 'guest1', text: `旧${line}` })
    await expect.poll(() => chat.getTotalUnreadMessageCount()).toBe(3)
    await chat.setMessageRead({ conversationID: 'C2Cbob' })
    server.say({ from: 'bob', to: 'guest1', text: '新的' })
    await page.getByRole('link', { name: /bob/ }).click()
    await expect.element(log().getByText('以下为新消息')).toBeInViewport()
    const lines = (log().element() as HTMLElement).innerText
    expect(lines.indexOf('旧3')).toBeLessThan(lines.indexOf('以下为新消息'))
    expect(lines.indexOf('以下为新消息')).toBeLessThan(lines.indexOf('新的'))
  })

  it('keeps what the user has written and not sent when they leave the page', async () => {
    const { server, store } = await open('/c2c')
    server.say({ from: 'bob', to: 'guest1', text: '在吗' })
    await page.getByRole('link', { name: /bob/ }).click()
    await field().fill('我马上')
    await page.getByRole('button', { name: '返回' }).click()
    await page.getByRole('link', { name: /bob/ }).click()
    await expect.element(field()).toHaveValue('我马上')
    store.dispatch(loggedIn({ uid: 5, token: 'token' }))
    await expect.element(field()).toHaveValue('')
    store.dispatch(loggedOut())
    store.dispatch(guestArrived(guest()))
    await expect.element(field()).toHaveValue('我马上')
  })

  it('sends a message once, shows it at once and empties the field', async () => {
    const { server } = await open()
    await send('看球吗')
    await expect.element(log().getByText('看球吗')).toBeVisible()
    await expect.element(field()).toHaveValue('')
    await expect.poll(() => server.world.history('guest1', { peer: 'bob' }).length).toBe(1)
    expect(timesOf('看球吗')).toBe(1)
  })

  it('keeps a failed message, says why it failed, and resends the same message', async () => {
    const { server } = await open()
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
    await send('再来一次')
    const again = page.getByRole('button', { name: /重发|重新发送/ })
    await expect.element(again).toBeVisible()
    await expect.element(page.getByText('再来一次')).toBeVisible()
    server.answer('sendC2CMessage', answer)
    await again.click()
    await expect.element(again).not.toBeInTheDocument()
    expect(timesOf('再来一次')).toBe(1)
    await expect.poll(() => server.world.history('guest1', { peer: 'bob' })).toHaveLength(1)
    expect(timesOf('再来一次')).toBe(1)
  })

  it('has a menu for a failed message, which sends it again or deletes it, and none for others', async () => {
    const { server } = await open()
    await send('发出去了')
    await expect.poll(() => server.world.history('guest1', { peer: 'bob' })).toHaveLength(1)
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
    await send('不要了')
    await expect.element(page.getByRole('button', { name: '发送失败，点击重发' })).toBeVisible()
    await userEvent.click(log().getByText('发出去了'), { button: 'right' })
    await userEvent.click(log().getByText('不要了'), { button: 'right' })
    const menu = page.getByRole('dialog', { name: '未发送的消息' })
    await menu.getByRole('button', { name: '重新发送' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(() => server.count('sendC2CMessage')).toBe(3)
    await expect.element(page.getByRole('button', { name: '发送失败，点击重发' })).toBeVisible()
    server.answer('sendC2CMessage', answer)
    await userEvent.click(log().getByText('不要了'), { button: 'right' })
    await menu.getByRole('button', { name: '删除' }).click()
    await expect.element(log().getByText('不要了')).not.toBeInTheDocument()
    expect(timesOf('发出去了')).toBe(1)
    expect(server.count('deleteC2CMessages')).toBe(0)
    expect(server.world.history('guest1', { peer: 'bob' })).toHaveLength(1)
  })

  it('is reported read while visible, and not while the page is hidden', async () => {
    const { server } = await open()
    const reads = () => server.count('setC2CRead')
    await expect.element(field()).toBeEnabled()
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    server.say({ from: 'bob', to: 'guest1', text: '在吗' })
    await expect.element(log().getByText('在吗')).toBeInTheDocument()
    expect(reads()).toBe(0)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(reads).toBeGreaterThan(0)
  })

  it('shows that messages were lost if too many were missed, and restarts from the newest page', async () => {
    const { server } = await open()
    // Messages missed within ten minutes are all recovered.
    const stored = server.world.append({
      fromAccount: 'bob',
      toAccount: 'guest1',
      msgBody: [textElement('断线之前')],
      time: now() - 700,
    })
    server.push('guest1', 'pushMessages', { messageList: [stored], sessionData: '' })
    await expect.element(log().getByText('断线之前')).toBeVisible()
    server.network.isUp = false
    server.network.cut()
    for (let line = 1; line <= 300; line++) server.say({ from: 'bob', to: 'guest1', text: `第${line}句` })
    server.network.isUp = true
    await expect.element(log().getByText('第300句', { exact: true })).toBeVisible()
    await expect.element(log().getByText('错过的消息太多，已从最新的开始，上滑可看更早的')).toBeInTheDocument()
    expect(timesOf('断线之前')).toBe(0)
  })

  it('says that the account is used elsewhere, and shows no loading state', async () => {
    const { chat, store } = await open()
    await expect.element(field()).toBeEnabled()
    await chat.logout()
    store.dispatch(chatPhaseChanged('kicked'))
    await expect.element(field()).toHaveAttribute('placeholder', '账号已在其他设备登录')
    await expect.element(page.getByRole('main').getByText('账号已在其他设备登录')).toBeVisible()
  })

  it('says that the user does not exist', async () => {
    const { chat } = await chatWorld()
    chats.push(chat)
    await show({
      path: '/c2c-chatroom/nobody',
      chat,
      answers: { getUserBasicInfo: () => ({ status: 7, msg: '用户不存在', data: null }) },
      children: (
        <Routes>
          <Route path="/c2c-chatroom/:id" element={<ChatRoomScreen />} />
        </Routes>
      ),
    })
    await expect.element(page.getByRole('main').getByText('用户不存在')).toBeVisible()
    expect(field().elements()).toEqual([])
  })
})

describe('the list of chats', () => {
  it('shows the stored conversations at the next start, and keeps them while the login fails', async () => {
    const kept = chatStorage('kqb', () => 'guest1')
    const first = await chatWorld({ kept })
    first.server.say({ from: 'bob', to: 'guest1', text: '上次说的' })
    await expect.poll(() => first.chat.getTotalUnreadMessageCount()).toBe(1)
    await first.chat.logout()

    const { chat, server } = chatWorldWithoutLogin({ kept })
    chats.push(chat)
    server.network.isUp = false
    server.network.isProbeFine = false
    await show({
      path: '/c2c',
      chat,
      children: (
        <>
          <ChatsScreen />
          <WhenChat fallback={null}>
            <CountOfConversations />
          </WhenChat>
        </>
      ),
    })
    const rejected = chat.login({ userID: 'guest1', userSig: 'sig' }).catch((error: ImError) => error.errorName)
    await expect.element(page.getByText('上次说的')).toBeVisible()
    expect(await rejected).toBe('NETWORK_ERROR')
    expect(chat.views.conversations.get()).toEqual([])
    await expect.element(page.getByTestId('conversations of the chat')).toHaveTextContent(/^0$/)
    await expect.element(page.getByText('上次说的')).toBeVisible()
  })

  it('shows the last message and the unread count, and opens the conversation', async () => {
    const { server, place } = await open('/c2c')
    await expect.element(page.getByText('还没有聊天')).toBeVisible()
    server.say({ from: 'bob', to: 'guest1', text: '你好' })
    const row = page.getByRole('link', { name: /bob/ })
    await expect.element(row).toBeVisible()
    await expect.element(page.getByRole('main').getByText('你好')).toBeVisible()
    await row.click()
    await expect.poll(place).toBe('/c2c-chatroom/bob')
  })

  it('shows the new name of a user who writes nothing', async () => {
    const { server } = await open('/c2c')
    server.say({ from: 'bob', to: 'guest1', text: '你好' })
    await expect.element(page.getByRole('link', { name: /bob/ })).toBeVisible()
    server.people.setProfile('bob', { nick: '罗伯特' })
    await expect.element(page.getByRole('link', { name: /罗伯特/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /bob/ })).not.toBeInTheDocument()
  })
})
