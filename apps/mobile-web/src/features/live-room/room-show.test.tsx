import { formatHostMessage } from '@org/domain'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeLang } from '../../i18n/i18n'
import { langChosen } from '../../store/preferences'
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

const senderOf = (uid: number, nick_name: string) => ({
  uid,
  nick_name,
  avatar: '',
  user_level: 12,
  is_anchor: false,
  is_admin: false,
  is_vip: false,
})

const gift = (uid: number, nick_name: string) => {
  const sent = { liveid: 5, gift_id: 4, gift_name: '足球', gift_name_pt: 'Bola de futebol', gift_icon: '' }
  return formatHostMessage({
    type: 'SendPackage',
    data: { ...sent, count: 66, combo: 1, sender: senderOf(uid, nick_name) },
  })
}

const entrance = (uid: number, nick_name: string) =>
  formatHostMessage({ type: 'EnterRoomMessage', data: { liveid: 5, sender: senderOf(uid, nick_name) } })

/** As long as a gift is shown when no other waits, and as an entrance is. */
const SHOWN_MS = [3_000, 2_600]

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Where a part of the page is when it has arrived. */
const placeOf = (element: Element) => {
  for (const animation of element.getAnimations({ subtree: true })) animation.cancel()
  return element.getBoundingClientRect()
}

const phones = [
  { width: 375, lang: 'cn', field: '说点什么', words: '点击打开声音', name: '热爱足球的老球迷小王' },
  { width: 320, lang: 'cn', field: '说点什么', words: '点击打开声音', name: '热爱足球的老球迷小王' },
  { width: 375, lang: 'pt-br', field: 'Sua mensagem', words: 'Toque para ativar o som', name: 'Wanderleya Gonçalves' },
  { width: 320, lang: 'pt-br', field: 'Sua mensagem', words: 'Toque para ativar o som', name: 'Wanderleya Gonçalves' },
] as const

afterEach(async () => {
  await changeLang('cn')
  await page.viewport(375, 812)
})

it.each(phones)(
  'hides nothing of who gives or comes behind the hint about the sound, at $width px in $lang',
  async (phone) => {
    const { lang, name } = phone
    await page.viewport(phone.width, 640)
    await changeLang(lang)
    const { chat, server } = await chatWorld()
    onTestFinished(() => chat.destroy())
    const { store } = await show({
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
    store.dispatch(langChosen(lang))
    await expect.element(page.getByRole('textbox', { name: phone.field })).toBeEnabled()
    document.querySelector('video')?.dispatchEvent(new Event('playing'))
    const hint = page.getByRole('button', { name: phone.words })
    await expect.element(hint).toBeVisible()
    expect(placeOf(hint.element()).width).toBeGreaterThan(100)
    await expect.poll(() => document.querySelector('[data-component=GiftQueue]')).not.toBeNull()
    // What is shown stays until the test ends.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => void vi.restoreAllMocks())
    holdTimers(...SHOWN_MS)
    for (const custom of [gift(1, name), gift(2, name), entrance(3, name)])
      server.say({ from: 'broadcast', groupID: 'room', custom })
    const shown = () => [...document.querySelectorAll('[data-component=GiftBanner], [data-component=EntranceBanner]')]
    await expect.poll(() => shown().length).toBe(3)
    const box = placeOf(hint.element())
    expect(shown().map((banner) => overlap(placeOf(banner), box))).toEqual([false, false, false])
    // The number is whole: what sticks out of the queue is cut off.
    for (const banner of document.querySelectorAll('[data-component=GiftBanner]')) {
      const total = banner.lastElementChild as HTMLElement
      expect(total.textContent).toBe('×66')
      expect(placeOf(total).right).toBeLessThan(box.left)
    }
    // Still a target for a finger, and named.
    expect({ width: box.width, height: box.height }).toEqual({ width: 44, height: 44 })
  },
)
