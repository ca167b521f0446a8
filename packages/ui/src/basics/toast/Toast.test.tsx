import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { Toast } from '.'

// Rule: UI-11.
test('announces a failure at once and other toasts politely', async () => {
  await render(
    <>
      <Toast kind="failure" text="Upload failed" />
      <Toast kind="success" text="Sent" />
    </>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed')
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent')
})

test('does not block presses on the page', async () => {
  await render(<Toast kind="notice" text="Copied" />)
  expect(getComputedStyle(page.getByRole('status').element()).pointerEvents).toBe('none')
})

conforms(Toast, {
  props: () => ({ kind: 'success', text: 'Sent' }),
  states: { 'data-kind': { kind: 'failure' } },
})
