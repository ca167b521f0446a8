import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { SlowModeWait } from '.'

test('shows the seconds that are left, and nothing without a wait', async () => {
  const { rerender } = await render(<SlowModeWait seconds={7} of={10} label="You can write in 7 seconds" />)
  const timer = page.getByRole('timer', { name: 'You can write in 7 seconds' })
  await expect.element(timer).toHaveTextContent('7')
  await rerender(<SlowModeWait seconds={0} of={10} label="" />)
  expect(page.getByRole('timer').query()).toBeNull()
})

conforms(SlowModeWait, { props: () => ({ seconds: 7, of: 10, label: 'You can write in 7 seconds' }) })
