import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Spinner } from '.'

test('is announced only if it has a label', async () => {
  await render(
    <>
      <Spinner />
      <Spinner label="Loading" />
    </>,
  )
  expect(page.getByRole('status').elements()).toHaveLength(1)
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible()
})

conforms(Spinner, {
  props: () => ({ label: 'Loading' }),
  skip: {
    rest: 'it turns as long as something happens',
    motion: 'standing still it would say that nothing happens; it turns slowly, in eight steps',
  },
})
