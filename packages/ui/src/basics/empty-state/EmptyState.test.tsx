import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Button } from '../button'
import { EmptyState, ErrorState } from '.'

test('shows what is missing and an action', async () => {
  await render(<EmptyState title="No matches" hint="Try another day" action={<button type="button">Today</button>} />)
  await expect.element(page.getByText('No matches')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible()
})

test('announces a failure and offers a retry', async () => {
  const onRetry = vi.fn()
  await render(<ErrorState title="Could not load" retryLabel="Try again" onRetry={onRetry} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Could not load')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

conforms(EmptyState, {
  props: () => ({ title: 'No matches', hint: 'Try another day' }),
  views: [{ icon: <svg />, action: <Button>See all</Button> }],
})

conforms(ErrorState, {
  props: ({ press }) => ({ title: 'Could not load', retryLabel: 'Try again', onRetry: press('onRetry') }),
  off: [{ retrying: true }],
  views: [{ title: 'The matches of this day could not be loaded', hint: 'Check the network' }],
})
