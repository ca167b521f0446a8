import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { NetBanner } from '.'

test('shows the network state and an action', async () => {
  const onPress = vi.fn()
  await render(<NetBanner state="offline" text="No network" action={{ label: 'Retry', onPress }} />)
  await expect.element(page.getByText('No network')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

conforms(NetBanner, {
  props: ({ press }) => ({
    state: 'offline',
    text: 'No network',
    action: { label: 'Retry', onPress: press('action') },
  }),
  states: { 'data-state': { state: 'back' } },
  views: [{ state: 'connecting' }],
  skip: { rest: 'the icon turns as long as the app connects' },
})
