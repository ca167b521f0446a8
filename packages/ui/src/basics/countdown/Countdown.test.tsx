import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Countdown, type CountdownProps } from '.'

const labels = { days: (count: number) => `${count} d`, over: 'Now' }
const BEGIN = 1_800_000_000

const clock = () => page.getByRole('timer', { name: 'Kick-off' }).element().textContent.trim()
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const countdown = (props: Partial<CountdownProps> = {}) => (
  <Countdown until={BEGIN + 65} label="Kick-off" labels={labels} {...props} />
)

beforeEach(() =>
  vi.useFakeTimers({ now: BEGIN * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: false }),
)
afterEach(() => vi.useRealTimers())

test('counts every second down to its end, and says then that it is over', async () => {
  const onEnd = vi.fn()
  await render(countdown({ onEnd }))
  expect(clock()).toBe('000105')
  await pass(1000)
  expect(clock()).toBe('000104')
  await pass(63_999)
  expect(clock()).toBe('000001')
  expect(onEnd).not.toHaveBeenCalled()
  await pass(1)
  expect(clock()).toBe('Now')
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('shows the time that is left after the page has slept', async () => {
  await render(countdown())
  vi.setSystemTime((BEGIN + 60) * 1000)
  await pass(1000)
  expect(clock()).toBe('000004')
})

test('shows days apart from the hours', async () => {
  await render(countdown({ until: BEGIN + 2 * 86_400 + 3 * 3600 }))
  expect(clock()).toBe('2 d 030000')
})

test('counts to another moment when that changes', async () => {
  const { rerender } = await render(countdown())
  await rerender(countdown({ until: BEGIN + 5 }))
  expect(clock()).toBe('000005')
})

conforms(Countdown, {
  props: ({ other }) => ({
    until: BEGIN + 200_000,
    label: 'Kick-off',
    labels,
    onEnd: other('time ends it'),
  }),
  states: { 'data-look': { look: 'boxes' }, 'data-over': { until: BEGIN - 1 } },
  skip: { direction: 'a time is written from left to right in every language' },
})
