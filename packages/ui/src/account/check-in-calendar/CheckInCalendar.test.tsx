import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../../basics/button'
import { CheckInCalendar, type CheckInCalendarDay } from '.'

const days: CheckInCalendarDay[] = [
  { nth: 1, state: 'checked', prize: '+50', label: 'Day 1', stateLabel: 'Done' },
  { nth: 2, state: 'makeup', prize: '+60', label: 'Day 2', stateLabel: 'Make up' },
  { nth: 3, state: 'open', prize: '+70', label: 'Day 3', stateLabel: 'Check in' },
  { nth: 4, state: 'unchecked', prize: '+80', label: 'Day 4', stateLabel: 'Not yet' },
]

test('makes only days that can be checked in or made up pressable', async () => {
  const onDay = vi.fn()
  await render(<CheckInCalendar title="Check-in" days={days} onDay={onDay} />)
  await page.getByRole('button', { name: 'Day 2 +60 Make up' }).click()
  await page.getByRole('button', { name: 'Day 3 +70 Check in' }).click()
  expect(onDay.mock.calls.flat()).toEqual([2, 3])
  await expect.element(page.getByRole('button', { name: 'Day 1 +50 Done' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Day 4 +80 Not yet' })).toBeDisabled()
})

test('announces why a check-in failed', async () => {
  await render(<CheckInCalendar title="Check-in" days={days} onDay={vi.fn()} error="The network is lost" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The network is lost')
})

conforms(CheckInCalendar, {
  props: ({ press }) => ({ title: 'Check-in', days, onDay: press('onDay') }),
  views: [
    { note: '5 days without a gap', action: <Button size="small">Check in</Button>, error: 'The network is lost' },
  ],
})
