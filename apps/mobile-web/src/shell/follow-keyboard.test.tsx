import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../im/chat'
import { chatWorld } from '../testing/chat-world'
import { liveRoom, stream } from '../testing/fixtures'
import { show } from '../testing/show'
import { followKeyboard } from './follow-keyboard'

let chat: AppChat | null = null
afterEach(async () => {
  await chat?.destroy()
  chat = null
  vi.restoreAllMocks()
  await page.viewport(375, 812)
})

const answers = {
  getLivePageData: () => ({
    live: liveRoom({ title: '今晚的比赛', group_id: 'room' }),
    streams: [stream()],
    match: null,
    notice: '',
  }),
  getLiveChat: () => ({
    group_id: 'room',
    slow_mode: 0,
    mute_until: 0,
    mute_all: 0 as const,
    notice: '',
    role: 'viewer' as const,
  }),
}
const FOUR_LINES = '一\n二\n三\n四'
const boxOf = (element: Element) => element.getBoundingClientRect()
const isMarked = () => document.documentElement.hasAttribute('data-keyboard')

describe('the keyboard of a phone', () => {
  it('leaves room for four lines, the send button and the chat in a live room', async () => {
    const world = await chatWorld()
    chat = world.chat
    const [{ default: Screen }, { AppChatContext }] = await Promise.all([
      import('../features/live-room/LiveRoomScreen'),
      import('../im/app-chat-context'),
    ])
    const stop = followKeyboard()
    await show({
      path: '/live-detail/5',
      chat,
      answers,
      children: (
        <AppChatContext value={chat}>
          <Screen />
        </AppChatContext>
      ),
    })
    const field = page.getByRole('textbox', { name: '说点什么' })
    await expect.element(field).toBeEnabled()
    await field.fill(FOUR_LINES)
    await page.viewport(375, 400)
    const send = page.getByRole('button', { name: '发送' })
    await expect.poll(() => boxOf(send.element()).bottom).toBeLessThanOrEqual(400)
    expect(boxOf(page.getByRole('log').element()).height).toBeGreaterThan(60)
    await page.viewport(375, 812)
    await expect.poll(isMarked).toBe(false)
    await expect.element(page.getByRole('heading', { name: '今晚的比赛' })).toBeVisible()
    stop()
  })

  it('makes the page as high as what is left to see, where it lies over the page', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const viewport = window.visualViewport as VisualViewport
    const height = vi.spyOn(viewport, 'height', 'get').mockReturnValue(innerHeight - 336)
    const stop = followKeyboard()
    expect([isMarked(), document.body.style.getPropertyValue('--screen')]).toEqual([true, `${innerHeight - 336}px`])
    height.mockReturnValue(innerHeight)
    viewport.dispatchEvent(new Event('resize'))
    expect([isMarked(), document.body.style.getPropertyValue('--screen')]).toEqual([false, ''])
    stop()
    field.remove()
  })

  it('is not open while nothing is written, as on a small screen', async () => {
    await page.viewport(375, 480)
    const stop = followKeyboard()
    expect(isMarked()).toBe(false)
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    expect(isMarked()).toBe(true)
    field.remove()
    dispatchEvent(new Event('resize'))
    expect(isMarked()).toBe(false)
    stop()
  })
})
