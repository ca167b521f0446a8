import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Progress } from '.'

const barShare = () => {
  const bar = document.querySelector('[role="progressbar"] > :last-child > *')
  const track = bar?.parentElement
  return bar && track ? bar.getBoundingClientRect().width / track.getBoundingClientRect().width : -1
}

test('announces the value and its text', async () => {
  await render(<Progress label="Uploading" value={3} max={5} text="3 / 5" />)
  const bar = page.getByRole('progressbar', { name: 'Uploading' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3')
  await expect.element(bar).toHaveAttribute('aria-valuemax', '5')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 / 5')
  expect(barShare()).toBeCloseTo(0.6, 2)
})

test('never overflows its track', async () => {
  const { rerender } = await render(<Progress label="Level" value={140} />)
  await expect.poll(barShare).toBeCloseTo(1, 2)
  await rerender(<Progress label="Level" value={-4} />)
  await expect.poll(barShare).toBeCloseTo(0, 2)
})

test('announces no value while nobody knows it', async () => {
  await render(<Progress label="Waiting" hideLabel />)
  const bar = page.getByRole('progressbar', { name: 'Waiting' })
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
  await expect.element(bar).toHaveTextContent('')
})

conforms(Progress, {
  props: () => ({ label: 'Uploading', value: 3 }),
  states: { 'data-tone': { tone: 'good' }, 'data-indeterminate': { value: undefined } },
  views: [{ text: '3 / 5' }, { hideLabel: true }],
  skip: { rest: 'the bar passes as long as nobody knows how much is done' },
})
