import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { inBrowser } from '../../testing/browsers'
import { chatWorld } from '../../testing/chat-world'
import { liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { Room } from './Room'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
  await page.viewport(375, 812)
})

const open = async ({
  site = 'kqb',
  member = false,
  streams = [stream(), stream({ url: '/sd.m3u8', quality: 'SD' })],
  stored = {},
} = {}) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  const onBack = vi.fn()
  const live = liveRoom({ id: 5, title: '今晚的比赛', group_id: 'room' })
  await show({
    site,
    chat,
    member,
    stored,
    path: '/live-detail/5',
    answers: {
      getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role: 'viewer' }),
    },
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <Room page={{ live, streams, match: null, notice: '' }} onBack={onBack} />
      </div>
    ),
  })
  await expect.element(field()).toBeEnabled()
  return { server, onBack }
}

const field = () => page.getByRole('textbox', { name: '说点什么' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const player = () => page.getByRole('region', { name: '直播画面' }).element()
/** What crosses the picture, and is held there: a slow machine may see it only when it has crossed. */
const crossing = () => {
  const danmaku = document.querySelector('[data-component="Danmaku"]')
  for (const animation of danmaku?.getAnimations({ subtree: true }) ?? []) animation.pause()
  return danmaku?.textContent
}

describe('a live room', () => {
  it('hides what others write with a word that the viewer has blocked, in the chat and across the picture, until it is unblocked', async () => {
    const { server } = await open()
    const log = page.getByRole('log')
    server.say({ from: 'bob', groupID: 'room', text: '加微信 VX123' })
    await expect.element(log.getByText('加微信 VX123')).toBeVisible()
    await button('弹幕设置').click()
    await page.getByRole('textbox', { name: '屏蔽词' }).fill(' vx ')
    await page.getByRole('button', { name: '屏蔽', exact: true }).click()
    await expect.poll(() => log.getByText('加微信 VX123').elements()).toEqual([])
    server.say({ from: 'bob', groupID: 'room', text: '再加 vX9' })
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await expect.poll(() => log.element().textContent).toContain('好球')
    expect(log.element().textContent).not.toContain('vX9')
    await expect.poll(crossing).toContain('好球')
    expect(crossing()).not.toContain('vX9')
    await button('取消屏蔽 vx').click()
    await expect.element(page.getByRole('heading', { name: '弹幕设置' })).toHaveFocus()
    await expect.poll(() => log.element().textContent).toContain('加微信 VX123')
    server.say({ from: 'bob', groupID: 'room', text: '角球' })
    await expect.poll(crossing).toContain('角球')
    expect(crossing()).not.toContain('vX9')
  })

  it('hides them on the next visit too', async () => {
    const { server } = await open({ stored: { blockedWords: { words: ['vx', 7, ''] } } })
    server.say({ from: 'bob', groupID: 'room', text: '加微信 VX123' })
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    const log = page.getByRole('log')
    await expect.poll(() => log.element().textContent).toContain('好球')
    expect(log.element().textContent).not.toContain('VX123')
  })

  it('stores how much of the picture messages may cross', async () => {
    await open()
    await button('弹幕设置').click()
    const full = page.getByRole('radio', { name: '满屏' })
    await full.click()
    await expect.element(full).toBeChecked()
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('kqb_store')).toContain('"density":"full"')
  })

  it('offers on the next visit what the viewer has chosen before', async () => {
    await open({ stored: { playerPreferences: { density: 'full' } } })
    await button('弹幕设置').click()
    await expect.element(page.getByRole('radio', { name: '满屏' })).toBeChecked()
  })

  it('lets new messages cross the picture, unless the viewer has switched that off', async () => {
    const { server } = await open()
    server.say({ from: 'bob', groupID: 'room', text: '好球' })
    await expect.poll(crossing).toBe('好球')
    await page.getByRole('button', { name: '弹幕', exact: true }).click()
    await expect.poll(crossing).toBeUndefined()
  })

  it('plays the smallest quality for the data saver, until the viewer chooses another', async () => {
    await open()
    await expect.element(button(/清晰度/)).toHaveTextContent('高清')
    await button('省流模式').click()
    await expect.element(button(/清晰度/)).toHaveTextContent('标清')
    await button(/清晰度/).click()
    await page.getByRole('menuitemradio', { name: '高清' }).click()
    await expect.element(button(/清晰度/)).toHaveTextContent('高清')
    await expect.element(button('省流模式')).toHaveAttribute('aria-pressed', 'false')
  })

  it('covers the picture for a viewer who only listens, until a quality is chosen', async () => {
    // A browser that cannot play the sound alone plays it with the picture.
    const { MediaSource } = globalThis
    Reflect.deleteProperty(globalThis, 'MediaSource')
    onTestFinished(() => void Object.assign(globalThis, { MediaSource }))
    await open({ streams: [stream({ audio: '/hd.flv?only=audio' })] })
    await button(/清晰度/).click()
    await page.getByRole('menuitemradio', { name: '仅声音' }).click()
    await expect.element(page.getByText(/正在只听声音/)).toBeVisible()
    await expect.element(button(/清晰度/)).toHaveTextContent('仅声音')
    await button(/清晰度/).click()
    await page.getByRole('menuitemradio', { name: '高清' }).click()
    await expect.poll(() => page.getByText(/正在只听声音/).elements()).toEqual([])
  })

  it('says of a room without a line that its picture does not arrive, and advises no other line, but not without a network', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => isOnline.mockRestore())
    await open({ streams: [] })
    await expect.element(page.getByText('网络已断开，联网后会自动继续')).toBeVisible()
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('主播的画面暂时没有传来，请稍后重试')).toBeVisible()
  })

  it('counts private messages that arrive meanwhile, and leads to them', async () => {
    const { server } = await open()
    server.say({ from: 'bob', to: 'guest1', text: '在吗' })
    await expect.element(page.getByRole('link', { name: '1 条未读' })).toHaveAttribute('href', '/c2c')
  })

  it('has a private chat with its anchor', async () => {
    const { server } = await open()
    await page.getByRole('tab', { name: '私聊' }).click()
    server.say({ from: '5', to: 'guest1', text: '想问什么？' })
    const lines = page.getByRole('log', { name: '消息' })
    await expect.element(lines.getByText('想问什么？')).toBeVisible()
    await page.getByRole('textbox', { name: '消息' }).fill('下一场几点？')
    await page.getByRole('button', { name: '发送', exact: true }).click()
    await expect.element(lines.getByText('下一场几点？')).toBeVisible()
  })

  it('has no private chat of the anchor with themselves', async () => {
    await open({ member: true })
    await expect.element(page.getByRole('tab', { name: '主播' })).toBeVisible()
    expect(page.getByRole('tab', { name: '私聊' }).elements()).toEqual([])
  })

  it('is shared by its address below /share, and by a picture with its title', async () => {
    const copied: string[] = []
    await open()
    inBrowser('wechat', { writeText: async (text) => void copied.push(text) })
    await button('分享').click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByRole('img', { name: '分享图：今晚的比赛，扫码打开' })).toBeVisible()
    await sheet.getByRole('button', { name: '复制链接' }).click()
    await expect.poll(() => copied).toEqual([`${location.origin}/m/share/live/5?lang=cn`])
  })

  it('keeps what was written while another tab is shown', async () => {
    await open()
    await field().fill('还没写完')
    await page.getByRole('tab', { name: '主播' }).click()
    await page.getByRole('tab', { name: '聊天' }).click()
    await expect.element(field()).toHaveValue('还没写完')
  })

  it('fills the screen of a phone on its side, with the chat over the picture, and has no button for it', async () => {
    await open()
    await field().fill('还没写完')
    expect(button('全屏').elements()).toEqual([])
    await page.viewport(812, 375)
    await expect.poll(() => player().getBoundingClientRect().toJSON()).toMatchObject({ width: 812, height: 375 })
    await expect.element(page.getByRole('heading', { level: 1, name: '今晚的比赛' })).toBeVisible()
    await expect.element(field()).toHaveValue('还没写完')
    expect(player().contains(field().element())).toBe(true)
    expect(page.getByRole('tab').elements()).toEqual([])
  })

  it('fills the screen by a button on the iOS site, and back leaves only that', async () => {
    const { onBack } = await open({ site: 'kqb_ios' })
    await button('全屏').click()
    await expect.poll(() => page.getByRole('tab').elements()).toEqual([])
    await button('返回').click()
    await expect.element(page.getByRole('tab', { name: '主播' })).toBeVisible()
    expect(onBack).not.toHaveBeenCalled()
    await button('返回').click()
    expect(onBack).toHaveBeenCalledOnce()
  })
})
