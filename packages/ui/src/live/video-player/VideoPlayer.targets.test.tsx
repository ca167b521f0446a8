import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from '../../basics/icon-button'
import { holdTimers } from '../../conformance/held-timers'
import { smallTargets } from '../../conformance/targets'
import { textsOf } from '../../story-kit/texts'
import { VideoPlayer, type VideoPlayerProps } from '.'

const phones = [375, 320].flatMap((width) =>
  (['zh', 'pt'] as const).map((language) => ({ width, language, t: textsOf({ globals: { lang: language } }) })),
)
type Phone = (typeof phones)[number]

/** As full as in a room. */
const player = ({ t }: Phone, props: Partial<VideoPlayerProps>) => {
  const { player: labels } = t
  const toggle = (label: string) => ({ on: true, label, onChange: vi.fn() })
  const menu = (choices: readonly string[]) => ({
    choices: choices.map((label) => ({ id: label, label })),
    selectedId: choices[0] ?? '',
    onSelect: vi.fn(),
  })
  return (
    <VideoPlayer
      status="playing"
      muted
      labels={labels}
      onPlay={vi.fn()}
      onPause={vi.fn()}
      onMute={vi.fn()}
      onFullscreen={vi.fn()}
      back={{ label: t.back, onPress: vi.fn() }}
      danmaku={toggle(t.room.danmaku)}
      dataSaver={toggle(labels.dataSaver)}
      actions={['Settings', t.share].map((label) => (
        <IconButton key={label} tone="onScrim" label={label} icon="+" onPress={vi.fn()} />
      ))}
      latency={{ text: labels.latency, label: labels.catchUp, behind: true, onCatchUp: vi.fn() }}
      quality={menu(Object.values(labels.qualities))}
      line={menu(labels.lines)}
      {...props}
    >
      <video muted playsInline />
    </VideoPlayer>
  )
}

afterEach(() => page.viewport(375, 812))

test.each(phones)('a finger reaches the sound and all around it, at $width px in $language', async (phone) => {
  // The controls would hide.
  holdTimers()
  await page.viewport(phone.width, 640)
  const { container } = await render(player(phone, { autoplayHints: phone.t.player.autoplay }))
  await expect.element(page.getByRole('button', { name: phone.t.player.autoplay.muted })).toBeVisible()
  expect(smallTargets(container)).toEqual([])
})

test.each(phones.flatMap((phone) => (['error', 'ended'] as const).map((status) => ({ ...phone, status }))))(
  'a finger reaches the button of the notice, and the menus below it where it has any, at $width px in $language: $status',
  async ({ status, ...phone }) => {
    await page.viewport(phone.width, 640)
    // Of two lines in Portuguese.
    const hint = phone.language === 'pt' ? 'Volte depois da meia-noite. Membros VIP assistem sem limite' : '请稍后重试'
    const notice = { title: phone.t.player.failed, hint, retryLabel: phone.t.retry, onRetry: vi.fn() }
    const { container } = await render(player(phone, { status, notice }))
    await expect.element(page.getByRole('button', { name: phone.t.retry })).toBeVisible()
    const { quality, line } = phone.t.player
    for (const name of status === 'error' ? [quality, line] : [])
      await expect.element(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    expect(smallTargets(container)).toEqual([])
  },
)

test('a stream that has ended offers no quality and no line, and leaves full screen', async () => {
  const [phone] = phones as [Phone]
  const { rerender } = await render(player(phone, { status: 'ended' }))
  const { quality, line, fullscreen } = phone.t.player
  const shown = () =>
    [quality, line, fullscreen].filter((name) => page.getByRole('button', { name: new RegExp(name) }).query())
  expect(shown()).toEqual([])
  const onFullscreen = vi.fn()
  await rerender(player(phone, { status: 'ended', fullscreen: true, onFullscreen }))
  expect(shown()).toEqual([fullscreen])
  await page.getByRole('button', { name: fullscreen }).click()
  expect(onFullscreen.mock.calls).toEqual([[false]])
})
