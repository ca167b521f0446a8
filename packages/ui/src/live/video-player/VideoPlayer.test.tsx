import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { holdTimers, type HeldTimers } from '../../conformance/held-timers'
import { VideoPlayer, type VideoPlayerProps } from '.'

const labels = {
  player: 'Live',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  loading: 'Loading',
  quality: 'Quality',
  line: 'Line',
  fullscreen: 'Full screen',
}
const player = (props: Partial<VideoPlayerProps> = {}) => (
  <VideoPlayer status="playing" muted labels={labels} onPlay={vi.fn()} onPause={vi.fn()} onMute={vi.fn()} {...props}>
    <video muted playsInline />
  </VideoPlayer>
)
const qualities = {
  choices: [
    { id: 'HD', label: 'High' },
    { id: 'SD', label: 'Standard' },
  ],
  selectedId: 'HD',
}

// The controls hide after three seconds, and a hidden button cannot be pressed.
let pass: HeldTimers['pass']
beforeEach(() => {
  pass = holdTimers().pass
})

test('pauses and unmutes', async () => {
  const onPause = vi.fn()
  const onMute = vi.fn()
  await render(player({ onPause, onMute }))
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Unmute' }).click()
  expect(onPause).toHaveBeenCalledOnce()
  expect(onMute).toHaveBeenCalledWith(false)
})

test('shows a large button if the browser refused to start', async () => {
  const onPlay = vi.fn()
  await render(player({ status: 'blocked', onPlay }))
  await page.getByRole('button', { name: 'Play' }).first().click()
  expect(onPlay).toHaveBeenCalledOnce()
})

test('shows six qualities at once, all of them over the picture', async () => {
  const choices = ['Source', 'Full', 'Super', 'High', 'Standard', 'Low'].map((label) => ({ id: label, label }))
  await render(player({ status: 'paused', quality: { choices, selectedId: 'High', onSelect: vi.fn() } }))
  await page.getByRole('button', { name: 'Quality: High' }).click()
  const picture = page.getByRole('region', { name: 'Live' }).element().getBoundingClientRect()
  const menu = page.getByRole('menu').element()
  expect(menu.scrollHeight).toBe(menu.clientHeight)
  for (const { label } of choices) {
    const { top, bottom, left } = page.getByRole('menuitemradio', { name: label }).element().getBoundingClientRect()
    const isOver = top >= picture.top && bottom <= picture.bottom && left >= picture.left
    expect([label, isOver]).toEqual([label, true])
  }
})

test('selects a quality by keyboard and restores the focus', async () => {
  const onSelect = vi.fn()
  await render(player({ status: 'paused', quality: { ...qualities, onSelect } }))
  const button = page.getByRole('button', { name: 'Quality: High' })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitemradio', { checked: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledWith('SD')
  await expect.element(button).toHaveFocus()
  expect(page.getByRole('menu').elements()).toHaveLength(0)
})

test('closes a menu on Escape', async () => {
  await render(player({ status: 'paused', quality: { ...qualities, onSelect: vi.fn() } }))
  await page.getByRole('button', { name: 'Quality' }).click()
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('menu').elements()).toHaveLength(0)
})

test('shows what failed and a retry button, without the playback controls', async () => {
  const onRetry = vi.fn()
  await render(player({ status: 'error', notice: { title: 'Could not load', retryLabel: 'Try again', onRetry } }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Could not load')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(page.getByRole('button', { name: 'Play' }).elements()).toHaveLength(0)
})

test('hides its controls three seconds after the last touch, while it plays', async () => {
  const { container } = await render(player())
  const shell = container.querySelector('section')
  await pass(2_999)
  expect(shell?.hasAttribute('data-controls')).toBe(true)
  await pass(1)
  expect(shell?.hasAttribute('data-controls')).toBe(false)
  container.querySelector('video')?.click()
  await expect.poll(() => shell?.hasAttribute('data-controls')).toBe(true)
})

test('keeps hidden controls in reach of the Tab key and of screen readers, and out of reach of a finger', async () => {
  const { container } = await render(player())
  await pass(3_000)
  expect(container.querySelector('[data-controls]')).toBeNull()
  const pause = page.getByRole('button', { name: 'Pause' })
  const opacity = () => getComputedStyle(pause.element().parentElement ?? document.body).opacity
  await expect.poll(opacity).toBe('0')
  const { left, top } = pause.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 8, top + 8)?.tagName).toBe('VIDEO')
  await userEvent.keyboard('{Tab}')
  await expect.element(pause).toHaveFocus()
  await expect.poll(opacity).toBe('1')
})

test('has no full-screen button if full screen is not allowed', async () => {
  await render(player())
  expect(page.getByRole('button', { name: 'Full screen' }).elements()).toHaveLength(0)
})

test('is 16:9', async () => {
  const { container } = await render(player())
  const { width = 0, height = 1 } = container.querySelector('section')?.getBoundingClientRect() ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 2)
})

test('offers another line when this one has failed', async () => {
  const onSelect = vi.fn()
  await render(player({ status: 'error', notice: { title: 'No picture' }, line: { ...qualities, onSelect } }))
  await page.getByRole('button', { name: 'Line' }).click()
  await page.getByRole('menuitemradio', { name: 'Standard' }).click()
  expect(onSelect).toHaveBeenCalledWith('SD')
  expect(page.getByRole('button', { name: 'Mute' }).query()).toBeNull()
})

test('fills a phone held upright by turning, and leaves full screen', async () => {
  const onFullscreen = vi.fn()
  const { container } = await render(player({ fullscreen: true, onFullscreen }))
  const { left, top, width, height } = container.querySelector('section')?.getBoundingClientRect() ?? new DOMRect()
  expect([left, top, width, height].map(Math.round)).toEqual([0, 0, innerWidth, innerHeight])
  await page.getByRole('button', { name: 'Full screen', pressed: true }).click()
  expect(onFullscreen.mock.calls).toEqual([[false]])
})

test('fills a phone held across without turning, with the chat over the picture', async () => {
  await page.viewport(812, 375)
  try {
    const onToggle = vi.fn()
    const chat = { content: <p>Golaço!</p>, shown: true, label: 'Chat', onToggle }
    const { container } = await render(player({ fullscreen: true, chat }))
    const root = container.querySelector('section')
    expect(root && getComputedStyle(root).transform).toBe('none')
    const { right = 0, width = 0 } = page.getByText('Golaço!').element().parentElement?.getBoundingClientRect() ?? {}
    expect(right).toBe(812)
    expect(width).toBeLessThan(812 * 0.45)
    await page.getByRole('button', { name: 'Chat', pressed: true }).click()
    expect(onToggle.mock.calls).toEqual([[false]])
  } finally {
    await page.viewport(375, 812)
  }
})

test('becomes small and large again with the same video element', async () => {
  const onOpen = vi.fn()
  const onClose = vi.fn()
  const mini = { openLabel: 'Back to the room', onOpen, closeLabel: 'Close', onClose }
  const { container, rerender } = await render(player())
  const video = container.querySelector('video')
  await rerender(player({ mini }))
  expect(container.querySelector('video')).toBe(video)
  expect(page.getByRole('button', { name: 'Mute' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Back to the room' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('says what a tap does if the browser refused autoplay, or sound', async () => {
  const onMute = vi.fn()
  const autoplayHints = { blocked: 'Tap to play', muted: 'Tap for sound' }
  const { rerender } = await render(player({ status: 'blocked', autoplayHints, onMute }))
  await expect.element(page.getByText('Tap to play')).toBeVisible()
  await rerender(player({ autoplayHints, onMute }))
  await page.getByRole('button', { name: 'Tap for sound' }).click()
  expect(onMute.mock.calls).toEqual([[false]])
  await rerender(player({ autoplayHints, onMute, muted: false }))
  expect(page.getByText('Tap for sound').query()).toBeNull()
})

test('switches danmaku and the data saver', async () => {
  const [onDanmaku, onSaver] = [vi.fn(), vi.fn()]
  await render(
    player({
      danmaku: { on: false, label: 'Danmaku', onChange: onDanmaku },
      dataSaver: { on: true, label: 'Data saver', onChange: onSaver },
    }),
  )
  await page.getByRole('button', { name: 'Data saver', pressed: true }).click()
  await page.getByRole('button', { name: 'Danmaku', pressed: false }).click()
  expect([onDanmaku.mock.calls, onSaver.mock.calls]).toEqual([[[true]], [[false]]])
})

conforms(VideoPlayer, {
  props: ({ press }) => ({
    status: 'playing',
    muted: true,
    labels,
    children: <video muted playsInline />,
    onPause: press('onPause'),
    onMute: press('onMute'),
    onFullscreen: press('onFullscreen'),
    onPlay: () => undefined,
    back: { label: 'Back', onPress: press('back') },
    latency: { text: '-8 s', label: 'Jump to live', behind: true, onCatchUp: press('onCatchUp') },
  }),
  states: {
    'data-controls': 'until three seconds after the last touch',
    'data-fullscreen': '`fullscreen`, which turns it on a phone held upright',
    'data-status': { status: 'paused' },
    'data-mini': {
      mini: { openLabel: 'Open', onOpen: () => undefined, closeLabel: 'Close', onClose: () => undefined },
    },
  },
  views: [
    { status: 'paused', title: 'Manchester City v Liverpool' },
    { status: 'loading' },
    { status: 'blocked', autoplayHints: { blocked: 'Tap to play', muted: 'Tap for sound' } },
    {
      autoplayHints: { blocked: 'Tap to play', muted: 'Tap for sound' },
      dataSaver: { on: true, label: 'Data saver', onChange: () => undefined },
    },
    {
      status: 'error',
      notice: {
        title: 'The stream has ended',
        hint: 'Choose another room',
        retryLabel: 'Try again',
        onRetry: () => undefined,
      },
    },
    {
      quality: { choices: [{ id: 'hd', label: 'HD' }], selectedId: 'hd', onSelect: () => undefined },
      line: { choices: [{ id: '1', label: 'Line 1' }], selectedId: '1', onSelect: () => undefined },
    },
  ],
})
