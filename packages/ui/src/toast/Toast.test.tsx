import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toast } from '.'

test('reads a failure at once and the rest when there is time', async () => {
  await render(
    <>
      <Toast kind="failure" text="Upload failed" />
      <Toast kind="success" text="Sent" />
    </>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed')
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent')
})

test('lets presses through to the page', async () => {
  await render(<Toast kind="notice" text="Copied" />)
  expect(getComputedStyle(page.getByRole('status').element()).pointerEvents).toBe('none')
})
