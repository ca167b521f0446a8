import { formatHostMessage } from '@org/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chatWorld } from '../../testing/chat-world'
import { liveRoom, stream } from '../../testing/fixtures'
import { holdTimers } from '../../testing/held-timers'
import { show } from '../../testing/show'
import { Room } from './Room'

/** A stream that never fails; whether its picture moves, the tests say. */
vi.mock(import('./attach-stream'), () => ({
  attachStream: () =>
    Promise.resolve({ latency: () => null, mostBehind: () => null, toLiveEdge: () => {}, detach: () => {} }),
}))

const gift = (uid: number, nick_name: string) => {
  const sender = { uid, nick_name, avatar: '', user_level: 12, is_anchor: false, is_admin: false, is_vip: false }
  const sent = { liveid: 5, gift_id: 4, gift_name: '足球', gift_name_pt: 'Bola', gift_icon: '', count: 1, combo: 1 }
  return formatHostMessage({ type: 'SendPackage', data: { ...sent, sender } })
}

/** As long as a gift is shown when no other waits. */
const BANNER_MS = 3_000

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

it('does not hide who gives behind the hint about the sound', async () => {
  const { chat, server } = await chatWorld()
  onTestFinished(() => chat.destroy())
  await show({
    chat,
    path: '/live-detail/5',
    answers: {
      getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role: 'viewer' }),
    },
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <Room
          page={{ live: liveRoom({ id: 5, group_id: 'room' }), streams: [stream()], match: null, notice: '' }}
          onBack={() => undefined}
        />
      </div>
    ),
  })
  await expect.element(page.getByRole('textbox', { name: '说点什么' })).toBeEnabled()
  document.querySelector('video')?.dispatchEvent(new Event('playing'))
  const hint = page.getByRole('button', { name: '点击打开声音' })
  await expect.element(hint).toBeVisible()
  await expect.poll(() => document.querySelector('[data-component=GiftQueue]')).not.toBeNull()
  // The banners stay until the test ends.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void vi.restoreAllMocks())
  holdTimers(BANNER_MS)
  const names = ['球迷甲', '球迷乙']
  names.forEach((name, at) => server.say({ from: 'broadcast', groupID: 'room', custom: gift(at + 1, name) }))
  const hidden = (): unknown => {
    const box = hint.element().getBoundingClientRect()
    const shown = names.map((name) =>
      [...document.querySelectorAll('[data-component=GiftQueue] *')].find(({ textContent }) => textContent === name),
    )
    return shown.map((element) => element && overlap(element.getBoundingClientRect(), box))
  }
  await expect.poll(hidden).toEqual([false, false])
})
