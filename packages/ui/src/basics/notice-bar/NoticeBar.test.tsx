import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { NoticeBar } from '.'

const LONG = 'Servers are maintained tonight from 02:00 to 04:00; chats and live rooms are closed meanwhile'
const running = () =>
  document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('div'))
const root = () => document.querySelector('[data-component="NoticeBar"]')

test('stands still when its text has room', async () => {
  await render(<NoticeBar text="Welcome" />)
  await expect.element(page.getByText('Welcome')).toBeVisible()
  expect(running()).toHaveLength(0)
})

test('runs a long text to its end, three times', async () => {
  await render(<NoticeBar text={LONG} />)
  await expect.poll(() => running().length).toBe(1)
  const [run] = running()
  expect(run?.effect?.getComputedTiming().iterations).toBe(3)
  const { right = 0 } = page.getByText(LONG).element().parentElement?.getBoundingClientRect() ?? {}
  const end = () => page.getByText(LONG).element().getBoundingClientRect().right
  expect(end()).toBeGreaterThan(right)
  // Near the end of a run the text rests at its end.
  run?.pause()
  if (run) run.currentTime = 0.9 * Number(run.effect?.getComputedTiming().duration)
  expect(end()).toBeLessThanOrEqual(right + 1)
})

test('starts again with a new text', async () => {
  const { rerender } = await render(<NoticeBar text={LONG} />)
  await expect.poll(() => running().length).toBe(1)
  const [first] = running()
  await rerender(<NoticeBar text={`${LONG}!`} />)
  await expect.poll(() => running()[0]).not.toBe(first)
  await rerender(<NoticeBar text="Welcome" />)
  await expect.poll(() => running().length).toBe(0)
})

test('opens by a press anywhere but on its close button', async () => {
  const onOpen = vi.fn()
  const onPress = vi.fn()
  await render(<NoticeBar text="New season" href="#season" onOpen={onOpen} close={{ label: 'Close', onPress }} />)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
  const { left, top, height } = root()?.getBoundingClientRect() ?? new DOMRect()
  document
    .elementFromPoint(left + 4, top + height / 2)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onOpen).toHaveBeenCalledOnce()
})

conforms(NoticeBar, {
  props: ({ press }) => ({
    text: 'New season',
    onOpen: press('onOpen'),
    close: { label: 'Close', onPress: press('close') },
  }),
  states: { 'data-tone': { tone: 'warn' }, 'data-long': 'the text is longer than its place' },
  views: [{ tone: 'live' }, { close: undefined }],
})
