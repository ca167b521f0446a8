import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { withMedia } from '../../conformance/page'
import { LiveClock } from '.'

const pulsing = (container: Element) => container.getAnimations({ subtree: true }).length

// Rule: UI-5.
test('is red only while the match is in play', async () => {
  const colour = () => getComputedStyle(page.getByText("67'").element()).color
  const { rerender } = await render(<LiveClock text="67'" />)
  const ink = colour()
  await rerender(<LiveClock text="67'" running />)
  expect(colour()).not.toBe(ink)
})

// Rule: UI-4.
test('lets the mark of minutes pulse only while the match is in play and motion is allowed', async () => {
  const { container, rerender } = await render(<LiveClock text="67'" running ticks />)
  expect(pulsing(container)).toBe(1)
  await rerender(<LiveClock text="67'" ticks />)
  expect(pulsing(container)).toBe(0)
  await rerender(<LiveClock text="Q4 03:21" running ticks />)
  expect(pulsing(container)).toBe(0)
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await rerender(<LiveClock text="68'" running ticks />)
    expect(pulsing(container)).toBe(0)
  })
})

test('is one element without a pulse, as in the row of a list', async () => {
  const { container } = await render(<LiveClock text="67'" running />)
  expect(container.querySelectorAll('*')).toHaveLength(1)
})

test('reads as its name', async () => {
  await render(<LiveClock text="67'" running ticks label="Minute 67" />)
  await expect.element(page.getByRole('timer', { name: 'Minute 67' })).toHaveTextContent("67'")
})

conforms(LiveClock, {
  props: () => ({ text: "67'" }),
  states: { 'data-running': { running: true } },
  views: [
    { running: true, ticks: true, text: "45+2'" },
    { text: 'Q4 03:21', label: 'Fourth quarter' },
  ],
  skip: { rest: 'the mark of minutes pulses, in four steps, while the match is in play' },
})
