import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
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
  expect(shell?.hasAttribute('data-controls')).toBe(true)
  await expect.poll(() => shell?.hasAttribute('data-controls')).toBe(false)
  container.querySelector('video')?.click()
  await expect.poll(() => shell?.hasAttribute('data-controls')).toBe(true)
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
  states: { 'data-controls': 'until three seconds after the last touch' },
  views: [
    { status: 'paused', title: 'Manchester City v Liverpool' },
    { status: 'loading' },
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
