import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from '../../basics/sheet'
import { ancestorsOf, colourOf, contrastOf, groundsOf } from '../../conformance/colour'
import { holdTimers } from '../../conformance/held-timers'
import { textsOf } from '../../story-kit/texts'
import { VideoPlayer, type VideoPlayerProps } from '.'

const { player: labels } = textsOf({ globals: { lang: 'zh' } })

const player = (props: Partial<VideoPlayerProps>) => (
  <VideoPlayer
    status="playing"
    muted
    labels={labels}
    onPlay={vi.fn()}
    onPause={vi.fn()}
    onMute={vi.fn()}
    onFullscreen={vi.fn()}
    {...props}
  >
    <video muted playsInline />
  </VideoPlayer>
)

const Opener = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        words
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} closeLabel="close" title="Words">
        <input aria-label="word" />
      </Sheet>
    </>
  )
}

const dialog = page.getByRole('dialog')

test('a finger reaches what a sheet of the player offers, also after the controls have gone', async () => {
  const { pass } = holdTimers()
  const { container } = await render(player({ actions: <Opener /> }))
  await page.getByRole('button', { name: 'words' }).click()
  await expect.element(dialog).toBeVisible()
  await pass(3_000)
  expect(container.querySelector('[data-controls]')).toBeNull()
  const word = page.getByRole('textbox', { name: 'word' }).element()
  // It rises first.
  await expect
    .poll(() => {
      const { x, y, width, height } = word.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)
    })
    .toBe(word)
})

test('a sheet of the chat over the picture is as dark as the chat', async () => {
  const chat = { content: <Opener />, shown: true, label: 'chat', onToggle: vi.fn() }
  await render(player({ fullscreen: true, chat }))
  await page.getByRole('button', { name: 'words' }).click()
  await expect.element(dialog).toBeVisible()
  const heading = dialog.getByRole('heading').element()
  // The sheet itself, not what it covers.
  const stack = ancestorsOf(heading).slice(0, ancestorsOf(heading).indexOf(dialog.element()))
  const [ground] = groundsOf(stack)
  expect(ground && contrastOf(colourOf(getComputedStyle(heading).color), ground)).toBeGreaterThan(7)
})

test('the focus in a sheet of the player has the colour that it has in every sheet', async () => {
  await render(player({ actions: <Opener /> }))
  await page.getByRole('button', { name: 'words' }).click()
  await expect.element(dialog).toBeVisible()
  const word = page.getByRole('textbox', { name: 'word' })
  await word.click()
  expect(getComputedStyle(word.element()).outlineColor).not.toBe('rgb(255, 255, 255)')
})
