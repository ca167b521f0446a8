import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { PreMatchHead, type PreMatchHeadProps } from '.'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21, 22)
const head: PreMatchHeadProps = {
  home: { name: 'City', score: null },
  away: { name: 'Liverpool', score: null },
  clock: '22:00',
  kickOff: START,
  now: () => START - 50 * HOUR - 61_000,
  labels: {
    countdown: 'Until kick-off',
    days: 'days',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
    soon: 'About to start',
  },
}

const letters = { win: 'W', draw: 'D', loss: 'L' }
const matches = [{ id: '1', result: 'win', label: 'Won 2–1' }] as const
const form = { letters, home: { label: 'Form of City', matches }, away: { label: 'Form of Liverpool', matches } }

test('shows the time left by days, hours, minutes and seconds', async () => {
  await render(<PreMatchHead {...head} />)
  await expect.element(page.getByRole('timer', { name: 'Until kick-off' })).toHaveTextContent('2days02h01min01s')
})

test('shows no days on the day of the match', async () => {
  await render(<PreMatchHead {...head} now={() => START - HOUR - 5000} />)
  await expect.element(page.getByRole('timer')).toHaveTextContent('1h00min05s')
})

test('counts down by the clock, also if a second was missed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = START - 10_000
  await render(<PreMatchHead {...head} now={() => now} />)
  now += 3000
  vi.advanceTimersByTime(1000)
  await expect.element(page.getByRole('timer')).toHaveTextContent('0h00min07s')
})

test('says that the match is about to start when the time has come', async () => {
  await render(<PreMatchHead {...head} now={() => START + 1} />)
  await expect.element(page.getByText('About to start')).toBeVisible()
  expect(page.getByRole('timer').elements()).toHaveLength(0)
})

test('shows the form of both teams and the kick-off', async () => {
  await render(<PreMatchHead {...head} form={form} />)
  await expect.element(page.getByRole('list', { name: 'Form of Liverpool' })).toBeVisible()
  await expect.element(page.getByText('22:00')).toBeVisible()
})

test('has the units of the countdown in a line, and the form and a button below it', async () => {
  await render(
    <PreMatchHead {...head} form={form}>
      <button type="button">Watch</button>
    </PreMatchHead>,
  )
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const timer = page.getByRole('timer').element()
  const tops = [...timer.children].map((unit) => boxOf(unit).top)
  expect(new Set(tops).size).toBe(1)
  const lists = page.getByRole('list').elements().map(boxOf)
  for (const { top } of lists) expect(top).toBeGreaterThan(boxOf(timer).bottom)
  const watch = boxOf(page.getByRole('button', { name: 'Watch' }).element())
  for (const { bottom } of lists) expect(watch.top).toBeGreaterThan(bottom)
})

conforms(PreMatchHead, {
  props: ({ press }) => ({ ...head, home: { ...head.home, onOpen: press('home') }, form }),
  states: { 'data-phase': 'always waiting' },
  views: [{ now: () => START }, { home: { name: 'Borussia Mönchengladbach', score: null, note: '2nd' } }],
})
